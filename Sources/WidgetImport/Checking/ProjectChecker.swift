package import LintCore
import LintSystem
import Synchronization
import WidgetLint
package import YAML

/// Compares descriptions with the Xcode projects that they name.
package final class ProjectChecker: SourceChecker {
  /// The imported apps with their folder, links resolved, and notes on the files that cannot be read.
  typealias Found = (apps: [ImportedApp], root: FilePath, unread: [ImportNote])
  typealias Imported = Result<Found, ImportFailure>

  /// The imports by their folders and options: the first caller makes one, while the others wait.
  private let known = Mutex<[FilePath: [ImportOptions: Imported]]>([:])
  private let load: @Sendable (FilePath, ImportOptions) -> Imported
  private let currentFolder = FileSystem.currentFolder

  init(load: @escaping @Sendable (FilePath, ImportOptions) -> Imported) { self.load = load }

  /// Creates a checker without imports.
  package convenience init() { self.init(load: Self.load) }

  package func findings(for description: Description, path: [UInt8]) -> [Finding] {
    comparison(of: description, path).findings
  }

  /// Returns the edits that update the comments of a description to the places of its values in the sources.
  package func comments(of description: Description, path: [UInt8]) -> [TextEdit] {
    comparison(of: description, path).comments
  }

  /// Returns the comparison of a description with the names and the contents of its sources.
  private func comparison(of description: Description, _ path: [UInt8]) -> SourceComparison {
    var comparison = SourceComparison(description: description)
    let app = description.app
    let source = app["source"]
    guard let pathNode = source["path"].node, let folder = source["path"].text else {
      let node = source.node ?? app.node ?? 0
      comparison.reportMissing(node, "the description names no sources, expected app.source.path as import writes it")
      return comparison
    }
    let parent = FilePath(path).absolute(in: currentFolder).parent
    let base = (try? FileSystem.realPath(parent)) ?? parent
    let root = FilePath(folder).absolute(in: base)
    let boundary = ProjectFolder.boundary(of: base)
    if let fault = fault(of: root, in: boundary, expected: "a project or a folder") {
      comparison.reportMissing(pathNode, fault)
      return comparison
    }
    var widgets: [Described] = []
    let kind = description.isWidgetKit ? "a Swift file" : "an Info.plist"
    for view in FieldView(description, root: 0)["widgets"].elements where view.isMapping {
      guard let own = view["source"].text, let sourceNode = view["source"].node else { continue }
      let written = own.prefix { $0 != "#" }
      let file = FilePath(String(written)).absolute(in: base)
      if let fault = fault(of: file, in: boundary, expected: kind) {
        comparison.reportMissing(sourceNode, fault, of: view)
      } else {
        let real = (try? FileSystem.realPath(file)) ?? file
        let source = FilePath(real.bytes + own.dropFirst(written.count).utf8)
        widgets.append(Described(view: view, node: sourceNode, file: real.shown, source: source))
      }
    }
    if widgets.isEmpty {
      if comparison.findings.isEmpty {
        let list = FieldView(description, root: 0)["widgets"].node ?? pathNode
        comparison.reportMissing(list, "no widget names its source, expected it as import writes it")
      }
      return comparison
    }
    switch apps(description, widgets, root) {
    case .failure(let failure):
      comparison.reportMissing(failure.field.flatMap { source[$0].node } ?? pathNode, failure.sentence)
    case .success(let found):
      compare(widgets, found, base, &comparison)
      for note in found.unread {
        // If a comment names the file, a value came from it.
        guard description.stream.bytes.firstRange(of: "# \(note.path):".utf8) != nil else { continue }
        comparison.reportMissing(pathNode, "\(shown(found.root.appending(note.path)).shown): \(note.message)")
      }
    }
    return comparison
  }

  /// A widget of a description with its source: a file, perhaps with `#` and the type in it.
  private struct Described {
    let view: FieldView
    let node: Int
    let file: String
    let source: FilePath

    /// Whether an imported widget has the same source.
    func isSame(_ widget: SourceValue, in root: FilePath) -> Bool {
      widget["source"].map { FilePath($0.shown).absolute(in: root) } == source
    }
  }

  /// Returns the app that some widgets belong to, with its import.
  private func apps(_ description: Description, _ widgets: [Described], _ root: FilePath) -> Imported {
    let source = description.app["source"]
    var options = ImportOptions()
    options.configuration = source["configuration"].text
    options.host = source["host"].text
    options.appName = options.host == nil ? "?" : nil
    func fitting(_ imported: Imported) -> Imported {
      imported.map { found in
        let apps = found.apps.filter { app in
          (app.guidelines != nil) == description.isWidgetKit
            && app.widgets.contains { widget in widgets.contains { $0.isSame(widget, in: found.root) } }
        }
        return (apps, found.root, found.unread)
      }
    }
    // All descriptions of a project share its import, if that leaves nothing open.
    let shared = fitting(read(root, options))
    let name = description.app["name"].defaultText?.text
    if description.isWidgetKit || (try? shared.get().apps.count) == 1 { return shared.flatMap { Self.only($0, name) } }
    options.extensions = widgets.map(\.file)
    return fitting(read(root, options)).flatMap { Self.only($0, name) }
  }

  /// Returns the app if there is at most one; of several, the only one with a name, else a failure.
  private static func only(_ found: Found, _ name: String?) -> Imported {
    if found.apps.count <= 1 { return .success(found) }
    let named = found.apps.filter { app in
      app.app["name"].map { ($0["default"] ?? $0).shown == name } ?? false
    }
    if named.count == 1 { return .success((named, found.root, found.unread)) }
    return .failure(ImportFailure("the widgets belong to several apps, expected one"))
  }

  /// Compares the widgets of a description, in a folder, with those of the only imported app that may have them.
  private func compare(_ widgets: [Described], _ found: Found, _ base: FilePath, _ comparison: inout SourceComparison) {
    let (description, app, root) = (comparison.description, found.apps.first, found.root)
    if let app {
      (comparison.root, comparison.partial) = (shown(root), Set(app.notes.compactMap(\.field)))
      comparison.files = Set(([app.app] + app.widgets).flatMap(\.places).map { VisibleText.escaped($0.file) })
      comparison.compare(description.app, app.app, isNamed: description.app["source"]["host"].isWritten)
    }
    for widget in widgets {
      if let wanted = app?.widgets.first(where: { widget.isSame($0, in: root) }) {
        comparison.compare(widget.view, wanted, widget: widget.view["name"].defaultText?.text)
      } else {
        let message = "the sources have no widget \(shown(widget.source).shown), expected one"
        comparison.reportMissing(widget.node, message, of: widget.view)
      }
    }
    // A description of only some widgets says so at its head.
    let list = FieldView(description, root: 0)["widgets"]
    guard let app, let node = list.node, !description.stream.bytes.starts(with: "# \(ImportedApp.partial)".utf8)
    else { return }
    comparison.widget = nil
    for wanted in app.widgets where !widgets.contains(where: { $0.isSame(wanted, in: root) }) {
      let source = wanted["source"].map { FilePath($0.shown).absolute(in: root).path(from: base).shown } ?? ""
      let fields = wanted.entries.map { ($0.key, $0.key == "source" ? .scalar(source, at: nil) : $0.value) }
      comparison.append(.sourceMissingHere, .mapping(fields), as: "widget", to: node, isList: list.isList)
    }
  }

  /// Returns the reason why sources cannot be read; nil if they can.
  private func fault(of path: FilePath, in boundary: FilePath, expected kind: String) -> String? {
    let sources = "the sources \(shown(path).shown) are"
    guard ProjectFolder.isInside(path, boundary) else {
      return "\(sources) outside of \(boundary.shown), where nothing is read"
    }
    return (try? FileSystem.kind(of: path)) == nil ? "\(sources) gone, expected \(kind)" : nil
  }

  /// Returns a path as the user can open it.
  private func shown(_ path: FilePath) -> FilePath { path.shortest(in: currentFolder) }

  /// Returns the result of an import, made only once however the path is spelt.
  func read(_ root: FilePath, _ options: ImportOptions) -> Imported {
    let root = (try? FileSystem.realPath(root)) ?? root
    return known.withLock { known in
      let result = known[root]?[options] ?? load(root, options)
      known[root, default: [:]][options] = result
      return result
    }
  }

  private static func load(_ path: FilePath, _ wanted: ImportOptions) -> Imported {
    var (folder, options) = (path, wanted)
    options.takeProject(&folder)
    let tree = Result { () throws(SystemError) in try SourceTree(folder) }
    return tree.mapError { ImportFailure("\(path.shown): \($0.message)") }.flatMap { tree in
      options.base = tree.root
      options.extensions = wanted.extensions.map { file in
        let real = (try? FileSystem.realPath(FilePath(file))) ?? FilePath(file)
        return real.relative(to: tree.root)?.shown ?? file
      }
      return Result { () throws(ImportFailure) in
        var importer = Importer(tree, options)
        let apps = try importer.run()
        return (apps, tree.root, (importer.notes + apps.flatMap(\.notes)).filter(\.isUnread).unique(by: \.self))
      }
    }
  }
}
