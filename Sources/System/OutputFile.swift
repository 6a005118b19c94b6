/// An output: standard output, standard error, or a file that is written as a whole.
package struct OutputFile: ~Copyable {
  /// The descriptor of an output that is written as the text comes; nil for a file.
  private let descriptor: Int32?
  /// A device, open as long as this value lives.
  private var device: OpenFile?
  /// The file that is written at the end.
  private var path = FilePath([])
  private var pending: [UInt8] = []
  /// The text held back until the end: that of a file, or the text after a head that is known only then.
  private var spool = Spool()
  private var waits = false

  /// Standard output.
  package static var standardOutput: OutputFile { OutputFile(STDOUT_FILENO) }
  /// Standard error.
  package static var standardError: OutputFile { OutputFile(STDERR_FILENO) }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Prepares to write a file on `flush`, and makes the folders above it; a device or a pipe is written to as text is
  /// added.
  package init(writing path: FilePath) throws(SystemError) {
    let kind = try? FileSystem.kind(of: path)
    if let kind, kind != .file {
      let device = try OpenFile(path, O_WRONLY)
      (self.device, descriptor) = (device, device.descriptor)
      return
    }
    if kind == nil { try FileSystem.makeFolder(path.parent) }
    // An output that cannot be written is reported before the work, not after it.
    _ = try (kind == nil ? path.parent : path).withName { access($0, W_OK) }
    (self.path, descriptor, waits) = (path, nil, true)
  }

  /// Creates a file with a text, and the folders above it; an existing file is left alone, and is an error.
  package static func create(_ path: FilePath, _ text: String) throws(SystemError) {
    try FileSystem.makeFolder(path.parent)
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
    do throws(SystemError) {
      try OpenFile.put(Array(text.utf8), to: file.descriptor)
      try file.finish()
    } catch {
      // Half a file would pass for a whole one, and keep the next run from writing it.
      _ = try? path.withName { unlink($0) }
      throw error
    }
  }

  /// Whether it is a terminal.
  package var isTerminal: Bool { descriptor.map { isatty($0) } == 1 }

  /// Holds back all text until `flush` gives the head that precedes it.
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

  /// Writes the added text after a head; a file then holds exactly that.
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

  /// Replaces the file under a name all at once; false if that would change more than the file's bytes, or is not
  /// possible.
  private func replace(_ head: String) throws(SystemError) -> Bool {
    let old = try? FileSystem.status(of: path, followingLinks: false)
    if let old, old.st_mode & S_IFMT != S_IFREG || old.st_nlink != 1 { return false }
    // An old file's mode and attributes are set later: until then, nobody else may read it.
    guard var temporary = try? TemporaryFile(beside: path, mode: old == nil ? 0o666 : 0o600) else { return false }
    do throws(SystemError) {
      try temporary.fill(like: old, at: path) { descriptor throws(SystemError) in try put(head, to: descriptor) }
    } catch {
      if error.losesProperties { return false }
      throw error
    }
    try temporary.move(to: path)
    return true
  }

  /// Overwrites a file: through a link, under several names, or if its folder takes no new file.
  private func overwrite(_ head: String) throws(SystemError) {
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC)
    try put(head, to: file.descriptor)
    try file.finish()
  }
}

/// Bytes that wait for the end of a run, in a file without a name.
struct Spool: ~Copyable {
  private var file: OpenFile?
  /// The number of bytes in the file.
  private var stored = 0
  /// Whether the system provided no such file, or no room in it.
  private var hasFailed = false

  /// Adds bytes; false if they, and all later ones, must wait elsewhere.
  mutating func add(_ bytes: [UInt8]) -> Bool {
    if hasFailed { return false }
    do {
      let file = try file ?? TemporaryFile.unnamed()
      self.file = file
      try OpenFile.put(bytes, to: file.descriptor)
      stored += bytes.count
    } catch {
      // Part of the bytes may be in the file, but they are not counted.
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

  mutating func removeAll() { (file, stored) = (nil, 0) }
}
