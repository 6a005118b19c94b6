import WidgetLint
import YAML

/// What the client says in `initialize` that it can do.
struct ClientCapabilities {
  /// The unit in which characters are counted.
  let encoding: LineMap.Unit
  /// Whether it asks for diagnostics itself.
  let pulls: Bool
  /// Whether it can be asked to ask for them anew.
  let refreshes: Bool
  /// Whether it shows places that a diagnostic speaks of.
  let showsRelated: Bool
  /// Whether it takes Markdown in a hover.
  let takesMarkdown: Bool
  /// Whether edits may name the version that they are for.
  let takesVersionedEdits: Bool
  /// Whether it asks for the edit of an action once that is chosen.
  let resolvesEdits: Bool
  /// Whether symbols may be below one another.
  let nestsSymbols: Bool
  /// Whether it watches files for the server.
  let watchesFiles: Bool

  /// Reads the `capabilities` of `initialize`; before that there are none.
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

  /// What the server answers: what it offers to the client.
  var answer: JSONText {
    [
      "capabilities": .members([
        "positionEncoding": .text(encoding.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]], "hoverProvider": true,
        "definitionProvider": true,
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
