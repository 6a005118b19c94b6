import YAML

/// What is typed at a place of a text: the word there, and the bytes that a completion replaces.
struct Cursor {
  /// The text.
  let bytes: [UInt8]
  /// The word, with a letter at the cursor if nothing is there; nil if nothing can be completed.
  let word: TreeWord?
  /// The bytes of the word, without its quotes.
  let range: Range<Int>
  /// The byte after the word in the text.
  private let end: Int
  /// The tree that leads to the cursor, with the comment that it is in; nil if it is in none.
  let comment: (tree: YAMLStream, range: YAMLComment)?

  /// Looks at an offset of a text whose tree may be known.
  init(_ bytes: [UInt8], _ known: YAMLStream?, at offset: Int) {
    self.bytes = bytes
    let tree = ReadableText.tree(of: bytes, known, around: offset)
    comment = tree.flatMap { tree in
      tree.comments().first { $0.range.lowerBound < offset && $0.range.touches(offset) }.map { (tree, $0) }
    }
    let found = comment == nil ? tree.flatMap { TreeWord(in: $0, at: offset) } : nil
    if let found, let typed = found.typed(at: offset) {
      (word, range, end) = (found, typed, found.range.upperBound)
    } else {
      word = found == nil && comment == nil ? Self.marked(bytes, at: offset) : nil
      (range, end) = (offset..<offset, offset)
    }
  }

  /// The letter that is put at an offset of a text, if it is a word of its own there.
  private static func marked(_ bytes: [UInt8], at offset: Int) -> TreeWord? {
    let marked = Array(bytes[..<offset]) + [UInt8(ascii: "a")] + bytes[offset...]
    let word = ReadableText.tree(of: marked, around: offset).flatMap { TreeWord(in: $0, at: offset) }
    return word?.range == offset..<offset + 1 ? word : nil
  }

  /// The keys that the mapping at the cursor has beside the word, on the lines below, too, which may be broken.
  var keysBeside: Set<String> {
    guard let word else { return [] }
    let line = bytes.line(around: range.lowerBound)
    let below = word.isInBrackets ? [] : bytes.keysBelow(line, column: word.range.lowerBound - line.lowerBound)
    return Set((word.isKey ? word.keysBeside : []) + below)
  }

  /// Whether a colon follows the word.
  var isBeforeColon: Bool { bytes[end...].first { !$0.isBlank } == UInt8(ascii: ":") }
}

extension TreeWord {
  /// The bytes that a completion at an offset replaces; nil if nothing more can be written there.
  fileprivate func typed(at offset: Int) -> Range<Int>? {
    guard tree[node].isScalar, tree[node].style != .literal, tree[node].style != .folded else { return nil }
    // After a word that is whole nothing more can be.
    let end = isKey ? nil : tree.bytes[inside].firstIndex(where: \.isBlank)
    let word = inside.lowerBound..<(end ?? inside.upperBound)
    return word.touches(offset) ? word : nil
  }
}
