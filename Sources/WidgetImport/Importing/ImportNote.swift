/// Something that an import leaves out, and why.
package struct ImportNote: Error, Sendable, Hashable {
  /// The file that it is about.
  package let path: String
  /// The line, counted from 1; nil for the file as a whole.
  package let line: Int?
  /// The field that is left out; nil where it is about none.
  package let field: String?
  /// The reason in words.
  package let message: String

  init(path: String, line: Int?, field: String? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.field = field
    self.message = message
  }

  init(_ place: SourcePlace, field: String, _ message: String) {
    self.init(path: place.file, line: place.line, field: field, message)
  }

  /// The note in one line.
  package var text: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return field.map { "\(place): \($0): \(message)" } ?? "\(place): \(message)"
  }
}
