import WidgetLint
import YAML

/// What the client says in `initialize` that it can do.
struct ClientCapabilities {
  /// The unit in which it counts characters.
  let encoding: LineMap.Unit
  /// Whether it pulls diagnostics itself.
  let pulls: Bool
  /// Whether the server can ask it to pull them again.
  let refreshes: Bool
  /// Whether it shows a diagnostic's related places.
  let showsRelated: Bool
  /// Whether it shows Markdown in hovers.
  let takesMarkdown: Bool
  /// Whether an edit may name the version to which it applies.
  let takesVersionedEdits: Bool
  /// Whether it asks for an action's edit only when the action is chosen.
  let resolvesEdits: Bool
  /// Whether it shows nested symbols.
  let nestsSymbols: Bool
  /// Whether it watches files for the server.
  let watchesFiles: Bool

  /// Reads the `capabilities` of `initialize`; without them, the client can do nothing extra.
  init(_ all: JSONValue? = nil) {
    let (text, workspace) = (all?["textDocument"], all?["workspace"])
    func texts(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.text) ?? [] }
    func flag(_ value: JSONValue?) -> Bool { value?.boolean ?? false }
    encoding = texts(all?["general"]?["positionEncodings"]).compactMap { LineMap.Unit(rawValue: $0) }.first ?? .utf16
    pulls = text?["diagnostic"] != nil
    refreshes = flag((workspace?["diagnostics"] ?? workspace?["diagnostic"])?["refreshSupport"])
    showsRelated = flag(
      text?["publishDiagnostics"]?["relatedInformation"] ?? text?["diagnostic"]?["relatedInformation"]
    )
    takesMarkdown = texts(text?["hover"]?["contentFormat"]).contains("markdown")
    takesVersionedEdits = flag(workspace?["workspaceEdit"]?["documentChanges"])
    resolvesEdits = texts(text?["codeAction"]?["resolveSupport"]?["properties"]).contains("edit")
    nestsSymbols = flag(text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"])
    watchesFiles = flag(workspace?["didChangeWatchedFiles"]?["dynamicRegistration"])
  }

  /// The server's capabilities for this client.
  var answer: JSONText {
    [
      "capabilities": .members([
        "positionEncoding": .text(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]], "hoverProvider": true,
        "completionProvider": ["triggerCharacters": [" "], "resolveProvider": false],
        "codeActionProvider": [
          "codeActionKinds": .list(CodeActionList.Kind.allCases.map { .text($0.rawValue) }),
          "resolveProvider": .boolean(resolvesEdits),
        ],
        "colorProvider": true, "documentSymbolProvider": true,
        "diagnosticProvider": pulls
          ? ["identifier": .text(ProductInfo.name), "interFileDependencies": true, "workspaceDiagnostics": false]
          : nil,
      ]), "serverInfo": ["name": .text(ProductInfo.name), "version": .text(ProductInfo.version)],
    ]
  }
}
