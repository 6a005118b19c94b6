/// Whether code runs on iOS 10 and later only.
enum ExpandedModeGuard {
  /// The methods that the system calls on every version.
  private static let lifecycle: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "loadView", "init", "viewDidLayoutSubviews",
    "widgetPerformUpdate", "widgetPerformUpdateWithCompletionHandler",
  ]

  private static let versionChecks: Set<String> = [
    "respondsToSelector", "instancesRespondToSelector", "responds", "instancesRespond", "isOperatingSystemAtLeast",
  ]

  /// Whether a token stands after a check of the version; nil where that depends on who calls the method.
  static func isGuarded(_ index: Int, in file: CodeFile, _ widget: WidgetCode) -> Bool? {
    guard let method = widget.method(at: index, in: file) else { return nil }
    if hasCheck(before: index, in: method, file) { return true }
    if lifecycle.contains(method.name) { return false }
    let calls = widget.bodies(of: widget.views).flatMap { file, body in
      body.filter { file.isWord($0) && file.text($0) == method.name && isCall($0, file) }.map { (file, $0) }
    }
    guard !calls.isEmpty else { return nil }
    let checks = calls.map { file, index in
      widget.method(at: index, in: file).map { hasCheck(before: index, in: $0, file) } ?? false
    }
    return checks.allSatisfy { $0 } ? true : nil
  }

  private static func isCall(_ index: Int, _ file: CodeFile) -> Bool {
    !file.isToken(index - 1, "func")
      && (file.isToken(index + 1, "(") || file.isObjectiveC && file.isToken(index - 1, "self"))
  }

  /// Whether a check stands before a token in the scopes around it, or the method itself needs iOS 10.
  private static func hasCheck(before index: Int, in method: Method, _ file: CodeFile) -> Bool {
    if method.modifiers.contains(where: { $0.hasPrefix("@available iOS 1") }) { return true }
    var next = index - 1
    while next >= method.body.lowerBound {
      if let opening = file.partner(next), opening < next {
        // guard #available(iOS 10, *) else { return }
        if file.isToken(next, "}"), file.isToken(opening - 1, "else"), isCheck(opening - 2, file),
          isGuardStatement(opening, file)
        {
          return true
        }
        // if ([context respondsToSelector:…]) { … }
        if file.isToken(next + 1, "{"), (opening..<next).contains(where: { file.isToken($0, in: versionChecks) }) {
          return true
        }
        if isCheck(next, file) { return !file.isToken(next + 1, "else") }
        next = opening
      }
      next -= 1
    }
    return false
  }

  private static func isGuardStatement(_ brace: Int, _ file: CodeFile) -> Bool {
    (max(0, brace - 40)..<brace).contains { file.isToken($0, "guard") }
  }

  /// Whether a closing parenthesis ends a check for iOS 10 or later.
  private static func isCheck(_ index: Int, _ file: CodeFile) -> Bool {
    guard file.isToken(index, ")"), let opening = file.partner(index) else { return false }
    guard file.isToken(opening - 1, "#available") || file.isToken(opening - 1, "@available") else { return false }
    return file.isToken(opening + 1, in: ["iOS", "iOSApplicationExtension"]) && file.text(opening + 2).hasPrefix("1")
  }
}
