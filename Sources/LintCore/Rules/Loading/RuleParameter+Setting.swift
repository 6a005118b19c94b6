extension RuleParameter {
  /// This parameter with the value that a configuration gives, which must have the same shape.
  package func setting(_ node: StrictNode) throws(Finding) -> RuleParameter {
    var changed = self
    let nodes = isList ? try node.oneOrMany() : [node]
    changed.values = try nodes.map { node throws(Finding) -> Constant in
      switch values.first {
      case .number: try Constant(node, as: .number)
      case .color: try Constant(node, as: .color)
      case .text, nil: try Constant(node, as: .text)
      case .boolean: .boolean(try node.word(among: ["true", "false"]) == "true")
      case .version:
        if let version = Version(Array(try node.text().utf8).span) {
          .version(version)
        } else {
          throw node.fault("found \"\(try node.text())\", expected a version such as \"10.0\"")
        }
      }
    }
    return changed
  }
}
