/// Collects what is wrong with files that are read for one purpose, so that all of it is told at once.
struct BrokenFiles {
  /// The most files whose faults are told: people fix some, and look again.
  private static let limit = 20

  private var files: [CheckedFile] = []

  /// Reads a file or several; nil stands for what has faults.
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

  /// Throws what was collected, if anything was.
  func check() throws(WorkspaceError) {
    if !files.isEmpty { throw .faults(Array(files.prefix(Self.limit))) }
  }
}
