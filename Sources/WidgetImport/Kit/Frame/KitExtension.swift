import LintCore
import WidgetLint

/// The widgets of a WidgetKit extension, as found in its Swift sources.
struct KitExtension {
  /// The facts of each widget, in the bundle's order.
  private(set) var widgets: [Facts] = []
  private(set) var notes: [ImportNote] = []

  /// Reads the widgets from the extension's target; `path` converts a file's path to its form in the description.
  init(_ target: TargetSources, host: TargetSources?, app: Facts, _ options: ImportOptions, path: (String) -> String?) {
    let modules = RepositoryModules(target)
    func module(_ name: String, _ paths: [String], _ folder: String? = nil) -> CodeModule {
      let files = modules.read(paths)
      return CodeModule(name, files, folder: folder, isPart: files.count < paths.count)
    }
    let code = ExtensionCode(module(target.name, target.files.sources.filter { $0.hasSuffix(".swift") })) { name in
      modules.sources(of: name).map { module(name, $0.paths, $0.folder) }
    }
    let left = min(code.tokens.left, max(0, target.tree.judgedLeft))
    code.tokens.left = left
    defer { target.tree.judgedLeft -= left - code.tokens.left }
    let reader = KitWidgetReader(code, target, host: host, app: app, options)
    let bundle = KitBundle(code, from: reader.lowest)
    for widget in bundle.widgets {
      var facts = Facts()
      let source = path(widget.declaration.place.file).map { $0 + "#" + widget.declaration.name }
      facts.set("source", source.map { .scalar($0, at: nil) })
      reader.read(widget, &facts)
      widgets.append(facts)
    }
    let found = modules.notes + widgets.flatMap(\.notes) + code.unreadValues.notes
    notes = found.unique(by: \.self)
    if widgets.isEmpty {
      let folder = target.tree.name(of: "")
      let reason =
        bundle.hasOthers
        ? "it has Live Activities or controls, and no widgets"
        : "no widget of its bundle is found in \(folder), the folder that is read"
      var note = ImportNote(path: target.infoPlist ?? target.name, reason)
      note.isOfOthers = bundle.hasOthers
      notes.append(note)
    }
  }
}

/// The guidelines for descriptions of WidgetKit widgets.
enum KitGuidelines {
  static let name = "widgetkit"
  /// The fields of these descriptions.
  static var table: FieldTable { BuiltInGuidelines.table(of: name) ?? BuiltInGuidelines.table }
}
