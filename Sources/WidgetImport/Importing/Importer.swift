import LintSystem
import WidgetLint

/// Imports the Today and WidgetKit extensions below a folder.
package struct Importer {
  let tree: SourceTree
  let options: ImportOptions
  fileprivate let finder: ExtensionFinder
  /// Notes on skipped extensions and on files that are not read.
  package private(set) var notes: [ImportNote]
  /// The reasons why some apps are left out while others are imported.
  package private(set) var failures: [ImportFailure] = []

  /// Creates an importer of a folder.
  package init(_ tree: SourceTree, _ options: ImportOptions) {
    (self.tree, self.options) = (tree, options)
    finder = ExtensionFinder(tree, project: options.project)
    notes = finder.notes
  }

  /// The advice on how to generate a project if there is none.
  fileprivate var advice: [String] { finder.hasProject ? [] : finder.advice }

  /// Imports the apps with their widgets, in the order of the projects.
  package mutating func run() throws(ImportFailure) -> [ImportedApp] {
    defer { notes += tree.leftOut }
    // Another project next to it is not the requested one.
    if let project = options.project, !finder.hasProject, !tree.exists(project) {
      throw ImportFailure("there is no \(project), and no manifest that makes it", details: advice)
    }
    var apps: [(host: ProjectTarget?, extensions: [WidgetExtension])] = []
    var places: [String: Int] = [:]
    for each in try choose() {
      let host = each.hosts.isEmpty ? nil : try host(of: each)
      // An extension without an application is an app of its own.
      let key = host.map { $0.project.file + "\n" + $0.id + "\n" + each.kind.rawValue } ?? "\(apps.count)"
      let place = places[key, default: apps.count]
      if place == apps.count { apps.append((host, [])) }
      places[key] = place
      apps[place].extensions.append(each)
    }
    var imported: [ImportedApp] = []
    // An extension with other things instead of widgets is no error, unless there is nothing else.
    var others: [ImportNote] = []
    for (host, extensions) in apps {
      do throws(ImportFailure) {
        let app = try read(host, extensions)
        if let reason = app.notes.last, app.widgets.isEmpty {
          guard reason.isOfOthers else {
            // It may be in a file that cannot be read.
            let unread = app.notes.dropLast().filter { $0.field == nil }.prefix(Limits.listed)
            throw ImportFailure(reason.path, reason.message, details: unread.map(\.text))
          }
          others.append(reason)
        } else {
          imported.append(app)
          notes += app.unused.filter { !notes.contains($0) }
          failures += app.unread
        }
      } catch {
        // A choice is up to the user; any other error does not affect the other apps.
        if !error.choices.isEmpty { throw error }
        failures.append(error)
      }
    }
    if imported.isEmpty { failures += others.map { ImportFailure($0.path, $0.message) } } else { notes += others }
    if imported.isEmpty, var first = failures.first {
      if !finder.hasProject { first.infoPlistsWithoutProject = finder.extensions.map(\.infoPlist) }
      throw first
    }
    notes += failures.compactMap(\.note)
    return imported
  }

  /// Returns the requested extensions that can be imported.
  private mutating func choose() throws(ImportFailure) -> [WidgetExtension] {
    if finder.extensions.isEmpty {
      // The missing extension may be in a file that could not be read.
      let kinds = WidgetExtension.Kind.allCases.map(\.rawValue).joined(separator: " or ")
      let identifier = "no Info.plist whose NSExtensionPointIdentifier is \(kinds)"
      let reason = notes.isEmpty ? ": \(identifier)" : " that can be read"
      throw ImportFailure("there is no widget extension" + reason, details: finder.missing + finder.advice)
    }
    let known = Set(finder.extensions.flatMap(\.names))
    // A target may have the name of a folder with the property lists of others.
    let targets = Set(finder.extensions.compactMap(\.target?.name)).intersection(options.extensions)
    var wanted: Set<String> = []
    for name in options.extensions where !targets.contains(name) {
      // A path may also lead there from the current folder.
      let below = (try? FileSystem.realPath(FilePath(name)))?.relative(to: tree.root)?.shown
      let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
      guard let found = [folder, below].compactMap(\.self).first(where: known.contains) else {
        let names = finder.extensions.map { $0.target?.name ?? $0.infoPlist }
        throw ImportFailure("\(name) is not one of the widget extensions", choices: names)
      }
      wanted.insert(found)
    }
    let isExplicit = !options.extensions.isEmpty
    let asked = finder.extensions.filter { each in
      !isExplicit || each.target.map { targets.contains($0.name) } == true || !wanted.isDisjoint(with: each.names)
    }
    // If both an embedded target and another one use a property list, the other one is a leftover.
    let embedded = Set(asked.filter { !$0.hosts.isEmpty }.map { FilePath($0.infoPlist) })
    func isOfHost(_ each: WidgetExtension) -> Bool { each.hosts.contains { $0.name == options.host } }
    let hasHost = !isExplicit && asked.contains(where: isOfHost)
    let chosen = asked.filter { each in
      let reason: String
      if let system = each.target?.otherSystem {
        reason = "its target is for \(system)"
      } else if each.hosts.isEmpty, !isExplicit && finder.hasProject || embedded.contains(FilePath(each.infoPlist)) {
        reason =
          each.target.map { "no application embeds its target \($0.name)" }
          ?? (options.project == nil ? "no project has a target for it" : "this project has no target for it")
      } else if hasHost, !each.hosts.isEmpty, !isOfHost(each) {
        reason = "the application \(options.host ?? "") does not embed it"
      } else {
        return true
      }
      notes.append(ImportNote(path: each.infoPlist, "it is passed over: \(reason)"))
      return false
    }
    if chosen.isEmpty {
      let ways = asked.filter { $0.target?.otherSystem == nil }.map {
        "\($0.infoPlist): --extension \(VisibleText.argument($0.infoPlist)) --app-name NAME"
      }
      throw ImportFailure(
        ways.isEmpty
          ? "no widget extension \(isExplicit ? "asked for " : "")is for iOS"
          : "every widget extension is skipped; to import each, use:",
        details: ways
      )
    }
    return chosen
  }

  /// Returns the requested application, else the only one that embeds an extension, else any if all agree.
  private func host(of found: WidgetExtension) throws(ImportFailure) -> ProjectTarget {
    let (name, hosts) = (found.target?.name ?? found.folderName, found.hosts)
    if let wanted = options.host, !hosts.contains(where: { $0.name == wanted }) {
      let message = "no application \(wanted) embeds \(name); these do"
      throw ImportFailure(message, choices: hosts.map(\.name), field: "host")
    }
    let fitting = hosts.filter { options.host == nil || $0.name == options.host }
    if fitting.count == 1 { return fitting[0] }
    var apps: Set<SourceValue> = []
    for host in fitting {
      for configuration in try configurations(of: host) {
        apps.insert(AppFacts.read(TargetSources(host, configuration: configuration)).ordered(below: "app"))
      }
    }
    if apps.count == 1 || options.isForLinting && found.kind == .widgetKit { return fitting[0] }
    throw ImportFailure("several applications embed \(name); give one with --host", choices: hosts.map(\.name))
  }

  /// Returns the requested configuration, else Release, else the one that shared schemes archive with, else all.
  private func configurations(of target: ProjectTarget) throws(ImportFailure) -> [String] {
    let names = target.configurations.names
    if let wanted = options.configuration, !names.isEmpty {
      if names.contains(wanted) { return [wanted] }
      let message = "\(target.name) has no configuration \(wanted); it has"
      throw ImportFailure(message, choices: names, field: "configuration")
    }
    if names.contains("Release") { return ["Release"] }
    let archives = target.project.archives.filter { $0.targets.contains(target.id) && names.contains($0.configuration) }
    let archived = archives.map(\.configuration).unique(by: \.self)
    return archived.count == 1 ? archived : names
  }

  /// Returns the app, which must be the same in all possible configurations.
  private func read(_ host: ProjectTarget?, _ extensions: [WidgetExtension]) throws(ImportFailure) -> ImportedApp {
    func app(_ configuration: String) throws(ImportFailure) -> ImportedApp {
      var reader = AppReader(self, host, extensions, configuration)
      return try reader.read()
    }
    guard let target = host ?? extensions.first?.target else { return try app(options.configuration ?? "") }
    let names = try configurations(of: target)
    let apps = try names.map(app)
    guard let first = apps.first else { throw ImportFailure(target.project.file, "there is no configuration") }
    var differences = differences(zip(names, apps))
    if options.isForLinting, first.guidelines != nil { differences.removeAll { $0.hasPrefix("app.") } }
    if differences.isEmpty { return first }
    let message = "the import differs between configurations; choose one with --configuration"
    throw ImportFailure(message, details: differences, choices: names)
  }

  /// Returns the fields whose values differ between configurations, each with its values and their configurations.
  private func differences(_ apps: some Sequence<(String, ImportedApp)>) -> [String] {
    let fields = apps.map { name, app in (name, app.description.fields()) }
    let known = fields.map { name, found in (name, Dictionary(found.map { ($0.path, $0.text) }) { first, _ in first }) }
    let paths = fields.flatMap { $0.1.map(\.path) }.unique(by: \.self).filter { !$0.hasPrefix("app.source") }
    let lines = paths.compactMap { path -> String? in
      let values = known.map { name, found in (name, found[path] ?? "nothing") }
      let texts = values.map(\.1).unique(by: \.self)
      let shown = texts.map { text in
        "\(text) (" + values.filter { $0.1 == text }.map(\.0).joined(separator: ", ") + ")"
      }
      return texts.count > 1 ? "\(path): " + shown.joined(separator: ", ") : nil
    }
    return Array(lines.prefix(Limits.listed))
  }
}

