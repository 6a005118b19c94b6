/// Writes descriptions as YAML in all the ways that people do: block and flow style, quotes, comments anywhere.
struct DescriptionWriter {
  var random: SeededRandom
  /// Whether to make faults that keep values from being read.
  let hasUnreadable: Bool
  private var lines: [String] = []
  private var current = ""

  /// Returns generated files, about a quarter of which have two documents.
  static func files(seed: Int, count: Int, hasUnreadable: Bool) -> [String] {
    let random = SeededRandom(seed: UInt64(seed) &* 7919 &+ (hasUnreadable ? 1 : 0))
    var maker = DescriptionMaker(random: random, hasUnreadable: hasUnreadable)
    var writer = DescriptionWriter(random: random, hasUnreadable: hasUnreadable)
    return (0..<count).map { _ in
      let count = maker.random.once(in: 4) ? 2 : 1
      return writer.file((0..<count).map { _ in maker.description() })
    }
  }

  /// Writes a file of some documents.
  mutating func file(_ documents: [ValueTree]) -> String {
    lines = []
    for (number, document) in documents.enumerated() {
      if number > 0 || random.once(in: 6) { finish("---") }
      comments(at: 0)
      block(document, at: 0, continuesLine: false)
      if !current.isEmpty { endLine() }
      if random.once(in: 8) { lines.append(random.one(of: ["# the end", "", "..."])) }
    }
    let end = random.one(of: ["\n", "\n", "\n", "\r\n", "\r"])
    let text = lines.joined(separator: end) + (random.once(in: 3) ? "" : end)
    return random.once(in: 10) ? "\u{FEFF}" + text : text
  }

  // MARK: - Lines

  private mutating func finish(_ line: String) {
    current += line
    endLine()
  }

  private mutating func endLine(mayComment: Bool = true) {
    if mayComment, random.once(in: 5) {
      current += random.one(of: ["  # a comment", " # é, {no} [list]: 'x", "\t# tab"])
    }
    if mayComment, random.once(in: 12) { current += "  " }
    lines.append(current)
    current = ""
  }

  private mutating func comments(at column: Int) {
    while random.once(in: 5) {
      lines.append(random.once(in: 3) ? "" : spaces(random.once(in: 4) ? 0 : column) + "# about: what, [follows]")
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - Block style

  private mutating func block(_ node: ValueTree, at column: Int, continuesLine: Bool) {
    switch node {
    case .mapping(let entries) where !entries.isEmpty:
      for (number, entry) in entries.enumerated() {
        if number > 0 || !continuesLine {
          if number > 0 || column > 0 { comments(at: column) }
          current += spaces(column)
        }
        current += quoted(entry.key, isKey: true) + ":"
        value(entry.value, at: column, isElement: false)
      }
    case .sequence(let elements) where !elements.isEmpty:
      for (number, element) in elements.enumerated() {
        if number > 0 || !continuesLine {
          comments(at: column)
          current += spaces(column)
        }
        current += "-"
        value(element, at: column, isElement: true)
      }
    default:
      current += spaces(continuesLine ? 0 : column)
      flow(node, at: column, isSpread: false)
      endLine()
    }
  }

  private mutating func value(_ node: ValueTree, at column: Int, isElement: Bool) {
    if random.once(in: 15) { current += " &a\(lines.count)" }
    let hasAnchor = current.contains("&")
    switch node {
    case .scalar(let text) where hasUnreadable && text.hasPrefix("#") && random.once(in: 2):
      // YAML would take an unquoted color for a comment.
      current += " " + text
      endLine(mayComment: false)
    case .scalar(let text):
      if !isElement || !hasAnchor, random.once(in: 8), text.first?.isWhitespace == false, !text.contains("\n") {
        // Only a text of several words can be read with a line break at its end.
        let kept = hasAnchor || !text.contains(" ") ? [] : ["|", ">", "|+"]
        current += " " + random.one(of: ["|-", ">-"] + kept)
        endLine()
        lines.append(spaces(column + 3) + text)
      } else {
        current += " " + quoted(text, isKey: false)
        endLine()
      }
    case _ where ["{}", "[]"].contains(node.json):
      current += " "
      flow(node, at: column, isSpread: false)
      endLine()
    default:
      if random.once(in: 3) {
        current += " "
        flow(node, at: column + 1, isSpread: random.once(in: 3))
        endLine()
      } else if isElement, !hasAnchor, !random.once(in: 6) {
        let space = random.one(of: [1, 1, 1, 3])
        current += spaces(space)
        block(node, at: column + 1 + space, continuesLine: true)
      } else {
        // A hyphen must not be followed by a tab.
        endLine(mayComment: !isElement)
        var deeper = column + random.one(of: [1, 2, 4])
        if case .sequence = node, !isElement, random.once(in: 2) { deeper = column }
        block(node, at: deeper, continuesLine: false)
      }
    }
  }

  // MARK: - Flow style

  private mutating func flow(_ node: ValueTree, at column: Int, isSpread: Bool) {
    switch node {
    case .scalar(let text): current += quoted(text, isKey: false)
    case .mapping(let entries):
      items(entries.map { ($0.key, $0.value) }, "{", "}", at: column, isSpread: isSpread)
    case .sequence(let elements):
      items(elements.map { (nil, $0) }, "[", "]", at: column, isSpread: isSpread)
    }
  }

  private mutating func items(
    _ items: [(String?, ValueTree)],
    _ open: String,
    _ close: String,
    at column: Int,
    isSpread: Bool
  ) {
    current += open
    for (number, item) in items.enumerated() {
      if isSpread || random.once(in: 12) {
        endLine()
        comments(at: column + 2)
        current += spaces(column + 2)
      } else if number > 0, !random.once(in: 5) {
        current += " "
      }
      if let key = item.0 { current += quoted(key, isKey: true) + ": " }
      flow(item.1, at: column + 2, isSpread: isSpread && random.once(in: 2))
      if number < items.count - 1 || random.once(in: 5) { current += "," }
    }
    if isSpread {
      endLine()
      current += spaces(column + 1)
    }
    current += close
  }

  // MARK: - Scalars

  private mutating func quoted(_ text: String, isKey: Bool) -> String {
    let beginsOddly = text.isEmpty || text.hasPrefix("-") || text.hasPrefix("?")
    let special = beginsOddly || text.contains { ",[]{}#&*!|>'\"%@`:\\\n".contains($0) }
    switch random.one(of: special ? [1, 2] : isKey ? [0, 0, 0, 0, 0, 0, 1, 2] : [0, 0, 0, 1, 2]) {
    case 0: return text
    case 1: return text.contains { "\"\\\n".contains($0) } ? ValueTree.scalar(text).json : "\"\(text)\""
    default: return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
  }
}
