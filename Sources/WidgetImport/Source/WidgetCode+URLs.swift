/// Finds the URLs that expressions make, as far as they are written literally.
extension WidgetCode {
  /// The argument of `URL(string: …)` or `[NSURL URLWithString:…]`.
  func urlText(_ code: Code) -> Code? {
    if code.start.isAny("URL", "NSURL") {
      // A method called on the URL changes it.
      guard let arguments = code.start.creation, arguments.start.text == "string",
        code.endIndex - arguments.endIndex <= 2
      else { return nil }
      return (arguments.elements.first ?? arguments).dropFirst(2)
    }
    let isMade = code.prefix(4).map(\.text) == ["[", "NSURL", "URLWithString", ":"]
    return isMade && code.file.tokens.partner(code.startIndex) == code.endIndex - 1 ? code.dropFirst(4).dropLast() : nil
  }

  /// The URL of components whose parts are set one by one: `components.url`.
  func components(_ code: Code, _ depth: Int) -> StringLiteral? {
    let name = code.start
    guard code.count == 3, name[1] == ".", ["url", "URL", "string"].contains(name[2]),
      let method = self.code.method(at: name), let local = name.local(name.text, in: method.body)
    else { return nil }
    let made = local.value.stripped
    let isNew =
      made.start.isAny("URLComponents", "NSURLComponents") && made.start.creation?.isEmpty == true
      || made.map(\.text) == ["[", "NSURLComponents", "new", "]"]
    let start = local.value.endIndex
    guard isNew, start <= name.index, name.index - start <= Limits.member else { return nil }
    var parts: [String: Code] = [:]
    for token in method.body[start..<name.index] where token.text == name.text && token[1] == "." {
      guard let value = token.moved(2).assigned else { continue }
      // A part that is set again, or only in some cases, is unknown.
      let isKnown = parts[token[2]] == nil && !token.isConditional(before: name)
      parts[token[2]] = isKnown ? value : Code(token.file, token.index..<token.index)
    }
    guard Set(parts.keys).isSubset(of: ["scheme", "host", "path", "query", "queryItems"]),
      let scheme = parts["scheme"].flatMap({ text($0, depth: depth + 1) }), scheme.literal != nil
    else { return nil }
    var url = scheme
    url.text += ":"
    if let host = parts["host"] { add(host, "host", after: "//", to: &url, depth) }
    if let path = parts["path"] { add(path, "path", after: "", to: &url, depth) }
    if parts["query"] != nil || parts["queryItems"] != nil { add(code.prefix(0), "query", after: "?", to: &url, depth) }
    return url
  }

  private func add(_ part: Code, _ name: String, after sign: String, to url: inout StringLiteral, _ depth: Int) {
    guard url.literal != nil else { return }
    url.text += sign
    url.append(part.isEmpty ? nil : text(part, depth: depth + 1), otherwise: part.words.last ?? name)
  }
}
