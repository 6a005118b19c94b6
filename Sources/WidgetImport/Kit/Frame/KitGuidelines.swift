import LintCore
import WidgetLint

/// The guidelines that descriptions of WidgetKit's widgets follow.
enum KitGuidelines {
  static let name = "widgetkit"
  /// Their fields.
  static var table: FieldTable { BuiltInGuidelines.table(of: name) ?? BuiltInGuidelines.table }
}
