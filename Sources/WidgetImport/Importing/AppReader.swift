/// Reads an application and its extensions in one configuration.
struct AppReader {
  private let tree: SourceTree
  private let options: ImportOptions

  init(_ tree: SourceTree, _ options: ImportOptions) {
    self.tree = tree
    self.options = options
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
    var widgets: [SourceValue] = []
    for each in extensions {
      let sources =
        each.member.map { TargetSources($0.target, in: $0.project, configuration: configuration, tree) }
        ?? TargetSources(each, tree)
      let facts = WidgetFacts.read(sources, host: hostSources, each, guesses: options.guesses)
      notes += sources.notes + facts.notes
      widgets.append(facts.ordered(WidgetFacts.keys))
    }
    return ImportedApp(
      target: host?.name ?? extensions.first?.member?.target.name ?? "",
      app: app.ordered(AppFacts.keys),
      widgets: widgets,
      notes: app.notes + notes
    )
  }
}
