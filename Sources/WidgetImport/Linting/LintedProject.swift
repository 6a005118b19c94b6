package import WidgetLint

/// What linting a project gave.
package struct LintedProject: Sendable {
  /// The project with what is found in its sources.
  package let checked: CheckedProject
  /// What was passed over, in words.
  package let notes: [String]
  /// Why some of its apps could not be read, in words.
  package let failures: [String]
  /// The values that code sets, or that nothing says plainly, in words.
  package let setInCode: [String]
  /// The suppressions of configurations that suppressed something.
  package let used: Set<SuppressionPlace>
}
