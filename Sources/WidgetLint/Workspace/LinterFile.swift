package import LintCore
package import LintSystem
import YAML

/// A file that tells the linter what to do: a rule, a configuration or a baseline.
package struct LinterFile {
  private let path: FilePath
  package let bytes: [UInt8]

  /// Reads a baseline, or another file that may be as large as a description.
  package init(_ path: FilePath) throws(WorkspaceError) {
    self.path = path
    bytes = try FileSource().read(path, limit: Linter.maximumBytes + 1)
  }

  /// Reads a rule file or a configuration, but no more of it than shows that it is too large.
  init(_ path: FilePath, from source: FileSource) throws(WorkspaceError) {
    self.path = path
    bytes = try source.read(path, limit: YAMLLimits.ownFile.bytes + 1)
  }

  /// Parses the bytes, and throws any faults with this file to show them in.
  func locating<Result>(_ read: ([UInt8]) throws(Faults) -> Result) throws(WorkspaceError) -> Result {
    do throws(Faults) {
      return try read(bytes)
    } catch {
      throw .faults([checked(error.findings)])
    }
  }

  /// Returns the file with findings about it.
  package func checked(_ findings: [Finding]) -> CheckedFile {
    CheckedFile(name: path.shown, path: path.bytes, tree: YAMLStream(bytes), findings: findings)
  }
}
