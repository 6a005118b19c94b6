import LintCore
import LintSystem

/// A file that the linter reads for itself: a rule or a configuration.
struct SourceFile {
  private let path: FilePath
  private let bytes: [UInt8]

  /// The largest rule file or configuration, in bytes.
  private static let limit = 1 << 20

  /// Reads a rule file or a configuration.
  init(reading path: FilePath) throws(RunFailure) {
    try self.init(reading: path, upTo: Self.limit + 1)
    if bytes.count > Self.limit { throw .message("\(path.shown): the file is larger than 1 MiB, expected less") }
  }

  /// Reads a file up to a number of bytes.
  init(reading path: FilePath, upTo limit: Int) throws(RunFailure) {
    self.path = path
    bytes = try Self.named(path) { () throws(SystemError) in try FileSystem.read(path, limit: limit) }
  }

  /// Reads the bytes into something; what is wrong is shown in the file.
  func locating<Result>(_ read: ([UInt8]) throws(Finding) -> Result) throws(RunFailure) -> Result {
    do throws(Finding) {
      return try read(bytes)
    } catch {
      throw .fault(fault(error))
    }
  }

  /// Something to say of the file.
  func fault(_ finding: Finding) -> FileFault { FileFault(path: path, bytes: bytes, finding: finding) }

  /// Hands on the bytes.
  func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result { body(bytes) }

  /// What stands under a name.
  static func kind(of path: FilePath, followingLinks: Bool) throws(RunFailure) -> FileSystem.Kind {
    try named(path) { () throws(SystemError) in try FileSystem.kind(of: path, followingLinks: followingLinks) }
  }

  /// Whether a path, links followed, stays below a folder.
  static func isInside(_ path: FilePath, _ folder: FilePath) throws(RunFailure) -> Bool {
    try named(path) { () throws(SystemError) in try FileSystem.isInside(path, folder) }
  }

  /// The names in a folder, sorted.
  static func names(in folder: FilePath) throws(RunFailure) -> [[UInt8]] {
    try named(folder) { () throws(SystemError) in
      let listing = try FolderListing(of: folder)
      return listing.entries.map { Array(listing.name($0)) }.sorted { $0.lexicographicallyPrecedes($1) }
    }
  }

  private static func named<Result>(
    _ path: FilePath,
    _ call: () throws(SystemError) -> Result
  ) throws(RunFailure) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw .message("\(path.shown): \(error.message)")
    }
  }
}
