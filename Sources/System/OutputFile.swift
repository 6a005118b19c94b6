/// Something to write to: standard output, standard error, or a file that gets its text as a whole.
package struct OutputFile: ~Copyable {
  private enum Target {
    case stream(Int32)
    case device(OpenFile)
    /// A file that is written at the end.
    case file(FilePath)
  }

  private let target: Target
  private var pending: [UInt8] = []
  /// The text that waits for the end: a file's, and the one after a head that only the end tells.
  private var spool = Spool()
  private var waits = false

  /// Standard output.
  package static var standardOutput: OutputFile { OutputFile(.stream(STDOUT_FILENO)) }
  /// Standard error.
  package static var standardError: OutputFile { OutputFile(.stream(STDERR_FILENO)) }

  private init(_ target: Target) { self.target = target }

  /// Makes a file new, with the folders above it, or gives it another text once that is flushed; a device or a pipe is
  /// written to as the text comes.
  package init(creating path: FilePath) throws(SystemError) {
    let kind = try? FileSystem.kind(of: path)
    if let kind, kind != .file {
      target = .device(try OpenFile(path, O_WRONLY))
      return
    }
    if kind == nil { try FileSystem.makeFolder(path.parent) }
    // What cannot be written is told before the work, not after it.
    _ = try (kind == nil ? path.parent : path).withName { access($0, W_OK) }
    target = .file(path)
    waits = true
  }

  /// Makes a file with a text, and the folders above it; what is there already stays as it is, and is an error.
  package static func create(_ path: FilePath, _ text: String) throws(SystemError) {
    try FileSystem.makeFolder(path.parent)
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
    try OpenFile.put(Array(text.utf8), to: file.descriptor)
  }

  /// The number by which the system knows what is written to as the text comes; nil for a file.
  private var descriptor: Int32? {
    switch target {
    case .stream(let descriptor): descriptor
    case .device(let file): file.descriptor
    case .file: nil
    }
  }

  /// Whether a person watches.
  package var isTerminal: Bool { descriptor.map { isatty($0) } == 1 }

  /// Keeps all text until `flush` has the head that comes before it.
  package mutating func waitForHead() { waits = true }

  /// Adds text, which is written once there is enough of it.
  package mutating func write(_ text: String) throws(SystemError) {
    // Not by way of an array: a page may be many megabytes.
    pending += text.utf8
    try settle()
  }

  /// Adds bytes, which are written once there are enough of them.
  package mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    pending += bytes
    try settle()
  }

  private mutating func settle() throws(SystemError) {
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
    guard case .file(let path) = target else { return }
    try HeldSignals.during { () throws(SystemError) in
      if try !replace(path, head) { try overwrite(path, head) }
    }
  }

  private func put(_ head: String, to descriptor: Int32) throws(SystemError) {
    try OpenFile.put(Array(head.utf8), to: descriptor)
    try spool.copy(to: descriptor)
    try OpenFile.put(pending, to: descriptor)
  }

  /// Puts a file in the place of the one under a name all at once; false if that would change more than the file's bytes,
  /// or is not possible.
  private func replace(_ path: FilePath, _ head: String) throws(SystemError) -> Bool {
    let old = try? FileSystem.status(of: path, followingLinks: false)
    if let old, old.st_mode & S_IFMT != S_IFREG || old.st_nlink != 1 { return false }
    // An old file's mode and attributes come later: until then it is for nobody else to read.
    guard var temporary = try? TemporaryFile(beside: path, mode: old == nil ? 0o666 : 0o600) else { return false }
    if let old, !temporary.take(owner: old) { return false }
    let attributes = old == nil ? nil : try FileAttributes(of: path)
    try put(head, to: temporary.descriptor)
    if let old { try temporary.take(mode: old) }
    try temporary.sync()
    if let attributes, (try? temporary.take(attributes)) == nil { return false }
    try temporary.move(to: path)
    return true
  }

  /// Writes a file in its place: through a link, under several names, or if its folder takes no new file.
  private func overwrite(_ path: FilePath, _ head: String) throws(SystemError) {
    let file = try OpenFile(path, O_WRONLY | O_CREAT | O_TRUNC)
    try put(head, to: file.descriptor)
    try file.finish()
  }
}
