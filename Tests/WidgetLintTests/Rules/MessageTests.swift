import Testing
import WidgetLint

@testable import LintCore

@Suite("What findings say")
struct MessageTests {
  private static let documents = (try? BuiltInGuidelines.documents()) ?? []

  /// What a rule finds in an example.
  private static func findings(_ rule: Rule, in example: RuleDocument.Example) -> [Finding] {
    var rule = rule
    for parameter in example.parameters {
      for index in rule.parameters.indices where rule.parameters[index].name == parameter.name {
        rule.parameters[index] = parameter
      }
    }
    return Linter(LintSettings(rules: [rule])).check(Array(example.description.utf8), name: "").findings
  }

  @Test("is as the golden file has it")
  func matches() throws {
    let said = Self.documents.map { document in
      let findings = document.examples.flatMap { Self.findings(document.rule, in: $0) }
      let texts = findings.map { finding in
        let related = finding.related.map { "  note: \($0.message)\n" }.joined()
        return "\(finding.message)\n\(related)  help: \(finding.help ?? "")\n"
      }
      // What is said again of the next value says nothing new.
      let lines = texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
      return "\(document.rule.id)\n\(lines.joined())\n"
    }.joined()
    try Golden.expect(said, in: "Tests/Golden/Rules/messages.txt")
  }

  @Test("has every text of a rule's message and help in one of its examples", arguments: documents.map(\.rule.id))
  func variants(id: String) throws {
    let document = try #require(Self.documents.first { $0.rule.id == id })
    for place in document.rule.message.variants.indices {
      var rule = document.rule
      rule.message = marked(rule.message, at: place)
      let isSaid = document.examples.contains { example in
        Self.findings(rule, in: example).contains { $0.message.hasSuffix("@@") }
      }
      #expect(isSaid, "message \(place)")
    }
    for place in document.rule.help.variants.indices {
      var rule = document.rule
      rule.help = marked(rule.help, at: place)
      let isSaid = document.examples.contains { example in
        Self.findings(rule, in: example).contains { $0.help?.hasSuffix("@@") == true }
      }
      #expect(isSaid, "help \(place)")
    }
  }

  /// A wording with one text that can be told from the others.
  private func marked(_ wording: Wording, at place: Int) -> Wording {
    var variants = wording.variants
    variants[place] = Wording.Variant(when: variants[place].when, template: Template(text: "@@"))
    return Wording(variants: variants)
  }

  @Test("is one line in lower case, without a full stop, and names a value or what is missing")
  func style() {
    for document in Self.documents {
      for finding in document.examples.flatMap({ Self.findings(document.rule, in: $0) }) {
        for text in [finding.message, finding.help ?? "none"] {
          #expect(!text.hasSuffix(".") && !text.contains("\n"), "\(text)")
          let first = text.drop { !$0.isLetter }.prefix(2)
          #expect(first.first?.isLowercase == true || text.hasPrefix("iOS") || text.hasPrefix("\""), "\(text)")
        }
      }
    }
  }
}
