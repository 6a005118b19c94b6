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
