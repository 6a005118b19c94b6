#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Something to write to: standard output, standard error, or a file that gets its text as a whole.
package struct OutputFile: ~Copyable {
  private let descriptor: Int32
  /// The file that is written at the end; nil for what is written to as the text comes.
  private let file: FilePath?
  private var pending: [UInt8] = []

  /// Standard output.
  package static var standardOutput: OutputFile { OutputFile(descriptor: STDOUT_FILENO) }
  /// Standard error.
  package static var standardError: OutputFile { OutputFile(descriptor: STDERR_FILENO) }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    file = nil
  }

  /// Makes a file new, with the folders above it, or gives it another text once that is flushed; a device or a pipe is written to as the text comes.
  package init(creating path: FilePath) throws(SystemError) {
    var status = stat()
    let exists = FileSystem.withName(path) { stat($0, &status) } == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      descriptor = FileSystem.withName(path) { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
      file = nil
      guard descriptor >= 0 else { throw SystemError.last }
    } else {
      descriptor = -1
      file = path
      if !exists { try FileSystem.makeFolder(path.parent) }
      // What cannot be written is told before the work, not after it.
      let target = exists ? path : path.parent
      guard FileSystem.withName(target, { access($0, W_OK) }) == 0 else { throw SystemError.last }
    }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Makes a file with a text, and the folders above it; what is there already stays as it is, and is an error.
  package static func create(_ path: FilePath, _ text: String) throws(SystemError) {
    try FileSystem.makeFolder(path.parent)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY
    let descriptor = FileSystem.withName(path) { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    try FileSystem.write(Array(text.utf8), to: descriptor)
  }

  /// Whether a person watches.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Adds text, which is written once there is enough of it.
  package mutating func write(_ text: String) throws(SystemError) {
    // Not by way of an array: a page may be many megabytes.
    pending += text.utf8
    if file == nil, pending.count >= 1 << 16 { try flush() }
  }

  /// Adds bytes, which are written once there are enough of them.
  package mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    pending += bytes
    if file == nil, pending.count >= 1 << 16 { try flush() }
  }

  /// Writes what was added; a file holds that and nothing else from then on.
  package mutating func flush() throws(SystemError) {
    defer { pending.removeAll(keepingCapacity: true) }
    guard let file else { return try FileSystem.write(pending, to: descriptor) }
    let bytes = pending
    try HeldSignals.during { () throws(SystemError) in
      if try !TemporaryFile.put(bytes, at: file) { try Self.overwrite(file, with: bytes) }
    }
  }

  /// Writes a file in its place: through a link, under several names, or where its folder takes no new file.
  private static func overwrite(_ path: FilePath, with bytes: [UInt8]) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY
    let descriptor = FileSystem.withName(path) { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    try FileSystem.write(bytes, to: descriptor)
    // An error of a late write shows where a descriptor is closed.
    let copy = dup(descriptor)
    if copy >= 0, close(copy) != 0 { throw SystemError.last }
  }
}
