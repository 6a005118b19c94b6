/// `updateResults`: what the handler of the update method is called with.
enum UpdateResults: CodePattern {
  static let field = "updateResults"

  static let examples: [PatternExample] = [
    .swift(
      "func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) { completionHandler(.newData) }",
      "[newData]"
    ),
    .swift(
      """
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        completionHandler(changed ? NCUpdateResult.newData : NCUpdateResult.noData)
      }
      """,
      "[newData, noData]"
    ),
    .swift(
      """
      func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        let result: NCUpdateResult
        if changed { result = .newData } else { result = .failed }
        other = .noData
        completionHandler(result)
      }
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
      """
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
        completionHandler(NCUpdateResultNoData);
      }
      """,
      "[noData]"
    ),
  ]

  private static let results = ["newData", "noData", "failed"]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    let method = widget.handler(
      "widgetPerformUpdate",
      label: "completionHandler",
      objectiveC: "widgetPerformUpdateWithCompletionHandler"
    )
    guard let method else { return }
    var found: [String: SourcePlace] = [:]
    let bodies = widget.bodies(of: widget.principal)
    // What one part of the class declares, an extension may call.
    var names = Names()
    for (file, body) in bodies { names.take(file, body) }
    for (file, body) in bodies {
      for index in body {
        guard let result = result(index, file, names), found[result] == nil else { continue }
        found[result] = file.place(index)
      }
    }
    if found.isEmpty {
      facts.leaveOut(field, at: widget.code.files[method.file].place(method.head), "no result is called by its name")
    } else {
      facts.set(field, .list(results.compactMap { result in found[result].map { .scalar(result, at: $0) } }))
    }
  }

  /// The result that a token names.
  private static func result(_ index: Int, _ file: CodeFile, _ names: Names) -> String? {
    guard file.isWord(index) else { return nil }
    let word = file.text(index)
    if word.hasPrefix("NCUpdateResult"), word.utf8.count > 14 { return name(String(word.dropFirst(14))) }
    guard file.isToken(index - 1, "."), let name = name(word) else { return nil }
    if file.isToken(index - 2, "NCUpdateResult") { return file.isToken(index - 3, "case") ? nil : name }
    // `.newData`, where only a result can be: in a call of a handler, or as the value of a result.
    if file.isWord(index - 2), !file.isToken(index - 2, "return") { return nil }
    var next = index - 2
    while next >= max(0, index - 60) {
      if file.isToken(next, "("), file.isWord(next - 1) || file.isToken(next - 1, "?") || file.isToken(next - 1, "!") {
        let callee = file.isWord(next - 1) ? next - 1 : next - 2
        return names.handlers.contains(file.text(callee)) ? name : nil
      }
      if file.isToken(next, "="), file.isToken(next - 1, "NCUpdateResult") || file.isToken(next - 1, in: names.results)
      {
        return name
      }
      if file.isToken(next, "{") || file.isToken(next, "}") || file.isToken(next, "case") { return nil }
      next = (file.partner(next).map { $0 < next ? $0 : next } ?? next) - 1
    }
    return nil
  }

  private static func name(_ word: String) -> String? { results.first { $0.lowercased() == word.lowercased() } }

  /// The names that hold a result, and those of what takes one.
  private struct Names {
    var results: Set<String> = []
    var handlers: Set<String> = ["completionHandler"]

    mutating func take(_ file: CodeFile, _ body: Range<Int>) {
      for index in body where file.isToken(index, "NCUpdateResult") {
        if file.isToken(index - 1, ":") {
          results.insert(file.text(index - 2))
          // func finish(with result: NCUpdateResult)
          let open = (max(body.lowerBound, index - 24)..<index).last { file.isToken($0, "(") }
          if let open, file.isToken(open - 2, "func") { handlers.insert(file.text(open - 1)) }
        } else if file.isToken(index + 1, ")") {
          var next = index
          while next > max(body.lowerBound, index - 12), !file.isToken(next, ":") { next -= 1 }
          if file.isToken(next, ":"), file.isWord(next - 1) { handlers.insert(file.text(next - 1)) }
        }
      }
    }
  }
}
