import LintCore
import WidgetLint

/// The widgets of a WidgetKit extension, as found in its Swift sources.
struct KitExtension {
  /// The facts of each widget, in the bundle's order.
  private(set) var widgets: [Facts] = []
  private(set) var notes: [ImportNote] = []

  /// Reads them from the extension's target; `path` converts a file's path to the form used in the description.
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
    let own = target.settings.value("IPHONEOS_DEPLOYMENT_TARGET").flatMap { SystemVersion($0.text, at: $0.place) }
    let appVersion = app.values["deploymentTarget"].flatMap { SystemVersion.number($0.shown) }
    let texts = KitTexts(target: target, host: host, code: code)
    let catalogs = AssetCatalogs(target, host: host)
    let bundle = KitBundle(code)
    for widget in bundle.widgets {
      var facts = Facts()
      let place = widget.declaration.place
      facts.declaration = place
      let configuration = widget.configuration
      let source = path(place.file).map { $0 + "#" + widget.declaration.name }
      facts.set("source", source.map { .scalar($0, at: nil) })
      for (field, modifier) in [("name", "configurationDisplayName"), ("description", "description")] {
        let text = configuration.modifiers[modifier]?.first.flatMap(texts.text)
        // An empty text is none.
        facts.set(field, text?.shown.trimmed.isEmpty == true ? nil : text)
      }
      // The highest of its target's, the bundle's and its own.
      let version = [own, widget.version, configuration.version].compactMap(\.self).max()
      let lowest = max(version?.number ?? 0, appVersion ?? 0)
      if let version, lowest > appVersion ?? 1400 {
        facts.set("deploymentTarget", .scalar(version.text, at: version.place))
      }
      let families = KitFamilyList(configuration, from: lowest)
      facts.set("families", families.value)
      let removable = configuration.argument("containerBackgroundRemovable")
      let answers = removable?.texts(of: "background.removable", hops: 0) { $0.code.isFlag ? $0.code.words : [] }
      if let answers, answers.count == 1 { facts.set("background.removable", answers[0]) }
      let context = KitContext(
        reach: KitReach(code, from: configuration.bodies, families: families.families, version: lowest),
        texts: texts,
        catalogs: catalogs,
        families: families.families,
        appName: app.values["name"]?.shown,
        isForLinting: options.isForLinting
      )
      // A widget that iOS 17 replaces is never without its container's background there.
      KitContainer.read(context.reach, at: widget.end > 1700 ? place : nil, &facts)
      KitText.read(context.reach, &facts)
      KitColor.read(context, &facts)
      if widget.end > 1800 { KitImages.read(context, &facts) }
      KitOpens.read(context, &facts)
      KitTargets.read(context, &facts)
      // What is not read may open something, which a description does not say, but no finding may deny.
      if options.isForLinting, !context.reach.isComplete, facts.values["opens"] == nil, facts.values["targets"] == nil {
        facts.set("opens", .scalar("<in a view not read>", at: nil))
      }
      KitShows.read(context, &facts)
      KitUpdates.read(configuration, code, version: lowest, &facts)
      KitAnimation.read(context, &facts)
      if options.guesses { KitTime.guess(context, &facts) }
      facts.leaveOutFaults(below: "widgets[].", in: KitGuidelines.table)
      widgets.append(facts)
      notes += facts.notes
    }
    notes = (modules.notes + notes + code.unreadValues.notes).unique(by: \.self)
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

/// A widget with everything that its facts are read from.
struct KitContext {
  let reach: KitReach
  let texts: KitTexts
  let catalogs: AssetCatalogs
  /// The families in which the widget is offered.
  let families: WidgetFamilies
  /// The app's name.
  let appName: String?
  /// Whether the facts are for findings, not for a description.
  var isForLinting = false

  /// The catalogs for the assets that a module's code names.
  func catalogs(of module: CodeModule) -> AssetCatalogs { module.folder.map(catalogs.with) ?? catalogs }

  /// Whether an image is a template according to a catalog for some code, or of a package that it imports.
  func isTemplate(_ name: String, in scope: FoundMember) -> Bool {
    reach.code.modules(seenBy: scope.file, in: scope.module).contains { catalogs(of: $0).isTemplate(name) }
  }
}

/// The guidelines for descriptions of WidgetKit widgets.
enum KitGuidelines {
  static let name = "widgetkit"
  /// Their fields.
  static var table: FieldTable { BuiltInGuidelines.table(of: name) ?? BuiltInGuidelines.table }
}