/// Reads an app with its extensions of one kind, in one configuration.
private struct AppReader {
  private let importer: Importer
  private let host: ProjectTarget?
  private let hostSources: TargetSources?
  private let extensions: [WidgetExtension]
  private let configuration: String
  private let isKit: Bool
  private let table: FieldTable
  private var facts: [Facts] = []
  private var notes: [ImportNote] = []
  /// The reasons why some extensions have no widgets.
  private var unread: [ImportFailure] = []

  init(_ importer: Importer, _ host: ProjectTarget?, _ extensions: [WidgetExtension], _ configuration: String) {
    (self.importer, self.host, self.extensions, self.configuration) = (importer, host, extensions, configuration)
    hostSources = host.map { TargetSources($0, configuration: configuration) }
    isKit = extensions.first?.kind == .widgetKit
    table = isKit ? KitGuidelines.table : BuiltInGuidelines.table
  }

  /// Reads the app with its widgets.
  mutating func read() throws(ImportFailure) -> ImportedApp {
    let app = try appFacts()
    for each in extensions {
      let first = facts.count
      if isKit { readKit(each, app) } else { readToday(each) }
      guard let given = importer.options.given else { continue }
      for index in first..<facts.count {
        let fields = given.fields(named: each.names + facts[index].names)
        try facts[index].complete(with: fields, below: table.field(at: "widgets"), in: table)
      }
    }
    return ImportedApp(
      target: host?.name ?? extensions.first.map { $0.target?.name ?? $0.folderName } ?? "",
      project: host.map { RelativePath.parent($0.project.file) } ?? "",
      guidelines: isKit ? KitGuidelines.name : nil,
      extensions: extensions.map { ($0.target?.name, $0.infoPlist) },
      app: app.ordered(below: "app", in: table),
      widgets: facts.map { $0.ordered(below: "widgets", in: table) },
      isPart: hasOtherWidgets(app),
      facts: facts,
      names: extensions.flatMap(\.names) + facts.flatMap(\.names),
      notes: app.notes + (hostSources?.notes ?? []) + notes,
      unused: ([app] + facts).flatMap(\.unused),
      unread: unread
    )
  }

