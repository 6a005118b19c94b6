import LintCore

/// Finds the facts about the app in the sources.
enum AppFacts {
  /// Returns the facts in the application's target.
  static func read(_ host: TargetSources) -> Facts {
    var facts = Facts()
    facts.set("name", host.displayName(in: &facts, field: "app.name"))
    if let version = host.settings.value("IPHONEOS_DEPLOYMENT_TARGET") {
      facts.set("deploymentTarget", .scalar(version.text, at: version.place))
    } else if let target = host.target {
      facts.leaveOut("app.deploymentTarget", at: target.place, "no build setting has a value for it")
    }
    var schemes: [SourceValue] = []
    for scheme in host.info?["CFBundleURLTypes"]?.list.flatMap({ $0["CFBundleURLSchemes"]?.list ?? [] }) ?? [] {
      guard let text = scheme.text.flatMap(host.expanded) else {
        facts.leaveOut("app.urlSchemes", at: scheme.place, host.unresolved)
        return facts
      }
      schemes.append(.scalar(text.trimmed, at: scheme.place))
    }
    facts.set("urlSchemes", list: schemes.filter { !$0.shown.isEmpty })
    return facts
  }
}
