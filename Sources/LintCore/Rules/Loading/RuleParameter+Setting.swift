extension RuleParameter {
  /// This parameter with the value that a configuration gives, which must have the same shape.
  package func setting(_ node: StrictNode) throws(Finding) -> RuleParameter {
    var changed = self
    let nodes = isList ? try node.oneOrMany() : [node]
    changed.values = try nodes.map { node throws(Finding) -> Constant in
      guard case .value(let value, _) = values.first else { return try Constant(node, as: .text) }
      return try Constant(node, as: .kinds([value.kind]))
    }
    return changed
  }
}
