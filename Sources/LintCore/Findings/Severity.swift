/// The importance of a finding.
public enum Severity: UInt8, Sendable, CaseIterable, Comparable {
  case info, warning, error

  /// The word for it in every output and in rule and configuration files.
  public var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity that a word names.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// Orders by how much it matters.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
