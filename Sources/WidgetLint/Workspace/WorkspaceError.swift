import LintSystem

/// Why a workspace cannot check a file.
public enum WorkspaceError: Error {
  /// Something that is said in words alone.
  case message(String)
  /// What is wrong with a file of the linter's own (a configuration, a rule file, a baseline), at its places.
  case faults(CheckedFile)
}

extension WorkspaceError: CustomStringConvertible {
  /// What is wrong, in one line for each fault.
  public var description: String {
    switch self {
    case .message(let message): message
    case .faults(let file):
      file.findings.map { finding in
        let place = file.position(of: finding.range.lowerBound)
        return "\(file.name):\(place.line):\(place.column): \(finding.message)"
      }.joined(separator: "\n")
    }
  }
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
