import YAML

/// Reads the parameters of a rule. The first use of a parameter decides which shape its values must have, there and in
/// a configuration.
final class ParameterReader {
  /// A parameter as the file has it.
  typealias Written = (name: String, value: StrictNode)

  /// The names of all parameters.
  let names: [String]
  private let written: [Written]
  private let faults: FaultCollector
  /// The parameters that have been read, by their indices.
  private var used: [Int: RuleParameter] = [:]

  init(_ written: [Written], _ faults: FaultCollector) {
    (self.written, self.faults, names) = (written, faults, written.map(\.name))
  }

  /// All parameters; one that is used only as a placeholder holds texts.
  var all: [RuleParameter] { written.indices.map { parameter(at: $0, as: .text) } }

  /// The values of a parameter that is used where a shape is expected, which they have only if this is its first use.
  func values(at index: Int, as shape: Constant.Shape) -> [Constant] { parameter(at: index, as: shape).values }

  private func parameter(at index: Int, as shape: Constant.Shape) -> RuleParameter {
    if let known = used[index] { return known }
    let (name, value) = written[index]
    let nodes = faults.collect { () throws(Finding) in try value.oneOrMany() } ?? []
    // Even if its values have faults, the rule may refer to the parameter.
    let values = faults.collect(nodes) { node throws(Finding) in try Constant(node, as: shape) }
    let parameter = RuleParameter(name: name, values: values, isList: value.kind == .sequence, shape: shape)
    used[index] = parameter
    return parameter
  }
}
