package import LintCore
package import LintSystem

/// A rule with the path of its file.
package typealias LoadedRule = (path: FilePath, document: RuleDocument)

/// What a rule path contains: guideline sets, each a folder with a `guidelines.yml`, and the rules outside of these.
package typealias RuleFiles = (sets: [KnownSet], rules: [LoadedRule])

// MARK: - Rule files

extension FileSource {
  /// Reads a rule file, or all `.yml` and `.yaml` files below a folder; links must not lead out of `tree`. Rules may be
  /// about any guideline set in `known`.
  package func rules(
    in path: FilePath,
    tree: FilePath? = nil,
    known: KnownGuidelines
  ) throws(WorkspaceError) -> RuleFiles {
    var files: [FilePath] = []
    try collectRuleFiles(path, isNamed: true, tree, into: &files)
    if files == [path], DescriptionName.matches(path.lastComponent) {
      throw .message("there is no rule in \(path.shown), which is named as descriptions are")
    }
    if files.isEmpty { throw .message("\(path.shown): the folder holds no rule files") }
    let limits = ConfigurationLimits.self
    guard files.count <= limits.ruleFiles else {
      throw .message("\(path.shown): the folder holds \(files.count) rule files, expected \(limits.ruleFiles) at most")
    }
    var (bytesLeft, nodesLeft) = (limits.ruleBytes, limits.ruleNodes)
    func tooMuch(_ file: FilePath, _ what: String) -> WorkspaceError {
      .message("\(file.shown): the rule files have more than \(what)")
    }
    let all = try files.sorted().map { file throws(WorkspaceError) in
      let own = try LinterFile(file, from: self)
      bytesLeft -= own.bytes.count
      guard bytesLeft >= 0 else { throw tooMuch(file, "\(limits.ruleBytes >> 20) MiB in all, expected less") }
      return (path: file, own: own)
    }
    func take(_ nodes: Int, of path: FilePath) throws(WorkspaceError) {
      nodesLeft -= nodes
      if nodesLeft < 0 { throw tooMuch(path, "\(limits.ruleNodes) nodes in all, expected fewer") }
    }
    var found: RuleFiles = ([], [])
    let folders = all.filter { $0.path.lastComponent.elementsEqual(LoadedGuidelines.marker.utf8) }.map(\.path.parent)
    for folder in folders {
      if let outer = folders.first(where: { folder.relative(to: $0) != nil && $0 != folder }) {
        throw .message("\(folder.shown): guidelines cannot be in the folder of other guidelines, \(outer.shown)")
      }
      let inside = all.compactMap { file in file.path.relative(to: folder).map { (path: $0.shown, own: file.own) } }
      let set = try Self.guidelines(folder, inside)
      try take(set.loaded.rules.reduce(0) { $0 + $1.size }, of: folder)
      found.sets.append(set)
    }
    let others = all.filter { file in
      !DescriptionName.matches(file.path.lastComponent) && !folders.contains { file.path.relative(to: $0) != nil }
    }
    for (file, own) in others {
      var document = try own.locating { bytes throws(Faults) in
        // Reads statements only for rules that name some: loading a built-in set takes long.
        try RuleReader.read(bytes, stem: file.stem, known.defaultSet.set.table) { table in
          known.set(table.guidelines.id).map { Set($0.loaded.statements.map(\.id)) }
        } named: {
          known.set($0)?.set.table
        }
      }
      if !document.rule.statements.isEmpty, let set = document.rule.table.flatMap({ known.set($0.guidelines.id) }) {
        set.loaded.addStatements(to: &document)
      }
      try take(document.size, of: file)
      found.rules.append((file, document))
    }
    return found
  }

  /// Returns rule paths with folders of guideline sets first, since the other rules may be about those.
  package func setsFirst<Named>(_ paths: [Named], _ path: (Named) -> FilePath) -> [Named] {
    if paths.count < 2 { return paths }
    let holding = paths.map { named in
      var files: [FilePath] = []
      try? collectRuleFiles(path(named), isNamed: true, nil, into: &files)
      return files.contains { $0.lastComponent.elementsEqual(LoadedGuidelines.marker.utf8) }
    }
    func those(_ hold: Bool) -> [Named] { zip(paths, holding).filter { $1 == hold }.map(\.0) }
    return those(true) + those(false)
  }

  /// Returns the guideline set's folder that contains a path; nil if there is none.
  package func guidelines(holding path: FilePath) -> FilePath? {
    foldersUp(from: path.parent).first { exists($0.appending(LoadedGuidelines.marker)) }
  }

  /// Reads the files of a guideline set's folder.
  private static func guidelines(
    _ folder: FilePath,
    _ files: [(path: String, own: LinterFile)]
  ) throws(WorkspaceError) -> KnownSet {
    let texts = files.map { GuidelineFile(path: $0.path, bytes: $0.own.bytes) }
    do throws(GuidelineFile.Faults) {
      let loaded = try LoadedGuidelines(texts)
      return KnownSet(id: loaded.table.guidelines.id, folder: folder, loaded) { names in
        // The rules' own table does not list the names of the other sets, but no rule reads them.
        GuidelineSet(table: loaded.table.choosing(among: names), rules: loaded.rules.map(\.rule))
      } files: {
        texts
      }
    } catch {
      throw .faults(
        try error.files.map { path, faults throws(WorkspaceError) in
          guard let file = files.first(where: { $0.path == path }) else {
            throw .message("\(folder.shown): the folder of guidelines lacks \(path)")
          }
          return file.own.checked(faults)
        }
      )
    }
  }

  private func collectRuleFiles(
    _ path: FilePath,
    isNamed: Bool,
    _ tree: FilePath?,
    into files: inout [FilePath]
  ) throws(WorkspaceError) {
    func checkInside() throws(WorkspaceError) {
      if let tree, try !isInside(path, tree) {
        throw .message("\(path.shown): the path leads out of the configuration's folder")
      }
    }
    // A named path must be inside in any case; below a folder, only files that could be rules must.
    if isNamed { try checkInside() }
    switch try kind(of: path, followingLinks: isNamed) {
    case .file where isNamed || Self.isRuleFile(path), .special where isNamed, .link where Self.isRuleFile(path):
      try checkInside()
      files.append(path)
    case .folder:
      try checkInside()
      let names = try names(in: path).sorted { $0.lexicographicallyPrecedes($1) }
      for name in names where name.first != UInt8(ascii: ".") {
        try collectRuleFiles(path.appending(name[...]), isNamed: false, tree, into: &files)
      }
    case .file, .special, .link:
      break
    }
  }

  private static func isRuleFile(_ path: FilePath) -> Bool {
    guard path.hasEnding([".yml", ".yaml"]) else { return false }
    // Skips descriptions, except the one that a guideline set offers to start with.
    return !DescriptionName.matches(path.lastComponent) || LoadedGuidelines.isStart(path.lastComponent)
  }
}
