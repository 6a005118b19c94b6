import LintCore
import Testing
import WidgetLint

@Suite("What the program says of a kind of values")
struct ScalarTypeTests {
  private static let guides = BuiltInGuidelines.all.flatMap { set in
    set.loaded.types.map { (set: set.id, guide: $0) }
  }

  /// Returns the findings of the description's own checks in one with a line.
  private func checks(of line: String, in set: String) -> [String] {
    let isOfApp = line.hasPrefix("app:")
    let fields = (line.hasPrefix("name:") ? [] : ["name: Maps"]) + (isOfApp ? [] : [line])
    let lines = fields.joined(separator: "\n").split(separator: "\n").joined(separator: "\n  ")
    let text = "guidelines: \(set)\n\(isOfApp ? line : "app: {name: Maps}")\nwidgets:\n- \(lines)\n"
    return lint(text).findings.map(\.rule).filter { Check(rawValue: $0) != nil }
  }

  @Test("covers every type that a field has", arguments: BuiltInGuidelines.all.map(\.id))
  func complete(id: String) throws {
    let set = try #require(BuiltInGuidelines.all.first { $0.id == id })
    let names = Set(Self.guides.filter { $0.set == id }.map(\.guide.expected))
    for field in set.set.table.fields {
      for kind in [field.type.lone.kind, field.type.element?.kind].compactMap({ $0 }) {
        #expect(names.contains(kind.expected), "\(field.path)")
      }
    }
  }

  @Test("shows two lines that are right, and two that are wrong", arguments: guides)
  func examples(set: String, guide: TypeGuide) {
    for line in guide.right + guide.wrong { #expect(guide.text.contains(line)) }
    #expect(guide.right.count == 2 && guide.wrong.count == 2)
    for line in guide.right { #expect(checks(of: line, in: set) == [], "\(line)") }
    for line in guide.wrong {
      let rules = checks(of: line, in: set)
      #expect(rules == ["wrong-type"] || rules == ["invalid-value"], "\(line): \(rules)")
    }
  }

  @Test(
    "completes a value only with what it takes",
    arguments: BuiltInGuidelines.all.flatMap(\.set.table.fields).map(\.type)
  )
  func completions(type: FieldType) {
    for form in [type.lone, type.element].compactMap({ $0 }) {
      for value in form.completions { #expect(form.value(Array(value.utf8).span) != nil) }
    }
  }
}
