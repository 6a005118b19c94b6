/// Percent-encoding of bytes.
package enum PercentText {
  /// A byte as `%XX`.
  static func escaped(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// A path as the path of a URI: encodes everything but slashes and unreserved characters.
  package static func uri(_ path: [UInt8]) -> String {
    path.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += escaped(byte)
      }
    }
  }
}
