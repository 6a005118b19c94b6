/// What the sources say of a widget.
enum WidgetFacts {
  /// Reads them from the extension's target.
  static func read(
    _ target: TargetSources,
    host: TargetSources?,
    _ found: TodayExtension,
    guesses: Bool
  ) -> Facts {
    var facts = Facts()
    facts.set("name", .scalar(target.name, at: found.target?.place))
    facts.set("title", target.displayName(in: &facts, field: "title"))
    readTarget(target, host, &facts)
    let scene = WidgetScene(target, found)
    let version = target.settings.value("IPHONEOS_DEPLOYMENT_TARGET")?.text
    let code = target.code
    facts.add(scene.notes + code.notes)
    let widget = WidgetCode(
      code,
      principal: scene.principal,
      viewClasses: scene.viewClasses,
      lowestVersion: version?.split(separator: ".").first.flatMap { Int($0) },
      isOldSwift: ["1", "2", nil].contains(target.settings.value("SWIFT_VERSION")?.text.first)
    )
    CatalogImages.read(target, used: scene.imageNames.union(widget.texts), &facts)
    for pattern in CodePatterns.all where pattern.field != FontFamilies.field { pattern.read(widget, &facts) }
    ViewFacts.read(scene, widget, target, &facts)
    if guesses { GuessedFacts.read(scene, widget, target, &facts) }
    return facts
  }

  private static func readTarget(_ target: TargetSources, _ host: TargetSources?, _ facts: inout Facts) {
    guard let host else { return }
    let key = "IPHONEOS_DEPLOYMENT_TARGET"
    if let own = target.settings.value(key), own.text != host.settings.value(key)?.text {
      facts.set("deploymentTarget", .scalar(own.text, at: own.place))
    }
    if let shown = host.info?["UIApplicationShortcutWidget"], let written = shown.text,
      let identifier = host.settings.expand(written), let own = target.text("CFBundleIdentifier")?.text
    {
      let place = SourcePlace(file: host.infoPlist ?? "", line: shown.line)
      facts.set("quickAction", .scalar(identifier == own ? "true" : "false", at: place))
    }
  }
}
