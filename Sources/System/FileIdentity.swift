#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What makes a file the same under all its names.
package struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  /// The identity of the file that a path leads to; nil where there is none.
  package init?(of path: FilePath) {
    var status = stat()
    guard FileSystem.withName(path, { stat($0, &status) }) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension FileSystem {
  /// How many links may lead to one another.
  private static let mostLinks = 40

  /// Where a file is, or will be once it is written: from the root, links followed as far as they lead.
  package static func destination(of path: FilePath) -> FilePath {
    var path = path.absolute(in: currentFolder)
    for _ in 0..<mostLinks {
      if let real = try? realPath(path) { return real }
      let folder = (try? realPath(path.parent)) ?? path.parent
      guard let target = target(of: path) else { return folder.appending(path.lastComponent) }
      path = target.absolute(in: folder)
    }
    return path
  }

  /// Where a link says that it leads; nil for what is no link.
  private static func target(of path: FilePath) -> FilePath? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = withName(path) { readlink($0, start, buffer.count) }
      return count > 0 ? FilePath(Array(UnsafeRawBufferPointer(start: start, count: count))) : nil
    }
  }
}
