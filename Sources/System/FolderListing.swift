#if canImport(Darwin)
  typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  typealias FolderStream = OpaquePointer
#endif

/// The names in a folder, without `.` and `..`: all in one array of bytes, since there may be very many.
package struct FolderListing {
  /// A name, with the kind of file if the folder gives it.
  package struct Entry {
    fileprivate let start: Int
    fileprivate let count: Int
    /// The kind of file, without following links; nil if it cannot be determined.
    package let kind: FileSystem.Kind?

    /// The name's bytes; for a folder, with the slash after it, so that entries sort like the paths below them.
    fileprivate var sorted: Range<Int> { start..<start + count + (kind == .folder ? 1 : 0) }
  }

  /// The names, in no order.
  package private(set) var entries: [Entry] = []
  /// The names with a slash after each.
  private var bytes: [UInt8] = []

  /// Reads a folder.
  package init(of folder: FilePath) throws(SystemError) {
    let stream = try folder.withNameForPointer(opendir)
    defer { closedir(stream) }
    try self.init(stream, of: folder)
  }

  /// Reads the rest of a folder that is open.
  init(_ stream: FolderStream, of folder: FilePath) throws(SystemError) {
    // Only `errno` distinguishes an error from the end.
    errno = 0
    while let entry = readdir(stream) {
      add(entry.pointee, in: folder)
      errno = 0
    }
    guard errno == 0 else { throw .last }
  }

  private mutating func add(_ entry: dirent, in folder: FilePath) {
    // Copied: each new name would copy the array if a slice of it existed.
    let name = withUnsafeBytes(of: entry.d_name) { Array($0.prefix { $0 != 0 }) }
    if name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return }
    let kind: FileSystem.Kind? =
      switch Int(entry.d_type) {
      case Int(DT_REG): .file
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      case Int(DT_UNKNOWN): try? FileSystem.kind(of: folder.appending(name[...]), followingLinks: false)
      default: .special
      }
    entries.append(Entry(start: bytes.count, count: name.count, kind: kind))
    bytes += name
    bytes.append(UInt8(ascii: "/"))
  }

  /// A name's bytes.
  package func name(_ entry: Entry) -> ArraySlice<UInt8> { bytes[entry.start..<entry.start + entry.count] }

  /// Whether a name equals a text.
  package func name(_ entry: Entry, is text: StaticString) -> Bool {
    name(entry).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether a name begins with a period, which hides it.
  package func isHidden(_ entry: Entry) -> Bool { bytes[entry.start] == UInt8(ascii: ".") }

  /// The wanted names, in the order of the paths that begin with them.
  package func sorted(where isWanted: (Entry) -> Bool) -> [Entry] {
    entries.filter(isWanted).sorted { bytes[$0.sorted].lexicographicallyPrecedes(bytes[$1.sorted]) }
  }
}
