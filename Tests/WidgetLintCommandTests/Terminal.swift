import Foundation
import Testing

/// A pseudo-terminal for the program to write to.
final class Terminal {
  private let master: Int32
  // Held open, so that the output stays until it is read.
  private let other: Int32
  /// The path of the program's end.
  let path: String

  init() throws {
    // Reading never waits: the output is complete once the program has ended.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
    try #require(master >= 0)
    #if canImport(Glibc)
      // TIOCSPTLCK and TIOCGPTN do what `unlockpt` and `ptsname` do, which Swift does not see.
      var (lock, number): (Int32, UInt32) = (0, 0)
      try #require(ioctl(master, 0x4004_5431, &lock) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
      path = "/dev/pts/\(number)"
    #else
      try #require(grantpt(master) == 0 && unlockpt(master) == 0)
      path = try #require(ptsname(master).map { String(cString: $0) })
    #endif
    other = open(path, O_RDWR | O_NOCTTY)
    try #require(other >= 0)
  }

  deinit {
    close(other)
    close(master)
  }

  /// Returns the output without the carriage returns that the terminal adds before line feeds.
  func shown() -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &bytes, bytes.count), count > 0 { all += bytes.prefix(count) }
    var lines = all.split(separator: 0x0A, omittingEmptySubsequences: false)
    for index in lines.indices where lines[index].last == 0x0D { lines[index].removeLast() }
    return String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
  }
}
