/// Percent-encoding of bytes.
package enum PercentText {
  /// A byte as `%XX`.
  static func escaped(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Encodes a path for a URI: all bytes but slashes and unreserved characters.
  package static func uri(_ path: [UInt8]) -> String {
    path.reduce(into: "") { text, byte in
      let sign = Unicode.Scalar(byte)
      switch sign {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": text.unicodeScalars.append(sign)
      default: text += escaped(byte)
      }
    }
  }
}