  /// Returns what the sources, the options and the configuration say about the app.
  private func appFacts() throws(ImportFailure) -> Facts {
    let options = importer.options
    var app = hostSources.map { AppFacts.read($0) } ?? Facts()
    if let name = options.appName { app.set("name", .scalar(name, at: nil)) }
    app.leaveOutFaults(below: "app.", in: table)
    if let given = options.given { try app.complete(with: given.app, below: table.field(at: "app"), in: table) }
    // One WidgetKit rule needs the name; the others do without it.
    if isKit, host != nil { app.set("name", .scalar("<CFBundleDisplayName>", at: nil)) }
    guard let name = app.values["name"] else { throw namelessApp((hostSources?.notes ?? []) + app.notes) }
    if options.base != nil {
      // The manifest if one is given, else the folder.
      let root = importer.tree.root
      let manifest = options.project.flatMap { ProjectManifest.hasName($0) ? root.appending($0) : nil }
      app.set("source.path", path(to: manifest ?? root).map { .scalar($0, at: nil) })
      app.set("source.configuration", configuration.isEmpty ? nil : .scalar(configuration, at: nil))
      app.set("source.host", host.map { .scalar($0.name, at: nil) })
    }
    // No WidgetKit rule needs the app's name in another language.
    if isKit, let name = name["default"] { app.values["name"] = name }
    return app
  }

