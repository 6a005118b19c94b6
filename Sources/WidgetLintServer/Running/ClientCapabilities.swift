import WidgetLint

/// What the client says in `initialize` that it can do.
struct ClientCapabilities {
  /// The unit in which characters are counted.
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics itself.
  var pulls = false
  /// Whether it can be asked to ask for them anew.
  var refreshes = false
  /// Whether it shows places that a diagnostic speaks of.
  var showsRelated = false
  /// Whether it takes Markdown in a hover.
  var takesMarkdown = false
  /// Whether edits may name the version that they are for.
  var takesVersionedEdits = false
  /// Whether it asks for the edit of an action once that is chosen.
  var resolvesEdits = false
  /// Whether symbols may be below one another.
  var nestsSymbols = false
  /// Whether it watches files for the server.
  var watchesFiles = false

  /// Before `initialize`.
  init() {}

  /// Reads the parameters of `initialize`.
  init(_ params: JSONValue?) {
    let all = params?["capabilities"]
    let (text, workspace) = (all?["textDocument"], all?["workspace"])
    func texts(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.text) ?? [] }
    encoding = PositionEncoding(offered: texts(all?["general"]?["positionEncodings"]))
    pulls = text?["diagnostic"] != nil
    refreshes = (workspace?["diagnostics"] ?? workspace?["diagnostic"])?["refreshSupport"]?.boolean ?? false
    showsRelated =
      (text?["publishDiagnostics"]?["relatedInformation"] ?? text?["diagnostic"]?["relatedInformation"])?.boolean
      ?? false
    takesMarkdown = texts(text?["hover"]?["contentFormat"]).contains("markdown")
    takesVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    resolvesEdits = texts(text?["codeAction"]?["resolveSupport"]?["properties"]).contains("edit")
    nestsSymbols = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.boolean ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
  }

  /// What the server answers: what it offers to the client.
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
          ? ["identifier": .text(ProductInfo.name), "interFileDependencies": false, "workspaceDiagnostics": false]
          : nil,
      ]), "serverInfo": ["name": .text(ProductInfo.name), "version": .text(ProductInfo.version)],
    ]
  }
}
