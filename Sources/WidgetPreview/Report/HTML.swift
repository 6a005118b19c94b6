import WidgetLint

/// Writes the elements of a page; every value is escaped, and none enters a script, a style, an id, a class or a URL.
struct HTML {
  /// What was written.
  private(set) var markup = ""

  /// Adds what is written already.
  mutating func append(_ markup: String) { self.markup += markup }

  /// Begins an element.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    markup += "<\(name)"
    for (key, value) in attributes { markup += " \(key)=\"\(Self.escaped(value))\"" }
    markup += ">"
  }

  /// Ends an element.
  mutating func close(_ name: String) { markup += "</\(name)>" }

  /// Writes a text.
  mutating func text(_ text: String) { markup += Self.escaped(text) }

  /// Writes an element that holds a text.
  mutating func element(_ name: String, _ text: String, _ attributes: [(String, String)] = []) {
    open(name, attributes)
    markup += Self.escaped(text)
    close(name)
  }

  /// Writes a paragraph of less weight.
  mutating func note(_ text: String) { element("p", text, [("class", "muted")]) }

  /// Writes what a fix does, and the flag that asks for it.
  mutating func fix(_ description: String, flag: String) {
    append("<p class=\"muted\"><code>\(flag)</code> can do it: ")
    text(description)
    append("</p>")
  }

  /// A text that shows as what it is, whatever it is.
  static func escaped(_ text: String) -> String { XMLText.escaped(ShownText.of(text)) }

  /// A text of several lines likewise.
  static func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }
}
