import WidgetLint
import YAML

/// The capabilities that the client declares in `initialize`.
struct ClientCapabilities {
  /// The unit in which characters are counted.
  let encoding: LineMap.Unit
  /// Whether it asks for diagnostics itself.
  let pulls: Bool
  /// Whether it can be told to request them again.
  let refreshes: Bool
  /// Whether it shows related places of a diagnostic.
  let showsRelated: Bool
  /// Whether it takes Markdown in a hover.
  let takesMarkdown: Bool
  /// Whether edits may name the version they apply to.
  let takesVersionedEdits: Bool
  /// Whether it requests the edit of an action when it is chosen.
  let resolvesEdits: Bool
  /// Whether symbols may be nested.
  let nestsSymbols: Bool
  /// Whether it watches files for the server.
  let watchesFiles: Bool

  /// Reads the `capabilities` of `initialize`; there are none before that.
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

  /// The server's answer: the features that it offers to the client.
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
