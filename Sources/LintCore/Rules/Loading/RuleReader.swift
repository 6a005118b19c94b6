import YAML

/// Reads a rule file and checks everything it names; a fault in one part does not keep the others from being read.
package struct RuleReader {
  /// The rule id of faults in a rule file.
  package static let check = "rule-file"

  private let stem: String?
  private let fields: KeyedNodes
  /// The names of the statements of a table's guidelines; nil if the rule may name any statement.
  private let known: (FieldTable) -> Set<String>?
  private var given: [PathParser.Resolved] = []
  /// The given nodes, parameters and faults of the rule, which every part needs.
  private var scope: RuleScope

  /// Reads a rule file against a table of fields, or against that of the guidelines it names. `stem`, the file's name
  /// without its ending, must be the rule's id; `statements` returns those that the rule may name, nil for any.
  ///
  /// - Throws: All faults, each at its place.
  package static func read(
    _ bytes: [UInt8],
    stem: String?,
    _ table: FieldTable,
    statements: @escaping (FieldTable) -> Set<String>? = { _ in nil },
    named tables: (String) -> FieldTable? = { _ in nil }
  ) throws(Faults) -> RuleDocument {
    try StrictNode.read(bytes, check: check) { root, faults throws(Finding) in
      let fields = try KeyedNodes(root, RuleKeys.file, faults)
      let name = fields.word("guidelines", among: table[table.guidelinesField].type.lone.words)
      return RuleReader(stem, fields, name.flatMap(tables) ?? table, statements).document(in: root.stream)
    }
  }

  private init(
    _ stem: String?,
    _ fields: KeyedNodes,
    _ table: FieldTable,
    _ known: @escaping (FieldTable) -> Set<String>?
  ) {
    (self.stem, self.fields, self.known) = (stem, fields, known)
    scope = RuleScope(table, fields.faults)
    scope.parameters = ParameterReader(fields.part("parameters", parameters) ?? [], faults)
    given = fields.part("given", paths) ?? []
    scope.given = given.first?.type ?? .unknown(table)
  }

  private func document(in stream: YAMLStream) -> RuleDocument {
    if let fix = fields.nodes["fix"], fields.nodes["noFix"] != nil {
      faults.add(fix.faultAtKey("the rule has both fix and noFix"))
    }
    let lines = LineMap(stream.bytes, count: stream.sourceCount)
    let rule = readRule()
    return RuleDocument(
      rule: rule,
      rationale: fields.text("rationale"),
      noFix: fields.text("noFix"),
      fixInSource: fields.part("fixInSource", fixInSource) ?? [:],
      examples: fields.part(
        "examples",
        ExampleReader(scope: scope, hasFix: fields.nodes["fix"] != nil, lines: lines).read
      ) ?? [],
      size: stream.size
    )
  }

  private func fixInSource(_ node: StrictNode) throws(Finding) -> [String: String] {
    let kinds = try KeyedNodes(node, RuleKeys.sources, faults)
    return RuleKeys.sources.reduce(into: [:]) { $0[$1.name] = kinds.line($1.name) }
  }

  private func readRule() -> Rule {
    let sound = faults.findings.count
    let expect = condition("expect")
    let isSound = faults.findings.count == sound
    let severity = fields.word("severity", among: Severity.allCases.map(\.name))
    let report = fields.word("report", among: Rule.Report.allCases.map(\.rawValue))
    let when = condition("when")
    let (message, help) = (texts("message", isComplete: true), texts("help", isComplete: false))
    let found = isSound ? expect.map { fixes(of: $0) } ?? [] : []
    return Rule(
      id: fields.part("id", id) ?? "",
      severity: severity.flatMap(Severity.init) ?? .error,
      guideline: fields.line("guideline"),
      statements: fields.part("statements", statements) ?? [],
      summary: fields.line("summary") ?? "",
      documentation: fields.part("documentation") { node throws(Finding) in try node.addresses(faults) } ?? [],
      parameters: scope.parameters.all,
      given: given.map(\.path),
      when: when,
      // Unused: a rule whose condition cannot be read is not returned.
      expect: expect ?? Condition(.all),
      report: report.flatMap(Rule.Report.init) ?? .each,
      message: message,
      help: help,
      fixes: found
    )
  }

  // MARK: - Parts

  private var faults: FaultCollector { fields.faults }

  /// Reads a part once for each given node, since it must fit all of them, and returns the first result. If no given
  /// node is known, it is read once for its other faults.
  private func partOfGiven<Result>(
    _ key: String,
    _ read: (StrictNode, RuleScope) throws(Finding) -> Result
  ) -> Result? {
    let results = (given.isEmpty ? [scope.given] : given.map(\.type)).map { type in
      fields.part(key) { node throws(Finding) in try read(node, scope.looking(at: type)) }
    }
    return results.first ?? nil
  }

  private func condition(_ key: String) -> Condition? {
    partOfGiven(key) { node, scope throws(Finding) in try scope.condition(node, on: scope.given) }
  }

  private func texts(_ key: String, isComplete: Bool) -> [Template] {
    partOfGiven(key) { node, scope throws(Finding) in
      try Template.all(node, scope: scope, isComplete: isComplete)
    } ?? []
  }

  private func fixes(of expect: Condition) -> [RuleFix] {
    let failing = given.flatMap { expect.kind.failingTypes(of: expect, from: $0.type, given: $0.type) }
    let reader = FixReader(scope: scope, failing: failing.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    return fields.part("fix", reader.read) ?? []
  }

  private func id(_ node: StrictNode) throws(Finding) -> String {
    let id = try node.text()
    guard let first = id.utf8.first, first != 0x2D, id.utf8.allSatisfy(\.isOfID) else {
      throw node.fault("the id \"\(id)\" is not valid", help: "use lowercase letters, digits and hyphens")
    }
    if Check(rawValue: id) != nil { throw node.fault("the id \"\(id)\" is taken by a check") }
    if let stem, stem != id {
      throw node.fault("the id \"\(id)\" is not the file's name \"\(stem)\"", help: "name the file \(id).yml")
    }
    return id
  }

  private func statements(_ node: StrictNode) throws(Finding) -> [String] {
    guard let known = known(scope.given.table) else { return try node.texts() }
    return try node.oneOrMany().map { node throws(Finding) in
      let name = try node.text()
      guard known.contains(name) else {
        throw node.fault("there is no statement \"\(name)\"", help: NearName.question(to: name, in: known.sorted()))
      }
      return name
    }
  }

  /// Reads the paths of the given nodes.
  private func paths(_ node: StrictNode) throws(Finding) -> [PathParser.Resolved] {
    let nodes = try node.oneOrMany()
    if nodes.isEmpty { throw node.fault("the list of given nodes is empty") }
    // The conditions are read for each of them.
    if nodes.count > 100 { throw node.fault("the rule looks at \(nodes.count) nodes, expected 100 at most") }
    return faults.collect(nodes) { node throws(Finding) in try scope.path(node, given: nil) }
  }

  private func parameters(_ node: StrictNode) throws(Finding) -> [ParameterReader.Written] {
    let entries = try node.entries()
    guard entries.count <= 100 else {
      throw node.faultAtKey("the rule has \(entries.count) parameters, expected 100 at most")
    }
    for (name, value) in entries where name == "severity" || scope.given.table.guidelines.placeholders.contains(name) {
      faults.add(value.faultAtKey("\"\(name)\" is reserved, so no parameter can have that name"))
    }
    return entries
  }
}
