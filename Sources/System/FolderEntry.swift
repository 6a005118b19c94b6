#if canImport(Darwin)
  typealias FolderStream = UnsafeMutablePointer<DIR>
#else
  typealias FolderStream = OpaquePointer
#endif

/// A name in a folder, with the kind of file if the folder gives it.
package struct FolderEntry {
  /// The name's bytes; for a folder, with the slash after it, so that entries sort like the paths below them.
  fileprivate let sorted: [UInt8]
  /// The kind of file, without following links; nil if it cannot be determined.
  package let kind: FileSystem.Kind?

  /// The name's bytes.
  package var name: ArraySlice<UInt8> { kind == .folder ? sorted.dropLast() : sorted[...] }

  /// Whether the name begins with a period, which hides it.
  package var isHidden: Bool { sorted.first == UInt8(ascii: ".") }

  /// The entries of a folder, without `.` and `..`, in no order.
  package static func all(in folder: FilePath) throws(SystemError) -> [FolderEntry] {
    let stream = try folder.withNameForPointer(opendir)
    defer { closedir(stream) }
    return try all(in: folder, from: stream)
  }

  /// The remaining entries of an open folder.
  static func all(in folder: FilePath, from stream: FolderStream) throws(SystemError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    // Only `errno` distinguishes an error from the end.
    errno = 0
    while let entry = readdir(stream) {
      // In place: an entry ends with its name, so a copy of its whole type would be read beyond the stream's memory.
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) {
        Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
      }
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) {
        entries.append(FolderEntry(name, type: Int(entry.pointee.d_type), in: folder))
      }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return entries
  }

  private init(_ name: [UInt8], type: Int, in folder: FilePath) {
    kind =
      switch type {
      case Int(DT_REG): .file
      case Int(DT_DIR): .folder
      case Int(DT_LNK): .link
      case Int(DT_UNKNOWN): try? FileSystem.kind(of: folder.appending(name[...]), followingLinks: false)
      default: .special
      }
    sorted = kind == .folder ? name + [UInt8(ascii: "/")] : name
  }
}

extension [FolderEntry] {
  /// The wanted entries, in the order of the paths that begin with their names.
  package func sorted(where isWanted: (FolderEntry) -> Bool) -> [FolderEntry] {
    filter(isWanted).sorted { $0.sorted.lexicographicallyPrecedes($1.sorted) }
  }
}
