import YAML

/// Reads a rule file, and checks all that it names.
package enum RuleReader {
  /// The rule id of what is wrong with a rule file.
  package static let check = "rule-file"

  /// The placeholders that every message may hold.
  static let placeholders = ["actual", "expected", "widget", "language", "field"]

  /// Reads a rule file's bytes; `stem` is its name without the ending, which must be the rule's id.
  ///
  /// - Throws: All that is wrong, each at its place.
  package static func read(_ bytes: [UInt8], stem: String?) throws(Faults) -> RuleDocument {
    let faults = FaultList()
    let document = faults.collect { () throws(Finding) in
      let root = try StrictNode(root: YAMLStream(bytes, limits: .ownFile), check: check)
      let fields = try root.fields(RuleKeys.file, faults)
      return RuleParts(root: root, fields: fields, faults: faults).document(stem: stem)
    }
    try faults.faults.check()
    // What could not be read has a fault.
    guard let document else { throw faults.faults }
    return document
  }
}

/// The parts of a rule file, which are read as far as they can be.
private struct RuleParts {
  let root: StrictNode
  let fields: [String: StrictNode]
  let faults: FaultList

  /// What stands for a condition that cannot be read, in a rule that nobody gets.
  private static let noCondition = Condition(kindNumber: ConditionKinds.number(of: All().name) ?? 0)

  /// Reads the part of a key; nil where it is missing, or something is wrong with it.
  private func part<Result>(_ key: String, _ read: (StrictNode) throws(Finding) -> Result) -> Result? {
    fields[key].flatMap { node in faults.collect { () throws(Finding) in try read(node) } }
  }

  func document(stem: String?) -> RuleDocument {
    let parameters = part("parameters") { node throws(Finding) in try self.parameters(node) } ?? []
    let given = part("given") { node throws(Finding) in try self.given(node) } ?? []
    if let fix = fields["fix"], fields["noFix"] != nil {
      faults.add(fix.faultAtKey("the rule has a fix, and a reason for none"))
    }
    return RuleDocument(
      rule: rule(stem, parameters, given),
      rationale: part("rationale") { node throws(Finding) in try node.text() },
      noFix: part("noFix") { node throws(Finding) in try node.text() },
      examples: part("examples") { node throws(Finding) in
        try ExampleReader(parameters: parameters, hasFix: fields["fix"] != nil, in: root.stream, faults).read(node)
      } ?? [],
      size: root.stream.size
    )
  }

  private func rule(_ stem: String?, _ parameters: [RuleParameter], _ given: [PathParser.Resolved]) -> Rule {
    let scope = RuleScope(given: given.first?.type ?? .document, parameters: parameters, faults)
    let sound = faults.count
    let expect = condition("expect", scope, given) ?? Self.noCondition
    let failing =
      faults.count > sound || fields["expect"] == nil
      ? nil : given.flatMap { expect.kind.failingTypes(of: expect, from: $0.type, given: $0.type) }
    return Rule(
      id: part("id") { node throws(Finding) in try id(node, stem: stem) } ?? "",
      severity: part("severity") { node throws(Finding) in
        Severity(name: try node.word(among: Severity.allCases.map(\.name)))
      }.flatMap { $0 } ?? .error,
      guideline: part("guideline") { node throws(Finding) in try node.line() },
      statements: part("statements") { node throws(Finding) in
        try node.oneOrMany().map { node throws(Finding) in try node.text() }
      } ?? [],
      summary: part("summary") { node throws(Finding) in try node.line() } ?? "",
      documentation: part("documentation") { node throws(Finding) in try addresses(node) } ?? [],
      parameters: parameters,
      given: given.map(\.path),
      when: condition("when", scope, given),
      expect: expect,
      reportsFirstOnly: part("report") { node throws(Finding) in try node.word(among: ["each", "first"]) } == "first",
      message: wording("message", isComplete: true, scope, given),
      help: wording("help", isComplete: false, scope, given),
      fixes: given.isEmpty || failing == nil
        ? []
        : part("fix") { node throws(Finding) in
          try FixReader(scope: scope, failing: Self.unique(failing ?? [])).read(node)
        } ?? []
    )
  }

