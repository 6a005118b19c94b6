/// Evaluates expressions to texts, up to the first part that is not literal.
extension CodeExpression {
  /// Returns its text up to the first part that is not literal; nil if it does not begin with a text.
  func text(depth: Int = 0) -> StringLiteral? {
    guard depth < Limits.names, values.steps.take(), case let found = definition, let first = found.code.first,
      !found.code.isTooLong, !found.isUndecided
    else { return nil }
    if found.code.count == 1 { return found.string(depth: depth) ?? found.grown(depth) }
    if let inner = found.element ?? found.code.urlText { return found.text(inner, depth) }
    if let url = found.components(depth) ?? found.continued(depth) { return url }
    if first.isAny("String", "NSString", "["), let format = found.format(depth) { return format }
    if let joined = found.joined(depth) { return joined }
    let made = found.called.filter { $0.code.start.text != "nil" }
    return made.count == 1 ? made[0].text(depth: depth + 1) : nil
  }

  private func text(_ part: Code, _ depth: Int) -> StringLiteral? { with(part).text(depth: depth + 1) }

  /// Adds the text of a part, or a name in its place if the text is not known.
  private func add(_ part: Code, or name: String, to whole: inout StringLiteral, _ depth: Int) {
    if part.isEmpty { return whole.append(nil, otherwise: StringLiteral.Part(name: name)) }
    let unread = StringLiteral.Part(name: part.words.last ?? name, path: part.outline)
    whole.append(text(part, depth), otherwise: unread)
  }

  /// Returns the text of a local name if its member only appends to the first value.
  private func grown(_ depth: Int) -> StringLiteral? {
    let (name, body) = (code.start.text, scope.member.code)
    guard body.grows(name), let first = local?.value, var whole = text(first, depth) else { return nil }
    let parts = body.assignments(to: name).isEmpty ? body.additions(to: name) : [code.prefix(0)]
    for part in parts {
      let isKnown = part.endIndex <= code.startIndex && !part.start.isConditional(before: code.start)
      add(isKnown ? part : code.prefix(0), or: name, to: &whole, depth)
    }
    return whole
  }

  /// An element of a constant list, which nothing can change: `names[0]` with `let names = ["A", "B"]`.
  private var element: Code? {
    guard let bracket = code.last?.opening, bracket.text == "[", bracket.index > code.startIndex,
      bracket.index + 3 == code.endIndex, let index = bracket.moved(1).number.flatMap({ Int(exactly: $0) }),
      let list = with(code[code.startIndex..<bracket.index]).definition.code.inside("["), !list.isTooLong,
      list.start[-2] == "=", list.start.moved(-3).declaredName[-1] == "let"
    else { return nil }
    return list.elements.dropFirst(index).first
  }

  /// Returns the text of `"scheme://" + host + …`.
  private func joined(_ depth: Int) -> StringLiteral? {
    let parts = code.parts(between: "+")
    guard parts.count > 1, parts.last?.isEmpty == false, !code.outer.contains(where: { $0.isAny("?", "??") }),
      var whole = text(parts[0], depth)
    else { return nil }
    for part in parts.dropFirst() { add(part, or: "value", to: &whole, depth) }
    return whole
  }

  /// Returns the text of `String(format: "scheme://%@", …)` or `[NSString stringWithFormat:@"scheme://%@", …]`.
  private func format(_ depth: Int) -> StringLiteral? {
    guard let name = code.first(where: { $0.isAny("format", "stringWithFormat") }), name[1] == ":",
      let string = name.moved(2).string, var format = string.literal?[...], let open = name.bracket,
      let close = name.file.tokens.partner(open.index)
    else { return nil }
    var arguments = Code(name.file, name.index + 2..<close).elements.dropFirst()
    var whole = StringLiteral(text: "", place: string.place)
    while let percent = format.firstIndex(of: "%") {
      whole.append(String(format[..<percent]))
      // `%@`, `%ld`, `%.2f`
      format = format[percent...].dropFirst().drop { !Self.conversions.contains($0) }
      if format.popFirst() == "%" {
        whole.append("%")
      } else {
        add(arguments.popFirst() ?? code.prefix(0), or: "value", to: &whole, depth)
      }
    }
    whole.append(String(format))
    return whole
  }

  /// The characters that end a format specifier.
  private static let conversions: Set<Character> = Set("@%diuxXofFeEgGcCsSp")

  // MARK: - URLs

