package import LintCore

/// Identifies findings in a way that survives when lines and indices move.
package struct Fingerprints: Sendable {
  private var seen: [String: Int] = [:]

  /// Creates an empty set of fingerprints.
  package init() {}

  /// Returns a fingerprint of rule, file, widget, path without indices, value, and the number of equal findings before.
  package mutating func next(_ finding: Finding, file: String) -> String {
    let (path, value) = (Self.fieldPath(of: finding), JSONText(finding.actual).compact)
    let key = [finding.rule, file, Self.widget(of: finding) ?? "", path, value].joined(separator: "\u{0}")
    let count = seen[key, default: 0]
    seen[key] = count + 1
    return Self.hash(key + "\u{0}\(count)")
  }

  /// Returns the widget that identifies a finding; the least by name if several share the place, whatever their order.
  static func widget(of finding: Finding) -> String? {
    guard let widget = finding.widget, !finding.also.isEmpty else { return finding.widget }
    return finding.also.reduce(widget) { min($0, $1.name) }
  }

  /// The path of a finding without indices.
  static func fieldPath(of finding: Finding) -> String {
    let names = finding.path.utf8.split(separator: UInt8(ascii: "/"))
    return names.filter { !$0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }.map { String(Substring($0)) }
      .joined(separator: "/")
  }

  /// Returns the 128-bit FNV-1a hash of a text, in hexadecimal.
  static func hash(_ text: String) -> String {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 {
      hash ^= UInt128(byte)
      hash = hash &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - hex.utf8.count) + hex
  }
}
