import YAML

/// What a YAML text holds as far as its lines show it: entries and elements by indentation and brackets, in a text that is
/// half typed and that libyaml refuses.
struct Outline {
  /// How a value is written.
  enum Style {
    /// Nothing is written, or a collection.
    case none
    case plain, singleQuoted, doubleQuoted, block, alias
  }

  /// An entry of a mapping, or an element of a sequence.
  struct Item {
    /// The collection that holds it.
    let container: Int
    /// The first byte.
    let start: Int
    /// The key, quotes included; nil for an element.
    var key: Range<Int>?
    /// Whether a colon follows the key.
    var hasColon = false
    /// The scalar that is its value, quotes included; empty where there is none.
    var value: Range<Int>
    /// How the value is written.
    var style = Style.none
    /// Whether the value begins on a line of its own.
    var isValueBelow = false
    /// The collection that is its value; the last one where a broken text has several.
    var child: Int?
  }

  /// A collection.
  struct Container {
    /// Whether it is a sequence.
    let isSequence: Bool
    /// Whether it is in brackets.
    let isFlow: Bool
    /// The entry or element whose value it is; nil for a document's own.
    let owner: Int?
    /// The column of its entries; of one in brackets, that of what holds it.
    let indent: Int
    /// The number of its document.
    let document: Int
    /// Whether its place shows that the text is broken.
    var isMisplaced = false
    /// Its entries or elements.
    var items: [Int] = []
  }

  /// The text.
  let bytes: [UInt8]
  /// The entries and elements, in the order of the text.
  var items: [Item] = []
  /// The collections.
  var containers: [Container] = []
  /// The comments, in the order of the text.
  var comments: [Range<Int>] = []

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = OutlineScanner(bytes)
    scanner.scan()
    items = scanner.items
    containers = scanner.containers
    comments = scanner.comments
  }

  /// The text of a scalar or key, its quotes and escapes read.
  func text(_ range: Range<Int>) -> String {
    guard let first = bytes[range].first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    let stream = YAMLStream(Array(bytes[range]))
    if stream.problem == nil, let document = stream.documents.first { return stream.text(document.root) }
    return String(decoding: bytes[range].dropFirst(), as: UTF8.self)
  }

  /// The key of an entry; nil for an element.
  func key(of item: Int) -> String? { items[item].key.map(text) }

  /// The entry or element that another is in; nil at the top.
  func parent(of item: Int) -> Int? { containers[items[item].container].owner }

  /// The way from the top to an entry or element.
  func way(to item: Int) -> [Int] {
    var way = [item]
    while let parent = parent(of: way[way.count - 1]) { way.append(parent) }
    return way.reversed()
  }

  /// The entry or element whose key or scalar holds an offset or ends there.
  func item(at offset: Int) -> Int? {
    func touches(_ range: Range<Int>) -> Bool { range.lowerBound <= offset && offset <= range.upperBound }
    // What begins at the offset comes before what ends there.
    return items.indices.last { item in
      items[item].key.map(touches) == true || items[item].style != .none && touches(items[item].value)
    }
  }

  /// The comment that an offset lies in; its end belongs to it, since what is typed there does.
  func comment(at offset: Int) -> Range<Int>? {
    comments.first { $0.lowerBound < offset && offset <= $0.upperBound }
  }
}
