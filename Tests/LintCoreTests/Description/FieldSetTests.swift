import Testing
import YAML

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

  @Test("has no place for private fields, whose number is above those of the largest table", arguments: 125...127)
  func privateFields(count: Int) throws {
    let rows = (1...count).map {
      Field(path: "a\($0)", type: FieldType(lone: FieldType.Form(kind: TextKind.self)), summary: "")
    }
    let table = FieldTable(rows, Guidelines(id: "a"))
    let text = rows.map { "\($0.path): b\n" }.joined() + "x-a: 1\nguidelines: a\n"
    for number in 1...count {
      let text = text.replacing("a\(number): b\n", with: "a\(number): [b]\n")
      let description = DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, table)
      #expect(!description.readFields.contains(FieldID(rawValue: UInt8(number))), "\(number)")
      #expect(description.readFields.contains(FieldID(rawValue: UInt8(number % count + 1))), "\(number)")
    }
  }

  @Test("is part of a larger one, and shares nothing with the others")
  func relations() {
    let (low, high) = (FieldSet(Self.fields.prefix(70)), FieldSet(Self.fields.dropFirst(70)))
    #expect(low.union(high) == .all && low.intersection(high) == FieldSet())
    #expect(low.isSubset(of: .all) && !FieldSet.all.isSubset(of: low) && !FieldSet.all.isSubset(of: high))
  }
}
