package import LintCore

/// Judges the findings after some fixes or suppressions: these must be gone, and no others may be new.
package struct HarmCheck {
  /// The number of findings of each kind that are allowed; below 0 if a kind was fixed more often than it was found.
  private var allowed: [[String]: Int]
  private let fixedKinds: Set<[String]>
  /// The places of the earlier findings; nil unless the fixes make unreadable values readable.
  private var places: Set<[String]>?
  /// The paths of the mappings whose keys were fixed.
  private let parents: Set<Substring>

  /// A check of fixes that are all for findings about the description, or all for rules.
  package init(before: [Finding], fixes: [Finding]) {
    allowed = Self.counts(before)
    for fix in fixes { allowed[Self.kind(fix), default: 0] -= 1 }
    fixedKinds = Set(fixes.map(Self.kind))
    if fixes.contains(where: \.isAboutDescription) { places = Set(before.map { [$0.rule, $0.path] }) }
    parents = Set(fixes.map { $0.path[..<($0.path.unicodeScalars.lastIndex(of: "/") ?? $0.path.startIndex)] })
  }

  /// Whether the current findings show no harm: any new one must be fixable.
  package func passes(_ findings: [Finding], isFixable: (Finding) -> Bool = { _ in false }) -> Bool {
    let counted = findings.filter { finding in
      guard let places else { return fixedKinds.contains(Self.kind(finding)) || !isFixable(finding) }
      return places.contains([finding.rule, finding.path]) || !isUncovered(finding)
    }
    return Self.counts(counted).allSatisfy { kind, count in count <= allowed[kind, default: 0] }
  }

  /// Whether a finding may be about something unreadable before: it is a rule's, or below a renamed key.
  private func isUncovered(_ finding: Finding) -> Bool {
    guard finding.isAboutDescription else { return true }
    switch Check(rawValue: finding.rule) {
    case .duplicateKey, .yamlSyntax, .limitExceeded, .emptyDescription: return false
    default:
      return finding.path.unicodeScalars.indices.contains { index in
        finding.path.unicodeScalars[index] == "/" && parents.contains(finding.path[..<index])
      }
    }
  }

  private static func counts(_ findings: [Finding]) -> [[String]: Int] {
    findings.reduce(into: [:]) { $0[kind($1), default: 0] += 1 }
  }

  /// The identity of a finding without indices, since elements of a list may have moved.
  private static func kind(_ finding: Finding) -> [String] { [finding.rule, Fingerprints.fieldPath(of: finding)] }
}
