import ArgumentParser
import LintSystem
import WidgetImport
import WidgetLint

/// `widgetlint import [PATH]`: writes a description from the sources of an Xcode project.
struct ImportCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Write a description from an Xcode project."
  )

  @Argument(help: ArgumentHelp("A repository, a project, or an extension's folder.", valueName: "path"))
  var path = "."

  @Option(
    name: .customLong("extension"),
    help: ArgumentHelp(
      "Import this extension only: its Info.plist, its folder or its target.",
      valueName: "path|target"
    )
  )
  var extensions: [String] = []

  @Option(help: ArgumentHelp("Read this build configuration (default: the one that is shipped).", valueName: "name"))
  var configuration: String?

  @Option(help: ArgumentHelp("Take this application where several embed the extension.", valueName: "target"))
  var host: String?

  @Option(help: ArgumentHelp("The app's name where no application is known.", valueName: "text"))
  var appName: String?

  @Flag(help: "Write what is only likely too, each with a comment.")
  var guesses = false

  mutating func run(_ arguments: RawArguments) -> ExitStatus {
    var folder = arguments.path(path)
    var options = ImportOptions()
    options.extensions = extensions
    options.configuration = configuration
    options.host = host
    options.appName = appName
    options.guesses = guesses
    if folder.shown.hasSuffix(".xcodeproj") {
      options.project = String(decoding: folder.lastComponent, as: UTF8.self)
      folder = folder.parent
    }
    let tree: SourceTree
    do throws(SystemError) {
      tree = try SourceTree(folder)
    } catch {
      return Console.fail("\(folder.shown): \(error.message)")
    }
    do throws(ImportFailure) {
      var importer = Importer(tree, options)
      let apps = try importer.run()
      for note in importer.notes + apps.flatMap(\.notes) { Console.writeError(VisibleText.escaped(note.text)) }
      return Console.writeOutput(apps.map { DescriptionText.yaml($0) }.joined(separator: "---\n"))
    } catch {
      let status = Console.fail(error.message)
      for choice in error.choices { Console.writeError("  " + VisibleText.escaped(choice)) }
      return status
    }
  }
}