  /// Returns the URL of `URLComponents`, whose parts may be set one by one: `components.url`.
  func components(_ depth: Int = 0) -> StringLiteral? {
    guard let property = code.last, property.isAny("url", "URL", "string"), property[-1] == "." else { return nil }
    let owner = with(code.dropLast(2).stripped)
    let made = (owner.local?.value ?? owner.code).stripped
    let given = made.arguments(of: "URLComponents", "NSURLComponents")
    let isNew = given?.isEmpty == true || made.map(\.text) == ["[", "NSURLComponents", "new", "]"]
    let base = given?.first { ["string", "url"].contains($0.label) }.flatMap { text($0.unlabeled, depth) }
    // If the end of the URL is unknown, any part set later comes after the known beginning.
    if let base, base.literal == nil { return base }
    guard isNew || base != nil, let parts = owner.parts(after: made) else { return nil }
    let hasQuery = parts["query"] != nil || parts["queryItems"] != nil
    let known = ["query", "queryItems"] + (base == nil ? ["scheme", "host", "path"] : [])
    guard Set(parts.keys).isSubset(of: known), var url = base ?? parts["scheme"].flatMap({ text($0, depth) }),
      url.literal != nil, !hasQuery || !url.isEnded
    else { return nil }
    if base == nil { url.append(":") }
    for (name, sign) in [("host", "//"), ("path", "")] {
      guard let part = parts[name] else { continue }
      url.append(sign)
      add(part, or: name, to: &url, depth)
    }
    if hasQuery { url.append("?") }
    if let query = parts["query"] { add(query, or: "query", to: &url, depth) }
    if let items = parts["queryItems"] { add(items: items, to: &url, depth) }
    return url
  }

  /// Adds a query of `[URLQueryItem(name: "page", value: page)]`.
  private func add(items: Code, to url: inout StringLiteral, _ depth: Int) {
    let found = with(items).definition
    let items = found.code.inside("[")?.elements ?? []
    let pairs = items.compactMap { $0.arguments(of: "URLQueryItem", "NSURLQueryItem") }
    guard !pairs.isEmpty, pairs.count == items.count, pairs.allSatisfy({ $0.count == 2 }) else {
      return url.append(nil, otherwise: StringLiteral.Part(name: "query", path: "queryItems"))
    }
    for (place, pair) in pairs.enumerated() {
      if place > 0 { url.append("&") }
      found.add(pair[0].unlabeled, or: "name", to: &url, depth)
      url.append("=")
      found.add(pair[1].unlabeled, or: "value", to: &url, depth)
    }
  }

  /// Returns the parts of the components that are set between their creation and here; a part is empty if it is set
  /// twice, conditionally, or by `path += "/near"`; nil if there is too much code in between.
  private func parts(after made: Code) -> [String: Code]? {
    let between = Code(made.file, made.endIndex..<max(made.endIndex, code.startIndex))
    guard between.count <= Limits.member else { return nil }
    var parts: [String: Code] = [:]
    for token in between where token.text == code.start.text && token[1] == "." {
      guard ["=", "+=", "?", "."].contains(token[3]) else { continue }
      let isKnown = parts[token[2]] == nil && !token.isConditional(before: code.start)
      parts[token[2]] = (isKnown ? token.moved(2).assigned : nil) ?? code.prefix(0)
    }
    return parts
  }

  /// Returns the URL or text that results from appending or encoding: `url.appendingPathComponent(id)`.
  private func continued(_ depth: Int) -> StringLiteral? {
    let message = code.inside("[")
    let name = message?.outer.first { $0.isWord && $0[1] == ":" } ?? code.last.map { $0.opening.moved(-1) }
    guard let call = name, call.index > code.startIndex, message != nil || call[-1] == ".",
      let argument = call.argument,
      var url = text(message?[code.startIndex + 1..<call.index] ?? code[code.startIndex..<call.index - 1], depth)
    else { return nil }
    switch call.text {
    case "appending" where argument.label == nil, "stringByAppendingString":
      add(argument, or: "text", to: &url, depth)
      return url
    case "appendingPathComponent", "URLByAppendingPathComponent", "appending":
      guard call.text != "appending" || ["path", "component"].contains(argument.label), !url.isEnded else { return nil }
      guard url.literal != nil else { return url }
      // After "scheme://" the part would become the host, so it counts as unknown.
      let part = url.text.hasSuffix("://") ? code.prefix(0) : argument.unlabeled
      if !url.text.hasSuffix("/") { url.append("/") }
      add(part, or: "path", to: &url, depth)
      return url
    case "addingPercentEncoding", "stringByAddingPercentEncodingWithAllowedCharacters",
      "stringByAddingPercentEscapesUsingEncoding":
      let isPlain = url.text.utf8.allSatisfy { $0.isWord || ":/?&=.-+".utf8.contains($0) }
      return isPlain && argument.contains("urlQueryAllowed", "URLQueryAllowedCharacterSet", "NSUTF8StringEncoding")
        ? url : nil
    default: return nil
    }
  }
}

extension Code {
  /// The argument of `URL(string: …)`, `[NSURL URLWithString:…]` or `[[NSURL alloc] initWithString:…]`.
  var urlText: Code? {
    // A method called on the URL changes it.
    if let first = stripped.arguments(of: "URL", "NSURL")?.first {
      return ["string", "stringLiteral"].contains(first.label) ? first.unlabeled : nil
    }
    guard let message = inside("[") else { return nil }
    let starts = [["NSURL", "URLWithString", ":"], ["[", "NSURL", "alloc", "]", "initWithString", ":"]]
    let start = starts.first { message.prefix($0.count).map(\.text) == $0 }
    return start.map { message.dropFirst($0.count) }
  }
}

extension StringLiteral {
  /// Whether a URL already has a query or a fragment, after which neither a path nor a query can follow.
  fileprivate var isEnded: Bool { text.contains { $0 == "?" || $0 == "#" } }
}
