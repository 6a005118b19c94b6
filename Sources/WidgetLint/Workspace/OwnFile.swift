package import LintCore
package import LintSystem
import YAML

/// A file that the linter reads for itself: a rule, a configuration or a baseline.
package struct OwnFile {
  private let path: FilePath
  private let bytes: [UInt8]

  /// The largest rule file or configuration, in bytes.
  private static let limit = YAMLLimits.ownFile.bytes

  /// Reads a rule file or a configuration.
  package init(_ path: FilePath, from source: some FileSource) throws(WorkspaceError) {
    try self.init(path, from: source, upTo: Self.limit + 1)
    if bytes.count > Self.limit { throw .message("\(path.shown): the file is larger than 1 MiB, expected less") }
  }

  /// Reads a file up to a number of bytes.
  package init(_ path: FilePath, from source: some FileSource, upTo limit: Int) throws(WorkspaceError) {
    self.path = path
    bytes = try WorkspaceError.naming(path) { () throws(SystemError) in try source.read(path, limit: limit) }
  }

  /// Reads the bytes into something; what is wrong is shown in the file.
  package func locating<Result>(_ read: ([UInt8]) throws(Finding) -> Result) throws(WorkspaceError) -> Result {
    try locatingAll { bytes throws(Faults) in
      do throws(Finding) {
        return try read(bytes)
      } catch {
        throw Faults(error)
      }
    }
  }

  /// Reads the bytes into something; all that is wrong is shown in the file.
  func locatingAll<Result>(_ read: ([UInt8]) throws(Faults) -> Result) throws(WorkspaceError) -> Result {
    do throws(Faults) {
      return try read(bytes)
    } catch {
      throw .faults(checked(error.findings))
    }
  }

  /// The file with what is to say of it.
  package func checked(_ findings: [Finding]) -> CheckedFile {
    CheckedFile(name: path.shown, path: path.bytes, tree: YAMLStream(bytes), findings: findings)
  }

  /// Hands on the bytes.
  package func withBytes<Result>(_ body: ([UInt8]) -> Result) -> Result { body(bytes) }
}

extension WorkspaceError {
  /// Makes a call of the system, and names the path where it fails.
  static func naming<Result>(
    _ path: FilePath,
    _ call: () throws(SystemError) -> Result
  ) throws(WorkspaceError) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw .message("\(path.shown): \(error.message)")
    }
  }
}
