import YAML

/// Reads the examples of a rule.
struct ExampleReader {
  let scope: RuleScope
  /// Whether the rule has fixes, which examples must then show.
  let hasFix: Bool
  /// The lines of the file.
  let lines: LineMap

  func read(_ node: StrictNode) throws(Finding) -> [RuleDocument.Example] {
    let faults = scope.faults
    let fields = try KeyedNodes(node, RuleKeys.examples, faults)
    let sound = faults.findings.count
    let examples = RuleKeys.examples.map(\.name).flatMap { kind in
      let nodes = fields.part(kind) { list throws(Finding) in
        let nodes = try list.elements()
        if nodes.isEmpty { throw list.fault("a rule needs at least one \(kind) example") }
        return nodes
      }
      return faults.collect(nodes ?? []) { node throws(Finding) in try example(node, isInvalid: kind == "invalid") }
    }
    if hasFix, faults.findings.count == sound, !examples.contains(where: { $0.fixed != nil }) {
      throw node.faultAtKey("the rule has a fix, but no example shows it", help: "add fixed: to an invalid example")
    }
    return examples
  }

  private func example(_ node: StrictNode, isInvalid: Bool) throws(Finding) -> RuleDocument.Example {
    // A valid example may be just its description.
    let fields =
      node.kind == .scalar && !isInvalid
      ? ["description": node]
      : try node.fields(isInvalid ? RuleKeys.invalidExample : RuleKeys.anyExample)
    let description = fields["description"] ?? node
    if !isInvalid, let reports = fields["reports"] { throw reports.faultAtKey("a valid example reports nothing") }
    if let fixed = fields["fixed"], !isInvalid || !hasFix {
      throw fixed.faultAtKey(isInvalid ? "the rule has no fix" : "a valid example needs no fix")
    }
    let reports = try fields["reports"]?.texts() ?? []
    if isInvalid, reports.isEmpty { throw node.fault("an invalid example reports at least one place") }
    return RuleDocument.Example(
      description: try description.text(),
      reports: reports,
      parameters: try fields["parameters"].map(overrides) ?? [],
      fixed: try fields["fixed"]?.text(),
      line: lines.line(at: node.start),
      firstLine: firstLine(of: description)
    )
  }

  private func overrides(_ node: StrictNode) throws(Finding) -> [RuleParameter] {
    let parameters = scope.parameters.all
    return try node.entries().map { entry throws(Finding) in
      guard let parameter = parameters.first(where: { $0.name == entry.name }) else {
        throw entry.value.unknownKey(entry.name, among: scope.parameters.names)
      }
      return try parameter.setting(entry.value)
    }
  }

  /// The first line of a text; for a block scalar, the line below its header.
  private func firstLine(of node: StrictNode) -> Range<Int> {
    let (bytes, written) = (node.stream.bytes, node.stream[node.index])
    let isBlock = written.isBlockScalar
    let number = lines.line(at: node.start) + (isBlock ? 1 : 0)
    let line = number <= lines.lineCount ? lines.range(ofLine: number) : written.range
    let start = isBlock ? bytes[line].firstIndex { !$0.isBlank } ?? line.lowerBound : node.start
    // If the text is empty, the next line belongs to something else.
    let limit = max(start, min(line.upperBound, Int(written.end)))
    return start..<(bytes[start..<limit].firstIndex(where: \.isLineBreak) ?? limit)
  }
}