  private static func unique(_ types: [PathType]) -> [PathType] {
    types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Reads a condition, which must fit each of the given nodes; without one, nothing says what it is about.
  private func condition(_ key: String, _ scope: RuleScope, _ given: [PathParser.Resolved]) -> Condition? {
    let read = given.map { node in
      part(key) { condition throws(Finding) in
        try ConditionReader(scope: scope.looking(at: node.type)).read(condition, subject: node.type)
      }
    }
    return read.first.flatMap { $0 }
  }

  /// Reads what a finding says, of each of the given nodes.
  private func wording(
    _ key: String,
    isComplete: Bool,
    _ scope: RuleScope,
    _ given: [PathParser.Resolved]
  ) -> Wording {
    let read = given.map { given in
      part(key) { node throws(Finding) in
        let reader = WordingReader(scope: scope.looking(at: given.type))
        return isComplete ? try reader.readComplete(node) : try reader.read(node)
      }
    }
    return read.first.flatMap { $0 } ?? Wording(variants: [])
  }

  private func id(_ node: StrictNode, stem: String?) throws(Finding) -> String {
    let id = try node.text()
    let isName = id.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
    guard isName, id.utf8.first != 0x2D else {
      throw node.fault("the id \"\(id)\" is no name", help: "use small letters, digits and hyphens")
    }
    if DescriptionCheck(rawValue: id) != nil {
      throw node.fault("the id \"\(id)\" is taken by a check of the description")
    }
    if let stem, stem != id {
      throw node.fault("the id \"\(id)\" is not the file's name \"\(stem)\"", help: "name the file \(id).yml")
    }
    return id
  }

  /// Reads the addresses of pages, which each finding has.
  private func addresses(_ node: StrictNode) throws(Finding) -> [String] {
    let nodes = try node.oneOrMany()
    guard nodes.count <= 20 else { throw node.fault("the rule names \(nodes.count) pages, expected 20 at most") }
    return faults.collect(nodes) { node throws(Finding) in
      let text = try node.line()
      let isAddress = ["https://", "http://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
      guard isAddress, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw node.fault("found \"\(text)\", expected an address such as https://example.com/rules#own-rule")
      }
      return text
    }
  }

  private func given(_ node: StrictNode) throws(Finding) -> [PathParser.Resolved] {
    let nodes = try node.oneOrMany()
    if nodes.isEmpty { throw node.fault("the list of given nodes is empty") }
    // The conditions are read for each of them.
    if nodes.count > 100 { throw node.fault("the rule looks at \(nodes.count) nodes, expected 100 at most") }
    return faults.collect(nodes) { node throws(Finding) in
      let text = try node.text()
      do throws(PathParser.Fault) {
        return try PathParser.parse(text)
      } catch {
        throw node.fault(error.message, help: error.help)
      }
    }
  }

  private func parameters(_ node: StrictNode) throws(Finding) -> [RuleParameter] {
    let entries = try node.entries()
    guard entries.count <= 100 else {
      throw node.faultAtKey("the rule has \(entries.count) parameters, expected 100 at most")
    }
    return entries.map { entry in
      let isList = entry.value.kind == .sequence
      let values = faults.collect { () throws(Finding) in
        if entry.name == "severity" || RuleReader.placeholders.contains(entry.name) {
          throw entry.value.faultAtKey("\"\(entry.name)\" is a word of the language, and no name of a parameter")
        }
        return try entry.value.oneOrMany().map { node throws(Finding) in try Constant(guessing: node) }
      }
      // Without its values, it is still a parameter for what names it.
      return RuleParameter(name: entry.name, values: values ?? [], isList: isList)
    }
  }
}
