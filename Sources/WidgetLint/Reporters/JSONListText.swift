/// The text of a JSON document with one long list in it, written as the elements come: a run may find very much, and is
/// to take no more memory than a file.
struct JSONListText {
  private let head: String
  private let level: Int
  private var count = 0

  /// A document that begins with some text, up to a list that is indented by a level.
  init(head: String, level: Int) {
    self.head = head
    self.level = level
  }

  /// Adds an element, a level deeper.
  mutating func append(_ element: JSONText, to text: inout String) {
    text += count == 0 ? head + "[" : ","
    text += JSONText.lineBreak(level: level + 1)
    element.write(to: &text, indentation: level + 1)
    count += 1
  }

  /// What is left of the document: the list's end, and what follows it.
  func end(_ tail: String) -> String {
    (count == 0 ? head + "[]" : JSONText.lineBreak(level: level) + "]") + tail + "\n"
  }
}
