import YAML

/// What is typed at a place of a text: the word there, and where it is.
struct Cursor {
  /// What the word is.
  enum Role {
    /// A key of a mapping, by its item in the outline.
    case key(Int)
    /// The value, or its beginning, of an item in the outline.
    case value(Int)
    /// A part of a comment.
    case comment(Range<Int>)
    /// Nothing that can be completed.
    case nothing
  }

  /// The outline of the text, with a letter at the cursor where nothing is.
  let outline: Outline
  /// What the word is.
  let role: Role
  /// The bytes of the word, which a completion replaces.
  let word: Range<Int>

  /// Looks at an offset of a text.
  init(_ bytes: [UInt8], at offset: Int) {
    let outline = Outline(bytes)
    if let comment = outline.comment(at: offset) {
      (self.outline, role, word) = (outline, .comment(comment), offset..<offset)
    } else if let (role, word) = Self.word(in: outline, at: offset) {
      (self.outline, self.role, self.word) = (outline, role, word)
    } else {
      let marked = Outline(Array(bytes[..<offset]) + [UInt8(ascii: "a")] + bytes[offset...])
      self.outline = marked
      if let (role, word) = Self.word(in: marked, at: offset), word == offset..<offset + 1 {
        (self.role, self.word) = (role, offset..<offset)
      } else {
        (role, word) = (.nothing, offset..<offset)
      }
    }
  }

  /// The word that holds an offset or ends there; nil where there is none.
  private static func word(in outline: Outline, at offset: Int) -> (Role, Range<Int>)? {
    guard let item = outline.item(at: offset) else { return nil }
    let container = outline.containers[outline.items[item].container]
    if container.isMisplaced { return (.nothing, offset..<offset) }
    if let key = outline.items[item].key, key.lowerBound <= offset, offset <= key.upperBound {
      let word = outline.inside(key)
      return word.lowerBound <= offset && offset <= word.upperBound ? (.key(item), word) : (.nothing, word)
    }
    let style = outline.items[item].style
    guard style != .block, style != .alias else { return (.nothing, offset..<offset) }
    let inside = outline.inside(outline.items[item].value)
    // After a word that is whole nothing more can be.
    let end = outline.bytes[inside].firstIndex(where: \.isBlank) ?? inside.upperBound
    guard inside.lowerBound <= offset, offset <= end else { return (.nothing, offset..<offset) }
    return (.value(item), inside.lowerBound..<end)
  }
}

extension Outline {
  /// The bytes of a scalar without its quotes, the last of which may be still to be typed.
  func inside(_ range: Range<Int>) -> Range<Int> {
    guard let first = bytes[range].first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return range
    }
    let isClosed = range.count > 1 && bytes[range.upperBound - 1] == first
    return range.lowerBound + 1..<range.upperBound - (isClosed ? 1 : 0)
  }
}
