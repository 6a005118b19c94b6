/// Keys and values without the space after the colon, which YAML reads as one text: `name:Maps`.
struct MissingSpace {
  /// Each with the value as a message shows it: cut if it is in brackets and the line goes on behind it.
  private var entries: [(key: String, value: String, shown: String)] = []

  /// The first key.
  var key: String { entries[0].key }
  /// What follows its colon.
  var value: String { entries[0].value }

  /// The first in a line whose key is one of some, and those in brackets that follow it.
  init?(in line: some StringProtocol, among keys: [String]) {
    for colon in line.indices where line[colon] == ":" {
      let name = line[..<colon].reversed().prefix { $0.isLetter || $0.isNumber }.reversed()
      let before = line[..<colon].dropLast(name.count).last
      let value = line[line.index(after: colon)...]
      let isInFlow = line[..<colon].contains { "{[".contains($0) }
      guard entries.isEmpty || isInFlow, keys.contains(String(name)),
        before.map({ " \t{[,".contains($0) }) ?? true, let next = value.first, !next.isWhitespace, !":/".contains(next)
      else { continue }
      let text = String(value.prefix { !isInFlow || !"},]".contains($0) })
      let cut = isInFlow ? ["{": "{…}", "[": "[…]"][next] : nil
      entries.append((String(name), text, cut ?? DataValue.clipped(text)))
    }
    if entries.isEmpty { return nil }
  }

  /// What is wrong, in words.
  static let fault = "a space is missing after a colon"

  /// The advice.
  var help: String {
    let words = entries.map { "\($0.key): \($0.shown)" }
    return "write \(DataValue.enumerate(words, "and")), with a space after \(entries.count == 1 ? "the" : "each") colon"
  }
}
