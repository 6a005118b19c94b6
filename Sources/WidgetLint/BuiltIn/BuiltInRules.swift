package import LintCore

/// The rules that are compiled into the program.
package enum BuiltInRules {
  /// The rules, sorted by id.
  package static let rules = RuleCoder.rules(from: CompiledRules.encoded, .description)

  /// The folder of `rules/` that holds each rule.
  static let folders: [(id: String, folder: String)] = CompiledRules.sources.compactMap { source in
    let name = source.name.description
    return name == "statements" ? nil : (name, source.folder.description)
  }

  /// The rules with all that their files say, or one of them, read anew.
  ///
  /// - Throws: What is wrong with a file; the build has found nothing.
  package static func documents(_ id: String? = nil) throws(WorkspaceError) -> [RuleDocument] {
    do throws(Faults) {
      return try CompiledRules.sources
        .filter { $0.name.description != "statements" && (id == nil || $0.name.description == id) }
        .map { source throws(Faults) in
          try RuleReader.read(Array(source.text.description.utf8), stem: source.name.description, .description)
        }
    } catch {
      throw .message(error.findings.first?.message ?? "")
    }
  }

  /// The statements of the sources.
  ///
  /// - Throws: What is wrong with the list; the tests have found nothing.
  package static func statements() throws(WorkspaceError) -> [Statement] {
    guard let source = CompiledRules.sources.first(where: { $0.name.description == "statements" }) else { return [] }
    do throws(Finding) {
      return try Statement.read(Array(source.text.description.utf8))
    } catch {
      throw .message(error.message)
    }
  }
}
