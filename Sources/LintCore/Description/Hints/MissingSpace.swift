/// Keys and values that lack a space after the colon, so that YAML reads each pair as one text: `name:Maps`.
struct MissingSpace {
  /// Each key with its value and, if that is a collection, the short form shown when there are several keys.
  private var entries: [(key: String, value: String, cut: String?)] = []

  /// The first key.
  var key: String { entries[0].key }
  /// The text after its colon.
  var value: String { entries[0].value }

  /// Finds the first pair in a line whose key is one of `keys`, and up to two more if they are in brackets.
  init?(in line: some StringProtocol, among keys: [String]) {
    var isInFlow = false
    for place in line.indices where entries.isEmpty || isInFlow && entries.count < 3 {
      if "{[".contains(line[place]) { isInFlow = true }
      guard line[place] == ":" else { continue }
      let name = line[..<place].reversed().prefix { $0.isLetter || $0.isNumber }.reversed()
      let before = line[..<place].dropLast(name.count).last
      let value = line[line.index(after: place)...]
      guard keys.contains(String(name)), before.map({ " \t{[,".contains($0) }) ?? true, let next = value.first,
        !next.isWhitespace, !":/".contains(next)
      else { continue }
      let text = String(value.prefix { !isInFlow || !"},]".contains($0) })
      entries.append((String(name), text, ["{": "{…}", "[": "[…]"][next]))
      isInFlow = isInFlow || "{[".contains(next)
    }
    if entries.isEmpty { return nil }
  }

  /// The words for the fault.
  static let fault = "a space is missing after a colon"

  /// The advice.
  var help: String {
    let words = entries.map { entry in
      let isWhole = entries.count == 1 && "}]".contains(entry.value.last ?? " ")
      return "\(entry.key): \((isWhole ? nil : entry.cut) ?? DataValue.clipped(entry.value))"
    }
    return "write \(DataValue.enumerate(words, "and")), with a space after \(entries.count == 1 ? "the" : "each") colon"
  }
}
