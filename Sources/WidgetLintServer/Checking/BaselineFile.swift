import LintSystem
import WidgetLint

/// The baseline that the command line names, read when it is needed.
final class BaselineFile {
  private let path: FilePath
  private let currentFolder: FilePath
  private var known: Baseline?

  /// The baseline of a file.
  init(_ path: FilePath, in currentFolder: FilePath) {
    self.path = path
    self.currentFolder = currentFolder
  }

  /// Forgets what was read.
  func forget() { known = nil }

  /// Leaves out of a file's findings what the baseline allows.
  func hide(in file: inout CheckedFile, _ description: FilePath) throws(WorkspaceError) {
    if known == nil {
      let source = try LinterFile(path, from: DiskFiles(), upTo: Linter.maximumBytes + 1)
      known = try source.locating { bytes throws(Finding) in try Baseline(bytes) }
    }
    let folder = path.parent.absolute(in: currentFolder)
    // A copy, since what is allowed is counted down.
    var baseline = known
    _ = baseline?.hide(in: &file, file: description.path(from: folder).shown)
  }
}
