/// A value of a property list, a manifest or a JSON file, with its place.
struct PropertyList: Sendable {
  /// A value without its place.
  enum Content: Sendable {
    /// A text, a number, a date, or `YES` and `NO`.
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])
  }

  let content: Content
  /// Its place; without a file if it is in none.
  var place = SourcePlace(file: "", line: 1)

  /// The text; nil for a list or a table.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The elements; empty if it is not a list.
  var list: [PropertyList] {
    if case .list(let list) = content { list } else { [] }
  }

  /// The entries; empty if it is not a table.
  var table: [String: PropertyList] {
    if case .table(let table) = content { table } else { [:] }
  }

  /// The entries of a table in the order of the file.
  var entries: [(key: String, value: PropertyList)] {
    table.sorted { ($0.value.place.line, $0.key) < ($1.value.place.line, $1.key) }
  }

  /// The texts of a list, or of a text by itself.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  /// The value of a key.
  subscript(_ key: String) -> PropertyList? { table[key] }
}

extension PropertyList {
  /// Returns the value in a file: JSON, a strings file, or a property list in XML or old style, judging by its name and
  /// bytes; throws if it has more parts than the remaining steps.
  static func read(_ bytes: [UInt8], path: String, _ left: Steps) throws(ImportNote) -> PropertyList {
    if bytes.starts(with: "bplist".utf8) {
      throw ImportNote(path: path, line: 1, "it is binary; plutil -convert xml1 \"\(path)\" converts it")
    }
    let text = SourceText(bytes)
    // expat reads the encoding that the file declares.
    if text.bytes.first(where: { !$0.isSpace }) == UInt8(ascii: "<"), text.contains("<plist") {
      var readable = withoutDashes(bytes)
      // The system accepts white space before the declaration; moved after it, it leaves later lines their numbers.
      let start = readable.prefix(while: \.isSpace).endIndex
      if readable[start...].starts(with: "<?xml".utf8),
        let end = readable.firstRange(of: Array("?>".utf8))?.upperBound
      {
        readable = Array(readable[start..<end] + readable[..<start] + readable[end...])
      }
      let root = try XMLReader.read(readable, path: path, left).root
      guard root.name == "plist" else {
        throw ImportNote(path: path, line: root.line, "it is not a property list, but a <\(root.name)>")
      }
      guard let first = root.children.first(where: { $0.name != "key" }) else {
        throw ImportNote(path: path, line: 1, "it holds nothing")
      }
      return try value(first, depth: 0)
    }
    return try TextListReader.read(text, path: path, left)
  }

  /// Returns a text without the double dashes in comments, which XML forbids but Apple's readers accept.
  private static func withoutDashes(_ bytes: [UInt8]) -> [UInt8] {
    let dash = UInt8(ascii: "-")
    var (text, place) = (bytes, 0)
    while let start = text[place...].firstRange(of: "<!--".utf8)?.upperBound,
      let end = text[start...].firstRange(of: "-->".utf8)?.lowerBound
    {
      for index in start..<end where text[index] == dash && (text[index - 1] == dash || text[index + 1] == dash) {
        text[index] = UInt8(ascii: " ")
      }
      place = end + 3
    }
    return text
  }

  private static func value(_ element: XMLElement, depth: Int) throws(ImportNote) -> PropertyList {
    guard element.name == "dict" || element.name == "array" else {
      let text = ["true": "YES", "false": "NO"][element.name] ?? element.text
      return PropertyList(content: .text(text), place: element.place)
    }
    guard depth < Limits.listDepth else { throw ImportNote(element.place, tooDeep) }
    var list: [PropertyList] = []
    var table: [String: PropertyList] = [:]
    var key: String?
    for child in element.children where child.name != "key" || element.name == "dict" {
      if child.name == "key" {
        key = child.text
        continue
      }
      list.append(try value(child, depth: depth + 1))
      // The first of two equal keys counts, as it does for the system.
      if let name = key, table[name] == nil { table[name] = list.last }
      key = nil
    }
    let content = element.name == "dict" ? Content.table(table) : .list(list)
    return PropertyList(content: content, place: element.place)
  }

  /// The reason why a file whose lists and tables nest too deep is not read.
  static let tooDeep = "it nests deeper than \(Limits.listDepth) levels"
}
