import WidgetLint

/// What the server says in answer to `initialize`.
struct ServerCapabilities {
  private let client: ClientCapabilities

  /// What is offered to a client.
  init(_ client: ClientCapabilities) { self.client = client }

  /// The answer as JSON.
  var json: JSONText {
    let sync = JSONText.object([
      ("openClose", .boolean(true)), ("change", .integer(2)),
      ("save", .object([("includeText", .boolean(false))])),
    ])
    let actions = JSONText.object([
      ("codeActionKinds", .list(CodeActionKind.allCases.map { .text($0.rawValue) })),
      ("resolveProvider", .boolean(client.resolvesEdits)),
    ])
    var members: [(String, JSONText)] = [
      ("positionEncoding", .text(client.encoding.rawValue)), ("textDocumentSync", sync),
      ("hoverProvider", .boolean(true)),
      (
        "completionProvider",
        .object([("triggerCharacters", .list([.text(" ")])), ("resolveProvider", .boolean(false))])
      ),
      ("codeActionProvider", actions), ("colorProvider", .boolean(true)), ("documentSymbolProvider", .boolean(true)),
    ]
    if client.pulls {
      let pull = JSONText.object([
        ("identifier", .text(ProductInfo.name)), ("interFileDependencies", .boolean(false)),
        ("workspaceDiagnostics", .boolean(false)),
      ])
      members.append(("diagnosticProvider", pull))
    }
    let product = JSONText.object([("name", .text(ProductInfo.name)), ("version", .text(ProductInfo.version))])
    return .object([("capabilities", .object(members)), ("serverInfo", product)])
  }
}

/// The kinds of code actions, by their names in the protocol.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.widgetlint"
}
