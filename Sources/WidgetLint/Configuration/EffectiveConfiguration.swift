import LintCore
package import LintSystem

/// The configuration of one file, written as a configuration file, with the origin of each value.
package struct EffectiveConfiguration {
  /// The keys besides `rules`; a value without an origin is a default.
  private let keys: [(name: String, value: JSONText, origin: String?)]
  private let guides: [RuleGuide]

  /// Creates the configuration of a file from its scope.
  package init(_ scope: ConfigurationScope, for file: FilePath) throws(WorkspaceError) {
    guides = try scope.guides(for: file)
    let layers = scope.configuration.layers
    let ofSources: [(String, [JSONText])] = [
      ("projects", layers.flatMap(\.projects).map { Self.json($0.node) }),
      ("suppress", layers.flatMap(\.suppress).map { Self.json($0.entry) }),
    ]
    var values: [(String, JSONText)] = [
      ("extends", .texts(layers.flatMap { $0.extends.map(\.path) })),
      ("root", .boolean(layers.last?.isRoot ?? false)),
      ("failOn", .text(scope.configuration.failOn.rawValue)),
      ("exclude", .texts(layers.flatMap(\.exclude).map(\.pattern))),
      ("rulePaths", .texts(layers.flatMap { $0.rulePaths.map(\.path) })),
    ]
    values += ofSources.filter { !$1.isEmpty }.map { ($0, .list($1)) }
    keys = values.map { key, value in
      // `root` is not inherited from the files that this one extends.
      let holders = key == "root" ? layers.suffix(1) : layers[...]
      let origins = holders.compactMap { layer in layer.lines[key].map { layer.place($0) } }
      // Lists of all files are joined, but a single value comes from the nearest file.
      let holding = if case .list = value { origins } else { Array(origins.suffix(1)) }
      return (key, value, holding.isEmpty ? nil : holding.joined(separator: ", "))
    }
  }

  /// The configuration as YAML.
  package var text: String {
    let rows =
      keys.map { ("\($0.name): \(Self.shown($0.value))", $0.origin ?? "default") } + [("rules:", "")]
      + guides.map { ("  \($0.id): \(Self.value(of: $0))", $0.origin ?? "default") }
    // One long list must not push the comments of all other rows off the screen.
    let width = rows.filter { !$0.1.isEmpty }.map(\.0.count).filter { $0 <= 80 }.max() ?? 0
    return rows.reduce(into: "") { text, row in
      let space = String(repeating: " ", count: max(0, width - row.0.count))
      text += row.1.isEmpty ? "\(row.0)\n" : "\(row.0)\(space)  # \(row.1)\n"
    }
  }

  /// The configuration as JSON, with a null origin for defaults.
  package var json: JSONText {
    let rules = guides.map { guide -> JSONText in
      [
        "id": .text(guide.id), "severity": .text(guide.shownSeverity),
        "parameters": .object(guide.parameters.map { ($0.name, $0.json) }), "from": JSONText(guide.origin),
      ]
    }
    let values = keys.map { ($0.name, ["value": $0.value, "from": JSONText($0.origin)] as JSONText) }
    return .object(values + [("rules", .list(rules))])
  }

  /// Returns a value of a configuration as it is written.
  private static func json(_ node: StrictNode) -> JSONText {
    switch node.kind {
    case .mapping: .object(((try? node.entries()) ?? []).map { ($0.name, json($0.value)) })
    case .sequence: .list(((try? node.elements()) ?? []).map(json))
    case .scalar, .alias: JSONText(try? node.text())
    }
  }

  private static func shown(_ value: JSONText) -> String {
    switch value {
    case .text(let word): word
    case .list(let values): "[\(values.map(\.compact).joined(separator: ", "))]"
    default: value.compact
    }
  }

  private static func value(of guide: RuleGuide) -> String {
    guard guide.severity != nil, !guide.parameters.isEmpty else { return guide.shownSeverity }
    let parameters = guide.parameters.map { parameter in
      let value = parameter.isList ? shown(parameter.json) : parameter.json.compact
      return "\(parameter.name): \(value)"
    }
    return "{severity: \(guide.shownSeverity), \(parameters.joined(separator: ", "))}"
  }
}
