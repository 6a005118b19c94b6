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
      print(NCUpdateResult.noData)
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
    .swift(
      in: method,
      """
      let old = NCUpdateResult.failed
      print(old, NCUpdateResult.noData)
      if last == NCUpdateResult.failed { return }
      completionHandler(last == .failed ? .noData : .newData)
      """,
      "[newData, noData]"
    ),
    .swift(in: method, "reload()", "[]"),
    .swift("private \(method) { completionHandler(.newData) }", nil),
    .swift(
      """
      \(method) { load { result in completionHandler(result) } }
      func load(_ done: @escaping (NCUpdateResult) -> Void) { done(next()) }
      func next() -> NCUpdateResult { return isNew ? .newData : .noData }
      func log() -> NCUpdateResult { return .failed }
      """,
      "[newData, noData]"
    ),
    .swift(
      """
      \(method) { load(then: completionHandler) }
      func load(then done: @escaping (NCUpdateResult) -> Void) { fetch { done($0) } }
      func fetch(_ done: (NCUpdateResult) -> Void) { done(.newData) }
      func trace(_ result: NCUpdateResult) { print(result) }
      func other() { trace(.failed) }
      """,
      "[newData]"
    ),
    .swift(
      """
      \(method) {
        func finish(_ result: NCUpdateResult) { completionHandler(result) }
        var result = NCUpdateResult.noData
        defer { completionHandler(result) }
        if changed { result = .newData }
        finish(.failed)
      }
      """,
      "[newData, noData, failed]"
    ),
    .objectiveC(
      """
      - (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler {
        self.handler = completionHandler;
        [self finish:NCUpdateResultNewData];
        NSLog(@"%lu", NCUpdateResultFailed);
      }
      - (void)finish:(NCUpdateResult)result { _handler(result); }
      """,
      "[newData]"
    ),
    .objectiveC(
      in: "- (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler",
      "completionHandler(NCUpdateResultNoData);",
      "[noData]"
    ),
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.handler("widgetPerformUpdate", label: "completionHandler") else {
      return tellUncalled(widget, &facts)
    }
    let flow = ResultFlow(widget, from: method)
    guard flow.isUsed else {
      facts.add([ImportNote(method.head.place, "\(method.name) never calls its completion handler")])
      return facts.set(field, SourceValue(content: .list([]), place: method.head.place))
    }
    let found = flow.results.map { SourceValue.scalar($0.name, at: $0.token.place) }
    if found.isEmpty { facts.leaveOut(field, at: method.head.place, "no result is called by its name") }
    facts.set(field, list: ResultFlow.names.flatMap { result in found.filter { $0.shown == result } })
  }

  /// Tells of a method that looks like the one that the system calls, and is not.
  private static func tellUncalled(_ widget: WidgetCode, _ facts: inout Facts) {
    let names = ["widgetPerformUpdate", "widgetPerformUpdateWithCompletionHandler"]
    guard let method = widget.ownMethods.first(where: { names.contains($0.name) }) else { return }
    let reason =
      method.isPrivate && method.labels.last == "completionHandler" ? "it is private" : "its signature is another"
    facts.leaveOut(field, at: method.head.place, "the system never calls \(method.name): \(reason)")
  }
}
