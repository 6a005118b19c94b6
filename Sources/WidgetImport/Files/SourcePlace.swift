/// A line of a source file.
package struct SourcePlace: Sendable, Hashable, Comparable {
  /// The file's path below the folder that is imported.
  package let file: String
  /// The line, counted from 1.
  package let line: Int

  /// A line of a file.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place as a comment names it: `Widget/Info.plist:12`.
  package var text: String { "\(file):\(line)" }

  /// Orders by file, then by line.
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    left.file == right.file ? left.line < right.line : left.file < right.file
  }
}
