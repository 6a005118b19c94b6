import LintSystem
import WidgetLint

/// The findings of a document as diagnostics.
struct DiagnosticList {
  /// The most diagnostics to report for one document.
  private static let limit = 1000

  private let check: DocumentCheck
  private let showsRelated: Bool
  /// The document's settings, kept because computing them is slow.
  private let settings: LintSettings?

  init(check: DocumentCheck, showsRelated: Bool) {
    (self.check, self.showsRelated, settings) = (check, showsRelated, check.settings)
  }

  /// The diagnostics as JSON, in order of place.
  var json: JSONText { .list(shown.map(json)) }

  /// The findings to report.
  private var shown: [Finding] {
    let findings = check.findings
    guard findings.count > Self.limit else { return findings }
    let message =
      "found \(findings.count) findings, expected \(Self.limit) at most; \(findings.count - Self.limit) are left out"
    return findings[..<Self.limit] + [Finding(.limitExceeded, message, range: findings[Self.limit].range)]
  }

  /// Returns a finding as a diagnostic.
  func json(_ finding: Finding) -> JSONText {
    let text = check.text
    let here = finding.related.map { related in
      guard let line = related.line else { return check.uri.related(text.json(related.range), related.message) }
      let file = FilePath(line.file).absolute(in: FileSystem.currentFolder)
      let place: JSONText = ["line": .integer(line.line - 1), "character": 0]
      return DocumentURI(path: file).related(["start": place, "end": place], related.message)
    }
    let related = showsRelated ? here + check.elsewhere : []
    return .members([
      "range": text.json(finding.range), "severity": .integer(Self.number(finding.severity)),
      "code": .text(finding.rule),
      "codeDescription": check.address(ofRule: finding.rule, settings).map { ["href": .text($0)] },
      "source": .text(ProductInfo.name),
      "message": .text([finding.message, finding.help].compactMap { $0 }.joined(separator: "\n")),
      "tags": finding.rule == Check.unusedSuppression.id ? [1] : nil,
      "relatedInformation": related.isEmpty ? nil : .list(related),
    ])
  }

  private static func number(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
