/// Which configuration is imported.
struct ConfigurationChoice {
  private let tree: SourceTree
  private let options: ImportOptions

  init(_ tree: SourceTree, _ options: ImportOptions) {
    self.tree = tree
    self.options = options
  }

  /// The one that is asked for, else Release, else the one that shared schemes archive with, else all of them.
  func candidates(for target: ProjectTarget, in project: XcodeProject) throws(ImportFailure) -> [String] {
    let names = project.configurations(of: target).names
    if let wanted = options.configuration {
      guard names.contains(wanted) else {
        throw ImportFailure("\(target.name) has no configuration \(wanted); it has", choices: names)
      }
      return [wanted]
    }
    if names.contains("Release") { return ["Release"] }
    let archived = ArchiveSchemes.configurations(of: target, in: project, tree).intersection(names)
    return archived.count == 1 ? Array(archived) : names
  }
}
