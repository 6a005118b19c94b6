/// Finds the name that a misspelt one was meant to be.
package enum NearName {
  /// The names in which case, `_` and `-` make no difference.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "_" && $0 != "-" && !$0.isWhitespace })
  }

  /// Whether two names differ in nothing but case, white space, `_` and `-`.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    if let one = firstLetter(of: one), let other = firstLetter(of: other), one != other { return false }
    return switch (foreign(in: one), foreign(in: other)) {
    case (nil, nil): one.utf8.lazy.compactMap(letter).elementsEqual(other.utf8.lazy.compactMap(letter))
    case (let scalar?, nil), (nil, let scalar?): !staysForeign(scalar) && normalized(one) == normalized(other)
    default: normalized(one) == normalized(other)
    }
  }

  /// The letter with which a normalized name begins for sure; nil where it takes more than a look to know.
  private static func firstLetter(of name: String) -> UInt8? {
    var bytes = name.utf8.makeIterator()
    guard let first = bytes.next(), first < 0x80, (bytes.next() ?? 0) < 0x80 else { return nil }
    return letter(first)
  }

  /// The first character of a text that is no ASCII.
  private static func foreign(in text: String) -> Unicode.Scalar? {
    text.utf8.allSatisfy { $0 < 0x80 } ? nil : text.unicodeScalars.first { !$0.isASCII }
  }

  /// Whether a normalized text with this character is none in ASCII: no white space, and not the Kelvin sign, which is a K.
  private static func staysForeign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && scalar != "\u{212A}"
  }

  /// An ASCII letter of a normalized name; nil for what makes no difference.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), 0x20, 0x09...0x0D: nil
    case 0x41...0x5A: byte | 0x20
    default: byte
    }
  }

  /// The one nearest candidate within a third of the name's length, at least one edit; nil where none or several are.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    // A name of this length is no slip of the pen, and the distance is quadratic.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = Array(normalized(name).unicodeScalars)
    var best: (name: String, distance: Int)?
    var isTied = false
    for candidate in candidates {
      let letters = Array(normalized(candidate).unicodeScalars)
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= allowed else { continue }
      let distance = distance(wanted, letters)
      guard distance <= allowed, distance < max(1, letters.count) else { continue }
      if let found = best, found.distance <= distance {
        isTied = isTied || found.distance == distance
      } else {
        best = (candidate, distance)
        isTied = false
      }
    }
    return isTied ? nil : best?.name
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two words.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      for column in 0..<other.count {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (one[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
