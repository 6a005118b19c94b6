import LintCore

/// Reads the facts of single widgets.
struct KitWidgetReader {
  private let code: ExtensionCode
  private let texts: CodeTexts
  private let catalogs: AssetCatalogs
  private let options: ImportOptions
  private let appName: String?
  /// The system version from which the extension's target runs.
  private let targetVersion: SystemVersion?
  /// The version from which the app runs; nil if it is unknown.
  private let appVersion: Int?
  /// The version from which the extension runs in the app.
  var lowest: Int { max(targetVersion?.number ?? 0, appVersion ?? 0) }

  /// A reader of the widgets in an extension's code.
  init(_ code: ExtensionCode, _ target: TargetSources, host: TargetSources?, app: Facts, _ options: ImportOptions) {
    (self.code, self.options) = (code, options)
    texts = CodeTexts(target: target, host: host, code: code)
    catalogs = AssetCatalogs(target, host: host)
    appName = app.values["name"]?.shown
    targetVersion = target.settings.value("IPHONEOS_DEPLOYMENT_TARGET").flatMap { SystemVersion($0.text, at: $0.place) }
    appVersion = app.values["deploymentTarget"].flatMap { SystemVersion.number($0.shown) }
  }

  /// Adds what the sources say of a widget.
  func read(_ widget: KitWidget, _ facts: inout Facts) {
    let configuration = widget.configuration
    facts.declaration = widget.declaration.place
    readTexts(configuration, &facts)
    // The highest of its target's, the bundle's and its own.
    let version = [targetVersion, widget.version, configuration.version].compactMap(\.self).max()
    let lowest = max(version?.number ?? 0, lowest)
    if let version, lowest > appVersion ?? 1400 {
      facts.set("deploymentTarget", .scalar(version.text, at: version.place))
    }
    let families = KitFamilyList(configuration, from: lowest)
    facts.set("families", families.value)
    let context = KitContext(
      reach: KitReach(code, from: configuration.bodies, families: families.families, version: lowest),
      texts: texts,
      catalogs: catalogs,
      families: families.families,
      appName: appName,
      isForLinting: options.isForLinting
    )
    readViews(context, until: widget.end, &facts)
    KitUpdates.read(configuration, code, version: lowest, &facts)
    KitAnimation.read(context, &facts)
    if options.guesses { KitTime.guess(context, &facts) }
    facts.leaveOutFaults(below: "widgets[].", in: KitGuidelines.table)
  }

  /// Adds what the configuration's modifiers say.
  private func readTexts(_ configuration: KitConfiguration, _ facts: inout Facts) {
    for (field, modifier) in [("name", "configurationDisplayName"), ("description", "description")] {
      let text = configuration.modifiers[modifier]?.first.flatMap(texts.text)
      // An empty text is none.
      facts.set(field, text?.shown.trimmed.isEmpty == true ? nil : text)
    }
    let removable = configuration.argument("containerBackgroundRemovable")
    let answers = removable?.texts(of: "background.removable", hops: 2) { $0.code.isFlag ? $0.code.words : [] }
    if let answers, answers.count == 1 { facts.set("background.removable", answers[0]) }
  }

  /// Adds what the views say; `end` is the version from which another widget replaces theirs.
  private func readViews(_ context: KitContext, until end: Int, _ facts: inout Facts) {
    // A widget that iOS 17 replaces is never without its container's background there.
    KitContainer.read(context.reach, at: end > 1700 ? facts.declaration : nil, &facts)
    KitText.read(context.reach, &facts)
    KitColor.read(context, &facts)
    if end > 1800 { KitImages.read(context, &facts) }
    KitOpens.read(context, &facts)
    KitTargets.read(context, &facts)
    // What is not read may open something, which a description does not say, but no finding may deny.
    if options.isForLinting, !context.reach.isComplete, facts.values["opens"] == nil, facts.values["targets"] == nil {
      facts.set("opens", .scalar("<in a view not read>", at: nil))
    }
    KitShows.read(context, &facts)
  }
}

/// A widget with everything that its facts are read from.
struct KitContext {
  let reach: KitReach
  let texts: CodeTexts
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
