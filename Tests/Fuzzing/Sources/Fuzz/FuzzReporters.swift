import Foundation
import Invariants
import LintCore
import LintSystem
import WidgetLint

/// Whatever a file's name and text, each format's output is valid, and the same for any number of jobs.
///
/// The first line of an input is the file's name.
enum FuzzReporters {
  static func check(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let text = Array(parts.dropFirst().first ?? [])
    let texts = [text, Array(text.prefix(text.count / 2))]
    let reports = lint(texts, name, jobs: 1)
    // Three formats per input are enough, one of them with several jobs: an input one byte longer tests others.
    let turn = text.count % ReporterKind.all.count
    for (index, kind) in ReporterKind.all.enumerated() where (index + turn) % 3 == 0 {
      let output = output(of: kind, reports)
      check(output, kind.name, reports)
      guard (index + turn) % ReporterKind.all.count == 0 else { continue }
      let others = self.output(of: kind, lint(texts, name, jobs: 2))
      Fuzzer.expect(output == others, "\(kind.name) says something else with several jobs")
    }
  }

  private static func lint(_ texts: [[UInt8]], _ name: String, jobs: Int) -> [CheckedFile] {
    var reports: [CheckedFile] = []
    Workers(texts) { LintInvariants.lint($0, name: name) }.run(jobs: jobs) {
      reports.append($0)
      return true
    }
    return reports
  }

  private static func output(of kind: ReporterKind, _ reports: [CheckedFile]) -> String {
    var reporter = kind.make(ReporterOptions())
    let text = reports.map { reporter.report($0) }.joined()
    return reporter.head(Summary()) + text + reporter.finish(Summary())
  }

  /// Parses an output in its format, and checks that it contains all findings.
  private static func check(_ output: String, _ format: String, _ reports: [CheckedFile]) {
    let findings = reports.reduce(0) { $0 + $1.findings.count }
    let suppressed = reports.reduce(0) { $0 + $1.suppressed.count }
    let count: Int
    switch format {
    case "json": count = decode(JSONOutput.self, output).findings.count
    case "sarif": count = decode(SARIFOutput.self, output).runs.reduce(0) { $0 + $1.results.count } - suppressed
    case "gitlab": count = decode([GitLabIssue].self, output).count
    case "rdjson": count = decode(RDJSONOutput.self, output).diagnostics.count
    case "junit": count = elements(output).count { $0.name == "failure" }
    case "checkstyle": count = elements(output).count { $0.name == "error" }
    case "github":
      let lines = output.utf8.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
      count = lines.count { GitHubCommand($0)?.properties["line"].flatMap { Int($0) } != nil }
      Fuzzer.expect(lines.count == count, "github has a line that is no command")
    case "compact":
      checkVisible(output, format)
      count = output.utf8.count { $0 == 0x0A }
    default:
      checkVisible(output, format)
      count = findings
    }
    Fuzzer.expect(count == findings, "\(format) holds \(count) of \(findings) findings")
  }

  private static func checkVisible(_ output: String, _ format: String) {
    let isVisible = output.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHidden($0) }
    Fuzzer.expect(isVisible, "\(format) holds a hidden character")
  }

  private static func decode<Output: Decodable>(_ type: Output.Type, _ text: String) -> Output {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      fatalError("\(error): \(text)")
    }
  }

  private static func elements(_ text: String) -> [XMLTree] {
    guard let root = XMLTree.read(text) else { fatalError("it is not XML: \(text)") }
    return root.all
  }
}
