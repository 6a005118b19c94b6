package import LintCore
import LintSystem
import Synchronization
import WidgetLint

/// Compares descriptions with the Xcode projects that they name.
package final class ProjectChecker: SourceChecker {
  /// An app that was imported, with its folder, links followed.
  typealias Imported = Result<(app: ImportedApp, root: FilePath), ImportFailure>

  private struct Key: Hashable {
    let root: FilePath
    let options: ImportOptions
  }

  /// The imports by their options: many descriptions may name one project, and each is checked again while it is fixed.
  /// The first who asks makes one, while the others wait.
  private let imported = Mutex<[Key: Imported]>([:])
  private let load: @Sendable (FilePath, ImportOptions) -> Imported
  private let currentFolder = FileSystem.currentFolder

  init(load: @escaping @Sendable (FilePath, ImportOptions) -> Imported) { self.load = load }

  /// A checker that has looked at nothing yet.
  package convenience init() { self.init(load: Self.load) }

  package func findings(for description: Description, path: [UInt8]) -> [Finding] {
    let app = description.app
    let source = app["source"]
    guard let node = source.node, let folder = source["path"].text else { return [] }
    let parent = FilePath(path).absolute(in: currentFolder).parent
    let base = (try? FileSystem.realPath(parent)) ?? parent
    let root = FilePath(folder).absolute(in: base)
    let pathNode = source["path"].node ?? node
    var gone = SourceComparison(description, root: root)
    guard isThere(root) else {
      gone.reportMissing(pathNode, "the sources \(shown(root).shown) are gone, expected a project or a folder")
      return gone.findings
    }
    var widgets: [(view: FieldView, infoPlist: String)] = []
    for widget in description.widgets {
      guard let own = widget["source"].text, let sourceNode = widget["source"].node else { continue }
      let file = FilePath(own).absolute(in: base)
      if isThere(file) {
        widgets.append((widget.fields, file.shown))
      } else {
        gone.reportMissing(sourceNode, "the sources \(shown(file).shown) are gone, expected an Info.plist")
      }
    }
    if widgets.isEmpty { return gone.findings }
    var options = ImportOptions()
    options.configuration = source["configuration"].text
    options.host = source["host"].text
    options.base = base
    options.appName = options.host == nil ? app["name"].defaultText?.text ?? "?" : nil
    options.extensions = widgets.map(\.infoPlist)
    switch read(root, options) {
    case .failure(let failure):
      gone.reportMissing(pathNode, failure.message)
      return gone.findings
    case .success(let (found, root)):
      var comparison = SourceComparison(description, root: shown(root), notes: found.notes)
      comparison.compare(app, found.app, isNamed: options.appName == nil)
      for (view, infoPlist) in widgets {
        let wanted = found.widgets.first { widget in
          widget["source"].map { FilePath($0.shown).absolute(in: base).shown.utf8.elementsEqual(infoPlist.utf8) }
            == true
        }
        if let wanted { comparison.compare(view, wanted, widget: view["name"].defaultText?.text) }
      }
      return gone.findings + comparison.findings
    }
  }

  private func isThere(_ path: FilePath) -> Bool { (try? FileSystem.kind(of: path)) != nil }

  /// A path as the user can open it.
  private func shown(_ path: FilePath) -> FilePath { path.relative(to: currentFolder) ?? path }

  /// The result of an import, which is made once.
  func read(_ root: FilePath, _ options: ImportOptions) -> Imported {
    let key = Key(root: root, options: options)
    return imported.withLock { known in
      let result = known[key] ?? load(root, options)
      known[key] = result
      return result
    }
  }

  private static func load(_ path: FilePath, _ wanted: ImportOptions) -> Imported {
    var (folder, options) = (path, wanted)
    options.takeProject(&folder)
    let tree: SourceTree
    do throws(SystemError) {
      tree = try SourceTree(folder)
    } catch {
      return .failure(ImportFailure("\(path.shown): \(error.message)"))
    }
    options.extensions = wanted.extensions.map { file in
      let real = (try? FileSystem.realPath(FilePath(file))) ?? FilePath(file)
      return real.relative(to: tree.root)?.shown ?? file
    }
    return Result { () throws(ImportFailure) in
      var importer = Importer(tree, options)
      let apps = try importer.run()
      if let app = apps.first, apps.count == 1 { return (app, tree.root) }
      throw ImportFailure("the widgets belong to several apps, expected one")
    }
  }
}
