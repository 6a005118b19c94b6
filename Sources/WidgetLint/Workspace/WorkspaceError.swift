/// Why a workspace cannot check a file.
public enum WorkspaceError: Error, CustomStringConvertible {
  /// Something that is said in words alone.
  case message(String)
  /// Faults of a file of the linter's own (a configuration, a rule file, a baseline), at their places.
  case faults(CheckedFile)

  /// The error in words, with one line for each fault.
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
