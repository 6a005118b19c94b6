import Testing
import WidgetLint

@testable import LintCore

@Suite("What findings say")
struct MessageTests {
  private static let documents = BuiltInGuidelines.documents

  /// Returns a rule's findings in an example.
  private static func findings(_ rule: Rule, in example: RuleDocument.Example) -> [Finding] {
    Linter(LintSettings(rules: [rule.taking(example.parameters)])).check(example.description, name: "").findings
  }

  @Test("is as the golden file has it")
  func matches() throws {
    let said = Self.documents.map { document in
      let findings = document.examples.flatMap { Self.findings(document.rule, in: $0) }
      let texts = findings.map { finding in
        let related = finding.related.map { "  note: \($0.message)\n" }.joined()
        return "\(finding.message)\n\(related)  help: \(finding.help ?? "")\n"
      }
      // Drops repeated messages, which show nothing new.
      let lines = texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
      return "\(document.rule.id)\n\(lines.joined())\n"
    }.joined()
    try Golden.expect(said, in: "Tests/Golden/Rules/messages.txt")
  }

  @Test("has every text of a rule's message and help in one of its examples", arguments: documents.map(\.rule.id))
  func variants(id: String) throws {
    let document = try #require(Self.documents.first { $0.rule.id == id })
    let parts: [(WritableKeyPath<Rule, [Template]>, (Finding) -> String?)] = [
      (\.message, { $0.message }), (\.help, { $0.help }),
    ]
    for (wording, said) in parts {
      for place in document.rule[keyPath: wording].indices {
        var rule = document.rule
        rule[keyPath: wording] = marked(rule[keyPath: wording], at: place)
        let isSaid = document.examples.contains { example in
          Self.findings(rule, in: example).contains { said($0)?.hasSuffix("@@") == true }
        }
        #expect(isSaid, "\(wording) \(place)")
      }
    }
  }

  /// Returns a wording in which one text is marked.
  private func marked(_ wording: [Template], at place: Int) -> [Template] {
    var wording = wording
    wording[place] = Template(when: wording[place].when, text: "@@")
    return wording
  }

  @Test("is one line in lower case, without a full stop, and names a value or what is missing")
  func style() {
    for document in Self.documents {
      let findings = document.examples.flatMap { Self.findings(document.rule, in: $0) }
      #expect(!findings.isEmpty, "\(document.rule.id)")
      for finding in findings {
        for text in [finding.message, finding.help ?? "none"] {
          #expect(!text.hasSuffix(".") && !text.contains("\n"), "\(text)")
          #expect(text.first(where: \.isLetter)?.isLowercase == true || text.hasPrefix("\""), "\(text)")
        }
      }
    }
  }
}
