/// Collects the faults of files that are read for one purpose, so that all are reported at once.
struct BrokenFiles {
  /// The most files whose faults are reported: people fix some, and look again.
  private static let limit = 20

  private var files: [CheckedFile] = []

  /// Reads one or several files; nil if there are faults.
  mutating func collect<Result>(
    _ read: () throws(WorkspaceError) -> Result
  ) throws(WorkspaceError) -> Result? {
    if files.count >= Self.limit { return nil }
    do throws(WorkspaceError) {
      return try read()
    } catch {
      guard case .faults(let more) = error else { throw error }
      files += more
      return nil
    }
  }

  /// Throws the faults, if there are any.
  func check() throws(WorkspaceError) {
    if !files.isEmpty { throw .faults(Array(files.prefix(Self.limit))) }
  }
}
