import WidgetLint

/// The words of a configuration.
struct ConfigurationVocabulary: Vocabulary {
  private let check: DocumentCheck
  /// The rules as the text configures them; as they are where it cannot be used.
  private let rules: [Rule]

  /// The words for a configuration that was checked.
  init(_ check: DocumentCheck) {
    self.check = check
    let known = check.scope?.known.rules ?? BuiltInRules.rules
    let set = check.linter?.settings.rules ?? []
    rules = known.map { rule in set.first { $0.id == rule.id } ?? rule }
  }

  func keys(of way: [String]) -> [VocabularyWord] {
    switch way.first {
    case nil: return ConfigurationFile.keys.map(key)
    case "overrides" where way.count == 1:
      return [
        VocabularyWord(name: "files", meaning: "The files for which these rules hold, as globs"),
        VocabularyWord(name: "rules", meaning: "What is set for these files", takesCollection: true),
      ]
    case "overrides" where way[1] == "rules": return ruleKeys(of: Array(way.dropFirst(2)))
    case "rules": return ruleKeys(of: Array(way.dropFirst()))
    default: return []
    }
  }

  func values(of way: [String]) -> [VocabularyWord] {
    if way == ["root"] {
      return ["true", "false"].map { VocabularyWord(name: $0, meaning: Configuration.meaning(ofKey: "root")) }
    }
    if way == ["failOn"] {
      return FailOn.allCases.map {
        VocabularyWord(name: $0.rawValue, meaning: "The severity that makes the exit code 1")
      }
    }
    let setting = way.first == "overrides" ? way.dropFirst(2) : way.dropFirst()
    guard way.contains("rules"), setting.count == 1 || setting.count == 2 && setting.last == "severity" else {
      return []
    }
    return Self.severities
  }

  private static var severities: [VocabularyWord] {
    Severity.allCases.reversed().map { VocabularyWord(name: $0.name, meaning: "Findings are of severity \($0.name)") }
      + [VocabularyWord(name: "off", meaning: "The rule is not checked")]
  }

  private func key(_ name: String) -> VocabularyWord {
    let configuration = check.scope?.configuration
    let inForce: String?
    switch name {
    case "failOn": inForce = (configuration?.failOn ?? .warning).rawValue
    case "exclude": inForce = configuration?.layers.flatMap(\.file.exclude.patterns).joined(separator: ", ")
    case "rulePaths": inForce = configuration?.layers.flatMap(\.file.rulePaths).map(\.path).joined(separator: ", ")
    default: inForce = nil
    }
    return VocabularyWord(
      name: name,
      meaning: Configuration.meaning(ofKey: name),
      inForce: inForce.flatMap { $0.isEmpty ? nil : $0 },
      takesCollection: name == "rules" || name == "overrides"
    )
  }

  private func ruleKeys(of way: [String]) -> [VocabularyWord] {
    guard let id = way.first else {
      return RuleNames(check).suppressible.map { VocabularyWord(name: $0.id, meaning: $0.summary) }
        + RuleGroup.names.map { VocabularyWord(name: $0, meaning: "A group of rules") }
    }
    guard way.count == 1 else { return [] }
    let rule = rules.first { $0.id == id }
    let severity = VocabularyWord(
      name: "severity",
      meaning: "How much its findings matter",
      inForce: rule?.severity.name
    )
    return [severity]
      + (rule?.parameters ?? []).map { parameter in
        VocabularyWord(
          name: parameter.name,
          meaning: "A parameter of \(id)",
          inForce: parameter.values.map(\.data.shown).joined(separator: ", ")
        )
      }
  }
}
