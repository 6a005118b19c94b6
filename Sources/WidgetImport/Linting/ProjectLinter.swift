import LintCore
package import LintSystem
package import WidgetLint
import YAML

/// Lints an Xcode project: imports it in memory, judges what is imported, and finds each value in the sources again.
package struct ProjectLinter {
  /// The project, its workspace or their folder, as the user gave it.
  package let path: FilePath
  private let options: ImportOptions
  private let workspace: Workspace

  /// A linter of a project with the configurations of a workspace.
  package init(_ path: FilePath, _ options: ImportOptions, _ workspace: Workspace) {
    (self.path, self.options, self.workspace) = (path, options, workspace)
  }

  /// Lints the project.
  ///
  /// - Throws: Why the project, or a configuration, cannot be read.
  package func run() throws(WorkspaceError) -> LintedProject {
    var (folder, options) = (path, options)
    options.takeProject(&folder)
    options.base = workspace.currentFolder
    let tree: SourceTree
    do throws(SystemError) {
      tree = try SourceTree(folder)
    } catch {
      throw .message("\(path.shown): \(error.message)")
    }
    var importer = Importer(tree, options)
    let apps: [ImportedApp]
    do throws(ImportFailure) {
      apps = try importer.run()
    } catch {
      let choices = error.choices.isEmpty ? "" : ": " + error.choices.joined(separator: ", ")
      throw .message("\(path.shown): \(error.message)\(choices)")
    }
    var sources = LintedSources(tree, workspace)
    for app in apps {
      let located = LocatedDescription(app)
      let linter = try workspace.linter(for: path)
      let checked = linter.check(located.text, name: path.shown)
      sources.statistics.add(checked.statistics)
      sources.add(located.places)
      for finding in checked.findings { sources.add(located.located(finding, in: checked, tree)) }
    }
    let unused = options.given?.unused(besides: Set(apps.flatMap(\.names))) ?? []
    let failures = importer.failures.map(\.message)
    let files = try sources.files()
    return LintedProject(
      files: files,
      notes: (importer.notes + unused).map(\.text).filter { !failures.contains($0) },
      failures: failures,
      used: sources.used
    )
  }
}
