import LintSystem
import WidgetLint

/// The name of a document as its client writes it.
struct DocumentURI: Hashable {
  // As texts, names that differ only in how a letter is composed would be equal.
  private let bytes: [UInt8]

  /// A name.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the document that parameters name.
  init(_ params: JSONValue?) throws(ResponseError) {
    guard let text = params?["textDocument"]?["uri"]?.text else {
      throw .parameter("textDocument.uri", "the document's address")
    }
    self.init(text)
  }

  /// The address of a file by its path in the system.
  init(path: FilePath) { self.init("file://" + PercentText.uri(path.bytes)) }

  /// The name, letter by letter.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it names a text that was never saved.
  var isUntitled: Bool { bytes.starts(with: "untitled:".utf8) }

  /// The file's path in the system; nil if it does not name a file.
  var path: FilePath? {
    // A scheme is case-insensitive.
    guard text.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      // The host name is dropped.
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let path = Self.decoded(rest)
    return path.contains(0) ? nil : FilePath(path)
  }

  /// The last name in it.
  var name: [UInt8] {
    let path = path?.bytes ?? Self.decoded(text.utf8[...])
    return Array(path.suffix(from: path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
  }

  /// The bytes of a path, up to a query or fragment.
  private static func decoded(_ text: Substring.UTF8View) -> [UInt8] {
    var rest = text.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var decoded: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      let isCode = digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      if byte == UInt8(ascii: "%"), isCode, let value = UInt8(String(Substring(digits)), radix: 16) {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  /// A related place of a diagnostic, with a message.
  func related(_ range: JSONText, _ message: String) -> JSONText {
    ["location": ["uri": .text(text), "range": range], "message": .text(message)]
  }
}
