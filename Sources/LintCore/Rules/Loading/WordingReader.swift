import YAML

/// Reads what a finding says: one text, or a list of texts with the conditions under which each is said.
struct WordingReader {
  let scope: RuleScope

  func read(_ node: StrictNode) throws(Finding) -> Wording {
    guard node.kind == .sequence else { return Wording(variants: [try variant(node)]) }
    let nodes = try node.elements()
    let variants = try nodes.map { node throws(Finding) in try variant(node) }
    if let place = variants.dropLast().firstIndex(where: { $0.when == nil }) {
      throw nodes[place + 1].fault(
        "nothing is left for this text to be said of",
        help: "write it before the one without when"
      )
    }
    return Wording(variants: variants)
  }

  /// The same, where something must be said in any case.
  func readComplete(_ node: StrictNode) throws(Finding) -> Wording {
    let wording = try read(node)
    if wording.variants.last.map({ $0.when != nil }) ?? true {
      throw node.fault("where no condition holds, nothing is said", help: "add a text without when at the end")
    }
    return wording
  }

  private func variant(_ node: StrictNode) throws(Finding) -> Wording.Variant {
    guard node.kind == .mapping else {
      return Wording.Variant(when: nil, template: try Template(node, scope: scope))
    }
    let fields = try node.fields(["when", "text"], required: ["when", "text"])
    guard let when = fields["when"], let text = fields["text"] else { throw node.fault("when and text are required") }
    return Wording.Variant(
      when: try ConditionReader(scope: scope).read(when, subject: scope.given),
      template: try Template(text, scope: scope)
    )
  }
}
