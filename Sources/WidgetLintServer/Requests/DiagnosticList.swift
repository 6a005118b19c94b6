import WidgetLint

/// The findings of a document as diagnostics.
struct DiagnosticList {
  /// How many are said of one document.
  private static let limit = 1000

  private let uri: DocumentURI
  private let text: DocumentText
  private let check: DocumentCheck
  private let showsRelated: Bool

  /// The diagnostics of a document; a text that was too large has none but at its start.
  init(_ uri: DocumentURI, _ text: DocumentText, _ check: DocumentCheck, showsRelated: Bool) {
    self.uri = uri
    self.text = text
    self.check = check
    self.showsRelated = showsRelated
  }

  /// The diagnostics, by place.
  var json: JSONText {
    var addresses: [String: String?] = [:]
    return .list(
      shown.map { finding in
        let address = addresses[finding.rule] ?? check.address(ofRule: finding.rule)
        addresses[finding.rule] = .some(address)
        return json(finding, address)
      }
    )
  }

  /// The findings that are said.
  private var shown: [Finding] {
    let findings = check.findings
    guard findings.count > Self.limit else { return findings }
    let left = Finding(
      rule: DescriptionCheck.limitExceeded.rawValue,
      severity: .error,
      message: "found \(findings.count) findings, expected \(Self.limit) at most; "
        + "\(findings.count - Self.limit) are left out",
      range: findings[Self.limit].range
    )
    return findings[..<Self.limit] + [left]
  }

  /// A finding as a diagnostic.
  func json(_ finding: Finding) -> JSONText { json(finding, check.address(ofRule: finding.rule)) }

  private func json(_ finding: Finding, _ address: String?) -> JSONText {
    let here = finding.related.map { location(uri, text.json($0.range), $0.message) }
    let related = showsRelated ? here + check.elsewhere.map { location($0.uri, $0.range, $0.message) } : []
    return .members([
      "range": text.json(finding.range), "severity": .integer(Self.number(finding.severity)),
      "code": .text(finding.rule), "codeDescription": address.map { ["href": .text($0)] },
      "source": .text(ProductInfo.name),
      "message": .text(([finding.message] + [finding.help].compactMap { $0 }).joined(separator: "\n")),
      "tags": finding.rule == SuppressionCheck.unused.rawValue ? [1] : nil,
      "relatedInformation": related.isEmpty ? nil : .list(related),
    ])
  }

  private func location(_ uri: DocumentURI, _ range: JSONText, _ message: String) -> JSONText {
    ["location": ["uri": .text(uri.text), "range": range], "message": .text(message)]
  }

  private static func number(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
