/// `updateResults`: the results with which the handler of the update method is called.
enum UpdateResults: CodePattern {
  static let field = "updateResults"

  private static let method =
    "func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void))"

  static let examples: [PatternExample] = [
    .swift(in: method, "completionHandler(.newData)", "[newData]"),
    .swift(
      in: method,
      "completionHandler(changed ? NCUpdateResult.newData : NCUpdateResult.noData)",
      "[newData, noData]"
    ),
    .swift(
      in: method,
      """
      let result: NCUpdateResult
      if changed { result = .newData } else { result = .failed }
      other = .noData
      completionHandler(result)
      """,
      "[newData, failed]"
    ),
    .swift(
      "func widgetPerformUpdate(_ handler: @escaping (NCUpdateResult) -> Void) { handler(NCUpdateResult.newData) }",
      nil
    ),
    .swift(
      """
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { handler = completionHandler }
      func finish(with result: NCUpdateResult) { handler?(result) }
      func load() { finish(with: changed ? .newData : .noData) }
      }
      extension Today {
        func fail() { finish(with: .failed) }
      """,
      "[newData, noData, failed]"
    ),
    .objectiveC(
      in: "- (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler",
      "completionHandler(NCUpdateResultNoData);",
      "[noData]"
    ),
  ]

  private static let results = ["newData", "noData", "failed"]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.handler("widgetPerformUpdate", label: "completionHandler") else { return }
    let bodies = widget.bodies(of: widget.principal)
    // An extension may call the functions of the other parts of the class.
    let names = Names(bodies)
    let found = bodies.joined().compactMap { token in
      result(token, names).map { SourceValue.scalar($0, at: token.place) }
    }
    if found.isEmpty { facts.leaveOut(field, at: method.head.place, "no result is called by its name") }
    facts.set(field, list: results.flatMap { result in found.filter { $0.shown == result } })
  }

  /// The result that a token names.
  private static func result(_ token: Cursor, _ names: Names) -> String? {
    guard token.isWord else { return nil }
    if token.text.hasPrefix("NCUpdateResult"), let name = name(token.text.dropFirst(14)) { return name }
    guard token[-1] == ".", let name = name(token.text[...]) else { return nil }
    if token[-2] == "NCUpdateResult" { return token[-3] == "case" ? nil : name }
    // `.newData` may be anything but in a call of a handler, or as the value of a result.
    if token.moved(-2).isWord, token[-2] != "return" { return nil }
    return isResult(token, names) ? name : nil
  }

  /// Whether a token is in a call of a handler, or the value of a result.
  private static func isResult(_ token: Cursor, _ names: Names) -> Bool {
    var next = token.moved(-2)
    while next.index >= 0, token.index - next.index <= Limits.argument {
      if next.text == "(" {
        let callee = next.moved(-1).isAny("?", "!") ? next.moved(-2) : next.moved(-1)
        if callee.isWord || callee.index < next.index - 1 { return names.handlers.contains(callee.text) }
      }
      if next.text == "=", next[-1] == "NCUpdateResult" || names.results.contains(next[-1]) { return true }
      if next.isAny("{", "}", "case") { return false }
      next = next.opening.moved(-1)
    }
    return false
  }

  private static func name(_ word: Substring) -> String? { results.first { $0.lowercased() == word.lowercased() } }

  /// The names that hold a result, and those of functions that take one.
  private struct Names {
    var results: Set<String> = []
    var handlers: Set<String> = ["completionHandler"]

    init(_ bodies: [Code]) {
      for type in bodies.joined() where type.text == "NCUpdateResult" {
        if type[-1] == ":" {
          results.insert(type[-2])
          // func finish(with result: NCUpdateResult)
          let open = type.brackets.first { _ in true }
          if let open, open.text == "(", open[-2] == "func" { handlers.insert(open[-1]) }
        } else if type[1] == ")" {
          // completionHandler: @escaping (NCUpdateResult) -> Void
          let before = Code(type.file, max(0, type.index - 12)..<type.index).reversed()
          if let colon = before.first(where: { $0.text == ":" }), colon.moved(-1).isWord { handlers.insert(colon[-1]) }
        }
      }
    }
  }
}
