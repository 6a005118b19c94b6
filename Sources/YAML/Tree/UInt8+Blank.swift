extension UInt8 {
  /// Whether the byte is a space or a tab.
  package var isBlank: Bool { self == 0x20 || self == 0x09 }
}
