package import LintCore

/// Decides whether fixes or suppressions do harm: their findings must be gone, and no new ones may appear.
package struct HarmCheck {
  /// The number of findings allowed of each kind; below 0 if more of a kind were fixed than found.
  private var allowed: [[String]: Int]
  private let fixedKinds: Set<[String]>
  /// The rules and places of the earlier findings; nil unless some fixes make unreadable values readable.
  private var places: Set<[String]>?
  /// The places of the mappings that hold the fixed values or keys.
  private let parents: Set<Substring>
  /// Whether list elements may have moved, so that an index does not identify one.
  private let movesElements: Bool

  /// Creates a check of fixes that are all for the description's own faults, or all for rules; or of suppressions,
  /// which move no elements.
  package init(before: [Finding], fixes: [Finding], movesElements: Bool = true) {
    func kind(_ finding: Finding) -> [String] { Self.kind(finding, movesElements) }
    self.movesElements = movesElements
    allowed = Self.counts(before.map(kind))
    for fix in fixes { allowed[kind(fix), default: 0] -= 1 }
    fixedKinds = Set(fixes.map(kind))
    if fixes.contains(where: \.isAboutDescription) { places = Set(before.map { [$0.rule, Self.place($0)] }) }
    parents = Set(
      fixes.map(Self.place).map { $0[..<($0.unicodeScalars.lastIndex(of: "/") ?? $0.endIndex)] }
    )
  }

  /// Whether the current findings show no harm: a new one must be fixable, or uncovered by making text readable.
  package func passes(_ findings: [Finding], isFixable: (Finding) -> Bool = { _ in false }) -> Bool {
    let counted = findings.filter { finding in
      guard let places else { return fixedKinds.contains(Self.kind(finding, movesElements)) || !isFixable(finding) }
      return places.contains([finding.rule, Self.place(finding)]) || !isUncovered(finding)
    }
    let counts = Self.counts(counted.map { Self.kind($0, movesElements) })
    return counts.allSatisfy { kind, count in count <= allowed[kind, default: 0] }
  }

  /// Whether a finding may concern text that was unreadable before: a rule reports it, or it is below a fixed key.
  private func isUncovered(_ finding: Finding) -> Bool {
    guard finding.isAboutDescription else { return true }
    switch Check(rawValue: finding.rule) {
    case .duplicateKey, .yamlSyntax, .limitExceeded, .emptyDescription: return false
    default:
      let place = Self.place(finding)
      return place.unicodeScalars.indices.contains { index in
        place.unicodeScalars[index] == "/" && parents.contains(place[..<index])
      }
    }
  }

  private static func counts(_ kinds: [[String]]) -> [[String]: Int] {
    kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The identity of a finding, without indices if list elements may have moved.
  private static func kind(_ finding: Finding, _ movesElements: Bool) -> [String] {
    let path = movesElements ? Fingerprints.fieldPath(of: finding) : finding.path
    return [finding.rule, String(finding.document), path]
  }

  /// The document and the path of a finding.
  private static func place(_ finding: Finding) -> String { "\(finding.document)\(finding.path)" }
}
