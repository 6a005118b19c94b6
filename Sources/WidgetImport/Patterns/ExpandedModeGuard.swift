/// Whether code runs on iOS 10 and later only.
enum ExpandedModeGuard {
  /// The methods that the system calls on every version.
  private static let lifecycle: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "loadView", "init", "viewDidLayoutSubviews",
    "widgetPerformUpdate", "widgetPerformUpdateWithCompletionHandler",
  ]

  /// Whether a token is after a check of the version; nil where that depends on who calls the method.
  static func isGuarded(_ index: Int, in file: CodeFile, _ widget: WidgetCode) -> Bool? {
    guard let method = widget.method(at: index, in: file) else { return nil }
    switch answer(at: index, in: method, file) {
    case .checked: return true
    case .unclear: return nil
    case .unchecked: if lifecycle.contains(method.name) { return false }
    }
    let calls = widget.bodies(of: widget.views).flatMap { file, body in
      body.filter { file.isWord($0) && file.text($0) == method.name && isCall($0, file) }.map { (file, $0) }
    }
    guard !calls.isEmpty else { return nil }
    let isChecked = calls.allSatisfy { file, index in
      widget.method(at: index, in: file).map { answer(at: index, in: $0, file) } == .checked
    }
    return isChecked ? true : nil
  }

  private static func isCall(_ index: Int, _ file: CodeFile) -> Bool {
    !file.isToken(index - 1, "func")
      && (file.isToken(index + 1, "(") || file.isObjectiveC && file.isToken(index - 1, "self"))
  }

  /// Whether a check is before a token, or the method itself needs iOS 10.
  private static func answer(at index: Int, in method: Method, _ file: CodeFile) -> VersionChecks.Answer {
    if method.modifiers.contains(where: { $0.hasPrefix("@available iOS 1") }) { return .checked }
    return VersionChecks(file, method).answer(at: index)
  }
}
