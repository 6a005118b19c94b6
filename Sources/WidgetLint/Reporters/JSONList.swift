/// A list of JSON that grows by an element at a time and keeps nothing but its text, since a run may find very much.
struct JSONList {
  private let level: Int
  private var text = ""

  /// An empty list in something that is indented by a level.
  init(level: Int) { self.level = level }

  /// Adds an element, a level deeper.
  mutating func append(_ element: JSONText) {
    text += text.isEmpty ? "[" : ","
    text += JSONText.lineBreak(level: level + 1)
    element.write(to: &text, indentation: level + 1)
  }

  /// The whole list.
  var pretty: String { text.isEmpty ? "[]" : text + JSONText.lineBreak(level: level) + "]" }
}
