/// What the sources say of the app.
enum AppFacts {
  /// Reads them from the application's target.
  static func read(_ host: TargetSources) -> Facts {
    var facts = Facts()
    facts.set("name", host.displayName(in: &facts, field: "app.name"))
    facts.set("urlSchemes", schemes(host, &facts))
    if let version = host.settings.value("IPHONEOS_DEPLOYMENT_TARGET") {
      facts.set("deploymentTarget", .scalar(version.text, at: version.place))
    }
    return facts
  }

  private static func schemes(_ host: TargetSources, _ facts: inout Facts) -> SourceValue? {
    var schemes: [SourceValue] = []
    var seen: Set<String> = []
    for type in host.info?["CFBundleURLTypes"]?.list ?? [] {
      for scheme in type["CFBundleURLSchemes"]?.list ?? [] {
        let place = SourcePlace(file: host.infoPlist ?? "", line: scheme.line)
        guard let text = scheme.text.flatMap({ host.settings.expand($0) }) else {
          facts.leaveOut("app.urlSchemes", at: place, "a build setting in it has no value in the repository")
          return nil
        }
        let name = text.trimmed
        if !name.isEmpty, seen.insert(name).inserted { schemes.append(.scalar(name, at: place)) }
      }
    }
    return schemes.isEmpty ? nil : .list(schemes)
  }
}
