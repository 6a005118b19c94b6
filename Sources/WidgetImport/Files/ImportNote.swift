/// Something that an import leaves out, with the reason.
package struct ImportNote: Error, Sendable, Hashable {
  /// The file that it is about.
  package let path: String
  /// The line, counted from 1; nil for the file as a whole.
  package let line: Int?
  /// The field that is left out; nil if it is about none.
  package let field: String?
  /// The reason in words.
  package let message: String
  /// Whether it says that an extension has Live Activities or controls, but no widgets.
  var isOfOthers = false
  /// Whether it says that a file cannot be read.
  var isUnread = false

  init(path: String, line: Int? = nil, field: String? = nil, _ message: String) {
    (self.path, self.line, self.field, self.message) = (path, line, field, message)
  }

  init(_ place: SourcePlace, field: String? = nil, _ message: String) {
    self.init(path: place.file, line: place.line, field: field, message)
  }

  /// Creates a note on a file that exceeds the limits.
  init(tooLarge path: String, _ what: String = "it") { self.init(path: path, "\(what) is larger than what is read") }

  /// The note in one line.
  package var text: String { text(at: path) }

  /// Returns the note in one line, with its file as the user can open it.
  func text(in tree: SourceTree) -> String { text(at: tree.name(of: path)) }

  private func text(at path: String) -> String {
    let place = line.map { "\(path):\($0)" } ?? path
    return field.map { "\(place): \($0): \(message)" } ?? "\(place): \(message)"
  }
}

extension [ImportNote] {
  /// Returns the value that was read; nil if reading failed, which adds a note.
  mutating func value<Value>(of result: Result<Value, ImportNote>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(var note):
      note.isUnread = true
      append(note)
      return nil
    }
  }
}

/// A line of a source file.
package struct SourcePlace: Sendable, Hashable, Comparable {
  /// The file's path below the folder that is imported.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The bytes in the file's text; nil if only the line is known.
  package var range: Range<Int>?

  /// Orders by file, then by line, then by the first byte.
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file, left.line, left.range?.lowerBound ?? 0) < (right.file, right.line, right.range?.lowerBound ?? 0)
  }
}
