import LintSystem
import WidgetImport
import WidgetLint

/// How an imported description is written.
enum ImportFormat: String {
  case yaml, json
}

/// One import: reads the sources, and writes the descriptions.
struct ImportRun {
  let folder: FilePath
  var options: ImportOptions
  let output: FilePath?
  let overwrites: Bool
  let format: ImportFormat

  /// Does it.
  func run() -> ExitStatus {
    var (folder, options) = (folder, options)
    options.takeProject(&folder)
    if (try? FileSystem.kind(of: folder)) == .file {
      return Console.fail("\(folder.shown): it is a file; give a folder or a project (and --extension)")
    }
    let isFolder = output.map { (try? FileSystem.kind(of: $0)) == .folder } ?? false
    do throws(SystemError) {
      let home = output.map { isFolder ? $0 : $0.parent } ?? FilePath(".")
      options.base = try FileSystem.realPath(home)
      let tree = try SourceTree(folder)
      var importer = Importer(tree, options)
      do throws(ImportFailure) {
        let apps = try importer.run()
        for note in importer.notes + apps.flatMap(\.notes) { Console.writeError(VisibleText.escaped(note.text)) }
        return write(apps, isFolder: isFolder)
      } catch {
        for note in importer.notes { Console.writeError(VisibleText.escaped(note.text)) }
        return Self.fail(error)
      }
    } catch {
      return Console.fail("\((output ?? folder).shown): \(error.message)")
    }
  }

  private static func fail(_ failure: ImportFailure) -> ExitStatus {
    let status = Console.fail(failure.message)
    for choice in failure.choices { Console.writeError("  " + VisibleText.escaped(choice)) }
    return status
  }

  private func write(_ apps: [ImportedApp], isFolder: Bool) -> ExitStatus {
    guard apps.count == 1 || isFolder else {
      let failure = Console.fail("there are several apps; give a folder with --output, or one with --extension")
      for app in apps { Console.writeError("  " + VisibleText.escaped(app.target)) }
      return failure
    }
    var status = ExitStatus.clean
    for app in apps {
      let text = format == .json ? DescriptionText.json(app) : DescriptionText.yaml(app)
      guard let output else { return Console.showOutput(Array(text.utf8)) }
      let name = app.target.split(separator: "/").joined(separator: "-") + ".widget.yml"
      if write(text, to: isFolder ? output.appending(name.utf8) : output) == .failed { status = .failed }
    }
    return status
  }

  private func write(_ text: String, to path: FilePath) -> ExitStatus {
    if !overwrites, (try? FileSystem.kind(of: path, followingLinks: false)) != nil {
      return Console.fail("\(path.shown): it is there already; --force writes over it")
    }
    return Console.writeOutput(text, to: path)
  }
}