  /// Returns the failure for an app whose name cannot be found.
  private func namelessApp(_ notes: [ImportNote]) -> ImportFailure {
    // The name may be in a property list that cannot be read.
    let unread = notes.first { $0.field == "app.name" || $0.field == nil && $0.path.hasSuffix(".plist") }
    let lost = unread.map { " (\($0.text))" } ?? ""
    let hasProject = importer.finder.hasProject
    let unknown =
      hasProject ? "no application embeds it; give" : "no project has a target for it; give the project, or"
    let reason =
      host.map { "the name of the application \($0.name) is not in the repository\(lost); give it" }
      ?? unknown + " the app's name"
    return ImportFailure(
      extensions.first.map { importer.tree.name(of: $0.infoPlist) } ?? "",
      reason + " with --app-name",
      details: host == nil ? importer.advice : []
    )
  }

  /// Adds the widgets of a WidgetKit extension.
  private mutating func readKit(_ found: WidgetExtension, _ app: Facts) {
    let sources = sources(of: found)
    let kit = KitExtension(sources, host: hostSources, app: app, importer.options) {
      path(to: importer.tree.root.appending($0))
    }
    notes += sources.notes + kit.notes
    if kit.widgets.isEmpty, let reason = kit.notes.last, !reason.isOfOthers {
      unread.append(ImportFailure(reason.path, reason.message))
    }
    facts += kit.widgets
  }

  /// Adds the widget of a Today extension.
  private mutating func readToday(_ found: WidgetExtension) {
    let (sources, tree) = (sources(of: found), importer.tree)
    let today = WidgetFacts(sources, host: hostSources, found, guesses: importer.options.guesses)
    var facts = today.facts
    // A manifest may have several extensions.
    let part = found.infoPlist.hasSuffix(".plist") ? "" : found.target.map { "#" + $0.name } ?? ""
    let source = path(to: tree.root.appending(found.infoPlist + part))
    facts.declaration = (found.attributes ?? found.info).place
    facts.set("source", source.map { .scalar($0, at: nil) })
    facts.leaveOutFaults(below: "widgets[].", in: table)
    notes += sources.notes + facts.notes
    unread += today.unread.map { ImportFailure($0.text(in: tree)) }
    self.facts.append(facts)
  }

  /// Whether the application embeds other extensions with widgets of the same kind.
  private func hasOtherWidgets(_ app: Facts) -> Bool {
    // A copy of a project has the same ids.
    let others = importer.finder.extensions.filter { each in
      each.kind == extensions.first?.kind && each.target?.otherSystem == nil
        && !extensions.contains { $0.infoPlist == each.infoPlist && $0.target?.id == each.target?.id }
        && each.hosts.contains { $0.id == host?.id && $0.project.file == host?.project.file }
    }
    guard isKit, !importer.options.isForLinting else { return !others.isEmpty }
    // An extension with only Live Activities has no widgets.
    return others.contains { other in
      let kit = KitExtension(sources(of: other), host: hostSources, app: app, importer.options) { $0 }
      return kit.notes.last?.isOfOthers != true
    }
  }

  /// Returns the sources of an extension.
  private func sources(of found: WidgetExtension) -> TargetSources {
    found.target.map { TargetSources($0, configuration: configuration) } ?? TargetSources(found, importer.tree)
  }

  /// Returns a path in the form used in the description; nil if the description names no paths.
  private func path(to file: FilePath) -> String? {
    importer.options.base.map { file.path(from: $0).shown }.map { $0.isEmpty ? "." : $0 }
  }
}
