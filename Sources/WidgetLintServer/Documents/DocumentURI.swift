import LintSystem
import WidgetLint

/// The address of a document as its client writes it.
struct DocumentURI: Hashable {
  // Bytes, since strings are equal even if they compose letters differently.
  private let bytes: [UInt8]

  /// Creates an address from its text.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the address of the document that parameters name.
  init(_ params: JSONValue?) throws(ResponseError) {
    guard let text = params?["textDocument"]?["uri"]?.text else {
      throw .parameter("textDocument.uri", "the document's address")
    }
    self.init(text)
  }

  /// Creates the address of a file from its path.
  init(path: FilePath) { self.init("file://" + PercentText.uri(path.bytes)) }

  /// The address as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it is that of a text that was never saved.
  var isUntitled: Bool { bytes.starts(with: "untitled:".utf8) }

  /// The path of the file; nil if the address is not a file's.
  var path: FilePath? {
    // A scheme is not case-sensitive.
    guard text.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      // Drops the host name.
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let path = Self.decoded(rest)
    return path.contains(0) ? nil : FilePath(path)
  }

  /// The last name of the path.
  var name: [UInt8] {
    let path = path?.bytes ?? Self.decoded(text.utf8[...])
    return Array(path.suffix(from: path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
  }

  /// Decodes the bytes of a path, up to a query or fragment.
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

  /// Returns a place in the document, with a message, as related information of a diagnostic.
  func related(_ range: JSONText, _ message: String) -> JSONText {
    ["location": ["uri": .text(text), "range": range], "message": .text(message)]
  }
}
