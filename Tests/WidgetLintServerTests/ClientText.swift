/// A text as a client keeps it, changed by stepping through its characters.
struct ClientText {
  /// The unit in which characters are counted, by its name in the protocol.
  enum Unit: String, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }

  /// A line and a character in it, both from 0.
  typealias Place = (line: Int, character: Int)

  private(set) var scalars: [Unicode.Scalar]
  private let unit: Unit

  /// Creates a text whose client counts in a unit.
  init(_ text: String, _ unit: Unit) {
    scalars = Array(text.unicodeScalars)
    self.unit = unit
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Replaces the text between two places, in either order.
  mutating func replace(_ one: Place, _ other: Place, with text: String) {
    let (start, end) = (index(one), index(other))
    scalars.replaceSubrange(min(start, end)..<max(start, end), with: text.unicodeScalars)
  }

  /// Removes everything after a number of characters.
  mutating func cut(after count: Int) { scalars.removeSubrange(min(count, scalars.count)...) }

  private func index(_ place: Place) -> Int {
    var (index, line) = (0, 0)
    while line < place.line {
      guard index < scalars.count else { return scalars.count }
      if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
      if scalars[index] == "\n" || scalars[index] == "\r" { line += 1 }
      index += 1
    }
    var left = place.character
    while index < scalars.count, scalars[index] != "\n", scalars[index] != "\r" {
      let length = length(of: scalars[index])
      if left < length { break }
      left -= length
      index += 1
    }
    return index
  }

  /// Returns the place of a character by its index.
  func place(of index: Int) -> Place {
    var (line, character) = (0, 0)
    for (number, scalar) in scalars[..<index].enumerated() {
      let isFollowed = number + 1 < scalars.count && scalars[number + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isFollowed {
        (line, character) = (line + 1, 0)
      } else {
        character += length(of: scalar)
      }
    }
    return (line, character)
  }

  private func length(of scalar: Unicode.Scalar) -> Int {
    switch unit {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}
