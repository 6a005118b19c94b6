package import YAML

/// A text with edits, which remembers what of it is still the original's.
package struct EditedText: Sendable {
  /// A piece of the text: bytes of the original, or new ones.
  private enum Piece: Sendable {
    case original(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .original(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    /// A part of the piece.
    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .original(let own): .original(own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  /// The original's bytes.
  package let original: [UInt8]
  /// What the text is made of, in order.
  private var pieces: [Piece]

  /// A text without edits.
  package init(_ original: [UInt8]) {
    self.original = original
    pieces = original.isEmpty ? [] : [.original(0..<original.count)]
  }

  /// The text's bytes.
  package var bytes: [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      switch piece {
      case .original(let range): bytes += original[range]
      case .new(let added): bytes += added
      }
    }
  }

  /// The ranges of the original that are gone, each with what is in its place.
  package var replacements: [(Range<Int>, [UInt8])] {
    var replacements: [(Range<Int>, [UInt8])] = []
    var start = 0
    var added: [UInt8] = []
    func close(_ end: Int) {
      if end > start || !added.isEmpty { replacements.append((start..<end, added)) }
      added = []
    }
    for piece in pieces {
      switch piece {
      case .new(let bytes):
        added += bytes
      case .original(let range):
        close(range.lowerBound)
        start = range.upperBound
      }
    }
    close(original.count)
    return replacements
  }

  /// The text with edits of its own bytes, which must be in order and must not overlap.
  package func applying(_ edits: [TextEdit]) -> EditedText {
    var result = self
    result.pieces = []
    var rest = pieces[...]
    var offset = 0
    /// Moves on to an offset, and keeps or drops what is passed over.
    func move(to end: Int, keeping: Bool) {
      while offset < end, let piece = rest.first {
        let length = min(piece.count, end - offset)
        if keeping { result.pieces.append(piece.part(0..<length)) }
        if length < piece.count {
          rest[rest.startIndex] = piece.part(length..<piece.count)
        } else {
          rest.removeFirst()
        }
        offset += length
      }
    }
    for edit in edits {
      move(to: edit.range.lowerBound, keeping: true)
      move(to: edit.range.upperBound, keeping: false)
      if !edit.replacement.isEmpty { result.pieces.append(.new(Array(edit.replacement.utf8))) }
    }
    result.pieces += rest
    return result
  }
}
