// Findings and fixes are part of the public API.
@_exported public import LintCore

@_exported public import struct YAML.TextEdit

extension Finding {
  /// The name of the widget that it concerns.
  public var widget: String? { item }
}
