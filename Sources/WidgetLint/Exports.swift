// Findings and fixes are part of the public API.
@_exported public import LintCore

@_exported public import struct YAML.TextEdit

extension Finding {
  /// The name of the widget that the finding is about; nil if it is about none.
  public var widget: String? { item }
}
