package import YAML

/// A text with edits that tracks which parts are still the original's.
package struct EditedText: Sendable {
  /// A piece of the text: a slice of the original with its original indices, or new bytes.
  private typealias Piece = (bytes: ArraySlice<UInt8>, isOriginal: Bool)

  /// The original's bytes.
  package let original: [UInt8]
  /// The pieces of the text, in order.
  private var pieces: [Piece]

  /// A text without edits.
  package init(_ original: [UInt8]) {
    self.original = original
    pieces = [(original[...], isOriginal: true)]
  }

  /// The text's bytes.
  package var bytes: [UInt8] { pieces.reduce(into: []) { $0 += $1.bytes } }

  /// The replaced ranges of the original, each with the new bytes.
  package var replacements: [(Range<Int>, [UInt8])] {
    var replacements: [(Range<Int>, [UInt8])] = []
    var start = 0
    var added: [UInt8] = []
    for piece in pieces + [(original[original.endIndex...], isOriginal: true)] {
      guard piece.isOriginal else {
        added += piece.bytes
        continue
      }
      let end = piece.bytes.startIndex
      if end > start || !added.isEmpty { replacements.append((start..<end, added)) }
      (start, added) = (piece.bytes.endIndex, [])
    }
    return replacements
  }

  /// Returns the text with edits applied to its current bytes; the edits must be in order and must not overlap.
  package func applying(_ edits: [TextEdit]) -> EditedText {
    var result = self
    result.pieces = []
    var rest = pieces[...]
    var offset = 0
    /// Advances to an offset, keeping or dropping the bytes passed.
    func move(to end: Int, keeping: Bool) {
      while offset < end, let piece = rest.first {
        let passed = piece.bytes.prefix(end - offset)
        if keeping { result.pieces.append((passed, piece.isOriginal)) }
        offset += passed.count
        if passed.count < piece.bytes.count {
          rest[rest.startIndex].bytes = piece.bytes[passed.endIndex...]
        } else {
          rest.removeFirst()
        }
      }
    }
    for edit in edits {
      move(to: edit.range.lowerBound, keeping: true)
      move(to: edit.range.upperBound, keeping: false)
      if !edit.replacement.isEmpty { result.pieces.append((Array(edit.replacement.utf8)[...], isOriginal: false)) }
    }
    result.pieces += rest
    return result
  }
}
