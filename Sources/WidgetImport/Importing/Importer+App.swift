import LintSystem

extension Importer {
  /// An app with its widgets in one configuration.
  func readApp(
    _ host: ProjectTarget?,
    _ extensions: [TodayExtension],
    configuration: String
  ) throws(ImportFailure) -> ImportedApp {
    let hostSources = host.map { TargetSources($0, configuration: configuration) }
    var app = hostSources.map { AppFacts.read($0) } ?? Facts()
    var notes = hostSources?.notes ?? []
    if let name = options.appName { app.set("name", .scalar(name, at: nil)) }
    guard app.values["name"] != nil else {
      let reason =
        host.map { "the name of the application \($0.name) is not in the repository" } ?? "no application embeds it"
      throw ImportFailure("\(extensions.first?.infoPlist ?? ""): \(reason); give its name with --app-name")
    }
    if options.base != nil {
      let entries = [
        ("path", path(to: tree.root)), ("configuration", configuration.isEmpty ? nil : configuration),
        ("host", host?.name),
      ]
      let source = entries.compactMap { key, text in text.map { (key, SourceValue.scalar($0, at: nil)) } }
      app.set("source", .mapping(source))
    }
    let widgets = extensions.map { found in
      let sources =
        found.target.map { TargetSources($0, configuration: configuration) } ?? TargetSources(found, tree)
      var facts = WidgetFacts.read(sources, host: hostSources, found, guesses: options.guesses)
      let source = path(to: tree.root.appending(found.infoPlist.utf8))
      facts.set("source", source.map { .scalar($0, at: nil) })
      notes += sources.notes + facts.notes
      return facts.ordered(below: "widgets")
    }
    return ImportedApp(
      target: host?.name ?? extensions.first.map { $0.target?.name ?? $0.folderName } ?? "",
      app: app.ordered(below: "app"),
      widgets: widgets,
      notes: app.notes + notes
    )
  }

  /// A path as the description names it; nil if it names none.
  private func path(to file: FilePath) -> String? {
    options.base.map { file.path(from: $0).shown }.map { $0.isEmpty ? "." : $0 }
  }
}
