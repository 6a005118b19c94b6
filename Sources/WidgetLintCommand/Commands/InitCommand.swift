import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// `widgetlint init [NAME]`: writes a first description and a configuration.
struct InitCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a first description, and a configuration where there is none."
  )

  static let examples: [(line: String, does: String)] = [
    ("widgetlint init Maps", "write Maps.widget.yml, and .widgetlint.yml where there is none"),
    ("widgetlint init", "the same, named after this folder"),
  ]

  @Argument(help: ArgumentHelp("The app's name (default: this folder's).", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The guidelines that the description follows (default: \(BuiltInGuidelines.names[0])).",
      valueName: "name"
    ),
    completion: .custom { _, _, _ in KnownGuidelines.here.sets.map(\.id) }
  )
  var guidelines: String?

  mutating func run(_ arguments: RawArguments) throws(WorkspaceError) -> ExitStatus {
    let path = name.map { arguments.path($0) } ?? FilePath(Array(FileSystem.currentFolder.lastComponent))
    let component = Array(path.lastComponent)
    guard var app = String(validating: component, as: UTF8.self), !app.isEmpty, app != ".", app != ".." else {
      return Console.fail("\"\(path.shown)\" names no app; give a name, as in \(ProductInfo.name) init Maps")
    }
    for ending in DescriptionName.endings where app.hasSuffix(ending) { app.removeLast(ending.count) }
    if app.hasPrefix(".") || app.isEmpty {
      return Console.fail("\"\(path.shown)\" begins with a period, and such files are passed over; give another name")
    }
    let isBare = name?.utf8.contains(UInt8(ascii: "/")) != true
    let file = (isBare ? FilePath(".") : path.parent).appending("\(app)\(DescriptionName.ending)".utf8)
    let set = try set()
    guard let description = try StartingFiles.description(of: app, set) else {
      throw .message(
        "the guidelines \(set.id) have no description to start with: their folder lacks start\(DescriptionName.ending)"
      )
    }
    var files = [(file, description)]
    let configuration = FilePath(Workspace.configurationName)
    if !holdsConfiguration { files.append((configuration, StartingFiles.configuration)) }
    for (path, text) in files {
      do throws(SystemError) {
        try OutputFile.create(path, text)
      } catch {
        return Console.fail("\(path.shown): \(error.message)")
      }
      let written = Console.writeOutput("\(VisibleText.escaped(path.shown)): written\n")
      if written != .clean { return written }
    }
    return Console.writeOutput("Change what is not so, and check it: \(ProductInfo.name)\n")
  }

  /// The set of guidelines that is asked for.
  private func set() throws(WorkspaceError) -> KnownSet {
    guard let name = guidelines else { return BuiltInGuidelines.all[0] }
    let known = KnownGuidelines.here
    if let set = known.set(name) { return set }
    let names = known.sets.map(\.id)
    let near = NearName.question(to: name, in: names) ?? "expected \(DataValue.enumerate(names))"
    throw .message("\"\(name)\" is no set of guidelines; \(near)")
  }

  /// Whether a configuration holds in this folder already, here or above.
  private var holdsConfiguration: Bool {
    let disk = FileSource()
    return disk.foldersUp(from: FileSystem.currentFolder).contains {
      disk.exists($0.appending(Workspace.configurationName.utf8))
    }
  }
}
