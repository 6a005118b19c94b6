/// A version of iOS: `MAJOR[.MINOR[.PATCH]]`.
enum VersionKind: ValueKind {
  static var id: String { "version" }
  static let number = ValueKinds.number(of: Self.self)

  static var expected: String { "a version such as \"10.0\"" }
  static var schemas: [ValueSchema] {
    [
      ValueSchema(types: ["string"], pattern: "^[0-9]+(\\.[0-9]+){0,2}$"), ValueSchema(types: ["number"], minimum: 0),
    ]
  }
  static var isOrdered: Bool { true }

  static func value(_ text: Span<UInt8>) -> DescriptionNode.Value? { Version(text).map { .scalar(ScalarValue($0)) } }

  static func isGuessed(_ text: String, isQuoted: Bool) -> Bool { isQuoted }

  static func data(_ value: ScalarValue, written: String?) -> DataValue {
    .text(written ?? value.version?.text ?? "")
  }

  static func mutants(of value: ScalarValue) -> [ScalarValue] {
    guard let version = value.version else { return [] }
    // The largest number wraps around to the smallest.
    return [version.major &- 1, version.major &+ 1].map {
      ScalarValue(Version(major: $0, minor: version.minor, patch: version.patch))
    }
  }
}

extension ScalarValue {
  /// A version as a value.
  init(_ version: Version) {
    let detail = Int64(version.minor) << 32 | Int64(version.patch)
    self.init(VersionKind.number, rank: Double(version.major), detail: detail)
  }

  /// The version that it is; nil for a value of another kind.
  package var version: Version? {
    guard kindNumber == VersionKind.number else { return nil }
    return Version(major: Int32(rank), minor: Int32(detail >> 32), patch: Int32(truncatingIfNeeded: detail))
  }
}
