import YAML

/// What a finding says, where that depends on what fails: the first of several texts whose condition holds.
package struct Wording: Sendable {
  /// One of the texts.
  package struct Variant: Sendable {
    /// The condition on the given node under which it is the text; nil if it always is.
    package let when: Condition?
    /// The text.
    package let template: Template

    /// A text with its condition.
    package init(when: Condition?, template: Template) { (self.when, self.template) = (when, template) }
  }

  /// The texts in order.
  package let variants: [Variant]

  /// A wording of its texts; without any, nothing is said.
  package init(variants: [Variant]) { self.variants = variants }

  /// Reads one text, or a list of texts with their conditions; `isComplete` asks that something is said in any case.
  init(_ node: StrictNode, scope: RuleScope, isComplete: Bool) throws(Finding) {
    let sound = scope.faults.findings.count
    let nodes = try node.oneOrMany()
    variants = scope.faults.collect(nodes) { node throws(Finding) in try Variant(node, scope: scope) }
    // What could not be read may have had a condition.
    if scope.faults.findings.count > sound { return }
    if let place = variants.dropLast().firstIndex(where: { $0.when == nil }) {
      throw nodes[place + 1].fault(
        "nothing is left for this text to be said of",
        help: "write it before the one without when"
      )
    }
    if isComplete, variants.last.map({ $0.when != nil }) ?? true {
      throw node.fault("where no condition holds, nothing is said", help: "add a text without when at the end")
    }
  }

  /// The first text that has no condition, or whose condition, by its part of a program, holds.
  func template(_ conditions: [Int?], holds: (Int) -> Bool) -> Template? {
    zip(variants, conditions).first { $1.map(holds) ?? true }?.0.template
  }
}

extension Wording.Variant {
  fileprivate init(_ node: StrictNode, scope: RuleScope) throws(Finding) {
    guard node.kind == .mapping else {
      self.init(when: nil, template: try Template(node, scope: scope))
      return
    }
    let fields = try node.fields(RuleKeys.wording, scope.faults)
    self.init(
      when: try fields["when"].map { node throws(Finding) in try scope.condition(node, on: scope.given) },
      template: try fields["text"].map { node throws(Finding) in try Template(node, scope: scope) }
        ?? Template(text: "")
    )
  }
}
