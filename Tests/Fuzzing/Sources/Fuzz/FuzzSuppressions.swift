import Invariants
import LintCore
import WidgetLint
import YAML

/// Suppressions remove the findings that they cover, and change nothing else.
enum FuzzSuppressions {
  static func check(_ bytes: [UInt8]) {
    let report = LintInvariants.check(bytes)
    let plain = LintInvariants.lint(withoutSuppressions(bytes), name: report.name)
    let own = Set(Check.allCases.filter { $0.subject == .suppressions }.map(\.id))
    let rest = report.findings.filter { !own.contains($0.rule) } + report.suppressed.map(\.finding)
    Fuzzer.expect(plain.suppressed.isEmpty, "a comment that is no suppression suppresses something")
    Fuzzer.expect(keys(rest) == keys(plain.findings), "a suppression changes other findings")
  }

  /// Returns the text with every suppression turned into an ordinary comment.
  private static func withoutSuppressions(_ bytes: [UInt8]) -> [UInt8] {
    let marker = Array("widgetlint:".utf8)
    var changed = bytes
    for comment in YAMLStream(bytes).comments() {
      for start in comment where bytes[start...].starts(with: marker) {
        changed[start + marker.count - 1] = UInt8(ascii: ";")
      }
    }
    return changed
  }

  private static func keys(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.range) \($0.rule) \($0.path)" }.sorted()
  }
}
