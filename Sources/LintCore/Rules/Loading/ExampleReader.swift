import YAML

/// Reads the examples of a rule.
struct ExampleReader {
  /// The rule's parameters.
  let parameters: [RuleParameter]
  /// Whether the rule fixes what it finds, which an example must show.
  let hasFix: Bool

  func read(_ node: StrictNode) throws(Finding) -> [RuleDocument.Example] {
    let fields = try node.fields(["valid", "invalid"], required: ["valid", "invalid"])
    var examples: [RuleDocument.Example] = []
    for kind in ["valid", "invalid"] {
      guard let list = fields[kind] else { continue }
      let nodes = try list.elements()
      if nodes.isEmpty { throw list.fault("a rule needs one \(kind) example at least") }
      for node in nodes { examples.append(try example(node, isInvalid: kind == "invalid")) }
    }
    if hasFix, !examples.contains(where: { $0.fixed != nil }) {
      throw node.faultAtKey("the rule has a fix, and no example shows it", help: "add fixed: to an invalid example")
    }
    return examples
  }

  private func example(_ node: StrictNode, isInvalid: Bool) throws(Finding) -> RuleDocument.Example {
    let lines = LineMap(node.stream.bytes, count: node.stream.sourceCount)
    let line = lines.line(at: node.start)
    if node.kind == .scalar, !isInvalid {
      return RuleDocument.Example(
        description: try node.text(),
        reports: [],
        parameters: [],
        fixed: nil,
        line: line,
        firstLine: Self.firstLine(of: node, lines)
      )
    }
    let required = isInvalid ? ["description", "reports"] : ["description"]
    let fields = try node.fields(["description", "reports", "parameters", "fixed"], required: required)
    guard let description = fields["description"] else { throw node.fault("description is missing") }
    if !isInvalid, let reports = fields["reports"] {
      throw reports.faultAtKey("a valid example reports nothing")
    }
    if let fixed = fields["fixed"], !isInvalid || !hasFix {
      throw fixed.faultAtKey(isInvalid ? "the rule has no fix" : "a valid example needs no fix")
    }
    let reports = try fields["reports"]?.oneOrMany().map { node throws(Finding) in
      node.isQuoted ? node.stream.text(node.index) : try node.text()
    }
    if isInvalid, reports?.isEmpty != false { throw node.fault("an invalid example reports a place at least") }
    return RuleDocument.Example(
      description: try description.text(),
      reports: reports ?? [],
      parameters: try fields["parameters"].map { node throws(Finding) in try overrides(node) } ?? [],
      fixed: try fields["fixed"].map { node throws(Finding) in try node.text() },
      line: line,
      firstLine: Self.firstLine(of: description, lines)
    )
  }

  /// The first line of a text: of a block scalar the one below its header.
  private static func firstLine(of node: StrictNode, _ lines: LineMap) -> Range<Int> {
    let (bytes, written) = (node.stream.bytes, node.stream[node.index])
    let isBlock = written.style == .literal || written.style == .folded
    let number = lines.line(at: node.start) + (isBlock ? 1 : 0)
    let line = number <= lines.lineCount ? lines.range(ofLine: number) : written.range
    let start = isBlock ? bytes[line].firstIndex { !$0.isBlank } ?? line.lowerBound : node.start
    let end = bytes[start..<min(line.upperBound, Int(written.end))].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return start..<(end ?? max(start, min(line.upperBound, Int(written.end))))
  }

  private func overrides(_ node: StrictNode) throws(Finding) -> [RuleParameter] {
    try node.entries().map { entry throws(Finding) in
      guard let parameter = parameters.first(where: { $0.name == entry.name }) else {
        throw entry.value.unknownKey(entry.name, among: parameters.map(\.name))
      }
      return try parameter.setting(entry.value)
    }
  }
}
