import WidgetLint

extension LanguageServer {
  /// Answers a request about a document.
  mutating func answerAboutDocument(_ method: String, _ params: JSONValue?) throws(ResponseError) -> JSONText {
    switch method {
    case "textDocument/diagnostic": return try pull(params)
    case "textDocument/hover": return try hover(params)
    case "textDocument/completion": return try complete(params)
    case "textDocument/codeAction": return try act(params)
    case "codeAction/resolve": return try resolve(params)
    case "textDocument/documentColor":
      guard let (_, text, check) = try checked(params), let file = check.file else { return .list([]) }
      return ColorList(text).json(file)
    case "textDocument/colorPresentation":
      let color = try Color(params?["color"])
      guard let (_, text, check) = try checked(params), check.kind == .description else { return .list([]) }
      return ColorList(text).presentations(color, try text.range(params?["range"]))
    case "textDocument/documentSymbol":
      guard let (document, text, check) = try checked(params), let file = check.file else { return .list([]) }
      return SymbolList(document.uri, text).json(file, isNested: client.nestsSymbols)
    default: throw ResponseError(.methodNotFound, "there is no method \(method)")
    }
  }

  /// The document that parameters name, with what was found in it; nil if it is not open, or too large.
  private mutating func checked(
    _ params: JSONValue?
  ) throws(ResponseError) -> (OpenDocument, DocumentText, DocumentCheck)? {
    let uri = try DocumentURI(params)
    guard let check = check(of: uri), let document = documents[uri], let text = document.text else { return nil }
    return (document, text, check)
  }

  // MARK: - Diagnostics

  private mutating func pull(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    let uri = try DocumentURI(params)
    guard let list = diagnostics(of: uri), let document = documents[uri] else {
      throw .parameter("textDocument", "a document that is open")
    }
    let identifier = JSONText.text(String(document.revision))
    if params?["previousResultId"]?.text == String(document.revision) {
      return ["kind": "unchanged", "resultId": identifier]
    }
    return ["kind": "full", "resultId": identifier, "items": .raw(list)]
  }

  // MARK: - At the cursor

  private mutating func hover(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    let position = try Position(params?["position"])
    guard let (_, text, check) = try checked(params) else { return .null }
    let hover = Hover(text, check, at: text.offset(of: position), isMarkdown: client.takesMarkdown)
    guard let range = hover.range else { return .null }
    let kind = client.takesMarkdown ? "markdown" : "plaintext"
    return ["contents": ["kind": .text(kind), "value": .text(hover.text.text)], "range": text.json(range)]
  }

  private mutating func complete(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    let position = try Position(params?["position"])
    guard let (_, text, check) = try checked(params), check.kind != .other else {
      return ["isIncomplete": false, "items": []]
    }
    let context = params?["context"]
    let afterSpace = context?["triggerKind"]?.integer == 2 && context?["triggerCharacter"]?.text == " "
    let (items, range) = Completion.items(text, check, at: text.offset(of: position), afterSpace: afterSpace)
    let place = text.json(range)
    return ["isIncomplete": false, "items": .list(items.enumerated().map { $1.json($0, place) })]
  }

  // MARK: - Actions

  private mutating func act(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    guard let range = params?["range"] else { throw .parameter("range", "two places") }
    _ = try (Position(range["start"]), Position(range["end"]))
    let only = params?["context"]?["only"]?.elements?.compactMap(\.text)
    guard let (document, text, check) = try checked(params), check.kind == .description, !check.isExcluded else {
      return .list([])
    }
    let list = CodeActionList(document, text, check, client)
    let named = params?["context"]?["diagnostics"]?.elements ?? []
    return .list(list.actions(try text.range(range), named: named, only: only.flatMap { $0.isEmpty ? nil : $0 }))
  }

  private mutating func resolve(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    guard let params, let data = params["data"], let uri = data["uri"]?.text, let revision = data["revision"]?.integer
    else { throw .parameter("data", "what the server put there") }
    if params["edit"] != nil { return .raw(params.source) }
    let name = DocumentURI(uri)
    guard let check = check(of: name), let document = documents[name], let text = document.text,
      document.revision == revision
    else { throw ResponseError(.contentModified, "the text has changed since") }
    let deferred = CodeActionList.Deferred(rule: data["rule"]?.text, start: data["start"]?.integer)
    guard let edit = CodeActionList(document, text, check, client).edit(of: deferred) else {
      throw ResponseError(.contentModified, "the finding is gone")
    }
    // The action as it came, but for an edit of null.
    let members = params.members?.filter { $0.key != "edit" }.map { ($0.key, JSONText.raw($0.value.source)) } ?? []
    return .object(members + [("edit", edit)])
  }
}
