import ArgumentParser
import LintSystem
import WidgetImport
import WidgetLint

/// `widgetlint init [NAME]`: writes a first description and a configuration, or with `--rule` a first rule.
struct InitCommand: RunnableCommand {
  static let commandName = "init"
  static let abstract =
    "Write a first description, and a configuration where there is none; or a first rule of your own."

  static let examples: [(line: String, does: String)] = [
    ("widgetlint init Maps", "write Maps.widget.yml, and .widgetlint.yml where there is none"),
    (
      "widgetlint init --rule short-titles --field title", "write short-titles.yml, a rule about a field, with its test"
    ),
  ]

  @Argument(help: ArgumentHelp("The app's name (default: this folder's).", valueName: "name"))
  var name: FilePath?

  @Option(
    help: ArgumentHelp(
      "The guidelines that the description follows (default: those of a project's widgets, else \(BuiltInGuidelines.names[0])).",
      valueName: "name"
    ),
    completion: .custom { _, _, _ in KnownGuidelines.here.sets.map(\.id) }
  )
  var guidelines: String?

  @Option(help: ArgumentHelp("Write a rule with this id, which passes its own test.", valueName: "id"))
  var rule: FilePath?

  @Option(help: ArgumentHelp("The field that the rule is about, as in heights.compact.", valueName: "path"))
  var field: String?

  mutating func status() throws(WorkspaceError) -> ExitStatus {
    if let rule { return try write(rule: rule) }
    if field != nil {
      return Console.fail("--field is for --rule, as in \(ProductInfo.name) init --rule NAME --field title")
    }
    let path = name ?? FilePath(Array(FileSystem.currentFolder.lastComponent))
    let component = Array(path.lastComponent)
    guard var app = String(validating: component, as: UTF8.self), !app.isEmpty, app != ".", app != ".." else {
      return Console.fail("\"\(path.shown)\" names no app; give a name, as in \(ProductInfo.name) init Maps")
    }
    for ending in DescriptionName.endings where app.hasSuffix(ending) { app.removeLast(ending.count) }
    if app.hasPrefix(".") || app.isEmpty {
      return Console.fail("\"\(path.shown)\" begins with a period, and such files are passed over; give another name")
    }
    let file = path.parent.appending("\(app)\(DescriptionName.ending)")
    let project = ProjectRun.projects(in: file.parent).first
    let held = project.map(ProjectFolder.guidelines) ?? []
    let set = try set(orElse: held.first)
    guard let description = StartingFiles.description(of: app, set) else {
      throw .message(
        "the guidelines \(set.id) have no description to start with: their folder lacks start\(DescriptionName.ending)"
      )
    }
    var files = [(file, project == nil ? description : StartingFiles.withoutInventions(description, set))]
    let configuration = FilePath(Workspace.configurationName)
    let holdsConfiguration = FileSource().configuration(in: FileSystem.currentFolder) != nil
    if !holdsConfiguration { files.append((configuration, StartingFiles.configuration)) }
    let shown = project.map { VisibleText.argument($0.shown) } ?? ""
    // Widgets of two kinds need two descriptions, which import names after the app.
    let output =
      held.count > 1
      ? VisibleText.argument(file.parent.shown + "/") : "\(VisibleText.argument(file.shown)) --force"
    let offer = """
      \(shown) defines its widgets, so everything else in the description is commented out.
      Import them: \(ProductInfo.name) import \(shown) --output \(output)
      Or check the project itself: \(ProductInfo.name) \(shown)

      """
    return try Self.write(files, project == nil ? "Correct what is wrong, then check it: \(ProductInfo.name)\n" : offer)
  }

  /// Writes files, which must not exist yet, and prints what to do next.
  private static func write(
    _ files: [(path: FilePath, text: String)],
    _ next: String
  ) throws(WorkspaceError) -> ExitStatus {
    for (path, text) in files {
      try path.naming { () throws(SystemError) in try OutputFile.create(path, text) }
      let written = Console.writeOutput("\(VisibleText.escaped(path.shown)): written\n")
      if written != .clean { return written }
    }
    return Console.writeOutput(next)
  }

  private func write(rule path: FilePath) throws(WorkspaceError) -> ExitStatus {
    if let name {
      return Console.fail("--rule writes a rule, and \"\(name.shown)\" is the name of a description; give one of them")
    }
    let id = String(decoding: path.lastComponent, as: UTF8.self)
    let known = KnownGuidelines.here
    if known.knows(id) { throw .message("there is a rule \(id) already; give another name") }
    if known.groups.exists(id) { throw .message("there is a group of rules \(id) already; give another name") }
    // Unless a set is named, looks for the field in the sets of the project's widgets, then in all known ones.
    let held = ProjectRun.projects(in: FilePath(".")).first.map(ProjectFolder.guidelines) ?? []
    let sets = guidelines == nil ? held.compactMap(known.set) + known.sets : [try set(orElse: nil)]
    let starts = sets.lazy.map { StartingRule(id: id, set: $0) }
    let found = starts.compactMap { start in (field.map(start.field) ?? start.usualField).map { (start, $0) } }.first
    guard let (start, field) = found else {
      let name = field ?? ""
      let near = NearName.question(to: name, in: starts[0].names).map { "; \($0)" }
      let names = DataValue.enumerate(starts[0].names(below: nil), "and")
      throw .message("\"\(name)\" is not a field\(near ?? ", expected one such as \(names)")")
    }
    guard let text = try start.text(about: field) else {
      let names = DataValue.enumerate(start.names(below: field))
      throw .message("a rule starts with one value, and \(field.path) holds fields; name one of them: \(names)")
    }
    let file = path.parent.appending("\(start.id).yml")
    return try Self.write(
      [(file, text)],
      """
      Change what it asks, and test it: \(ProductInfo.name) test \(VisibleText.argument(file.shown))
      Use it: \(ProductInfo.name) --rules \(VisibleText.argument(file.shown)), or rulePaths in \(Workspace.configurationName)

      """
    )
  }

  /// Returns the guideline set that was asked for, or else the one named `usual`, or else the default one.
  private func set(orElse usual: String?) throws(WorkspaceError) -> KnownSet {
    guard let name = guidelines ?? usual else { return BuiltInGuidelines.all[0] }
    let known = KnownGuidelines.here
    if let set = known.set(name) { return set }
    let names = known.sets.map(\.id)
    let near = NearName.question(to: name, in: names) ?? "expected \(DataValue.enumerate(names))"
    throw .message("\"\(name)\" is not a set of guidelines; \(near)")
  }
}
