/// A file after its fixes.
public struct FixedFile: Sendable {
  /// A fix that was left out.
  public struct LeftOut: Sendable, Hashable {
    /// The rule whose finding it would have fixed.
    public let rule: String
    /// The line of that finding, from 1.
    public let line: Int
  }

  /// What was found before.
  public let before: CheckedFile
  /// What is found after.
  public let after: CheckedFile
  /// The text with the fixes, piece by piece.
  package let edited: EditedText
  /// The rules whose findings were fixed, each as often as one was.
  public let fixed: [String]
  /// The fixes that were left out, since they would have added a finding.
  public let refused: [LeftOut]
  /// How many fixes were left out, since finding those that do no harm would take too long.
  public let untried: Int

  /// The text with the fixes.
  public var text: String { String(decoding: edited.bytes, as: UTF8.self) }

  /// Whether the text was changed.
  public var isChanged: Bool { !fixed.isEmpty }
}
