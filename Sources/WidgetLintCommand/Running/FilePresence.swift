import LintSystem

/// Which of the files that a baseline names are gone. What is neither below the baseline's folder nor below what the run
/// is asked to check is not looked up: whoever wrote the baseline is not to learn what else there is.
struct FilePresence {
  /// The baseline's folder, and then what is checked.
  private let folders: [FilePath]
  /// What was looked up, since many entries name one file.
  private var known: [String: Bool] = [:]

  /// The files that the baseline in a folder names, in a run over some paths, all from the root.
  init(below folder: FilePath, checking paths: [FilePath]) { folders = [folder] + paths }

  /// Whether there is no such file any more.
  mutating func isGone(_ name: String) -> Bool {
    if let known = known[name] { return known }
    let isGone = lookUp(FilePath(name).absolute(in: folders[0]))
    known[name] = isGone
    return isGone
  }

  private func lookUp(_ path: FilePath) -> Bool {
    for folder in folders {
      guard let names = path.relative(to: folder)?.components, !names.isEmpty else { continue }
      var place = folder
      for name in names {
        // A link on the way may lead out, to something or to nothing.
        if place != folder, (try? FileSystem.isInside(place, folder)) != true { return false }
        place = place.appending(name)
        if (try? FileSystem.kind(of: place, followingLinks: false)) == nil { return true }
      }
      return false
    }
    return false
  }
}
