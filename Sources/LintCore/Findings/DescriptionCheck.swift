/// A finding about a description itself, whatever the rules say.
package enum DescriptionCheck: String, Sendable, CaseIterable {
  case yamlSyntax = "yaml-syntax"
  case emptyDescription = "empty-description"
  case duplicateKey = "duplicate-key"
  case unknownField = "unknown-field"
  case missingField = "missing-field"
  case wrongType = "wrong-type"
  case invalidValue = "invalid-value"
  case unquotedColor = "unquoted-color"
  case limitExceeded = "limit-exceeded"

  /// What it asks, in one sentence without a full stop.
  package var summary: String {
    switch self {
    case .yamlSyntax: "The file is YAML in UTF-8"
    case .emptyDescription: "The file holds a description"
    case .duplicateKey: "A key is given once in its mapping"
    case .unknownField: "Every key is a field of the description"
    case .missingField: "Required fields are there"
    case .wrongType: "A value has its field's type"
    case .invalidValue: "A value is one of those that its field allows"
    case .unquotedColor: "A hex color is quoted, since an unquoted # starts a comment"
    case .limitExceeded: "The file keeps within the limits of size, nesting and aliases"
    }
  }

  /// Whether a configuration or a suppression may suppress it.
  package var canBeSuppressed: Bool { self != .yamlSyntax && self != .limitExceeded }
}

extension Finding {
  /// Whether it is about the description itself, not what a rule says of it.
  package var isAboutDescription: Bool { DescriptionCheck(rawValue: rule) != nil }
}
