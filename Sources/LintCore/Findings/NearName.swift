/// Names, one of which a misspelled name may have been meant to be; they are prepared once for all look-ups.
package struct NearName: Sendable {
  private let candidates: [(name: String, letters: [Unicode.Scalar])]

  /// The names that may be meant.
  package init(_ names: some Sequence<String>) {
    candidates = names.map { ($0, Array(Self.normalized($0).unicodeScalars)) }
  }

  /// The one nearest name, at most a third of the length (at least one edit) away; nil if none or several are near.
  package func nearest(to name: String) -> String? {
    // A name of this length is not a typo, and computing the distance takes quadratic time.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = Array(Self.normalized(name).unicodeScalars)
    let near = candidates.compactMap { candidate, letters -> (name: String, distance: Int)? in
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= allowed, let distance = Self.distance(wanted, letters, upTo: allowed),
        distance < max(1, letters.count)
      else { return nil }
      return (candidate, distance)
    }
    let least = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == least }
    return nearest.count == 1 ? nearest[0].name : nil
  }

  /// The one nearest candidate; nil if none is near, or several are.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    NearName(candidates).nearest(to: name)
  }

  /// The question whether the one nearest candidate was meant; nil if none or several are near.
  package static func question(to name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { question($0) }
  }

  /// The question whether a name was meant.
  package static func question(_ name: String) -> String { "did you mean \(name)?" }

  /// The number of insertions, removals, replacements and swaps of neighbors between two words; nil over a limit.
  private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], upTo limit: Int) -> Int? {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    var current = beforeLast
    for row in 0..<one.count {
      current[0] = row + 1
      var least = row + 1
      for column in 0..<other.count {
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + (one[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
        least = min(least, best)
      }
      // A swap is one edit that spans two rows, so two rows over the limit can never come back below it.
      if least > limit + 1 { return nil }
      // The three rows swap places, since copying a row costs more than computing it.
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }

  // MARK: - Names that differ in nothing that matters

  /// The name without case, white space, `_` and `-`.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "_" && $0 != "-" && !$0.isSpace })
  }

  /// Whether two names differ only in case, white space, `_` and `-`.
  package static func isSame(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    if one.isSame(as: other) { return true }
    var (place, otherPlace) = (0, 0)
    while true {
      let (byte, otherByte) = (letter(of: one, from: &place), letter(of: other, from: &otherPlace))
      if byte ?? 0 < 0x80, otherByte ?? 0 < 0x80 {
        if byte?.lowercased != otherByte?.lowercased { return false }
        if byte == nil { return true }
        (place, otherPlace) = (place + 1, otherPlace + 1)
        continue
      }
      if (byte ?? 0).isDifferent(from: otherByte ?? 0, ignoringCase: true) { return false }
      return normalized(String(one)) == normalized(String(other))
    }
  }

  /// Skips most white space, `_` and `-`, and returns the byte that follows; nil at the end.
  private static func letter(of name: Span<UInt8>, from place: inout Int) -> UInt8? {
    while place < name.count {
      switch name[place] {
      case UInt8(ascii: "_"), UInt8(ascii: "-"), 0x20, 0x09...0x0D: place += 1
      // U+3000, the white space of East Asia.
      case 0xE3 where name.extracting(place...).extracting(first: 3).isSame(as: "\u{3000}"): place += 3
      case let byte: return byte
      }
    }
    return nil
  }
}
