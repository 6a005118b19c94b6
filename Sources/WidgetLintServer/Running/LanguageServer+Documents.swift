import WidgetLint

extension LanguageServer {
  /// Handles a notification about a document; throws if its parameters have the wrong shape.
  mutating func noteAboutDocument(_ method: String, _ params: JSONValue?) throws(ResponseError) {
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": try open(params)
    case "textDocument/didChange": try change(params)
    case "textDocument/didClose": close(try DocumentURI(params))
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": renewAll()
    default: break
    }
  }

  /// Asks the client to watch the files that the server reads.
  private mutating func watchFiles() {
    guard client.watchesFiles else { return }
    let endings = (["yml", "yaml"] + BoundValues.sourceEndings).joined(separator: ",")
    let globs = ["**/*.{\(endings)}", "**/\(Workspace.configurationName)"]
    let registration: JSONText = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .list(globs.map { ["globPattern": .text($0)] })],
    ]
    request("client/registerCapability", ["registrations": [registration]])
  }

  private mutating func open(_ params: JSONValue?) throws(ResponseError) {
    let uri = try DocumentURI(params)
    guard let text = params?["textDocument"]?["text"]?.utf8 else { throw .parameter("textDocument.text", "a text") }
    checker.forget()
    let version = params?["textDocument"]?["version"]?.integer
    documents[uri] = OpenDocument(version: version, text, client.encoding)
    wait(uri)
    renewSources(afterChangeOf: uri)
  }

  private mutating func change(_ params: JSONValue?) throws(ResponseError) {
    let uri = try DocumentURI(params)
    guard let list = params?["contentChanges"]?.elements else { throw .parameter("contentChanges", "a list") }
    guard var document = documents[uri] else { return }
    for change in list {
      guard let text = change["text"]?.utf8 else { throw .parameter("contentChanges", "a text") }
      try document.replace(change["range"], with: text)
    }
    document.version = params?["textDocument"]?["version"]?.integer
    (document.check, document.pulled) = (nil, nil)
    documents[uri] = document
    wait(uri)
    renewSources(afterChangeOf: uri)
  }

  private mutating func close(_ uri: DocumentURI) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    waiting.removeAll { $0 == uri }
    if !client.pulls, (document.check?.kind ?? checker.kind(of: uri)) != .other { push(uri, version: nil, "[]") }
    checker.setSource(uri, nil)
    renewSources(afterChangeOf: uri)
  }

  /// Checks all documents again, since a configuration or a rule file may have changed.
  private mutating func renewAll() {
    checker.forget()
    waiting = documents.keys.sorted { $0.text < $1.text }
    for uri in waiting {
      // With other settings, the source file may belong to a project.
      if checker.kind(of: uri) == .source { checker.setSource(uri, documents[uri]?.text?.bytes) }
      documents[uri]?.check = nil
    }
  }

  /// Checks all other open source files again after one has changed, since findings may depend on several files.
  private mutating func renewSources(afterChangeOf uri: DocumentURI) {
    guard checker.kind(of: uri) == .source else { return }
    checker.setSource(uri, documents[uri]?.text?.bytes)
    for other in documents.keys.sorted(by: { $0.text < $1.text })
    where other != uri && checker.kind(of: other) == .source {
      documents[other]?.check = nil
      wait(other)
    }
  }

  /// Queues a document's diagnostics to be pushed, unless the client pulls them itself.
  private mutating func wait(_ uri: DocumentURI) {
    if !client.pulls, !waiting.contains(uri) { waiting.append(uri) }
  }

  // MARK: - Diagnostics

  /// Returns the check of a document, made if necessary; nil if the document is not open.
  mutating func check(of uri: DocumentURI) -> DocumentCheck? {
    guard let document = documents[uri] else { return nil }
    if let check = document.check { return check }
    let text = document.text ?? DocumentText([], client.encoding)
    let check = checker.check(uri, text, isTooLarge: document.text == nil)
    documents[uri]?.check = check
    return check
  }

  /// Returns a document's diagnostics as JSON; nil if the document is not open.
  mutating func diagnostics(of uri: DocumentURI) -> String? {
    check(of: uri).map { DiagnosticList(check: $0, showsRelated: client.showsRelated).json.compact }
  }

  /// Pushes the diagnostics of documents that have changed since the last push, or asks a client that pulls to pull.
  mutating func pushDiagnostics() {
    let changed = waiting
    waiting = []
    guard !client.pulls else { return refreshDiagnostics(of: changed) }
    for uri in changed {
      guard let check = check(of: uri), let list = diagnostics(of: uri) else { continue }
      if check.kind != .other || documents[uri]?.wasPushed == true {
        push(uri, version: documents[uri]?.version, list)
        documents[uri]?.wasPushed = check.kind != .other
      }
    }
  }

  /// Asks a client to pull again, unless all diagnostics that it has pulled are still the same.
  private mutating func refreshDiagnostics(of changed: [DocumentURI]) {
    guard client.refreshes else { return }
    let isOld = changed.contains { uri in
      documents[uri]?.pulled.map { $0 != diagnostics(of: uri)?.hashValue } ?? true
    }
    if isOld { request("workspace/diagnostic/refresh") }
  }

  private mutating func push(_ uri: DocumentURI, version: Int?, _ list: String) {
    let version = version.map { JSONText.integer($0) }
    let params = JSONText.members(["uri": .text(uri.text), "version": version, "diagnostics": .raw(list)])
    send(["method": "textDocument/publishDiagnostics", "params": params])
  }
}
