import Foundation
import Testing
import WidgetLint

/// Tests names and values that would break out of a careless format, read back by independent readers.
@Suite("Hostile text in reports")
struct HostileTextTests {
  static let texts = [
    "line\nbreak\r\n::error file=x,line=1::injected", "]]> <&> \"'\"", "100%0A%25,a:b::", "\u{1B}[31mred",
    "\u{202E}evil",
    "no\u{FFFE}character", "{0} [link](https://example.com) \\u0041", "🧩 e\u{301} \u{E0001} \u{7F}\u{85}\u{2028}",
    "\t\u{1}\u{FEFF}", "\u{301}::\u{301},\u{301}=\u{200D}%\u{301}\"\u{301}<\u{301}\n\u{301}'\u{301}&\u{301}",
    "##[error]x ##vso[task.setvariable variable=a]b ###teamcity[c ##[d", "::error::x", "\u{3000}::x",
  ]

  private static func report(_ text: String) -> CheckedFile {
    let sample = ReporterSamples.Sample(rule: "wrong-type", at: "a", message: text, help: text, widget: text)
    return ReporterSamples.report(name: "\(text).widget.yml", text: "a: b\n", [sample], suppressed: [sample])
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ format: String, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(ReporterSamples.output(format, [report(text)]).utf8))
  }

  private static func same(_ one: String?, _ other: String) -> Bool { one.map { Array($0.utf8) } == Array(other.utf8) }

  @Test("JSON reads back to the same text", arguments: texts)
  func json(_ text: String) throws {
    let finding = try #require(try Self.decode(JSONOutput.self, "json", text).findings.first)
    #expect(Self.same(finding.message, text))
    #expect(Self.same(finding.widget, text))
    #expect(Self.same(finding.file, "\(text).widget.yml"))
  }

  @Test("SARIF reads back to the same text, and its URI to the same path", arguments: texts)
  func sarif(_ text: String) throws {
    let results = try #require(try Self.decode(SARIFOutput.self, "sarif", text).runs.first).results
    #expect(results.count == 2)
    #expect(results.map { $0.suppressions?.first?.kind } == [nil, "inSource"])
    for result in results {
      #expect(Self.same(result.message.text, text))
      let uri = try #require(result.locations.first).physicalLocation.artifactLocation.uri
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      #expect(Self.same(uri.removingPercentEncoding, "\(text).widget.yml"))
    }
  }

  @Test("GitLab's report reads back to the same text", arguments: texts)
  func gitlab(_ text: String) throws {
    let issue = try #require(try Self.decode([GitLabIssue].self, "gitlab", text).first)
    #expect(Self.same(issue.description, text))
    #expect(Self.same(issue.location.path, "\(text).widget.yml"))
  }

  @Test("reviewdog's report reads back to the same text", arguments: texts)
  func rdjson(_ text: String) throws {
    let diagnostic = try #require(try Self.decode(RDJSONOutput.self, "rdjson", text).diagnostics.first)
    #expect(Self.same(diagnostic.message, "\(text)\nhelp: \(text)"))
    #expect(Self.same(diagnostic.location.path, "\(text).widget.yml"))
  }

  /// Escapes what a log would not show as it is, except for line breaks, which GitHub's commands encode.
  private static func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      "\n\r".unicodeScalars.contains(scalar) ? String(scalar) : VisibleText.escaped(String(scalar))
    }.joined()
  }

  @Test("GitHub reads one command, with the same text but for what a log would not show", arguments: texts)
  func github(_ text: String) throws {
    let lines = try ReporterSamples.output("github", [Self.report(text)]).utf8
      .split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { String(decoding: $0, as: UTF8.self) }
    let command = try #require(lines.first.flatMap { GitHubCommand($0) })
    #expect(lines.count == 1)
    #expect(command.name == "warning")
    #expect(Self.same(command.properties["file"], Self.shown("\(text).widget.yml")))
    #expect(Self.same(command.message, Self.shown("\(text)\nhelp: \(text)")))
  }

  /// Escapes what XML 1.0 cannot hold, as every text output does.
  private static func held(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isHeld = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE || "\t\n\r".unicodeScalars.contains(scalar)
      return isHeld ? String(scalar) : VisibleText.escaped(String(scalar))
    }.joined()
  }

  @Test("XML reads back to the same text but for what XML cannot hold", arguments: texts, ["junit", "checkstyle"])
  func xml(_ text: String, _ format: String) throws {
    let elements = try #require(XMLTree.read(ReporterSamples.output(format, [Self.report(text)]))).all
    let held = Self.held(text)
    let (file, finding) = format == "junit" ? ("testsuite", "failure") : ("file", "error")
    #expect(Self.same(elements.first { $0.name == file }?.attributes["name"], "\(held).widget.yml"))
    #expect(Self.same(elements.first { $0.name == finding }?.attributes["message"], held))
  }

  @Test("what a person reads holds no hidden character but the line breaks", arguments: texts, ["text", "compact"])
  func visible(_ text: String, _ format: String) throws {
    let output = try ReporterSamples.output(format, [Self.report(text)])
    #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHidden($0) })
    #expect(!output.contains("##[") && !output.contains("##vso[") && !output.contains("##teamcity["))
    #expect(output.split(separator: "\n").allSatisfy { !$0.drop(while: \.isWhitespace).hasPrefix("::") })
  }
}
