import WidgetLint

/// Something that could be written at the cursor.
struct CompletionItem {
  /// What it is, by its number in the protocol.
  enum Kind: Int {
    case property = 10
    case color = 16
    case enumMember = 20
    case event = 23
  }

  /// What is shown.
  let label: String
  /// What it is.
  let kind: Kind
  /// What is written; the label where that is it.
  var text: String?
  /// What is said beside it.
  var detail: String?
  /// What it means.
  var documentation: String?

  /// A list that is complete.
  static func list(_ items: [JSONText]) -> JSONText {
    .object([("isIncomplete", .boolean(false)), ("items", .list(items))])
  }

  /// Nothing that could be written.
  static let none = list([])

  /// The item as JSON, which takes the place of a range; lists keep their order by a number.
  func json(_ number: Int, _ range: JSONText) -> JSONText {
    var members: [(String, JSONText)] = [("label", .text(label)), ("kind", .integer(kind.rawValue))]
    if let detail { members.append(("detail", .text(detail))) }
    if let documentation { members.append(("documentation", .text(documentation))) }
    members.append(("sortText", .text(String(String(1000 + number).dropFirst()))))
    members.append(("textEdit", .object([("range", range), ("newText", .text(text ?? label))])))
    return .object(members)
  }
}
