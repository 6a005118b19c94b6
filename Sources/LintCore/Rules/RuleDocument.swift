/// A rule with all that its file says beside what linting needs.
package struct RuleDocument: Sendable {
  /// A description in a rule file, with what the rule must say of it.
  package struct Example: Sendable {
    /// The description's text.
    package let description: String
    /// The JSON Pointers at which the rule reports; empty for a valid example.
    package let reports: [String]
    /// The parameters that are set for it.
    package let parameters: [RuleParameter]
    /// The description's text once the rule's fixes are applied; nil where that is not shown.
    package let fixed: String?
    /// The line in the rule file on which it begins.
    package let line: Int
    /// The first line of the description, as a range of bytes in the rule file.
    package let firstLine: Range<Int>
  }

  /// The rule.
  package var rule: Rule
  /// Why it asks what it asks, where it says so.
  package let rationale: String?
  /// Why its findings cannot be fixed by the program; a rule with fixes has none.
  package let noFix: String?
  /// What to write in the sources of a project, by the kind of file: `swift`, `storyboard`, `plist`.
  package let fixInSource: [String: String]
  /// Its examples, as tests and as documentation.
  package let examples: [Example]
  /// The number of nodes in its file, aliases followed.
  package let size: Int
}
