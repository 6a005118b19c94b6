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
    case "textDocument/documentColor": return try checked(params)?.colors ?? .list([])
    case "textDocument/colorPresentation":
      let color = try Color(params?["color"])
      guard let check = try checked(params), check.kind == .description else { return .list([]) }
      return check.presentations(of: color, try check.text.range(params?["range"]))
    case "textDocument/documentSymbol":
      guard let check = try checked(params), let file = check.file else { return .list([]) }
      return .list(
        file.descriptions.flatMap { SymbolList(check: check, description: $0, isNested: client.nestsSymbols).json }
      )
    default: throw ResponseError(.methodNotFound, "there is no method \(method)")
    }
  }

  /// Returns the check of the document that parameters name; nil if it is not open or is too large.
  private mutating func checked(_ params: JSONValue?) throws(ResponseError) -> DocumentCheck? {
    let uri = try DocumentURI(params)
    return documents[uri]?.text == nil ? nil : check(of: uri)
  }

  // MARK: - Diagnostics

  private mutating func pull(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    let uri = try DocumentURI(params)
    guard let list = diagnostics(of: uri) else { throw .parameter("textDocument", "a document that is open") }
    documents[uri]?.pulled = list.hashValue
    let identifier = String(list.hashValue)
    if params?["previousResultId"]?.text == identifier { return ["kind": "unchanged", "resultId": .text(identifier)] }
    return ["kind": "full", "resultId": .text(identifier), "items": .raw(list)]
  }

  // MARK: - At the cursor

  private mutating func hover(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    let position = try Position(params?["position"])
    guard let check = try checked(params) else { return .null }
    let hover = check.hover(at: check.text.offset(of: position), isMarkdown: client.takesMarkdown)
    guard let range = hover.range, !hover.isEmpty else { return .null }
    let kind = client.takesMarkdown ? "markdown" : "plaintext"
    return ["contents": ["kind": .text(kind), "value": .text(hover.text)], "range": check.text.json(range)]
  }

  private mutating func complete(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    let position = try Position(params?["position"])
    guard let check = try checked(params), ![.source, .other].contains(check.kind) else {
      return ["isIncomplete": false, "items": []]
    }
    let context = params?["context"]
    let afterSpace = context?["triggerKind"]?.integer == 2 && context?["triggerCharacter"]?.text == " "
    let (items, range) = check.completion(at: check.text.offset(of: position), afterSpace: afterSpace)
    let place = check.text.json(range)
    return ["isIncomplete": false, "items": .list(items.enumerated().map { $1.json($0, place) })]
  }

  // MARK: - Actions

  private mutating func act(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    guard let check = try checked(params), [.description, .source].contains(check.kind), !check.isExcluded,
      let document = documents[check.uri]
    else { return .list([]) }
    let context = params?["context"]
    guard let named = context?["diagnostics"]?.elements else { throw .parameter("context.diagnostics", "a list") }
    var only: [String] = []
    if let kinds = context?["only"] {
      guard let list = kinds.elements else { throw .parameter("context.only", "a list") }
      only = list.compactMap(\.text)
    }
    let list = CodeActionList(document: document, check: check, client: client)
    return .list(list.actions(try check.text.range(params?["range"]), named: named, only: only))
  }

  private mutating func resolve(_ params: JSONValue?) throws(ResponseError) -> JSONText {
    if let params, params["edit"] != nil { return .raw(params.source) }
    guard let params, let data = params["data"], let uri = data["uri"]?.text else {
      throw .parameter("data", "what the server put there")
    }
    let name = DocumentURI(uri)
    guard let check = check(of: name), let document = documents[name], document.text != nil,
      document.version == data["version"]?.integer
    else { throw ResponseError(.contentModified, "the text has changed since") }
    let list = CodeActionList(document: document, check: check, client: client)
    guard let edit = list.edit(of: (data["rule"]?.text, data["start"]?.integer)) else {
      throw ResponseError(.contentModified, "the finding is gone")
    }
    // Returns the action as it came, but without a null edit.
    let members = params.members?.filter { $0.key != "edit" }.map { ($0.key, JSONText.raw($0.value.source)) } ?? []
    return .object(members + [("edit", edit)])
  }
}
