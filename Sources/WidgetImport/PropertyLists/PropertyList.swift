/// A value of a property list or a JSON file, with its line.
struct PropertyList: Sendable {
  /// What the value is.
  enum Content: Sendable {
    /// A text, a number, a date, or `YES` and `NO`.
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])
  }

  /// Why a file is not read.
  struct Failure: Error, Equatable {
    /// The line, counted from 1.
    let line: Int
    /// The reason in words.
    let message: String
  }

  /// How deep lists and tables may nest.
  static let depthLimit = 128

  let content: Content
  let line: Int

  /// An empty table.
  static let empty = PropertyList(content: .table([:]), line: 1)

  /// The text; nil of a list or a table.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements; none where it is no list.
  var list: [PropertyList] {
    if case .list(let list) = content { list } else { [] }
  }

  /// The entries; none where it is no table.
  var table: [String: PropertyList] {
    if case .table(let table) = content { table } else { [:] }
  }

  /// The texts of a list, or of a text by itself.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// The value of a key.
  subscript(_ key: String) -> PropertyList? {
    if case .table(let table) = content { table[key] } else { nil }
  }
}
