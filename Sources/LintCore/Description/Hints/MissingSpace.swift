/// A key and a value without the space after the colon, which YAML reads as one text: `name:Maps`.
struct MissingSpace {
  /// The key.
  let key: String
  /// What follows the colon.
  let value: String

  /// The first in a line whose key is one of some.
  init?(in line: some StringProtocol, among keys: [String]) {
    for colon in line.indices where line[colon] == ":" {
      let name = line[..<colon].reversed().prefix { $0.isLetter || $0.isNumber }.reversed()
      let before = line[..<colon].dropLast(name.count).last
      let value = line[line.index(after: colon)...]
      guard keys.contains(String(name)), before.map({ " \t{[,".contains($0) }) ?? true, let next = value.first,
        !next.isWhitespace, !":/".contains(next)
      else { continue }
      let isInFlow = line[..<colon].contains { "{[".contains($0) }
      (key, self.value) = (String(name), String(value.prefix { !isInFlow || !"},]".contains($0) }))
      return
    }
    return nil
  }

  /// What is wrong, in words.
  static let fault = "a space is missing after a colon"

  /// The advice.
  var help: String { "write \(key): \(DataValue.clipped(value)), with a space after the colon" }
}
