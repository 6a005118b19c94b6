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
      return RuleParts(stem: stem, root: root, fields: fields, faults).document
    }
    try faults.faults.check()
    // What could not be read has a fault.
    guard let document else { throw faults.faults }
    return document
  }
}

/// The parts of a rule file, which are read as far as they can be.
private struct RuleParts {
  private let stem: String?
  private let root: StrictNode
  private let fields: [String: StrictNode]
  private let faults: FaultList
  private var parameters: [RuleParameter] = []
  private var given: [PathParser.Resolved] = []
  /// What the parts know of each other, each as often as it is read.
  private var scope: RuleScope

  init(stem: String?, root: StrictNode, fields: [String: StrictNode], _ faults: FaultList) {
    self.stem = stem
    self.root = root
    self.fields = fields
    self.faults = faults
    scope = RuleScope(given: .document, parameters: [], faults)
    parameters = part("parameters", readParameters) ?? []
    given = part("given", readGiven) ?? []
    scope = RuleScope(given: given.first?.type ?? .document, parameters: parameters, faults)
  }

  /// Reads the part of a key; nil if it is missing, or something is wrong with it.
  private func part<Result>(_ key: String, _ read: (StrictNode) throws(Finding) -> Result) -> Result? {
    fields[key].flatMap { node in faults.collect { () throws(Finding) in try read(node) } }
  }

  /// Reads a part for each of the given nodes, which it must fit; without one, nothing says what it is about.
  private func partOfGiven<Result>(
    _ key: String,
    _ read: (StrictNode, RuleScope) throws(Finding) -> Result
  ) -> Result? {
    let results = given.map { given in
      part(key) { node throws(Finding) in try read(node, scope.looking(at: given.type)) }
    }
    return results.first ?? nil
  }

  private func text(_ key: String) -> String? { part(key) { node throws(Finding) in try node.text() } }

  private func line(_ key: String) -> String? { part(key) { node throws(Finding) in try node.line() } }

  private func condition(_ key: String) -> Condition? {
    partOfGiven(key) { node, scope throws(Finding) in try scope.condition(node, on: scope.given) }
  }

  private func wording(_ key: String, isComplete: Bool) -> Wording {
    partOfGiven(key) { node, scope throws(Finding) in
      try Wording(node, scope: scope, isComplete: isComplete)
    } ?? Wording(variants: [])
  }

  var document: RuleDocument {
    if let fix = fields["fix"], fields["noFix"] != nil {
      faults.add(fix.faultAtKey("the rule has a fix, and a reason for none"))
    }
    let reader = ExampleReader(parameters: parameters, hasFix: fields["fix"] != nil, in: root.stream, faults)
    return RuleDocument(
      rule: rule,
      rationale: text("rationale"),
      noFix: text("noFix"),
      examples: part("examples", reader.read) ?? [],
      size: root.stream.size
    )
  }

  private var rule: Rule {
    let sound = faults.count
    let expect = condition("expect")
    let isSound = faults.count == sound
    let severity = part("severity") { node throws(Finding) in
      try node.word(among: Severity.allCases.map(\.name))
    }
    return Rule(
      id: part("id", id) ?? "",
      severity: severity.flatMap { Severity(name: $0) } ?? .error,
      guideline: line("guideline"),
      statements: part("statements") { node throws(Finding) in try node.texts() } ?? [],
      summary: line("summary") ?? "",
      documentation: part("documentation", addresses) ?? [],
      parameters: parameters,
      given: given.map(\.path),
      when: condition("when"),
      // Nobody gets a rule whose condition cannot be read.
      expect: expect ?? Condition(kindNumber: 0),
      reportsFirstOnly: part("report") { node throws(Finding) in try node.word(among: ["each", "first"]) } == "first",
      message: wording("message", isComplete: true),
      help: wording("help", isComplete: false),
      fixes: isSound ? expect.map { fixes(of: $0) } ?? [] : []
    )
  }

  private func fixes(of expect: Condition) -> [RuleFix] {
    let failing = given.flatMap { expect.kind.failingTypes(of: expect, from: $0.type, given: $0.type) }
    let reader = FixReader(scope: scope, failing: failing.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    return part("fix", reader.read) ?? []
  }

  private func id(_ node: StrictNode) throws(Finding) -> String {
    let id = try node.text()
    let isName = id.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
    guard isName, id.utf8.first != 0x2D else {
      throw node.fault("the id \"\(id)\" is no name", help: "use small letters, digits and hyphens")
    }
    if Check(rawValue: id)?.subject == .description {
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

  private func readGiven(_ node: StrictNode) throws(Finding) -> [PathParser.Resolved] {
    let nodes = try node.oneOrMany()
    if nodes.isEmpty { throw node.fault("the list of given nodes is empty") }
    // The conditions are read for each of them.
    if nodes.count > 100 { throw node.fault("the rule looks at \(nodes.count) nodes, expected 100 at most") }
    return faults.collect(nodes) { node throws(Finding) in try scope.path(node, given: nil) }
  }

  private func readParameters(_ node: StrictNode) throws(Finding) -> [RuleParameter] {
    let entries = try node.entries()
    guard entries.count <= 100 else {
      throw node.faultAtKey("the rule has \(entries.count) parameters, expected 100 at most")
    }
    return entries.map { entry in
      let values = faults.collect { () throws(Finding) in
        if entry.name == "severity" || RuleReader.placeholders.contains(entry.name) {
          throw entry.value.faultAtKey("\"\(entry.name)\" is a word of the language, and no name of a parameter")
        }
        return try entry.value.oneOrMany().map { node throws(Finding) in try Constant(guessing: node) }
      }
      // Without its values, it is still a parameter for what names it.
      return RuleParameter(name: entry.name, values: values ?? [], isList: entry.value.kind == .sequence)
    }
  }
}
