package import LintCore
import LintSystem
import Synchronization
import WidgetLint

/// Compares descriptions with the Xcode projects that they name.
package final class ProjectChecker: SourceChecker {
  /// What import gives for the sources that a description names.
  private enum Imported: Sendable {
    case app(ImportedApp, root: FilePath)
    case failure(String)
  }

  /// What was imported, since a description may be looked at many times while it is fixed.
  private let imported = Mutex<[String: Imported]>([:])
  private let currentFolder = FileSystem.currentFolder

  /// A checker that has looked at nothing yet.
  package init() {}

  package func findings(for description: Description, path: [UInt8]) -> [Finding] {
    let app = description.app
    let source = app["source"]
    guard let node = source.node, let folder = source["path"].text else { return [] }
    let parent = FilePath(path).absolute(in: currentFolder).parent
    let base = (try? FileSystem.realPath(parent)) ?? parent
    let root = FilePath(folder).absolute(in: base)
    let shown = root.relative(to: currentFolder) ?? root
    let make = SourceFinding(description: description, root: shown)
    guard (try? FileSystem.kind(of: root)) != nil, let pathNode = source["path"].node else {
      return [
        make.missing(source["path"].node ?? node, "the sources \(shown.shown) are gone, expected a project or a folder")
      ]
    }
    var findings: [Finding] = []
    var widgets: [(view: FieldView, infoPlist: String)] = []
    for widget in description.widgets {
      guard let own = widget["source"].text, let sourceNode = widget["source"].node else { continue }
      let file = FilePath(own).absolute(in: base)
      if (try? FileSystem.kind(of: file)) == nil {
        let name = (file.relative(to: currentFolder) ?? file).shown
        findings.append(make.missing(sourceNode, "the sources \(name) are gone, expected an Info.plist"))
      } else {
        widgets.append((widget.fields, file.shown))
      }
    }
    if widgets.isEmpty { return findings }
    var options = ImportOptions()
    options.configuration = source["configuration"].text
    options.host = source["host"].text
    options.base = base
    options.appName = options.host == nil ? app["name"].defaultText?.text ?? "?" : nil
    options.extensions = widgets.map(\.infoPlist)
    switch read(root, options) {
    case .failure(let message): return findings + [make.missing(pathNode, message)]
    case .app(let found, let root):
      let shown = root.relative(to: currentFolder) ?? root
      var comparison = SourceComparison(description, root: shown, notes: found.notes)
      comparison.compareApp(app, found.app, isNamed: options.appName == nil)
      let named = found.widgets.compactMap { widget in
        widget["source"].map { (FilePath(SourceFinding.text($0)).absolute(in: base).shown, widget) }
      }
      let wanted = Dictionary(named) { first, _ in first }
      for (view, infoPlist) in widgets {
        if let wanted = wanted[infoPlist] { comparison.compareWidget(view, wanted) }
      }
      return findings + comparison.findings
    }
  }

  private func read(_ root: FilePath, _ options: ImportOptions) -> Imported {
    let parts = [
      root.shown, options.configuration ?? "", options.host ?? "", options.base?.shown ?? "", options.appName ?? "",
    ]
    let key = (parts + options.extensions).joined(separator: "\n")
    if let known = imported.withLock({ $0[key] }) { return known }
    let result = Self.load(root, options)
    imported.withLock { $0[key] = result }
    return result
  }

  private static func load(_ path: FilePath, _ wanted: ImportOptions) -> Imported {
    var (folder, options) = (path, wanted)
    options.takeProject(&folder)
    do throws(SystemError) {
      let tree = try SourceTree(folder)
      options.extensions = wanted.extensions.map { file in
        let real = (try? FileSystem.realPath(FilePath(file))) ?? FilePath(file)
        return real.relative(to: tree.root)?.shown ?? file
      }
      var importer = Importer(tree, options)
      do throws(ImportFailure) {
        let apps = try importer.run()
        guard let app = apps.first, apps.count == 1 else {
          return .failure("the widgets belong to several apps, expected one")
        }
        return .app(app, root: tree.root)
      } catch {
        return .failure(error.message)
      }
    } catch {
      return .failure("\(path.shown): \(error.message)")
    }
  }
}
