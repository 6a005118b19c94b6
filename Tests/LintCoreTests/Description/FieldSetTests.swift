import Testing

@testable import LintCore

@Suite("A set of fields")
struct FieldSetTests {
  private static let fields = (0..<UInt8(FieldSet.capacity)).map { FieldID(rawValue: $0) }

  @Test("holds what was put into it and nothing else", arguments: [0, 1, 63, 64, 127])
  func holds(number: Int) {
    let set = FieldSet([Self.fields[number]])
    #expect(Self.fields.filter { set.contains($0) } == [Self.fields[number]])
    #expect(FieldSet.all.contains(Self.fields[number]))
  }

  @Test("is part of a larger one, and shares nothing with the others")
  func relations() {
    let (low, high) = (FieldSet(Self.fields.prefix(70)), FieldSet(Self.fields.dropFirst(70)))
    #expect(low.union(high) == .all && low.intersection(high) == FieldSet())
    #expect(low.isSubset(of: .all) && !FieldSet.all.isSubset(of: low) && !FieldSet.all.isSubset(of: high))
  }
}
