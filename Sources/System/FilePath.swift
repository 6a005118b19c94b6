/// The name of a file as the system has it: bytes, which need not be UTF-8.
package struct FilePath: Sendable, Hashable, Comparable {
  /// The bytes, without a zero.
  package let bytes: [UInt8]

  /// A path from bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A path from text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path for people to read; bytes that are not UTF-8 become `\xNN`.
  package var shown: String { text(marking: "\\x") }

  /// The path as text, in which a mark and two hexadecimal digits stand for each byte that is not UTF-8.
  package func text(marking mark: String) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var shown = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let characters = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
      let character = characters.first
      shown += character ?? mark + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      rest = rest.dropFirst(character?.utf8.count ?? 1)
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

  /// Whether the last name has one of these endings, such as `.yml`.
  package func hasEnding(_ endings: [String]) -> Bool {
    let name = lastComponent
    return endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// The last name without its ending.
  package var stem: String {
    let name = lastComponent
    return String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name, as: UTF8.self)
  }

  /// The folder that holds it; `.` for a lone name.
  package var parent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return slash == 0 ? FilePath("/") : FilePath(Array(bytes[..<slash]))
  }

  /// A path below this one.
  package func appending(_ name: ArraySlice<UInt8>) -> FilePath {
    if bytes.isEmpty || bytes == [UInt8(ascii: ".")] { return FilePath(Array(name)) }
    return FilePath(bytes + (bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name)
  }

  /// A path below this one.
  package func appending(_ name: String) -> FilePath { appending(Array(name.utf8)[...]) }

  /// The path from the root, with `.` and `..` resolved in the text alone.
  package func absolute(in folder: FilePath) -> FilePath {
    let path = isAbsolute ? self : folder.appending(bytes[...])
    if path.isAbsolute, path.isClean { return path }
    var names: [ArraySlice<UInt8>] = []
    for name in path.components {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return FilePath([UInt8(ascii: "/")] + Array(names.joined(separator: [UInt8(ascii: "/")])))
  }

  /// Whether no name in it is empty, is `.` or begins with two periods; true of nearly all paths.
  private var isClean: Bool {
    let (slash, point) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    func ends(_ place: Int) -> Bool { place == bytes.count || bytes[place] == slash }
    return !bytes.indices.contains { place in
      guard bytes[place] == slash else { return false }
      return ends(place + 1) || bytes[place + 1] == point && (ends(place + 2) || bytes[place + 2] == point)
    }
  }

  /// The rest of an absolute path below an absolute folder; nil if it is not below.
  package func relative(to folder: FilePath) -> FilePath? {
    let root = FilePath("/")
    let (own, other) = (absolute(in: root), folder.absolute(in: root))
    if own == other { return FilePath([]) }
    let start = other == root ? root.bytes : other.bytes + root.bytes
    return own.bytes.starts(with: start) ? FilePath(Array(own.bytes[start.count...])) : nil
  }

  /// The relative path from an absolute folder to an absolute path, through `..` if it is not below the folder.
  package func path(from folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0.elementsEqual($1) }.count
    let up = Array(repeating: Array("..".utf8)[...], count: folder.components.count - shared)
    return FilePath(Array((up + components.dropFirst(shared)).joined(separator: [UInt8(ascii: "/")])))
  }

  /// Orders by names, so that what is in a folder is together, as in a walk.
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes) { rank($0) < rank($1) }
  }

  private static func rank(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }
}
