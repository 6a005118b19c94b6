/// A pattern for a text, parsed once: `*` matches any characters, `?` matches one, `[…]` matches one of those inside,
/// and other characters match themselves.
package struct TextGlob: Sendable, Equatable {
  /// One piece of the pattern.
  private enum Piece: Sendable, Equatable {
    case any, one
    case literal(Character)
    /// One of several characters, or any other character if negated.
    case member(of: [Characters], isNegated: Bool)

    /// Whether it has a range that ends before it begins.
    var hasEmptyRange: Bool {
      if case .member(let members, _) = self { members.contains { $0.highest < $0.lowest } } else { false }
    }

    /// Whether a character fits.
    func fits(_ character: Character) -> Bool {
      switch self {
      case .any: false
      case .one: true
      case .literal(let literal): character == literal
      case .member(let members, let isNegated):
        members.contains { $0.lowest <= character && character <= $0.highest } != isNegated
      }
    }
  }

  /// A range of characters, including both ends.
  private struct Characters: Sendable, Equatable {
    let lowest: Character
    let highest: Character
  }

  private let pieces: [Piece]

  /// The reason why it cannot match as intended: a bracket that is not closed, or a range that ends before it begins.
  package let fault: String?

  /// A pattern, read from its characters.
  package init(_ characters: [Character]) {
    // The last ], so that a pattern of many [ is not searched once for each of them.
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
    fault =
      pieces.contains(.literal("["))
      ? "its [ is not closed"
      : pieces.contains(where: \.hasEmptyRange) ? "a range in it ends before it begins" : nil
  }

  private static func member(of characters: ArraySlice<Character>) -> Piece {
    // A lone ! or ^ is a literal.
    let isNegated = characters.count > 1 && (characters.first == "!" || characters.first == "^")
    var rest = isNegated ? characters.dropFirst() : characters
    var members: [Characters] = []
    while let lowest = rest.first {
      let isRange = rest.count > 2 && rest[rest.startIndex + 1] == "-"
      members.append(Characters(lowest: lowest, highest: isRange ? rest[rest.startIndex + 2] : lowest))
      rest = rest.dropFirst(isRange ? 3 : 1)
    }
    return .member(of: members, isNegated: isNegated)
  }

  /// Whether a text matches as a whole.
  package func matches(_ text: [Character]) -> Bool {
    Self.matches(pieces.count, text.count, isAny: { pieces[$0] == .any }) { pieces[$0].fits(text[$1]) }
  }

  /// Whether a number of pieces match a number of places as a whole, in no more steps than the product of both: a
  /// piece takes any number of places, or one that fits it.
  package static func matches(
    _ pieces: Int,
    _ places: Int,
    isAny: (_ piece: Int) -> Bool,
    fits: (_ piece: Int, _ place: Int) -> Bool
  ) -> Bool {
    var (place, piece) = (0, 0)
    // A `*` takes as few places as it can, and only the last one may have to take more.
    var retry: (place: Int, piece: Int)?
    while true {
      if piece < pieces, isAny(piece) {
        piece += 1
        // A final * matches whatever follows.
        if piece == pieces { return true }
        retry = (place, piece)
      } else if place < places, piece < pieces, fits(piece, place) {
        place += 1
        piece += 1
      } else if place == places, piece == pieces {
        return true
      } else if let last = retry, last.place < places {
        retry = (last.place + 1, last.piece)
        (place, piece) = (last.place + 1, last.piece)
      } else {
        return false
      }
    }
  }
}
