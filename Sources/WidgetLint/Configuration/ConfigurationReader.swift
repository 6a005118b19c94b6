package import LintCore
import YAML

extension Configuration {
  /// The rule id of what is wrong with a configuration.
  package static let check = "configuration"

  /// The keys of a configuration.
  package static let keys = ["rules", "exclude", "rulePaths", "failOn", "overrides"]

  /// Reads a configuration file's bytes.
  ///
  /// - Throws: The first thing that is wrong, at its place.
  package init(_ bytes: [UInt8], name: String) throws(Finding) {
    let stream = YAMLStream(bytes)
    let lines = LineMap(bytes, count: bytes.count)
    self.name = name
    if stream.problem == nil, stream.documents.allSatisfy({ stream.isEmptyScalar($0.root) }) {
      (rules, exclude, rulePathNodes, failOn, overrides, self.lines) = ([], [], [], nil, [], [:])
      return
    }
    let fields = try StrictNode(root: stream, check: Self.check).fields(Self.keys)
    self.lines = fields.mapValues { lines.line(at: $0.keyStart) }
    rules = try fields["rules"].map { node throws(Finding) in try Self.rules(node, lines) } ?? []
    exclude = try fields["exclude"].map { node throws(Finding) in try Self.globs(node) } ?? []
    rulePathNodes = try fields["rulePaths"].map { node throws(Finding) in try Self.paths(node) } ?? []
    failOn = try fields["failOn"].flatMap { node throws(Finding) in
      FailOn(rawValue: try node.word(among: FailOn.allCases.map(\.rawValue)))
    }
    overrides =
      try fields["overrides"].map { node throws(Finding) in
        try node.elements().map { entry throws(Finding) in
          let fields = try entry.fields(["files", "rules"], required: ["files", "rules"])
          return Override(
            files: try fields["files"].map { node throws(Finding) in try Self.globs(node) } ?? [],
            rules: try fields["rules"].map { node throws(Finding) in try Self.rules(node, lines) } ?? []
          )
        }
      } ?? []
  }

  private static func globs(_ node: StrictNode) throws(Finding) -> [Glob] {
    try node.oneOrMany().map { node throws(Finding) in Glob(try node.text()) }
  }

  private static func paths(_ node: StrictNode) throws(Finding) -> [(String, StrictNode)] {
    try node.oneOrMany().map { node throws(Finding) in
      let path = try node.text()
      // By bytes, as the system reads it: with a combining mark behind it, a slash is another character.
      let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard path.utf8.first != UInt8(ascii: "/"), !names.contains(where: { $0.elementsEqual("..".utf8) }) else {
        throw node.fault(
          "\"\(path)\" leads out of the configuration's folder, expected a path below it",
          help: "name rules elsewhere with --rules"
        )
      }
      return (path, node)
    }
  }

  private static func rules(_ node: StrictNode, _ lines: LineMap) throws(Finding) -> [RuleSetting] {
    try node.entries().map { entry throws(Finding) in
      let line = lines.line(at: entry.value.keyStart)
      let words = Severity.allCases.reversed().map(\.name) + ["off"]
      if entry.value.kind == .scalar {
        let word = try entry.value.word(among: words)
        return RuleSetting(
          id: entry.name,
          severity: Severity(name: word),
          isOff: word == "off",
          parameters: [],
          line: line,
          node: entry.value
        )
      }
      var severity: Severity?
      var isOff = false
      var parameters: [(String, StrictNode)] = []
      for (name, value) in try entry.value.entries() {
        if name == "severity" {
          let word = try value.word(among: words)
          severity = Severity(name: word)
          isOff = word == "off"
        } else {
          parameters.append((name, value))
        }
      }
      return RuleSetting(
        id: entry.name,
        severity: severity,
        isOff: isOff,
        parameters: parameters,
        line: line,
        node: entry.value
      )
    }
  }
}
