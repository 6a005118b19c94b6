/// A file after its fixes.
package struct FixedFile: Sendable {
  /// What was found before.
  package let before: CheckedFile
  /// What is found after.
  package let after: CheckedFile
  /// The text with the fixes.
  package let text: EditedText
  /// The rules whose findings were fixed, each as often as one was.
  package let fixed: [String]
  /// How many fixes were left out, since they would have added a finding.
  package let refused: Int
  /// How many fixes were left out, since finding those that do no harm would take too long.
  package let untried: Int

  /// Whether the text was changed.
  package var isChanged: Bool { !fixed.isEmpty }
}
