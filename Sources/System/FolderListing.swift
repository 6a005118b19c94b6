#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder, without `.` and `..`: their bytes follow one another, since there may be very many.
package struct FolderListing {
  /// A name, with what is under it where the folder tells.
  package struct Entry {
    fileprivate let start: Int
    fileprivate let count: Int
    /// What is under it, links not followed; nil where even a look at it does not tell.
    package let kind: FileSystem.Kind?

    /// A folder's name counts with the slash after it, so that entries are in the order of the paths below them.
    fileprivate var sortedCount: Int { kind == .folder ? count + 1 : count }
  }

  /// The names, in no order.
  package private(set) var entries: [Entry] = []
  /// The names with a slash after each.
  private var bytes: [UInt8] = []

  /// Reads a folder.
  package init(of folder: FilePath) throws(SystemError) {
    guard let stream = FileSystem.withName(folder, opendir) else { throw SystemError.last }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let start = bytes.count
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes += $0[..<($0.firstIndex(of: 0) ?? $0.count)] }
      let count = bytes.count - start
      if count == 1 && bytes[start] == 0x2E || count == 2 && bytes[start] == 0x2E && bytes[start + 1] == 0x2E {
        bytes.removeSubrange(start...)
        continue
      }
      bytes.append(UInt8(ascii: "/"))
      let kind: FileSystem.Kind? =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN):
          try? FileSystem.kind(of: folder.appending(bytes[start..<start + count]), followingLinks: false)
        default: .special
        }
      entries.append(Entry(start: start, count: count, kind: kind))
    }
  }

  /// A name's bytes.
  package func name(_ entry: Entry) -> ArraySlice<UInt8> { bytes[entry.start..<entry.start + entry.count] }

  /// Whether a name ends in a text.
  package func name(_ entry: Entry, endsIn ending: StaticString) -> Bool {
    entry.count >= ending.utf8CodeUnitCount
      && bytes.withUnsafeBytes { bytes in
        let start = entry.start + entry.count - ending.utf8CodeUnitCount
        return bytes.baseAddress.map { memcmp($0 + start, ending.utf8Start, ending.utf8CodeUnitCount) } == 0
      }
  }

  /// Whether a name is a text.
  package func name(_ entry: Entry, is text: StaticString) -> Bool {
    entry.count == text.utf8CodeUnitCount && name(entry, endsIn: text)
  }

  /// Whether a name begins with a point, which hides it.
  package func isHidden(_ entry: Entry) -> Bool { bytes[entry.start] == UInt8(ascii: ".") }

  /// Some of the names, in the order of the paths that begin with them.
  package func sorted(where isWanted: (Entry) -> Bool) -> [Entry] {
    var wanted = entries.filter(isWanted)
    bytes.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return }
      wanted.sort { one, other in
        let order = memcmp(first + one.start, first + other.start, min(one.sortedCount, other.sortedCount))
        return order == 0 ? one.sortedCount < other.sortedCount : order < 0
      }
    }
    return wanted
  }
}
