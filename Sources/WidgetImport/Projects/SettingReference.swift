/// A reference in a build setting: `$(KEY:modifier)` or `${KEY}`.
struct SettingReference {
  /// A part of a text with references.
  enum Part {
    case text(String)
    /// The text in the parentheses, references in it unresolved.
    case reference(String)
  }

  /// The setting's name.
  let key: String
  private let modifiers: [String]

  /// A reference from what is in the parentheses.
  init(_ inner: String) {
    let parts = inner.split(separator: ":").map(String.init)
    key = parts.first ?? ""
    modifiers = Array(parts.dropFirst())
  }

  /// A value changed by the modifiers; nil if there is none, or a modifier is unknown.
  func modified(_ value: String?) -> String? {
    if key == "" { return "" }
    var value = value
    for modifier in modifiers {
      if modifier.hasPrefix("default=") {
        if value?.isEmpty ?? true { value = String(modifier.dropFirst(8)) }
        continue
      }
      guard let text = value else { return nil }
      switch modifier {
      case "rfc1034identifier":
        value = String(text.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "-" })
      case "c99extidentifier", "identifier":
        value = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      case "lower": value = text.lowercased()
      case "upper": value = text.uppercased()
      case "file": value = RelativePath.name(text)
      case "base": value = RelativePath.stem(text)
      default: return nil
      }
    }
    return value
  }

  /// A text in parts; a reference without an end is text.
  static func parts(_ text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    var offset = 0
    func takeText() {
      if start < offset { parts.append(.text(String(decoding: bytes[start..<offset], as: UTF8.self))) }
    }
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "$"), let end = end(bytes, offset + 1) else {
        offset += 1
        continue
      }
      takeText()
      parts.append(.reference(String(decoding: bytes[offset + 2..<end], as: UTF8.self)))
      offset = end + 1
      start = offset
    }
    takeText()
    return parts
  }

  /// Where a bracket that opens at an offset is closed.
  private static func end(_ bytes: [UInt8], _ opening: Int) -> Int? {
    let pairs: [UInt8: UInt8] = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}")]
    guard opening < bytes.count, let closing = pairs[bytes[opening]] else { return nil }
    var depth = 0
    return bytes[opening...].prefix(ProjectLimits.referenceLength).indices.first { offset in
      if bytes[offset] == bytes[opening] { depth += 1 }
      if bytes[offset] == closing { depth -= 1 }
      return depth == 0
    }
  }
}
