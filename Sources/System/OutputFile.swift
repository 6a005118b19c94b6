/// Something to write to: standard output, standard error, or a file that gets its text as a whole.
package struct OutputFile: ~Copyable {
  /// The number by which the system knows what is written to as the text comes; nil for a file.
  private let descriptor: Int32?
  /// A device, which is open as long as this value lives.
  private var device: OpenFile?
  /// The file that is written at the end.
  private var path = FilePath([])
  private var pending: [UInt8] = []
  /// The text that waits for the end: a file's, and the one after a head that only the end tells.
  private var spool = Spool()
  private var waits = false

  /// Standard output.
  package static var standardOutput: OutputFile { OutputFile(STDOUT_FILENO) }
  /// Standard error.
  package static var standardError: OutputFile { OutputFile(STDERR_FILENO) }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Makes a file new, with the folders above it, or gives it another text once that is flushed; a device or a pipe is
  /// written to as the text comes.
  package init(creating path: FilePath) throws(SystemError) {
    let kind = try? FileSystem.kind(of: path)
    if let kind, kind != .file {
      let device = try OpenFile(path, O_WRONLY)
      (self.device, descriptor) = (device, device.descriptor)
      return
    }
    if kind == nil { try FileSystem.makeFolder(path.parent) }
    // What cannot be written is told before the work, not after it.
    _ = try (kind == nil ? path.parent : path).withName { access($0, W_OK) }
    (self.path, descriptor, waits) = (path, nil, true)
  }

  /// Makes a file with a text, and the folders above it; what is there already stays as it is, and is an error.
  package static func create(_ path: FilePath, _ text: String) throws(SystemError) {
    try FileSystem.makeFolder(path.parent)
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      try OpenFile.put(Array(text.utf8), to: file.descriptor)
      try file.finish()
    } catch {
      // Half of it would pass for the whole, and keep the next run from writing it.
      _ = try? path.withName { unlink($0) }
      throw error
    }
  }

  /// Whether a person watches.
  package var isTerminal: Bool { descriptor.map { isatty($0) } == 1 }

  /// Keeps all text until `flush` has the head that comes before it.
  package mutating func waitForHead() { waits = true }

  /// Adds text, which is written once there is enough of it.
  package mutating func write(_ text: String) throws(SystemError) { try write(text.utf8) }

  /// Adds bytes, which are written once there are enough of them.
  package mutating func write(_ bytes: some Collection<UInt8>) throws(SystemError) {
    pending += bytes
    if !waits {
      if pending.count >= 1 << 16 { try flush() }
    } else if pending.count >= 1 << 20, spool.add(pending) {
      pending.removeAll(keepingCapacity: true)
    }
  }

  /// Writes what was added, after a head; a file holds that and nothing else from then on.
  package mutating func flush(head: String = "") throws(SystemError) {
    defer {
      pending.removeAll(keepingCapacity: true)
      spool.removeAll()
    }
    if let descriptor { return try put(head, to: descriptor) }
    try HeldSignals.during { () throws(SystemError) in
      if try !replace(head) { try overwrite(head) }
    }
  }

  private func put(_ head: String, to descriptor: Int32) throws(SystemError) {
    try OpenFile.put(Array(head.utf8), to: descriptor)
    try spool.copy(to: descriptor)
    try OpenFile.put(pending, to: descriptor)
  }

  /// Puts a file in the place of the one under a name all at once; false if that would change more than the file's bytes,
  /// or is not possible.
  private func replace(_ head: String) throws(SystemError) -> Bool {
    let old = try? FileSystem.status(of: path, followingLinks: false)
    if let old, old.st_mode & S_IFMT != S_IFREG || old.st_nlink != 1 { return false }
    // An old file's mode and attributes come later: until then it is for nobody else to read.
    guard var temporary = try? TemporaryFile(beside: path, mode: old == nil ? 0o666 : 0o600) else { return false }
    do throws(SystemError) {
      try temporary.fill(like: old, at: path) { descriptor throws(SystemError) in try put(head, to: descriptor) }
    } catch {
      if error.isUnlike { return false }
      throw error
    }
    try temporary.move(to: path)
    return true
  }

  /// Writes a file in its place: through a link, under several names, or if its folder takes no new file.
  private func overwrite(_ head: String) throws(SystemError) {
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC)
    try put(head, to: file.descriptor)
    try file.finish()
  }
}

/// Bytes that wait for the end of a run in a file that has no name.
struct Spool: ~Copyable {
  private var file: OpenFile?
  /// The number of bytes in the file.
  private var stored = 0
  /// Whether the system has given no such file, or no room for it.
  private var hasFailed = false

  /// Adds bytes; false if they have to wait elsewhere, as all that follow.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    if hasFailed { return false }
    do {
      let file = try file ?? TemporaryFile.unnamed()
      self.file = file
      try OpenFile.put(bytes, to: file.descriptor)
      stored += bytes.count
    } catch {
      // A part of the bytes may be in the file, beyond those that count.
      hasFailed = true
    }
    return !hasFailed
  }

  /// Writes all bytes in order to a file.
  borrowing func copy(to target: Int32) throws(SystemError) {
    guard let descriptor = file?.descriptor else { return }
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
    var left = stored
    while left > 0 {
      let part = try OpenFile.bytes(of: descriptor, size: 0, limit: min(left, 1 << 20))
      guard !part.isEmpty else { throw SystemError(code: EIO) }
      try OpenFile.put(part, to: target)
      left -= part.count
    }
  }

  /// Forgets all bytes.
  mutating func removeAll() { (file, stored) = (nil, 0) }
}
