import WidgetLint

extension LanguageServer {
  /// Takes a notification; one whose parameters have another shape is an error.
  mutating func noteAboutDocument(_ method: String, _ params: JSONValue?) throws(ResponseError) {
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": try open(params)
    case "textDocument/didChange": try change(params)
    case "textDocument/didClose": close(try DocumentURI(params))
    case "textDocument/didSave": save(try DocumentURI(params))
    case "workspace/didChangeWatchedFiles":
      guard let changes = params?["changes"]?.elements else { throw .parameter("changes", "a list of files") }
      let files = changes.compactMap { $0["uri"]?.text }.map { DocumentURI($0) }
      if files.contains(where: checker.concernsOthers) { renewAll() }
    default: break
    }
  }

  private mutating func open(_ params: JSONValue?) throws(ResponseError) {
    let uri = try DocumentURI(params)
    guard let text = params?["textDocument"]?["text"]?.utf8 else { throw .parameter("textDocument.text", "a text") }
    checker.forget()
    documents[uri] = OpenDocument(
      uri,
      version: params?["textDocument"]?["version"]?.integer,
      text,
      client.encoding,
      revision: nextRevision()
    )
    wait(uri)
  }

  private mutating func change(_ params: JSONValue?) throws(ResponseError) {
    let uri = try DocumentURI(params)
    guard let list = params?["contentChanges"]?.elements else { throw .parameter("contentChanges", "a list") }
    let changes = try list.map { value throws(ResponseError) in try TextChange(value) }
    let version = params?["textDocument"]?["version"]?.integer
    let revision = nextRevision()
    try documents[uri]?.apply(changes, version: version, revision: revision)
    wait(uri)
  }

  private mutating func close(_ uri: DocumentURI) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    waiting.removeAll { $0 == uri }
    if !client.pulls, (document.check ?? checker.check(uri, [])).kind != .other {
      push(uri, version: nil, "[]")
    }
  }

  private mutating func save(_ uri: DocumentURI) {
    if checker.concernsOthers(uri) { return renewAll() }
    guard let document = documents[uri] else { return }
    checker.forget()
    let before = document.diagnostics
    documents[uri]?.check = nil
    documents[uri]?.diagnostics = nil
    // What is the same as before need not be said again.
    guard diagnostics(of: uri) != before else { return }
    let revision = nextRevision()
    documents[uri]?.renew(revision)
    wait(uri)
  }

  /// Looks at all documents anew, since a configuration or a rule file may be another.
  private mutating func renewAll() {
    checker.forget()
    for uri in documents.keys.sorted(by: { $0.text < $1.text }) {
      let revision = nextRevision()
      documents[uri]?.renew(revision)
      wait(uri)
    }
    if client.pulls, client.refreshes { request("workspace/diagnostic/refresh", nil) }
  }

  private mutating func wait(_ uri: DocumentURI) {
    if documents[uri] != nil, !waiting.contains(uri) { waiting.append(uri) }
  }

  // MARK: - Diagnostics

  /// What there is to say of a document that is open.
  mutating func check(of uri: DocumentURI) -> DocumentCheck? {
    if let check = documents[uri]?.check { return check }
    guard let document = documents[uri] else { return nil }
    let check = checker.check(uri, document.text?.bytes)
    documents[uri]?.check = check
    return check
  }

  /// A document's diagnostics as JSON; nil if it is not open.
  mutating func diagnostics(of uri: DocumentURI) -> String? {
    guard let check = check(of: uri), let document = documents[uri] else { return nil }
    if let known = document.diagnostics { return known }
    let text = document.text ?? DocumentText([], client.encoding)
    let list = DiagnosticList(uri, text, check, showsRelated: client.showsRelated).json.compact
    documents[uri]?.diagnostics = list
    return list
  }

  /// Pushes the diagnostics of what has changed since they were pushed.
  mutating func pushDiagnostics() {
    let changed = waiting
    waiting = []
    guard !client.pulls else { return }
    for uri in changed {
      guard let check = check(of: uri), let list = diagnostics(of: uri) else { continue }
      if check.kind != .other || documents[uri]?.wasPushed == true {
        push(uri, version: documents[uri]?.version, list)
        documents[uri]?.wasPushed = check.kind != .other
      }
    }
  }

  private mutating func push(_ uri: DocumentURI, version: Int?, _ list: String) {
    let version = version.map { ",\"version\":\($0)" } ?? ""
    tell(
      "textDocument/publishDiagnostics",
      "{\"uri\":\(JSONText.text(uri.text).compact)\(version),\"diagnostics\":\(list)}"
    )
  }
}
