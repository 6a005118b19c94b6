import YAML

/// A file after its fixes.
public struct FixedFile: Sendable {
  /// A fix that was left out.
  public struct LeftOut: Sendable, Hashable {
    /// The rule whose finding it would have fixed.
    public let rule: String
    /// The line of that finding, from 1.
    public let line: Int
  }

  /// The file before the fixes.
  public let before: CheckedFile
  /// The file after the fixes.
  public internal(set) var after: CheckedFile
  /// The text with the fixes, piece by piece.
  package internal(set) var edited: EditedText
  /// The rules whose findings were fixed, each as often as one was.
  public internal(set) var fixed: [String] = []
  /// The fixes that were left out, since they would have added a finding.
  public internal(set) var refused: [LeftOut] = []
  /// The number of fixes that were left out, since finding those that do no harm would take too long.
  public internal(set) var untried = 0

  /// A file as it is before any fix.
  init(_ file: CheckedFile) {
    (before, after) = (file, file)
    edited = EditedText(Array(file.bytes[..<file.tree.sourceCount]))
  }

  /// The text with the fixes.
  public var text: String { String(decoding: edited.bytes, as: UTF8.self) }

  /// Whether the text was changed.
  public var isChanged: Bool { !fixed.isEmpty }
}
