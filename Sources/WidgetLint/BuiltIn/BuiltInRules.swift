package import RuleLanguage
package import WidgetModel

/// The rules that are compiled into the program.
package enum BuiltInRules {
  /// The rules, sorted by id.
  package static var rules: [Rule] { CompiledRules.rules }

  /// The rules with all that their files say, read anew.
  ///
  /// - Throws: What is wrong with a file; the build has found nothing.
  package static func documents() throws(Finding) -> [RuleDocument] {
    try CompiledRules.sources.filter { $0.name.description != "statements" }
      .sorted { $0.name.description < $1.name.description }
      .map { source throws(Finding) in
        try RuleReader.read(Array(source.text.description.utf8), stem: source.name.description)
      }
  }
}
