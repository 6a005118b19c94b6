#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bytes that wait for the end of a run: a few in memory, what is more in a file that has no name. Where the system gives
/// no such file, or has no room for it, all of them wait in memory.
struct Spool: ~Copyable {
  /// How many bytes wait in memory, where there is a file for the others.
  private static let greatestWaiting = 1 << 20

  private var waiting: [UInt8] = []
  private var descriptor: Int32 = -1
  /// How many bytes are in the file.
  private var stored = 0
  private var takesFile = true

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    // Not by way of an array: a page may be many megabytes.
    waiting += text.utf8
    if waiting.count >= Self.greatestWaiting { store() }
  }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    waiting += bytes
    if waiting.count >= Self.greatestWaiting { store() }
  }

  /// Hands over all bytes in order, a part at a time.
  borrowing func forEachPart(_ take: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
    var part = [UInt8](repeating: 0, count: min(stored, Self.greatestWaiting))
    var taken = 0
    while taken < stored {
      let wanted = min(part.count, stored - taken)
      let count = part.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, wanted, off_t(taken)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError.last }
      try take(count == part.count ? part : Array(part[..<count]))
      taken += count
    }
    try take(waiting)
  }

  /// Forgets all bytes.
  mutating func removeAll() {
    stored = 0
    waiting.removeAll()
  }

  /// Moves what waits in memory to the file.
  private mutating func store() {
    if descriptor < 0, takesFile { descriptor = Self.makeFile() }
    takesFile = takesFile && descriptor >= 0 && put(waiting)
    guard takesFile else { return }
    stored += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress, $0.count, off_t(stored + written))
      }
      if count > 0 { written += count } else if count == 0 || errno != EINTR { return false }
    }
    return true
  }

  /// A new file among the system's temporary ones, whose name is gone again before anybody can open it.
  private static func makeFile() -> Int32 {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var name = Array("\(folder.isEmpty ? "/tmp" : folder)/widgetlint-XXXXXX".utf8) + [0]
    return HeldSignals.during {
      name.withUnsafeMutableBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { name in
          guard let path = name.baseAddress else { return -1 }
          let descriptor = mkstemp(path)
          if descriptor >= 0 {
            unlink(path)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
          }
          return descriptor
        }
      }
    }
  }
}
