package import LintSystem

/// What the files that a folder holds have in common, found once for all of them.
package final class FilePlace {
  /// How files beside one another are named from some folder.
  package struct Names: Sendable {
    private let first: FilePath
    private let folder: FilePath
    private let isSame: Bool

    /// The names that follow from the one of the first file.
    fileprivate init(_ first: FilePath, of file: FileFinder.File) {
      self.first = first
      folder = first.parent
      isSame = first == file.path
    }

    /// The path of a file.
    package func path(of file: FileFinder.File) -> FilePath {
      if isSame { return file.path }
      // Standard input has any name, and nothing beside it.
      return file.isStandardInput ? first : folder.appending(file.path.lastComponent)
    }
  }

  /// The number of the folder.
  let number: Int
  /// The severity that the configuration says fails a run.
  package let failOn: FailOn
  private let scope: ConfigurationScope
  /// Whether the configuration says of some paths what it does not say of others.
  private let asksForPaths: Bool
  /// The paths of a file, where no path makes a difference.
  private let unasked: [String]
  /// The paths below the working folder, or from the root.
  package let reported: Names
  /// The paths below the folders of the configuration and of those that it extends.
  private let configured: [Names]

  /// The place of a file and those beside it.
  init(of file: FileFinder.File, _ scope: ConfigurationScope, in current: FilePath) {
    number = file.folder
    self.scope = scope
    asksForPaths = scope.configuration?.asksForPaths ?? false
    failOn = scope.configuration?.failOn ?? .warning
    let absolute = file.path.absolute(in: current)
    reported = Names(absolute.relative(to: current) ?? absolute, of: file)
    unasked = Array(repeating: "", count: scope.configuration?.layers.count ?? 0)
    configured = scope.paths(of: file.path).map { Names($0, of: file) }
  }

  /// Whether the configuration leaves a file out.
  package func excludes(_ file: FileFinder.File) -> Bool {
    asksForPaths && scope.configuration?.excludes(configuredPaths(of: file)) == true
  }

  /// The linter for a file.
  package func linter(for file: FileFinder.File) throws(WorkspaceError) -> Linter {
    try scope.linter(for: asksForPaths ? configuredPaths(of: file) : unasked)
  }

  private func configuredPaths(of file: FileFinder.File) -> [String] { configured.map { $0.path(of: file).shown } }
}
