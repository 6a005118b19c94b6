import LintCore

/// Reads the facts of single widgets.
struct KitWidgetReader {
  private let code: ExtensionCode
  private let texts: CodeTexts
  private let catalogs: AssetCatalogs
  private let options: ImportOptions
  private let appName: String?
  /// The lowest system version on which the extension's target runs.
  private let targetVersion: SystemVersion?
  /// The number of the lowest version on which the app runs; nil if it is unknown.
  private let appVersion: Int?
  /// The number of the lowest version on which both the extension and the app run.
  var lowest: Int { max(targetVersion?.number ?? 0, appVersion ?? 0) }

  /// Creates a reader of the widgets in an extension's code.
  init(_ code: ExtensionCode, _ target: TargetSources, host: TargetSources?, app: Facts, _ options: ImportOptions) {
    (self.code, self.options) = (code, options)
    texts = CodeTexts(target: target, host: host, code: code)
    catalogs = AssetCatalogs(target, host: host)
    appName = app.values["name"]?.shown
    targetVersion = target.settings.value("IPHONEOS_DEPLOYMENT_TARGET").flatMap { SystemVersion($0.text, at: $0.place) }
    appVersion = app.values["deploymentTarget"].flatMap { SystemVersion.number($0.shown) }
  }

  /// Adds what the sources say about a widget.
  func read(_ widget: KitWidget, _ facts: inout Facts) {
    let configuration = widget.configuration
    facts.declaration = widget.declaration.place
    readTexts(configuration, &facts)
    // The highest of the versions of the target, the bundle and the widget.
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
      // An empty text does not count.
      facts.set(field, text?.shown.trimmed.isEmpty == true ? nil : text)
    }
    let removable = configuration.argument("containerBackgroundRemovable")
    let answers = removable?.texts(of: "background.removable", hops: 2) { $0.code.isFlag ? $0.code.words : [] }
    if let answers, answers.count == 1 { facts.set("background.removable", answers[0]) }
  }

  /// Adds what the views say; `end` is the version from which another widget replaces this one.
  private func readViews(_ context: KitContext, until end: Int, _ facts: inout Facts) {
    // A widget that another one replaces on iOS 17 does not need a container there.
    KitContainer.read(context.reach, at: end > 1700 ? facts.declaration : nil, &facts)
    KitText.read(context.reach, &facts)
    KitColor.read(context, &facts)
    if end > 1800 { KitImages.read(context, &facts) }
    KitOpens.read(context, &facts)
    KitTargets.read(context, &facts)
    // An unread view may open something: a description does not say so, but no finding may claim the contrary.
    if options.isForLinting, !context.reach.isComplete, facts.values["opens"] == nil, facts.values["targets"] == nil {
      facts.set("opens", .scalar("<in a view not read>", at: nil))
    }
    KitShows.read(context, &facts)
  }
}

/// Everything from which the facts of a widget are read.
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

  /// Returns the catalogs for the assets that a module's code names.
  func catalogs(of module: CodeModule) -> AssetCatalogs { module.folder.map(catalogs.with) ?? catalogs }

  /// Whether an image is a template in a catalog for some code, or in one of a package that the code imports.
  func isTemplate(_ name: String, in scope: FoundMember) -> Bool {
    reach.code.modules(seenBy: scope.file, in: scope.module).contains { catalogs(of: $0).isTemplate(name) }
  }
}
