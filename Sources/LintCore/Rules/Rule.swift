/// One suggestion of the guidelines as data: which nodes it looks at, what it expects of them, and what to say.
package struct Rule: Sendable {
  /// Which of the values that fail a rule are reported.
  package enum Report: String, Sendable, CaseIterable {
    /// Each one.
    case each
    /// The first one of each node that the rule looks at.
    case first
    /// Of equal ones in an item, the first.
    case distinct
  }

  /// Its name, everywhere.
  package let id: String
  /// The severity of its findings.
  package var severity: Severity
  /// The guideline that it belongs to, where it says so.
  package let guideline: String?
  /// The statements of the sources that it checks.
  package let statements: [String]
  /// Its demand in one sentence, without a full stop.
  package let summary: String
  /// The addresses of its own page, or of what it rests on, the nearest first.
  package var documentation: [String]
  /// The parameters that a configuration may set.
  package var parameters: [RuleParameter]
  /// The nodes that it looks at.
  package var given: [Path]
  /// The condition under which it applies.
  package var when: Condition?
  /// The condition of what complies.
  package var expect: Condition
  /// Which of the values that fail are reported.
  package var report: Report
  /// The message about a value that fails.
  package var message: Wording
  /// The advice about it; empty if the message says enough.
  package var help: Wording
  /// The table of the fields that it looks at.
  package var table: FieldTable? { given.first?.table }
  /// The fixes of its findings, of which the first that applies counts; empty if people decide.
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

  /// This parameter with the value that a configuration gives, which must have the same shape.
  package func setting(_ node: StrictNode) throws(Finding) -> RuleParameter {
    var changed = self
    let shape = values.first?.value.map { Constant.Shape.kinds([$0.kind]) } ?? .text
    let nodes = isList ? try node.oneOrMany() : [node]
    changed.values = try nodes.map { node throws(Finding) in try Constant(node, as: shape) }
    return changed
  }

  /// The values as a message shows them.
  var shown: String {
    // No more values than can be shown are looked at: there may be very many, each of them long.
    let words = values.prefix(100).map { DataValue.clipped($0.data.shown, to: 400) }
    return DataValue.clipped(DataValue.enumerate(words + (values.count > 100 ? ["…"] : [])), to: 400)
  }
}

/// A fix of a rule's findings, as data.
package struct RuleFix: Sendable {
  /// A way to change a node, by its key in a rule file.
  package enum Action: String, CaseIterable, Sendable {
    /// A value takes the place of what is there.
    case put
    /// The entry or element goes.
    case remove
    /// A field of the mapping takes a value, whether it had one or not.
    case set
    /// A text goes before the text that is there, as words of its own.
    case prefix
  }

  /// Its effect, as an order without a full stop.
  package let description: String
  /// Whether the description means the same with it, and nothing is lost.
  package let isSafe: Bool
  /// The condition on the given node under which it is the fix.
  package let when: Condition?
  /// The node that is changed: the failing value, or the node of this type that holds it.
  package let target: PathType?
  /// The action.
  package let action: Action
  /// The operand that is written; nil if something is removed.
  package let operand: Operand?
  /// The field that is set; nil if none is.
  package let field: FieldID?
}

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
