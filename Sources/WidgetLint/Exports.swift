// Who imports the library has what findings and fixes are made of, too.
@_exported public import LintCore

@_exported public import struct YAML.TextEdit

extension Finding {
  /// The name of the widget that it concerns.
  public var widget: String? { item }
}
