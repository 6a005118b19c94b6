import YAML

/// Reads the examples of a rule.
struct ExampleReader {
  /// The rule's parameters.
  private let parameters: [RuleParameter]
  /// Whether the rule fixes what it finds, which an example must show.
  private let hasFix: Bool
  /// The lines of the file.
  private let lines: LineMap
  private let faults: FaultList

  /// How many examples a rule may have: each is a description that is checked.
  private static let most = 1_000

  /// A reader of the examples in a file.
  init(parameters: [RuleParameter], hasFix: Bool, in stream: YAMLStream, _ faults: FaultList) {
    self.parameters = parameters
    self.hasFix = hasFix
    self.faults = faults
    lines = LineMap(stream.bytes, count: stream.sourceCount)
  }

  func read(_ node: StrictNode) throws(Finding) -> [RuleDocument.Example] {
    let fields = try node.fields(RuleKeys.examples, faults)
    let sound = faults.count
    var examples: [RuleDocument.Example] = []
    for kind in RuleKeys.examples.map(\.name) {
      guard let list = fields[kind] else { continue }
      let nodes = faults.collect { () throws(Finding) in
        let nodes = try list.elements()
        if nodes.isEmpty { throw list.fault("a rule needs one \(kind) example at least") }
        if nodes.count > Self.most {
          throw list.faultAtKey("the rule has \(nodes.count) \(kind) examples, expected \(Self.most) at most")
        }
        return nodes
      }
      examples += faults.collect(nodes ?? []) { node throws(Finding) in
        try example(node, isInvalid: kind == "invalid")
      }
    }
    if hasFix, faults.count == sound, !examples.contains(where: { $0.fixed != nil }) {
      throw node.faultAtKey("the rule has a fix, and no example shows it", help: "add fixed: to an invalid example")
    }
    return examples
  }

  private func example(_ node: StrictNode, isInvalid: Bool) throws(Finding) -> RuleDocument.Example {
    // A valid example may be nothing but its description.
    let fields =
      node.kind == .scalar && !isInvalid
      ? ["description": node]
      : try node.fields(isInvalid ? RuleKeys.invalidExample : RuleKeys.anyExample)
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
      line: lines.line(at: node.start),
      firstLine: firstLine(of: description)
    )
  }

  /// The first line of a text: of a block scalar the one below its header.
  private func firstLine(of node: StrictNode) -> Range<Int> {
    let (bytes, written) = (node.stream.bytes, node.stream[node.index])
    let isBlock = written.style == .literal || written.style == .folded
    let number = lines.line(at: node.start) + (isBlock ? 1 : 0)
    let line = number <= lines.lineCount ? lines.range(ofLine: number) : written.range
    let start = isBlock ? bytes[line].firstIndex { !$0.isBlank } ?? line.lowerBound : node.start
    // Of a text without a line, the next one is another's.
    let limit = max(start, min(line.upperBound, Int(written.end)))
    return start..<(bytes[start..<limit].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? limit)
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
