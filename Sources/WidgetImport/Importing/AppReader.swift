import LintSystem

/// Reads an application and its extensions in one configuration.
struct AppReader {
  private let tree: SourceTree
  private let options: ImportOptions

  init(_ tree: SourceTree, _ options: ImportOptions) {
    self.tree = tree
    self.options = options
  }

  private static func relative(_ path: FilePath, to base: FilePath) -> String {
    let way = path.path(from: base).shown
    return way.isEmpty ? "." : way
  }

  /// The app with its widgets.
  func read(
    host: ProjectTarget?,
    _ extensions: [TodayExtension],
    configuration: String
  ) throws(ImportFailure) -> ImportedApp {
    var app = Facts()
    var hostSources: TargetSources?
    var notes: [ImportNote] = []
    if let host, let project = extensions.first?.member?.project {
      let sources = TargetSources(host, in: project, configuration: configuration, tree)
      hostSources = sources
      app = AppFacts.read(sources)
      notes += sources.notes
    }
    if let name = options.appName { app.set("name", .scalar(name, at: nil)) }
    guard app.values["name"] != nil else {
      let who =
        host.map { "the name of the application \($0.name) is not in the repository" } ?? "no application embeds it"
      throw ImportFailure("\(extensions.first?.infoPlist ?? ""): \(who); give its name with --app-name")
    }
    if let base = options.base {
      var source = [("path", SourceValue.scalar(Self.relative(tree.root, to: base), at: nil))]
      if !configuration.isEmpty { source.append(("configuration", .scalar(configuration, at: nil))) }
      if let host { source.append(("host", .scalar(host.name, at: nil))) }
      app.set("source", .mapping(source))
    }
    var widgets: [SourceValue] = []
    for each in extensions {
      let sources =
        each.member.map { TargetSources($0.target, in: $0.project, configuration: configuration, tree) }
        ?? TargetSources(each, tree)
      var facts = WidgetFacts.read(sources, host: hostSources, each, guesses: options.guesses)
      if let base = options.base {
        let path = Self.relative(tree.root.appending(each.infoPlist.utf8), to: base)
        facts.set("source", .scalar(path, at: nil))
      }
      notes += sources.notes + facts.notes
      widgets.append(facts.ordered(WidgetFacts.keys))
    }
    return ImportedApp(
      target: host?.name ?? extensions.first.map { $0.member?.target.name ?? $0.folderName } ?? "",
      app: app.ordered(AppFacts.keys),
      widgets: widgets,
      notes: app.notes + notes
    )
  }
}
