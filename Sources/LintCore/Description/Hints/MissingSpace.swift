/// Keys and values without the space after the colon, which YAML reads as one text: `name:Maps`.
struct MissingSpace {
  /// The entries with the space; what is in brackets is cut where the line goes on behind it.
  private var entries: [String] = []

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
      let end = ["{": "…}", "[": "…]"][next].flatMap { isInFlow ? "\(next)\($0)" : nil }
      let shown = end ?? DataValue.clipped(String(value.prefix { !isInFlow || !"},]".contains($0) }))
      entries.append("\(String(name)): \(shown)")
    }
    if entries.isEmpty { return nil }
  }

  /// What is wrong, in words.
  static let fault = "a space is missing after a colon"

  /// The advice.
  var help: String {
    "write \(DataValue.enumerate(entries, "and")), with a space after \(entries.count == 1 ? "the" : "each") colon"
  }
}
