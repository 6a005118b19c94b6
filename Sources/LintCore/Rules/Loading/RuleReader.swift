import YAML

/// Reads a rule file, and checks all that it names.
package enum RuleReader {
  /// The rule id of what is wrong with a rule file.
  package static let check = "rule-file"

  /// The keys of a rule file.
  package static let keys = [
    "id", "severity", "guideline", "statements", "summary", "rationale", "documentation", "parameters", "given", "when",
    "expect",
    "report", "message", "help", "noFix", "fix", "examples",
  ]

  /// The placeholders that every message may hold.
  static let placeholders = ["actual", "expected", "widget", "language", "field"]

  /// The keys that a rule file must have.
  package static let required = ["id", "severity", "summary", "given", "expect", "message", "examples"]

  /// Reads a rule file's bytes; `stem` is its name without the ending, which must be the rule's id.
  ///
  /// - Throws: The first thing that is wrong, at its place.
  package static func read(_ bytes: [UInt8], stem: String?) throws(Finding) -> RuleDocument {
    let root = try StrictNode(root: YAMLStream(bytes, limits: .ownFile), check: check)
    let fields = try root.fields(
      keys,
      required: required
    )
    func field(_ name: String) throws(Finding) -> StrictNode {
      guard let node = fields[name] else { throw root.fault("\(name) is missing, which is required") }
      return node
    }
    let id = try self.id(try field("id"), stem: stem)
    let severity = try field("severity").word(among: Severity.allCases.map(\.name))
    let parameters = try fields["parameters"].map { node throws(Finding) in try self.parameters(node) } ?? []
    let given = try self.given(try field("given"))
    let scope = RuleScope(given: given[0].type, parameters: parameters)
    // A rule may look at several fields; its conditions must fit each of them.
    for other in given.dropFirst() {
      let scope = scope.looking(at: other.type)
      for wording in [fields["message"], fields["help"]].compactMap({ $0 }) {
        _ = try WordingReader(scope: scope).read(wording)
      }
      _ = try ConditionReader(scope: scope).read(try field("expect"), subject: other.type)
      if let when = fields["when"] { _ = try ConditionReader(scope: scope).read(when, subject: other.type) }
    }
    let when = try fields["when"].map { node throws(Finding) in
      try ConditionReader(scope: scope).read(node, subject: scope.given)
    }
    let expect = try ConditionReader(scope: scope).read(try field("expect"), subject: scope.given)
    if let fix = fields["fix"], fields["noFix"] != nil {
      throw fix.faultAtKey("the rule has a fix, and a reason for none")
    }
    var failing: [PathType] = []
    for type in given.flatMap({ expect.kind.failingTypes(of: expect, from: $0.type, given: $0.type) })
    where !failing.contains(type) {
      failing.append(type)
    }
    let rule = Rule(
      id: id,
      severity: Severity(name: severity) ?? .error,
      guideline: try fields["guideline"].map { node throws(Finding) in try node.line() },
      statements: try fields["statements"].map { node throws(Finding) in try texts(node) } ?? [],
      summary: try field("summary").line(),
      documentation: try fields["documentation"].map { node throws(Finding) in try addresses(node) } ?? [],
      parameters: parameters,
      given: given.map(\.path),
      when: when,
      expect: expect,
      reportsFirstOnly: try fields["report"]?.word(among: ["each", "first"]) == "first",
      message: try WordingReader(scope: scope).readComplete(try field("message")),
      help: try fields["help"].map { node throws(Finding) in try WordingReader(scope: scope).read(node) }
        ?? Wording(variants: []),
      fixes: try fields["fix"].map { node throws(Finding) in
        try FixReader(scope: scope, failing: failing).read(node)
      } ?? []
    )
    return RuleDocument(
      rule: rule,
      rationale: try fields["rationale"].map { node throws(Finding) in try node.text() },
      noFix: try fields["noFix"].map { node throws(Finding) in try node.text() },
      examples: try ExampleReader(parameters: parameters, hasFix: fields["fix"] != nil, in: root.stream)
        .read(try field("examples")),
      size: root.stream.size
    )
  }

  private static func id(_ node: StrictNode, stem: String?) throws(Finding) -> String {
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

  /// Reads the addresses of pages, which stand at each finding.
  private static func addresses(_ node: StrictNode) throws(Finding) -> [String] {
    let nodes = try node.oneOrMany()
    guard nodes.count <= 20 else { throw node.fault("the rule names \(nodes.count) pages, expected 20 at most") }
    return try nodes.map { node throws(Finding) in try address(node) }
  }

  private static func address(_ node: StrictNode) throws(Finding) -> String {
    let text = try node.line()
    let isAddress = ["https://", "http://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
    guard isAddress, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw node.fault("found \"\(text)\", expected an address such as https://example.com/rules#own-rule")
    }
    return text
  }

  private static func texts(_ node: StrictNode) throws(Finding) -> [String] {
    try node.oneOrMany().map { node throws(Finding) in try node.text() }
  }

  private static func given(_ node: StrictNode) throws(Finding) -> [PathParser.Resolved] {
    let paths = try node.oneOrMany().map { node throws(Finding) -> PathParser.Resolved in
      let text = try node.text()
      do throws(PathParser.Fault) {
        return try PathParser.parse(text)
      } catch {
        throw node.fault(error.message, help: error.help)
      }
    }
    if paths.isEmpty { throw node.fault("the list of given nodes is empty") }
    // The conditions are read for each of them.
    if paths.count > 100 { throw node.fault("the rule looks at \(paths.count) nodes, expected 100 at most") }
    return paths
  }

  /// Reads the parameters of a rule.
  static func parameters(_ node: StrictNode) throws(Finding) -> [RuleParameter] {
    let entries = try node.entries()
    guard entries.count <= 100 else {
      throw node.faultAtKey("the rule has \(entries.count) parameters, expected 100 at most")
    }
    return try entries.map { entry throws(Finding) in
      if entry.name == "severity" || placeholders.contains(entry.name) {
        throw entry.value.faultAtKey("\"\(entry.name)\" is a word of the language, and no name of a parameter")
      }
      let isList = entry.value.kind == .sequence
      let values = try entry.value.oneOrMany().map { node throws(Finding) in try Constant(guessing: node) }
      return RuleParameter(name: entry.name, values: values, isList: isList)
    }
  }
}

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
