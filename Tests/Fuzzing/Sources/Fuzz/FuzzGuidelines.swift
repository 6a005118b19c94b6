import Invariants
import LintCore
import WidgetLint
import YAML

/// Any bytes are either the files of a guideline set, each after a separator line, or errors that point into them. A
/// set that was read can be encoded, and reads a description.
enum FuzzGuidelines {
  private static let separator = Array("\n%%%\n".utf8)
  /// A text that each table reads besides the last part of the input.
  private static let text = Array("name: a\nitems: [{name: b, x-a: 1}, c]\n".utf8)

  static func check(_ bytes: [UInt8]) {
    var parts: [[UInt8]] = [[]]
    var place = 0
    while place < bytes.count {
      if parts.count < 5, bytes[place] == 0x0A, bytes[place...].starts(with: separator) {
        parts.append([])
        place += separator.count
      } else {
        parts[parts.count - 1].append(bytes[place])
        place += 1
      }
    }
    parts += Array(repeating: [], count: 5 - parts.count)
    guard let rows = read(parts[0], { bytes throws(Faults) in try FieldsReader.read(bytes) }),
      let document = read(parts[1], { bytes throws(Faults) in try GuidelinesReader.read(bytes, rows) })
    else { return }
    let sources = document.sources.map(\.name)
    let statements = read(parts[2]) { bytes throws(Faults) in try Statement.read(bytes, from: sources) }
    let rule = read(parts[3]) { bytes throws(Faults) in
      try RuleReader.read(bytes, stem: nil, document.table) { _ in statements.map { Set($0.map(\.id)) } }
    }
    let set = GuidelineSet(table: document.table, rules: rule.map { [$0.rule] } ?? [])
    encode(set)
    for text in [text, parts[4]] { lint(text, set) }
  }

  /// Reads a part, and checks that any faults point into it.
  private static func read<Result>(_ bytes: [UInt8], _ read: ([UInt8]) throws(Faults) -> Result) -> Result? {
    do throws(Faults) {
      return try read(bytes)
    } catch {
      Fuzzer.expect(!error.findings.isEmpty, "nothing is read, and nothing is wrong")
      LintInvariants.check(error.findings, in: YAMLStream(bytes))
      return nil
    }
  }

  private static func encode(_ set: GuidelineSet) {
    var text = GuidelineCoder.text(of: set)
    let decoded = text.withUTF8 { GuidelineCoder.set(from: $0, names: [set.table.guidelines.id]) }
    Fuzzer.expect(GuidelineCoder.text(of: decoded) == text, "what was encoded is read as something else")
    Fuzzer.expect(
      decoded.table.fields == set.table.fields && decoded.table.guidelines == set.table.guidelines,
      "the table is read as another one"
    )
  }

  private static func lint(_ bytes: [UInt8], _ set: GuidelineSet) {
    let stream = YAMLStream(bytes)
    let program = RuleProgram(set.rules, set.table)
    for index in stream.documents.indices where index < 10 {
      let description = DescriptionReader.read(stream, document: index + 1, set.table)
      var (findings, statistics): ([Finding], Statistics?) = (description.findings, nil)
      _ = Evaluator(program, description).run(into: &findings, countingInto: &statistics)
      LintInvariants.check(findings, in: stream)
    }
  }
}
