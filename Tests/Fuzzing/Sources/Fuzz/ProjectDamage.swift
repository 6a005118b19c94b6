import Invariants

/// The damage that an input does to a project's files.
struct ProjectDamage {
  /// The changed files; nil for those that are removed.
  private(set) var changed: [String: [UInt8]?] = [:]

  /// Texts with a meaning to a reader or in what import writes.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\\", "=", ";", "<", "/>", "&a;", "#if A\n", "#endif\n", "#else\n", "//",
    "/*", "*/", "$(", "${A", ":default=", "\u{FEFF}", "case .compact:", "default:", "else {", "? 1 : 2", "func f(",
    "@end", "\n", "nan", "inf", "-5", "1e999", "0x1F", ".5", "99999999999999999999", "zh_Hans", "zh-Hans", "en", "~",
    "null", "yes", "a: b # c", "- a", "'", "#FFFFFF", "\u{301}", "\u{E9}", "\u{202E}", "\u{1}", "\u{85}", "\u{2028}",
    "%d", "$(A)",
    "Maps", "true", "&#1;", "&amp;#10;", "<!ENTITY a 'b'>", ".systemSmall", "self.", "\t", "\r\n", "? ", "*a", "&a ",
    "!!x ", "@", "`",
    String(repeating: "a", count: 1_500), String(repeating: "-bbbbbbbb", count: 150), "\"\"\"", "---\n", "...\n",
  ].map { Array($0.utf8) }

  /// Names of folders and files that must not take on a meaning.
  private static let names = [
    "widgetlint:disable-line title-prefix -- ok", "x\n    primary: true\n    x-z: 1 #", "e\u{301}", "\u{E9}", "a b",
    "- ", "#", "\u{202E}",
    "zh_Hans.lproj", "zh-Hans.lproj", "a\u{7F}", ": ", "'\"", "\u{2028}",
  ]

  /// Damages some files, chosen by numbers.
  init(_ files: [(path: String, bytes: [UInt8])], _ numbers: inout Numbers) {
    for _ in 0...numbers.next(4) {
      let (path, sound) = files[numbers.next(files.count)]
      var bytes = (changed[path] ?? sound) ?? sound
      let place = numbers.place(in: bytes.count)
      switch numbers.next(12) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + numbers.next(40)))
      case 1, 2: bytes.insert(contentsOf: numbers.element(Self.pieces), at: place)
      case 3: if !bytes.isEmpty { bytes[place] = UInt8(numbers.next(256)) }
      case 4: bytes.insert(contentsOf: bytes[max(0, place - numbers.next(200))..<place], at: place)
      case 5:
        let other = numbers.element(files).bytes
        let start = numbers.place(in: other.count)
        bytes.insert(contentsOf: other[start..<min(other.count, start + numbers.next(256))], at: place)
      case 6:
        changed[path] = .some(nil)
        continue
      case 7:
        // Moves the file to a name that may have a meaning.
        changed[path] = .some(nil)
        let name = numbers.element(Self.names)
        let (parent, last) = Self.parts(path)
        changed[numbers.isOne(in: 2) ? "\(parent)\(name)/\(last)" : "\(parent)\(name)\(last)"] = bytes
        continue
      case 8: bytes.removeSubrange(place...)
      default:
        let start = bytes[..<place].lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
        let end = bytes[place...].firstIndex { !Self.isWord($0) } ?? bytes.count
        bytes.replaceSubrange(start..<max(start, end), with: numbers.element(Self.pieces))
      }
      changed[path] = bytes
    }
  }

  /// Splits a path into its folder, with the slash, and its last name.
  private static func parts(_ path: String) -> (parent: Substring, last: Substring) {
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return (path[..<end], path[end...])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
  }
}
