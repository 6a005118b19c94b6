/// The values that an operand stands for; a single one, as most have, takes no memory of its own.
struct Comparands: Sequence {
  private var first: Comparand?
  private var others: [Comparand] = []

  /// Adds a value.
  mutating func append(_ comparand: Comparand) {
    if first == nil { first = comparand } else { others.append(comparand) }
  }

  /// Hands them out in order.
  struct Iterator: IteratorProtocol {
    fileprivate let all: Comparands
    private var position = -1

    fileprivate init(_ all: Comparands) { self.all = all }

    mutating func next() -> Comparand? {
      defer { position += 1 }
      if position < 0 { return all.first }
      return position < all.others.count ? all.others[position] : nil
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
