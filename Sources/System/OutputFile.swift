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
  /// What waits for the end: a file's whole text, and what follows a head that only the end tells.
  private var spool = Spool()
  private var waitsForHead = false

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

  /// Keeps all text until `flush` has the head that comes before it.
  package mutating func waitForHead() { waitsForHead = true }

  /// Adds text, which is written once there is enough of it.
  package mutating func write(_ text: String) throws(SystemError) {
    if file != nil || waitsForHead { return spool.add(text) }
    pending += text.utf8
    if pending.count >= 1 << 16 { try flush() }
  }

  /// Adds bytes, which are written once there are enough of them.
  package mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    if file != nil || waitsForHead { return spool.add(bytes) }
    pending += bytes
    if pending.count >= 1 << 16 { try flush() }
  }

  /// Writes what was added, after a head; a file holds that and nothing else from then on.
  package mutating func flush(head: String = "") throws(SystemError) {
    defer {
      pending.removeAll(keepingCapacity: true)
      spool.removeAll()
    }
    let head = Array(head.utf8)
    guard let file else {
      try FileSystem.write(head, to: descriptor)
      try spool.forEachPart { part throws(SystemError) in try FileSystem.write(part, to: descriptor) }
      return try FileSystem.write(pending, to: descriptor)
    }
    try HeldSignals.during { () throws(SystemError) in
      let isPut = try TemporaryFile.put(at: file) { target throws(SystemError) in
        try FileSystem.write(head, to: target)
        try spool.forEachPart { part throws(SystemError) in try FileSystem.write(part, to: target) }
      }
      if isPut { return }
      try Self.overwrite(file) { target throws(SystemError) in
        try FileSystem.write(head, to: target)
        try spool.forEachPart { part throws(SystemError) in try FileSystem.write(part, to: target) }
      }
    }
  }

  /// Writes a file in its place: through a link, under several names, or where its folder takes no new file.
  private static func overwrite(
    _ path: FilePath,
    _ write: (_ target: Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY
    let descriptor = FileSystem.withName(path) { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    try write(descriptor)
    // An error of a late write shows where a descriptor is closed.
    let copy = dup(descriptor)
    if copy >= 0, close(copy) != 0 { throw SystemError.last }
  }
}
