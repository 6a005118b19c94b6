/// One suggestion of the guidelines as data: which nodes it looks at, what it expects of them, and what to say.
package struct Rule: Sendable {
  /// The choice of failing values to report.
  package enum Report: String, Sendable, CaseIterable {
    /// Each one.
    case each
    /// The first one of each node that the rule looks at.
    case first
    /// The first of equal values in an item.
    case distinct
  }

  /// The rule's name in files, findings and commands.
  package let id: String
  /// The severity of its findings.
  package var severity: Severity
  /// The guideline that it belongs to, if it names one.
  package let guideline: String?
  /// The statements of the sources that it checks.
  package let statements: [String]
  /// The rule's demand in one sentence, without a period.
  package let summary: String
  /// The addresses of its own page, or of the pages it is based on, the most relevant first.
  package var documentation: [String]
  /// The parameters that a configuration may set.
  package var parameters: [RuleParameter]
  /// The nodes that it looks at.
  package var given: [Path]
  /// The condition under which it applies.
  package var when: Condition?
  /// The condition that the nodes must meet.
  package var expect: Condition
  /// The failing values to report.
  package var report: Report
  /// The texts of the message about a failing value; the first whose condition holds is used.
  package var message: [Template]
  /// The texts of the advice, chosen in the same way; empty if the message says enough.
  package var help: [Template]
  /// The table of the fields that it looks at.
  package var table: FieldTable? { given.first?.table }
  /// The fixes of its findings; the first that applies is used. Empty if a person must decide.
  package let fixes: [RuleFix]

  /// The rule with other values of some of its parameters.
  package func taking(_ others: [RuleParameter]) -> Rule {
    var rule = self
    rule.parameters = parameters.map { own in others.last { $0.name == own.name } ?? own }
    return rule
  }
}

/// A value of a rule that a configuration may set.
package struct RuleParameter: Sendable, Hashable {
  /// Its name in the rule and in a configuration.
  package let name: String
  /// Its values: one, or a list.
  package var values: [Constant]
  /// Whether it is a list.
  package let isList: Bool
  /// The shape that its values must have.
  let shape: Constant.Shape

  /// This parameter with the value from a configuration.
  package func setting(_ node: StrictNode) throws(Finding) -> RuleParameter {
    var changed = self
    let nodes = isList ? try node.oneOrMany() : [node]
    changed.values = try nodes.map { node throws(Finding) in try Constant(node, as: shape) }
    return changed
  }

  /// The values as a message shows them.
  var shown: String {
    // Only as many values as can be shown are read: there may be very many, each of them long.
    let words = values.prefix(100).map { DataValue.clipped($0.data.shown, to: 400) }
    return DataValue.clipped(DataValue.enumerate(words + (values.count > 100 ? ["…"] : [])), to: 400)
  }
}

/// A fix of a rule's findings, as data.
package struct RuleFix: Sendable {
  /// A way to change a node, by its key in a rule file.
  package enum Action: String, CaseIterable, Sendable {
    /// A value replaces the one that is there.
    case put
    /// The entry or element is removed.
    case remove
    /// A field of the mapping is set, whether it was written or not.
    case set
    /// A text is put before the one that is there, as separate words.
    case prefix
  }

  /// The fix's effect, in the imperative, without a period.
  package let description: String
  /// Whether the fix keeps the description's meaning and loses nothing.
  package let isSafe: Bool
  /// The condition on the given node under which the fix applies.
  package let when: Condition?
  /// The type of the node to change, which holds the failing value; nil to change that value itself.
  package let target: PathType?
  /// The action.
  package let action: Action
  /// The operand that is written; nil if something is removed.
  package let operand: Operand?
  /// The field that is set; nil if none is.
  package let field: FieldID?
}

/// A rule with everything else that its file says.
package struct RuleDocument: Sendable {
  /// A description in a rule file, with the outcome that the rule must have.
  package struct Example: Sendable {
    /// The description's text.
    package let description: String
    /// The JSON Pointers at which the rule reports; empty for a valid example.
    package let reports: [String]
    /// The parameters that are set for it.
    package let parameters: [RuleParameter]
    /// The description's text after the rule's fixes; nil if the example does not show it.
    package let fixed: String?
    /// The line in the rule file on which it begins.
    package let line: Int
    /// The first line of the description, as a range of bytes in the rule file.
    package let firstLine: Range<Int>
  }

  /// The rule.
  package var rule: Rule
  /// The statements that it checks, in the words of its guidelines.
  package var quotes: [String] = []
  /// The reason for the rule, if it gives one.
  package let rationale: String?
  /// The reason why the program cannot fix its findings; nil if the rule has fixes.
  package let noFix: String?
  /// The advice for the sources of a project, by the kind of file: `swift`, `objc`, `storyboard`, `plist`.
  package let fixInSource: [String: String]
  /// Its examples, as tests and as documentation.
  package let examples: [Example]
  /// The number of nodes in its file, aliases followed.
  package let size: Int
}
