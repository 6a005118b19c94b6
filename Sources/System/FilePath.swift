#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The name of a file as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Sendable, Hashable, Comparable {
  /// The bytes, without a zero.
  package let bytes: [UInt8]

  /// A path from bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A path from text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as a person reads it; bytes that are not UTF-8 are shown as `\xNN`, and so is the backslash of a name that
  /// would read as if it had such a byte.
  package var shown: String {
    let mark = "\\x"
    // ASCII needs no look for what is not UTF-8.
    if bytes.reduce(0, |) < 0x80, !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
    guard let place = Self.place(of: mark, in: bytes) else { return text(marking: mark) }
    return FilePath(Array(bytes[..<place])).text(marking: mark) + mark + "5C"
      + FilePath(Array(bytes[(place + 1)...])).shown
  }

  /// Where a mark has two digits after it; nil where none has.
  private static func place(of mark: String, in bytes: [UInt8]) -> Int? {
    let mark = Array(mark.utf8)
    guard bytes.contains(mark[0]) else { return nil }
    return bytes.indices.first { place in
      let rest = bytes[place...]
      let digits = rest.dropFirst(mark.count).prefix(2)
      return rest.starts(with: mark) && digits.count == 2
        && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }
  }

  /// The path as text, in which a mark and two digits stand for each byte that is not UTF-8.
  package func text(marking mark: String) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var shown = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let length = (1...4).first { $0 <= rest.count && String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length {
        shown += String(decoding: rest.prefix(length), as: UTF8.self)
      } else if let byte = rest.first {
        shown += mark + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    return shown
  }

  /// Whether it starts at the root.
  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// The names between the slashes.
  package var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// The last name.
  package var lastComponent: ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return [] }
    return bytes[(bytes[..<last].lastIndex(of: slash).map { $0 + 1 } ?? 0)...last]
  }

  /// The folder that holds it; `.` for a lone name.
  package var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(Array(bytes[..<slash]))
  }

  /// A path below this one.
  package func appending(_ name: some Sequence<UInt8>) -> FilePath { appending(Array(name)[...]) }

  /// A path below this one.
  package func appending(_ name: ArraySlice<UInt8>) -> FilePath {
    if bytes.isEmpty || bytes.count == 1 && bytes[0] == UInt8(ascii: ".") { return FilePath(Array(name)) }
    var joined: [UInt8] = []
    joined.reserveCapacity(bytes.count + 1 + name.count)
    joined += bytes
    if bytes.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined += name
    return FilePath(joined)
  }

  /// Whether each name between the slashes is one: not empty, `.` or `..`.
  private var isClean: Bool {
    let (slash, point) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var start = bytes.first == slash ? 1 : 0
    for offset in start...bytes.count where offset == bytes.count || bytes[offset] == slash {
      switch offset - start {
      case 0: return false
      case 1 where bytes[start] == point: return false
      case 2 where bytes[start] == point && bytes[start + 1] == point: return false
      default: start = offset + 1
      }
    }
    return true
  }

  /// The path from the root, with `.` and `..` taken out of the text.
  package func absolute(in folder: FilePath) -> FilePath {
    if isClean, folder.isClean { return isAbsolute ? self : folder.appending(bytes) }
    var names: [ArraySlice<UInt8>] = []
    for name in (isAbsolute ? [] : folder.components) + components {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return FilePath([UInt8(ascii: "/")] + Array(names.joined(separator: [UInt8(ascii: "/")])))
  }

  /// What is left of an absolute path below an absolute folder; nil where it is not below.
  package func relative(to folder: FilePath) -> FilePath? {
    if isAbsolute, folder.isAbsolute, isClean, folder.isClean {
      let length = folder.bytes.count
      guard begins(with: folder) else { return nil }
      if bytes.count == length { return FilePath([]) }
      return bytes[length] == UInt8(ascii: "/") ? FilePath(Array(bytes[(length + 1)...])) : nil
    }
    let (own, other) = (components, folder.components)
    guard own.count >= other.count, zip(own, other).allSatisfy({ $0.elementsEqual($1) }) else { return nil }
    return FilePath(Array(own.dropFirst(other.count).joined(separator: [UInt8(ascii: "/")])))
  }

  /// The way from an absolute folder to an absolute path, through `..` where the path is not below the folder.
  package func path(from folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0.elementsEqual($1) }.count
    let up = Array(repeating: Array("..".utf8)[...], count: folder.components.count - shared)
    return FilePath(Array((up + components.dropFirst(shared)).joined(separator: [UInt8(ascii: "/")])))
  }

  /// Whether its bytes begin with those of another.
  func begins(with other: FilePath) -> Bool {
    bytes.count >= other.bytes.count
      && bytes.withUnsafeBytes { own in
        other.bytes.withUnsafeBytes { other in
          guard let one = own.baseAddress, let start = other.baseAddress else { return true }
          return memcmp(one, start, other.count) == 0
        }
      }
  }

  /// Orders by bytes.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    let order = left.bytes.withUnsafeBytes { left in
      right.bytes.withUnsafeBytes { right in
        // An empty path has no address to compare at.
        guard let one = left.baseAddress, let other = right.baseAddress else { return 0 }
        return Int(memcmp(one, other, min(left.count, right.count)))
      }
    }
    return order == 0 ? left.bytes.count < right.bytes.count : order < 0
  }
}
