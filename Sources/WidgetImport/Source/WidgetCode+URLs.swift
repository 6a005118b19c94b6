/// Finds the URLs that expressions make, as far as they are written literally.
extension WidgetCode {
  /// The expressions, or their texts, that a URL may be: several where branches assign a local name.
  func urls(_ expression: Code) -> [Code] {
    var found: [Code] = []
    var open = [expression]
    // Names may refer to each other.
    let steps = Steps(Limits.leaves)
    while let next = open.popLast() {
      // open(.near), which is a constant of URL.
      let constant =
        next.count == 2 && next.start.text == "." ? value(of: ["URL", next.start[1]], at: next.start) : nil
      let code = definition(constant ?? next)
      let values = urlText(code).map { [$0] } ?? (code.count == 1 ? assigned(code.start) : nil)
      if let values, steps.take() { open += values.reversed() } else { found.append(code) }
    }
    return found
  }

  /// The argument of `URL(string: …)`, `[NSURL URLWithString:…]` or `[[NSURL alloc] initWithString:…]`.
  func urlText(_ code: Code) -> Code? {
    if code.start.isAny("URL", "NSURL") {
      // A method called on the URL changes it.
      guard let arguments = code.start.creation, arguments.start.isAny("string", "stringLiteral"),
        code.endIndex - arguments.endIndex <= 2
      else { return nil }
      return (arguments.elements.first ?? arguments).dropFirst(2)
    }
    guard let message = code.inside("[") else { return nil }
    let starts = [["NSURL", "URLWithString", ":"], ["[", "NSURL", "alloc", "]", "initWithString", ":"]]
    let start = starts.first { message.prefix($0.count).map(\.text) == $0 }
    return start.map { message.dropFirst($0.count) }
  }

  /// The URL of components whose parts are set one by one: `components.url`.
  func components(_ code: Code, _ depth: Int) -> StringLiteral? {
    let name = code.start
    guard code.count == 3, name[1] == ".", ["url", "URL", "string"].contains(name[2]),
      let method = self.code.method(at: name), let local = name.local(name.text, in: method.body)
    else { return nil }
    let made = local.value.stripped
    let given = made.arguments(of: "URLComponents", "NSURLComponents")
    let isNew = given?.isEmpty == true || made.map(\.text) == ["[", "NSURLComponents", "new", "]"]
    let first = given?.first { ["string", "url"].contains($0.label) }
    let base = first.flatMap { text($0.unlabeled, depth: depth + 1) }
    let start = local.value.endIndex
    guard isNew || base != nil, start <= name.index, name.index - start <= Limits.member else { return nil }
    var parts: [String: Code] = [:]
    for token in method.body[start..<name.index] where token.text == name.text && token[1] == "." {
      guard ["=", "+=", "?", "."].contains(token[3]) else { continue }
      // A part that is set again, only in some cases, or by `path += "/near"`, is unknown.
      let isKnown = parts[token[2]] == nil && !token.isConditional(before: name)
      parts[token[2]] = (isKnown ? token.moved(2).assigned : nil) ?? code.prefix(0)
    }
    let hasQuery = parts["query"] != nil || parts["queryItems"] != nil
    let known = ["query", "queryItems"] + (base == nil ? ["scheme", "host", "path"] : [])
    guard Set(parts.keys).isSubset(of: known),
      var url = base ?? parts["scheme"].flatMap({ text($0, depth: depth + 1) }), base != nil || url.literal != nil,
      !hasQuery || !Self.isEnded(url)
    else { return nil }
    if base == nil { url.text += ":" }
    if let host = parts["host"] { add(host, "host", after: "//", to: &url, depth) }
    if let path = parts["path"] { add(path, "path", after: "", to: &url, depth) }
    if hasQuery { add(code.prefix(0), "query", after: "?", to: &url, depth) }
    return url
  }

  /// The URL or text that a method continues or encodes: `url.appendingPathComponent(id)`.
  func continued(_ code: Code, _ depth: Int) -> StringLiteral? {
    let message = code.inside("[")
    let name = message?.outer.first { $0.isWord && $0[1] == ":" } ?? code.last.map { $0.opening.moved(-1) }
    guard let call = name, call.index > code.startIndex, message != nil || call[-1] == ".", let argument = call.argument
    else { return nil }
    let base = message?[code.startIndex + 1..<call.index] ?? code[code.startIndex..<call.index - 1]
    switch call.text {
    case "appendingPathComponent", "URLByAppendingPathComponent", "appending":
      // text.appending(id) adds no slash.
      guard call.text != "appending" || ["path", "component"].contains(argument.label),
        var url = text(base, depth: depth + 1), !Self.isEnded(url)
      else { return nil }
      // After "scheme://" the part would become the host, so it counts as unknown.
      let part = url.text.hasSuffix("://") ? code.prefix(0) : argument.unlabeled
      add(part, "path", after: url.text.hasSuffix("/") ? "" : "/", to: &url, depth)
      return url
    case "addingPercentEncoding", "stringByAddingPercentEncodingWithAllowedCharacters",
      "stringByAddingPercentEscapesUsingEncoding":
      guard argument.contains("urlQueryAllowed", "URLQueryAllowedCharacterSet", "NSUTF8StringEncoding"),
        let url = text(base, depth: depth + 1), url.text.utf8.allSatisfy({ $0.isWord || ":/?&=.-+".utf8.contains($0) })
      else { return nil }
      return url
    default: return nil
    }
  }

  private func add(_ part: Code, _ name: String, after sign: String, to url: inout StringLiteral, _ depth: Int) {
    guard url.literal != nil else { return }
    url.text += sign
    url.append(part.isEmpty ? nil : text(part, depth: depth + 1), otherwise: part.words.last ?? name)
  }

  /// Whether a URL has a query or a fragment already, before which a path or a query would go.
  private static func isEnded(_ url: StringLiteral) -> Bool { url.text.contains { $0 == "?" || $0 == "#" } }
}
