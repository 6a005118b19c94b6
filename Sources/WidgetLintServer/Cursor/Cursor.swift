import YAML

/// The word being typed at a place in a text, and the bytes that a completion replaces.
struct Cursor {
  let bytes: [UInt8]
  /// The word, as if a letter were typed at the cursor if nothing is there; nil if nothing can be completed.
  let word: TreeWord?
  /// The bytes of the word without quotes.
  let range: Range<Int>
  /// The offset after the word in the text.
  private let end: Int
  /// The comment at the cursor, with the tree that contains it; nil if the cursor is in none.
  let comment: (tree: YAMLStream, range: Range<Int>)?

  /// Finds the word at an offset of a text; `known` is the text's tree, if available.
  init(_ bytes: [UInt8], _ known: YAMLStream?, at offset: Int) {
    self.bytes = bytes
    let tree = ReadableText.tree(of: bytes, known, around: offset)
    comment = tree.flatMap { tree in
      tree.comments().first { $0.lowerBound < offset && $0.touches(offset) }.map { (tree, $0) }
    }
    let found = comment == nil ? tree.flatMap { TreeWord(in: $0, at: offset) } : nil
    if let found, let typed = found.typed(at: offset) {
      (word, range, end) = (found, typed, found.range.upperBound)
    } else {
      word = found == nil && comment == nil ? Self.marked(bytes, at: offset) : nil
      (range, end) = (offset..<offset, offset)
    }
  }

  /// Returns the word that a letter inserted at an offset would form; nil unless the letter is a word of its own.
  private static func marked(_ bytes: [UInt8], at offset: Int) -> TreeWord? {
    let marked = Array(bytes[..<offset]) + [UInt8(ascii: "a")] + bytes[offset...]
    let word = ReadableText.tree(of: marked, around: offset).flatMap { TreeWord(in: $0, at: offset) }
    return word?.range == offset..<offset + 1 ? word : nil
  }

  /// The other keys in the mapping at the cursor, including those on the lines below, even if these are broken.
  var keysBeside: Set<String> {
    guard let word else { return [] }
    let line = bytes.line(around: range.lowerBound)
    let below = word.isInBrackets ? [] : bytes.keysBelow(line, column: word.range.lowerBound - line.lowerBound)
    return Set((word.isKey ? word.keysBeside : []) + below)
  }

  /// Whether the lines below are indented as part of the value that the word would begin.
  var isAboveValue: Bool {
    guard let word, let key = word.steps.last?.key, !word.isInBrackets else { return false }
    let start = word.tree[key].range.lowerBound
    let line = bytes.line(around: start)
    let below = bytes[line.upperBound...].firstIndex { !$0.isBlank && !$0.isLineBreak }
    return below.map { bytes.indentation(of: bytes.line(around: $0)) > start - line.lowerBound } ?? false
  }

  /// Whether a colon follows the word.
  var isBeforeColon: Bool { bytes[end...].first { !$0.isBlank } == UInt8(ascii: ":") }
}

extension TreeWord {
  /// Returns the bytes that a completion at an offset replaces; nil if nothing more can be written there.
  fileprivate func typed(at offset: Int) -> Range<Int>? {
    guard tree[node].isScalar, tree[node].style != .literal, tree[node].style != .folded else { return nil }
    // Nothing more can be written after a complete word or on a line below it.
    let end = tree.bytes[inside].firstIndex { $0.isLineBreak || $0.isBlank && !isKey }
    let word = inside.lowerBound..<(end ?? inside.upperBound)
    return word.touches(offset) ? word : nil
  }
}

/// A key, scalar or alias in a tree, with the entries and elements that contain it.
struct TreeWord {
  let tree: YAMLStream
  /// The entries and elements that contain it, from the outermost to its own; empty if the document is one scalar.
  let steps: [YAMLPlace]
  /// The index of its node in the tree.
  let node: Int

  /// Finds the word that contains an offset or ends there, including quotes; nil if there is none.
  init?(in tree: YAMLStream, at offset: Int) {
    let (steps, node) = tree.steps(to: offset)
    guard let node, tree[node].isScalar || tree[node].isAlias, tree[node].range.touches(offset),
      !tree[node].range.isEmpty
    else { return nil }
    (self.tree, self.steps, self.node) = (tree, steps, node)
  }

  /// The bytes of the word, including its quotes.
  var range: Range<Int> { tree[node].range }

  /// Its text; for an alias, that of the anchored node.
  var text: String { tree.text(tree.resolved(node)) }

  /// Whether it is the key of an entry.
  var isKey: Bool { steps.last?.key == node }

  /// Whether it is a merge key, or the alias that is merged.
  var isMerge: Bool { steps.last?.key.map { tree[$0].isPlain && tree.text($0) == "<<" } ?? false }

  /// The bytes of the word without quotes.
  var inside: Range<Int> {
    let isQuoted = tree[node].style == .singleQuoted || tree[node].style == .doubleQuoted
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Whether the collection around it is in brackets; false if there is none.
  var isInBrackets: Bool { steps.last.map { tree[$0.container].style == .flow } ?? false }

  /// Whether it is a value on a line below its key.
  var isBelowKey: Bool {
    guard let key = steps.last?.key, !isKey else { return false }
    return tree.bytes[tree[key].range.upperBound..<range.lowerBound].contains(where: \.isLineBreak)
  }

  /// The keys of the other entries in its mapping.
  var keysBeside: [String] {
    guard let own = steps.last else { return [] }
    return tree.places(in: own.container).filter { $0.value != own.value }.compactMap { tree.key(of: $0) }
  }
}

extension Range<Int> {
  /// Whether an offset is in the range or at either end.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
