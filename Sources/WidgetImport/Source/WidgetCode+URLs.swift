/// Finds the URLs that expressions make, as far as they are written literally.
extension WidgetCode {
  /// The text of a URL made by a Foundation type; nil if the expression makes none.
  func url(_ code: Code, depth: Int) -> StringLiteral? {
    if let argument = urlText(code) { return text(argument, depth: depth + 1) }
    return components(code, depth) ?? result(code, depth)
  }

  /// The source of a URL, after following names: the text of `URL(string: text)`, else the expression itself.
  func urlSource(_ expression: Code) -> Code {
    let code = definition(expression)
    return urlText(code)?.stripped ?? code
  }

  /// The argument of `URL(string: …)` or `[NSURL URLWithString:…]`.
  private func urlText(_ code: Code) -> Code? {
    if code.start.isAny("URL", "NSURL", "URLComponents", "NSURLComponents") {
      let isOfURL = code.start.text.hasSuffix("Components")
      // A method called on the URL changes it.
      guard let arguments = code.start.creation,
        arguments.start.text == "string" || isOfURL && arguments.start.text == "url",
        code.endIndex - arguments.endIndex <= 2
      else { return nil }
      return (arguments.elements.first ?? arguments).dropFirst(2)
    }
    let isMade = code.prefix(4).map(\.text) == ["[", "NSURL", "URLWithString", ":"]
    return isMade && code.file.tokens.partner(code.startIndex) == code.endIndex - 1 ? code.dropFirst(4).dropLast() : nil
  }

  /// The result of a method without parameters: one of the views', or another type's if only one has that name.
  private func result(_ code: Code, _ depth: Int) -> StringLiteral? {
    let words = code.words
    guard let name = words.last, code.suffix(2).map(\.text) == ["(", ")"],
      code.dropLast(2).allSatisfy({ $0.isWord || $0.isAny(".", "?", "!") })
    else { return nil }
    let isOwn = words.count == 1 || words == ["self", name]
    let types = isOwn ? Set(views) : nil
    let found = (methods[name] ?? []).filter { $0.parameters.isEmpty && types?.contains($0.type ?? "") ?? true }
    return found.count == 1 ? found[0].body.returned.flatMap { text($0, depth: depth + 1) } : nil
  }

  // MARK: - Components

  /// The URL of components whose parts are set one by one: `components.url`.
  private func components(_ code: Code, _ depth: Int) -> StringLiteral? {
    let name = code.start
    guard code.count == 3, name[1] == ".", ["url", "URL", "string"].contains(name[2]),
      let method = self.code.method(at: name), let local = name.local(name.text, in: method.body)
    else { return nil }
    let made = local.value.stripped
    let isNew =
      made.first.map { $0.isAny("URLComponents", "NSURLComponents") } == true
      || made.prefix(2).map(\.text) == ["[", "NSURLComponents"]
    let start = local.value.endIndex
    guard isNew, start <= name.index, name.index - start <= Limits.member else { return nil }
    var parts: [String: Code] = [:]
    for token in method.body[start..<name.index] where token.text == name.text && token[1] == "." {
      guard let value = token.moved(2).assigned else { continue }
      // A part that is set again, or only in some cases, is unknown.
      let isKnown = parts[token[2]] == nil && !token.isConditional(before: name)
      parts[token[2]] = isKnown ? value : Code(token.file, token.index..<token.index)
    }
    var url: StringLiteral
    if let argument = urlText(made) {
      guard let base = text(argument, depth: depth + 1),
        Set(parts.keys).isSubset(of: ["query", "queryItems", "fragment"])
      else { return nil }
      url = base
    } else {
      guard let scheme = parts["scheme"].flatMap({ text($0, depth: depth + 1) }), scheme.variable == nil
      else { return nil }
      url = scheme
      url.text += ":"
      if let host = parts["host"] { add(host, "host", after: "//", to: &url, depth) }
      if let path = parts["path"] { add(path, "path", after: "", to: &url, depth) }
    }
    if let query = parts["query"] { add(query, "query", after: "?", to: &url, depth) }
    if let items = parts["queryItems"] { addItems(items, to: &url, depth) }
    if let fragment = parts["fragment"] { add(fragment, "fragment", after: "#", to: &url, depth) }
    return url
  }

  private func add(_ part: Code, _ name: String, after sign: String, to url: inout StringLiteral, _ depth: Int) {
    guard url.variable == nil else { return }
    url.text += sign
    url.append(part.isEmpty ? nil : text(part, depth: depth + 1), otherwise: part.words.last ?? name)
  }

  /// Adds `[URLQueryItem(name: "id", value: id), …]`.
  private func addItems(_ list: Code, to url: inout StringLiteral, _ depth: Int) {
    let items = (list.inside("[")?.elements ?? []).map { $0.arguments(of: "URLQueryItem") ?? [] }
    guard !items.isEmpty, items.allSatisfy({ $0.count == 2 }) else {
      return add(list.prefix(0), "query", after: "?", to: &url, depth)
    }
    var sign = "?"
    for arguments in items where url.variable == nil {
      add(arguments[0].unlabeled, "name", after: sign, to: &url, depth)
      add(arguments[1].unlabeled, "value", after: "=", to: &url, depth)
      sign = "&"
    }
  }
}
