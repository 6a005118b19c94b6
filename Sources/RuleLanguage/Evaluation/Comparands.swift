/// The values that an operand stands for; a single one, as most have, takes no memory of its own.
struct Comparands {
  private var first: Comparand?
  private var others: [Comparand] = []

  /// Adds a value.
  mutating func append(_ comparand: Comparand) {
    if first == nil { first = comparand } else { others.append(comparand) }
  }

  /// All of them, in order.
  var all: [Comparand] { first.map { [$0] + others } ?? [] }

  /// Visits them in order.
  @inline(__always)
  func forEach(_ visit: (Comparand) -> Void) {
    guard let first else { return }
    visit(first)
    if !others.isEmpty { others.forEach(visit) }
  }
}
