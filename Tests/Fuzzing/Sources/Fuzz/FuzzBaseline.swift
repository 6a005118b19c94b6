import Invariants
import LintCore
import WidgetLint
import YAML

/// Any bytes are either a baseline, which hides findings and has stale entries, or an error that points into them.
enum FuzzBaseline {
  /// A report with findings that a baseline may hide.
  private static let report = LintInvariants.lint(
    Array("app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true, width: 320, x: 1}]\n".utf8),
    name: "a.widget.yml"
  )

  static func check(_ bytes: [UInt8]) {
    do throws(Finding) {
      use(try Baseline(bytes), bytes)
    } catch {
      LintInvariants.check([error], in: YAMLStream(bytes))
    }
  }

  private static func use(_ read: Baseline, _ bytes: [UInt8]) {
    var (baseline, left) = (read, report)
    let hidden = baseline.hide(in: &left, file: report.name)
    Fuzzer.expect(hidden + left.findings.count == report.findings.count, "a finding is neither hidden nor left")
    let stale = baseline.staleFindings { _ in true }
    Fuzzer.expect(stale.count <= read.staleFindings { _ in true }.count, "what hides something is stale for it")
    let stream = YAMLStream(bytes)
    // Only three, since counting a place the plain way takes as long as the text before it.
    LintInvariants.check(Array(stale.prefix(3)), in: stream)
  }
}
