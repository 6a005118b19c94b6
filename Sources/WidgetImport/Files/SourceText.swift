/// A file's text as UTF-8 without a byte order mark.
struct SourceText: Sendable {
  /// The text's bytes.
  let bytes: [UInt8]

  /// Creates a text from a file in UTF-8, UTF-16 with a byte order mark, else Latin-1, so that ASCII is still read.
  init(_ file: [UInt8]) {
    switch (file.first, file.dropFirst().first) {
    case (0xEF, 0xBB) where file.count > 2 && file[2] == 0xBF: self.init(mostlyUTF8: Array(file[3...]))
    case (0xFF, 0xFE): self.init(mostlyUTF8: Self.utf16(file, low: 0, high: 1))
    case (0xFE, 0xFF): self.init(mostlyUTF8: Self.utf16(file, low: 1, high: 0))
    default: self.init(mostlyUTF8: file)
    }
  }

  private init(mostlyUTF8 file: [UInt8]) {
    if file.allSatisfy({ $0 < 0x80 }) || String(validating: file, as: UTF8.self) != nil {
      bytes = file
    } else {
      bytes = Array(String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) })).utf8)
    }
  }

  private static func utf16(_ file: [UInt8], low: Int, high: Int) -> [UInt8] {
    let units = stride(from: 2, to: file.count - 1, by: 2).map { UInt16(file[$0 + low]) | UInt16(file[$0 + high]) << 8 }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether it contains a text.
  func contains(_ text: String) -> Bool { bytes.firstRange(of: Array(text.utf8)) != nil }
}
