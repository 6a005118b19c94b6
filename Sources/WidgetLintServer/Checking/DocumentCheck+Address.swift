import WidgetLint

extension DocumentCheck {
  /// Where one can read about a rule; nil for checks of the description.
  func address(ofRule id: String) -> String? { nil }
}
