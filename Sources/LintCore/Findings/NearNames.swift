/// Names among which the one is found that a misspelt name was meant to be; what many names ask of is prepared once.
package struct NearNames: Sendable {
  private let candidates: [(name: String, letters: [Unicode.Scalar])]

  /// The names that may be meant.
  package init(_ names: some Sequence<String>) {
    candidates = names.map { ($0, Array(NearName.normalized($0).unicodeScalars)) }
  }

  /// The one nearest name within a third of the length, at least one edit; nil where none or several are.
  package func nearest(to name: String) -> String? {
    // A name of this length is no slip of the pen, and the distance is quadratic.
    guard name.utf8.count <= 64 else { return nil }
    let wanted = Array(NearName.normalized(name).unicodeScalars)
    var best: (name: String, distance: Int)?
    var isTied = false
    for (candidate, letters) in candidates {
      let allowed = max(1, max(wanted.count, letters.count) / 3)
      guard abs(letters.count - wanted.count) <= allowed, let distance = Self.distance(wanted, letters, upTo: allowed),
        distance < max(1, letters.count)
      else { continue }
      if let found = best, found.distance <= distance {
        isTied = isTied || found.distance == distance
      } else {
        best = (candidate, distance)
        isTied = false
      }
    }
    return isTied ? nil : best?.name
  }

  /// The name that differs in nothing but case, white space, `_` and `-`, by its number.
  func index(ofSame name: String) -> Int? {
    let wanted = Array(NearName.normalized(name).unicodeScalars)
    return candidates.firstIndex { $0.letters == wanted }
  }

  /// The number of insertions, removals, replacements and swaps of neighbours between two words; nil over a limit.
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
      // A swap takes one edit over two rows, so that two rows over the limit are over it for good.
      if least > limit + 1 { return nil }
      // The three change places, since a copy for each row costs more than the row.
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
