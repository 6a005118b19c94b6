/// Finds the name that a misspelt one was meant to be.
package enum NearName {
  /// The names in which case, `_` and `-` make no difference.
  package static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "_" && $0 != "-" && !$0.isWhitespace })
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
