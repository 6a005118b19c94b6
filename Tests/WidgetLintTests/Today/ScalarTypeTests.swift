import LintCore
import Testing
import WidgetLint

@Suite("What the program says of a kind of values")
struct ScalarTypeTests {
  private static let guides = BuiltInGuidelines.all.flatMap { set in
    set.loaded.types.map { (set: set.id, guide: $0) }
  }
  private static let table = BuiltInGuidelines.table

  /// What the checks of the description find in one that has a line.
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

  @Test(
    "names what a field takes, and what stands for it where it is left out",
    arguments: [
      ("app", "mapping", nil), ("app.urlSchemes", "URL scheme, or a list of these", nil),
      ("app.deploymentTarget", "version", "10.0"), ("widgets", "list of mappings, at least one", nil),
      ("widgets[].title", "text", "the name"),
      ("widgets[].primary", "boolean", "true if it is the only widget, else false"),
      ("widgets[].deploymentTarget", "version", "that of `app.deploymentTarget`"),
      ("widgets[].background", "`system`, `custom`, color or mapping", nil),
      ("widgets[].font", "mapping, or a list of these", nil), ("widgets[].font.size", "points, more than 0", nil),
      ("widgets[].vibrancy", "`primary`, `secondary`, `notificationCenter` or `none`, or a list of these", nil),
      ("widgets[].grid.items", "whole number, 0 or more, or a list of texts or mappings", nil),
      ("widgets[].buttons", "list of texts or mappings", nil),
      ("widgets[].opens", "URL or `app`, or a list of these", nil),
      ("widgets[].largestDisplayMode", "`compact` or `expanded`", "`compact`"),
    ] as [(String, String, String?)]
  )
  func names(path: String, takes: String, standIn: String?) throws {
    let field = Self.table[try #require(Self.table.field(at: path))]
    #expect(field.type.text == takes)
    #expect(field.defaultValue.text(noun: "widget") == standIn)
  }
}
