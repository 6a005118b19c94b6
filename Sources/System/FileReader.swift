#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files one after the other, and keeps the folder of the last one open, so that the system need not look for the
/// way to each of its files.
package final class FileReader {
  /// The path of the folder that is open, with its last slash.
  private var folder = FilePath([])
  /// The folder; negative where it could not be opened.
  private var descriptor: Int32 = -1

  /// A reader that has read nothing yet.
  package init() {}

  deinit { leave() }

  /// Reads a file up to a number of bytes; what is no file is an error, so that a pipe never keeps one waiting.
  package func read(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8] {
    guard let slash = path.bytes.lastIndex(of: UInt8(ascii: "/")) else {
      return try FileSystem.read(path, limit: limit)
    }
    let count = slash + 1
    if folder.bytes.count != count || !path.begins(with: folder) { enter(FilePath(Array(path.bytes[..<count]))) }
    // What may be passed through need not be readable itself.
    guard descriptor >= 0 else { return try FileSystem.read(path, limit: limit) }
    return try FileSystem.read(path.bytes[count...], in: descriptor, limit: limit)
  }

  private func enter(_ path: FilePath) {
    leave()
    folder = path
    descriptor = FileSystem.withName(path) { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  private func leave() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
