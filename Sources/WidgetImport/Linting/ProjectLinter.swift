package import LintSystem
package import WidgetLint

/// Lints an Xcode project: imports it in memory, judges the descriptions, and finds each value in the sources again.
package struct ProjectLinter {
  /// The project, its workspace or their folder, as the user gave it.
  package let path: FilePath
  /// The options for importing it, with those that a configuration gives.
  package let options: ImportOptions
  private let workspace: Workspace
  /// The place where a configuration names it, to begin messages with.
  private var place = ""
  /// The configuration that names it, and the bytes of its entry there; nil if none does.
  private var entry: (file: FilePath, range: Range<Int>)?
  /// Whether the user chose what to read of it, so that a mistake in that is not the configuration's.
  private let isChosen: Bool
  /// The project's path after the place that names it, since a project may be named twice, for two hosts.
  package var name: String { place + path.shown }
  /// The texts of unsaved sources, each by its path with links resolved.
  package var unsaved: [FilePath: [UInt8]] = [:]

  /// Creates a linter of a project in a workspace; `configured` is the project's entry in one of the configurations.
  ///
  /// - Throws: An error if the project is outside the configuration's repository, or the configuration's fields are
  /// wrong.
  package init(
    _ path: FilePath,
    _ options: ImportOptions = ImportOptions(),
    _ configured: (project: ConfiguredProject, layer: ConfigurationFile)? = nil,
    in workspace: Workspace
  ) throws(WorkspaceError) {
    isChosen = !options.extensions.isEmpty || options.configuration != nil || options.host != nil
    var options = options
    if let (configured, layer) = configured {
      place = "\(configured.place): "
      entry = (layer.path, configured.node.range)
      let boundary = ProjectFolder.boundary(of: layer.folder)
      let real = (try? FileSystem.realPath(layer.folder)) ?? layer.folder
      guard ProjectFolder.isInside(real.appending(configured.path), boundary) else {
        throw .message("\(place)\(path.shown) is outside of \(boundary.shown), where nothing is read")
      }
      options.configuration = options.configuration ?? configured.configuration
      options.host = options.host ?? configured.host
      if options.extensions.isEmpty { options.extensions = configured.extensions }
      do throws(Finding) {
        options.given = try GivenFields(configured, in: layer.path)
      } catch {
        throw .message("\(layer.name): \(error.message)")
      }
    }
    (self.path, self.options, self.workspace) = (path, options, workspace)
  }

  /// Returns the bytes of the project's entry in a configuration; nil if that does not name it.
  package func entry(in configuration: FilePath) -> Range<Int>? {
    entry.flatMap { $0.file == configuration ? $0.range : nil }
  }

  /// Returns the linters of the configured projects that a source may belong to, or that a configuration gives values
  /// to; empty for another file.
  ///
  /// - Throws: The faults of the configuration.
  package static func configured(forSource path: FilePath, _ workspace: Workspace) throws(WorkspaceError) -> [Self] {
    let isConfiguration = Workspace.isConfiguration(path.lastComponent)
    guard isConfiguration || isSource(path) else { return [] }
    let absolute = path.absolute(in: workspace.currentFolder)
    let found = try workspace.scope(for: path).configuration.projects.filter { project in
      if isConfiguration { return true }
      // A project may name files anywhere in its repository.
      let folder = ImportOptions.isProject(project.path) ? project.path.parent : project.path
      return absolute.relative(to: folder) != nil
        || (try? FileSystem.isInside(absolute, ProjectFolder.boundary(of: folder))) == true
    }
    let linters = try found.map { (path, project, layer) throws(WorkspaceError) in
      try Self(path.shortest(in: workspace.currentFolder), ImportOptions(), (project, layer), in: workspace)
    }
    // A duplicate entry counts once.
    return linters.unique { Import(path: $0.path, options: $0.options) }
  }

  /// The path and the options that make two entries duplicates.
  private struct Import: Hashable {
    let path: FilePath
    let options: ImportOptions
  }

  /// Whether a file may concern widgets, by its name.
  package static func isSource(_ path: FilePath) -> Bool {
    ProjectManifest.isManifest(path) || path.hasEnding(BoundValues.sourceEndings.map { ".\($0)" })
  }

  /// Lints the project.
  ///
  /// - Throws: The reason why the project or a configuration cannot be read.
  package func run() throws(WorkspaceError) -> LintedProject { try run(try imported()) }

  /// Lints the imported apps.
  private func run(_ imported: Imported) throws(WorkspaceError) -> LintedProject {
    let (tree, importer, apps) = imported
    var sources = LintedSources(tree, workspace)
    sources.isPart = !options.extensions.isEmpty || options.host != nil
    let scope = try workspace.scope(for: path)
    var drawn: [CheckedProject.App] = []
    for app in apps {
      let checked = try check(app, number: drawn.count + 1, tree, scope.known, &sources)
      let scenes = app.facts.map { facts in
        var scene = facts.scene
        if let file = scene?.file { scene?.file = tree.name(of: file) }
        return scene
      }
      drawn.append((drawn.count + 1, checked.descriptions.first, scenes))
    }
    let failures = importer.failures.map(\.message)
    let notes = importer.notes.filter { !failures.contains($0.text) }
    // If all widgets are known, a name that none of them has is a mistake.
    let isAll = options.extensions.isEmpty && options.host == nil && failures.isEmpty
    let unused = isAll ? options.given?.unused(besides: Set(apps.flatMap(\.names))) ?? [] : []
    let files = try sources.files()
    let unread = apps.flatMap(\.notes).filter { $0.field == nil && !$0.isOfOthers }
    return LintedProject(
      checked: CheckedProject(name: path.shown, files: files, apps: drawn),
      notes: notes.map { $0.text(in: tree) },
      failures: failures + unused,
      setInCode: apps.flatMap(\.allNotes).filter { $0.field != nil }.map { $0.text(in: tree) },
      unread: unread.unique { $0 }.map { $0.text(in: tree) },
      used: sources.used
    )
  }

  /// Adds the findings of an app to its sources, each judged by its own configuration; returns the description as
  /// judged by the project's.
  private func check(
    _ app: ImportedApp,
    number: Int,
    _ tree: SourceTree,
    _ known: KnownGuidelines,
    _ sources: inout LintedSources
  ) throws(WorkspaceError) -> CheckedFile {
    let located = LocatedDescription(app)
    let places = app.description.places + app.places
    let main = try workspace.linter(for: path)
    let files = try Set(places.map(\.file)).sorted().map { (name) throws(WorkspaceError) in
      (name, try workspace.linter(for: tree.path(to: name)))
    }
    let linterOfFile = Dictionary(uniqueKeysWithValues: files)
    let checked = main.check(located.text, name: path.shown)
    sources.judged += checked.judged
    if let counts = checked.statistics { sources.statistics.add(counts) }
    sources.add(places)
    sources.add(app.allNotes)
    for linter in ([main] + files.map(\.1)).unique(by: { ObjectIdentifier($0) }) {
      let checked = linter === main ? checked : linter.check(located.text, name: path.shown)
      for finding in checked.findings where !located.isAboutLeftOut(finding, in: checked, known) {
        var found = located.located(finding, in: checked, tree, known)
        guard linterOfFile[found.place.file] ?? main === linter else { continue }
        found.finding.document = number
        sources.add(found)
      }
    }
    return checked
  }

  /// Returns the imported descriptions, each with its lines that come from a line of a source, and a function that
  /// describes other places.
  ///
  /// - Throws: The reason why the project or a configuration cannot be read.
  package func lines(
    from source: FilePath,
    line: Int
  ) throws(WorkspaceError) -> [(description: CheckedFile, lines: [Int], elsewhere: (String, Int) -> String)] {
    let imported = try imported()
    let (tree, _, apps) = imported
    let wanted = (try? FileSystem.realPath(source)) ?? source
    let linter = try workspace.linter(for: wanted)
    func key(_ finding: Finding, of document: Int) -> [String] { [finding.rule, "\(document)", finding.path] }
    // The description itself suppresses nothing: the sources do.
    let suppressed = Dictionary(grouping: try run(imported).checked.files.flatMap(\.suppressed)) {
      key($0.finding, of: $0.finding.document)
    }
    return apps.enumerated().map { number, app in
      let located = LocatedDescription(app)
      var file = linter.check(located.text, name: "the imported description")
      func isWanted(_ place: SourcePlace) -> Bool {
        place.line == line && FilePath(place.file).absolute(in: tree.root) == wanted
      }
      // Something missing in a widget is reported at the widget's beginning, which is not the place of any value.
      let missing = file.findings.filter { isWanted(located.value(at: $0.path).place) }
      let lines = Set(located.lines(where: isWanted) + missing.map { file.position(of: $0.range.lowerBound).line })
      file.suppressed = file.findings.compactMap { finding in
        suppressed[key(finding, of: number + 1)]?.first.map {
          .init(finding: finding, reason: $0.reason, isInSource: $0.isInSource)
        }
      }
      file.findings.removeAll { suppressed[key($0, of: number + 1)] != nil }
      func elsewhere(_ pointer: String, _ line: Int) -> String {
        let place = located.value(at: pointer).place
        return "at \(tree.name(of: place.file)):\(place.line)"
      }
      return (file, lines.sorted(), elsewhere)
    }
  }

  /// The imported apps, with the importer that knows what is left out.
  private typealias Imported = (tree: SourceTree, importer: Importer, apps: [ImportedApp])

  private func imported() throws(WorkspaceError) -> Imported {
    var (folder, options) = (path, options)
    options.takeProject(&folder)
    options.base = workspace.currentFolder
    options.isForLinting = true
    let tree: SourceTree
    do throws(SystemError) {
      let boundary = ProjectFolder.boundary(of: folder)
      tree = try SourceTree(folder, boundary: boundary, namesFromRoot: path.isAbsolute, unsaved: unsaved)
    } catch {
      throw .message("\(place)\(path.shown): \(error.message)")
    }
    var importer = Importer(tree, options)
    let apps: [ImportedApp]
    do throws(ImportFailure) {
      apps = try importer.run()
    } catch {
      let notes = importer.notes.prefix(Limits.listed).map(\.text)
      let place = isChosen && !error.choices.isEmpty ? "" : place
      throw .message((["\(place)\(path.shown): \(error.lines)"] + notes).joined(separator: "\n"))
    }
    return (tree, importer, apps)
  }
}

/// The result of linting a project.
package struct LintedProject: Sendable {
  /// The project with the findings in its sources.
  package let checked: CheckedProject
  /// The skipped files and extensions, in words.
  package let notes: [String]
  /// The reasons why some of its apps could not be read.
  package let failures: [String]
  /// The values that code sets or that no source gives plainly, in words.
  package let setInCode: [String]
  /// The views and files that are not read, in words.
  package let unread: [String]
  /// The suppressions of configurations that suppressed something.
  package let used: Set<SuppressionPlace>
}
