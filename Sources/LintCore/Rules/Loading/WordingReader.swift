import YAML

/// Reads what a finding says: one text, or a list of texts with the conditions under which each is said.
struct WordingReader {
  let scope: RuleScope

  func read(_ node: StrictNode) throws(Finding) -> Wording {
    guard node.kind == .sequence else { return Wording(variants: [try variant(node)]) }
    let nodes = try node.elements()
    let sound = scope.faults.count
    let variants = scope.faults.collect(nodes) { node throws(Finding) in try variant(node) }
    // What could not be read may have had a condition.
    if scope.faults.count > sound { return Wording(variants: variants) }
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
    let sound = scope.faults.count
    let wording = try read(node)
    if scope.faults.count > sound { return wording }
    if wording.variants.last.map({ $0.when != nil }) ?? true {
      throw node.fault("where no condition holds, nothing is said", help: "add a text without when at the end")
    }
    return wording
  }

  private func variant(_ node: StrictNode) throws(Finding) -> Wording.Variant {
    guard node.kind == .mapping else {
      return Wording.Variant(when: nil, template: try Template(node, scope: scope))
    }
    let fields = try node.fields(RuleKeys.wording, scope.faults)
    return Wording.Variant(
      when: try fields["when"].map { node throws(Finding) in
        try ConditionReader(scope: scope).read(node, subject: scope.given)
      },
      template: try fields["text"].map { node throws(Finding) in try Template(node, scope: scope) }
        ?? Template(pieces: [])
    )
  }
}
