/// The name of a document as its client writes it, and what it says.
struct DocumentURI: Hashable {
  /// The name, letter by letter.
  let text: String

  /// Reads the document that parameters name.
  init(_ params: JSONValue?) throws(ResponseError) {
    guard let text = params?["textDocument"]?["uri"]?.text else {
      throw .parameter("textDocument.uri", "the document's address")
    }
    self.init(text)
  }

  /// A name.
  init(_ text: String) { self.text = text }

  private var scheme: Substring.UTF8View {
    text.utf8.prefix { $0 != UInt8(ascii: ":") }
  }

  /// Whether it names a text that was never saved.
  var isUntitled: Bool { scheme.elementsEqual("untitled".utf8) }

  /// The file's path in the system; nil where it is no file.
  var path: [UInt8]? {
    guard scheme.elementsEqual("file".utf8) else { return nil }
    var rest = text.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      // The name of the machine goes.
      rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") }
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let path = Self.decoded(rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    return path.contains(0) ? nil : path
  }

  /// The last name in it.
  var name: [UInt8] {
    let path = path ?? Self.decoded(text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    return Array(path.suffix(from: path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0))
  }

  private static func decoded(_ text: Substring.UTF8View) -> [UInt8] {
    var (decoded, rest): ([UInt8], Substring.UTF8View) = ([], text)
    while let byte = rest.first {
      let digits = rest.dropFirst().prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) {
        decoded.append(value)
        rest = rest.dropFirst(3)
      } else {
        decoded.append(byte)
        rest = rest.dropFirst()
      }
    }
    return decoded
  }

  /// The address of a file by its path in the system.
  init(path: [UInt8]) {
    text = path.reduce(into: "file://") { text, byte in
      let isPlain =
        byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
      if isPlain || "/-._~".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
