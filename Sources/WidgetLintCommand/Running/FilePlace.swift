import LintSystem
import WidgetLint

/// What the files that a folder holds have in common, found once for all of them.
final class FilePlace {
  /// How files that stand beside one another are named from some folder.
  struct Names {
    private let first: FilePath
    private let folder: FilePath
    private let isSame: Bool

    /// The names that follow from the one of the first file.
    init(_ first: FilePath, of file: FileFinder.File) {
      self.first = first
      folder = first.parent
      isSame = first == file.path
    }

    /// The path of a file.
    func path(of file: FileFinder.File) -> FilePath {
      if isSame { return file.path }
      // Standard input has any name, and nothing beside it.
      return file.isStandardInput ? first : folder.appending(file.path.lastComponent)
    }
  }

  /// The number of the folder.
  let number: Int
  /// The configuration.
  let found: ConfigurationFinder.Found
  /// Whether it says of some paths what it does not say of others.
  let asksForPaths: Bool
  /// The severity that it says fails a run.
  let failOn: FailOn
  /// The paths below the working folder, or from the root.
  let reported: Names
  /// The paths below the configuration's folder.
  let configured: Names

  /// The place of a file and those beside it.
  init(of file: FileFinder.File, _ found: ConfigurationFinder.Found, in current: FilePath) {
    number = file.folder
    self.found = found
    asksForPaths = found.configuration?.asksForPaths ?? false
    failOn = found.configuration?.failOn ?? .warning
    let absolute = file.path.absolute(in: current)
    reported = Names(absolute.relative(to: current) ?? absolute, of: file)
    configured = Names(found.path(of: absolute, in: current), of: file)
  }
}
