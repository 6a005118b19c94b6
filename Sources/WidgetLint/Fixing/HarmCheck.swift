import LintCore

/// Judges what is found after some fixes: what they should fix is gone, and nothing has come that no fix would fix.
struct HarmCheck {
  /// The name of findings that are alike but for indices, since elements of a list may have moved.
  private struct Kind: Hashable {
    let rule: String
    let path: [Substring]

    init(_ finding: Finding) {
      rule = finding.rule
      // By bytes: with a combining mark after it, a slash is another character.
      path = finding.path.utf8.split(separator: UInt8(ascii: "/")).map { part in
        part.allSatisfy { 0x30...0x39 ~= $0 } ? "" : Substring(part)
      }
    }
  }

  /// The most findings of each kind.
  private var allowed: [Kind: Int]
  private let fixedKinds: Set<Kind>
  /// The places of the findings that were there; nil unless what could not be read before is what was fixed.
  private var places: Set<[String]>?
  /// The paths of the mappings whose keys were fixed.
  private let parents: Set<Substring>

  /// A check of fixes, which are all about the description or all about what rules say of it.
  init(before: [Finding], fixes: [Finding]) {
    allowed = Self.counts(before)
    for fix in fixes { allowed[Kind(fix), default: 0] -= 1 }
    fixedKinds = Set(fixes.map { Kind($0) })
    if fixes.contains(where: \.isAboutDescription) { places = Set(before.map { [$0.rule, $0.path] }) }
    parents = Set(fixes.map { $0.path[..<($0.path.unicodeScalars.lastIndex(of: "/") ?? $0.path.startIndex)] })
  }

  /// Whether nothing speaks against what is found now.
  func passes(_ findings: [Finding], isFixable: (Finding) -> Bool) -> Bool {
    let counted = findings.filter { finding in
      guard let places else { return fixedKinds.contains(Kind(finding)) || !isFixable(finding) }
      return places.contains([finding.rule, finding.path]) || !isUncovered(finding)
    }
    return Self.counts(counted).allSatisfy { kind, count in count <= allowed[kind, default: 0] }
  }

  /// Whether a finding may be about what could not be read before: a rule's, or one below a key that had another name.
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

  private static func counts(_ findings: [Finding]) -> [Kind: Int] {
    findings.reduce(into: [:]) { $0[Kind($1), default: 0] += 1 }
  }
}
