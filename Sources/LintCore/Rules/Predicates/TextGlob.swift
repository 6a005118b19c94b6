/// A pattern of a text, read once: `*` for any characters, `?` for one, `[…]` for one of some, and characters that stand for
/// themselves.
package struct TextGlob: Sendable, Equatable {
  /// One piece of the pattern.
  private enum Piece: Sendable, Equatable {
    case any, one
    case literal(Character)
    /// One of some characters, each from a lowest to a highest, or none of them.
    case member(of: [Characters], isNegated: Bool)
  }

  /// The same for a text of ASCII, in which a byte is a character.
  private enum BytePiece: Sendable, Equatable {
    case any, one, none
    case literal(UInt8)
    /// One of the characters whose bits are set.
    case member(UInt64, UInt64)
  }

  /// Characters from a lowest to a highest.
  private struct Characters: Sendable, Equatable {
    let lowest: Character
    let highest: Character
  }

  private let pieces: [Piece]
  private let bytePieces: [BytePiece]

  /// Whether it stands for one text only.
  package let isLiteral: Bool

  /// A pattern of some characters.
  package init(_ characters: [Character]) {
    // Where the next ] is, so that a pattern of many [ is not searched for each.
    let closing = characters.lastIndex(of: "]") ?? 0
    var pieces: [Piece] = []
    var index = 0
    while index < characters.count {
      let end = characters[index] == "[" && closing > index + 1 ? characters[(index + 2)...].firstIndex(of: "]") : nil
      switch (characters[index], end) {
      case ("*", _): if pieces.last != .any { pieces.append(.any) }
      case ("?", _): pieces.append(.one)
      case ("[", let end?):
        pieces.append(Self.member(of: characters[(index + 1)..<end]))
        index = end
      default: pieces.append(.literal(characters[index]))
      }
      index += 1
    }
    self.pieces = pieces
    bytePieces = pieces.map(Self.bytePiece)
    isLiteral = pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  private static func member(of characters: ArraySlice<Character>) -> Piece {
    var rest = characters
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest = rest.dropFirst() }
    var members: [Characters] = []
    while let lowest = rest.first {
      let isRange = rest.count > 2 && rest[rest.startIndex + 1] == "-"
      members.append(Characters(lowest: lowest, highest: isRange ? rest[rest.startIndex + 2] : lowest))
      rest = rest.dropFirst(isRange ? 3 : 1)
    }
    return .member(of: members, isNegated: isNegated)
  }

  private static func bytePiece(for piece: Piece) -> BytePiece {
    switch piece {
    case .any: return .any
    case .one: return .one
    case .literal(let character):
      return character.utf8.count == 1 ? character.utf8.first.map { .literal($0) } ?? .none : .none
    case .member:
      var bits: (UInt64, UInt64) = (0, 0)
      for byte in UInt8(0)..<64 where matches(Character(Unicode.Scalar(byte)), piece) { bits.0 |= 1 << UInt64(byte) }
      for byte in UInt8(0)..<64 where matches(Character(Unicode.Scalar(byte + 64)), piece) {
        bits.1 |= 1 << UInt64(byte)
      }
      return .member(bits.0, bits.1)
    }
  }

  /// Whether a text matches as a whole, in no more steps than the product of both lengths.
  package func matches(_ text: String) -> Bool { matches(Text(text)) }

  /// Whether a text that is ready to be looked at matches as a whole.
  package func matches(_ text: Text) -> Bool {
    switch text.form {
    case .bytes(let bytes):
      Self.matches(bytes, bytePieces, any: .any) { byte, piece in
        switch piece {
        case .any, .none: false
        case .one: true
        case .literal(let literal): byte == literal
        case .member(let low, let high): (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 != 0
        }
      }
    case .characters(let characters): Self.matches(characters, pieces, any: .any, Self.matches)
    }
  }

  /// Whether some elements match some pieces; `any` goes back to its last place only.
  @inline(__always)
  private static func matches<Element, Piece: Equatable>(
    _ text: [Element],
    _ pieces: [Piece],
    any: Piece,
    _ fits: (Element, Piece) -> Bool
  ) -> Bool {
    var (place, piece) = (0, 0)
    var retry: (place: Int, piece: Int)?
    while true {
      if piece < pieces.count, pieces[piece] == any {
        piece += 1
        // What ends with it matches whatever follows.
        if piece == pieces.count { return true }
        retry = (place, piece)
      } else if place < text.count, piece < pieces.count, fits(text[place], pieces[piece]) {
        place += 1
        piece += 1
      } else if place == text.count, piece == pieces.count {
        return true
      } else if let last = retry, last.place < text.count {
        retry = (last.place + 1, last.piece)
        (place, piece) = (last.place + 1, last.piece)
      } else {
        return false
      }
    }
  }

  private static func matches(_ character: Character, _ piece: Piece) -> Bool {
    switch piece {
    case .any: false
    case .one: true
    case .literal(let literal): character == literal
    case .member(let members, let isNegated):
      members.contains { $0.lowest <= character && character <= $0.highest } != isNegated
    }
  }

  /// A text that patterns look at: its bytes where each is a character, else its characters.
  package struct Text: Sendable {
    fileprivate enum Form: Sendable {
      case bytes([UInt8])
      case characters([Character])
    }

    fileprivate let form: Form

    /// A text.
    package init(_ text: String) {
      // A carriage return and a line feed are one character.
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
      form = isPlain ? .bytes(Array(text.utf8)) : .characters(Array(text))
    }
  }
}
