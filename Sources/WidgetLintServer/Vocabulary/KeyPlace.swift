import WidgetLint
import YAML

/// A place in a description, a configuration or a rule file. It takes one of three things: `fields` of descriptions,
/// `rows` of a table of keys, or the single values of `forms`.
struct KeyPlace {
  private let check: DocumentCheck
  private let tree: YAMLStream
  /// The values that it takes; nil if it takes any.
  private var type: KeyType?
  private var meaning = ""
  /// The rule or group whose settings are here; nil if there is none.
  private var rule: String?
  /// The fields of descriptions that it takes, from each guideline set.
  private(set) var fields: [FieldPlace] = []

  /// Creates the top level of the document that contains a word.
  init(_ check: DocumentCheck, _ word: TreeWord) {
    self.check = check
    tree = word.tree
    switch check.kind {
    case .description: fields = [FieldPlace(type: .document(check.table(for: word)))]
    case .ruleFile:
      let name = String(decoding: check.uri.name, as: UTF8.self)
      type = GuidelinesKeys.type(ofFile: name) ?? .keys(RuleKeys.file)
    case .configuration, .source, .other: type = .keys(ConfigurationKeys.file)
    }
  }

  private func place(_ type: KeyType?, _ meaning: String = "", rule: String? = nil) -> KeyPlace {
    var place = self
    (place.type, place.meaning, place.rule) = (type, meaning, rule)
    place.fields = []
    if case .fields(let parent) = type {
      let tables = check.known.sets.map(\.set.table)
      place.fields = tables.compactMap { table in
        let top = PathType.document(table)
        guard let parent else { return table.items.map { FieldPlace(type: top.at($0).element) } }
        return table.field(at: parent).map { FieldPlace(type: top.at($0)) }
      }
    }
    return place
  }

  /// The types that a value here may have, alone or as an element of a list.
  private var forms: [KeyType] {
    switch type {
    case .list(let type, _), .oneOrMany(let type, _): place(type).forms
    case .either(let one, let other): place(one).forms + place(other).forms
    case let type?: [type]
    case nil: []
    }
  }

  /// The rows of keys for a mapping here.
  private var rows: [FileKey] {
    forms.flatMap { form -> [FileKey] in
      switch form {
      case .keys(let keys): keys
      case .condition: RuleKeys.condition
      case .operand: RuleKeys.operand
      default: []
      }
    }
  }

  /// Returns the place to which entries and elements lead from here; nil if there is none.
  func place(_ steps: some Sequence<YAMLPlace>) -> KeyPlace? {
    steps.reduce(self) { place, step in place?.next(tree.key(of: step)) }
  }

  /// Returns the place below a key of a mapping, or of a list's elements if the key is nil; nil if there is none.
  private func next(_ key: String?) -> KeyPlace? {
    if !fields.isEmpty {
      var place = place(nil)
      place.fields = fields.compactMap { $0.next(key) }
      return place
    }
    guard let key else { return self }
    if let row = rows.first(where: { $0.name == key }) { return place(row.type, row.meaning) }
    for form in forms {
      if case .names(let type) = form { return place(type) }
      if case .settings = form {
        guard rule != nil else { return place(.settings, rule: key) }
        return place(key == "severity" ? .words(ConfigurationKeys.severities) : nil)
      }
    }
    return nil
  }

  // MARK: - Completion

  /// Whether the keys here are rules and groups.
  var isListOfRules: Bool { takesSettings && rule == nil }

  /// Whether the value here is the name of a rule.
  var isRule: Bool { forms.contains { if case .rule = $0 { true } else { false } } }

  /// Whether the keys here are fields of descriptions.
  var isListOfFields: Bool { !fields.isEmpty }

  private var takesSettings: Bool { forms.contains { if case .settings = $0 { true } else { false } } }

  /// The keys that a mapping here may have, in the table's order.
  var keys: [CompletionItem] {
    if isListOfFields { return fields.flatMap(\.keys).unique(by: \.label) }
    return takesSettings
      ? settingKeys
      : rows.map {
        CompletionItem(
          label: $0.name,
          detail: inForce($0.name),
          documentation: $0.meaning,
          takesCollectionsAlone: $0.type.takesCollectionsAlone
        )
      }
  }

  /// The values that can be listed, such as words.
  var values: [CompletionItem] {
    if isListOfFields { return fields.flatMap(\.values).unique(by: \.label) }
    return forms.flatMap { form -> [KeyType.Word] in
      switch form {
      case .words(let words): words
      case .truth(let yes, let no): [KeyType.Word("true", yes), KeyType.Word("false", no)]
      case .onlyTrue: [KeyType.Word("true")]
      case .settings where rule != nil: ConfigurationKeys.severities
      case .rule: check.suppressibleRules.map { KeyType.Word($0.id, $0.summary) }
      case .parameter: parameters.map { KeyType.Word($0, "A parameter of the rule") }
      default: []
      }
    }.map { CompletionItem(label: $0.name, kind: .enumMember, documentation: $0.meaning ?? meaning) }
  }

  // MARK: - Configurations

  /// The effective value of a configuration's `failOn`, `exclude` or `rulePaths`; nil if empty, or for other keys.
  private func inForce(_ key: String) -> String? {
    guard check.kind == .configuration else { return nil }
    let configuration = check.scope?.configuration ?? Configuration([])
    let values =
      switch key {
      case "failOn": [configuration.failOn.rawValue]
      case "exclude": configuration.layers.flatMap(\.exclude).map(\.pattern)
      case "rulePaths": configuration.layers.flatMap(\.rulePaths).map(\.path)
      default: [] as [String]
      }
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The rules and groups; below one of them, the keys of its settings.
  private var settingKeys: [CompletionItem] {
    guard let rule else {
      return check.suppressibleRules.map { CompletionItem(label: $0.id, documentation: $0.summary) }
        + check.known.groups.names.map { CompletionItem(label: $0, documentation: "A group of rules") }
    }
    let known = check.settings?.rule(rule) ?? check.known.rules.first { $0.id == rule }
    let severity = known?.severity.name
    return [CompletionItem(label: "severity", detail: severity, documentation: "How much its findings matter")]
      + (known?.parameters ?? []).map { parameter in
        let values = parameter.values.map(\.data.shown).joined(separator: ", ")
        return CompletionItem(label: parameter.name, detail: values, documentation: "A parameter of \(rule)")
      }
  }

  // MARK: - Rule files

  /// The value of a key at the top of the file.
  private func value(of key: String) -> Int? { tree.documents.first.flatMap { tree.value(of: key, in: $0.root) } }

  /// The names of the rule's parameters.
  private var parameters: [String] {
    value(of: "parameters").map { tree.places(in: $0).compactMap { tree.key(of: $0) } } ?? []
  }

  /// Returns the fields that may follow the start of a path; nil if no path is expected here.
  func fields(afterPath path: String) -> [CompletionItem]? {
    let takesPath = forms.contains { if case .path = $0 { true } else { false } }
    guard takesPath, let dot = path.lastIndex(of: ".") else { return nil }
    let before = String(path[..<dot])
    let type = before.isEmpty ? given : (try? PathParser.parse(before, given: given, table))?.type
    return type.map { $0.isMapping ? CompletionItem.fields(table.children(of: $0.field), in: table) : [] } ?? []
  }

  /// The table of the set whose folder holds the rule file, or of the set that the file names, or of the default set.
  private var table: FieldTable {
    let folder = check.uri.path.flatMap { check.scope?.known.set(holding: $0) }
    return folder?.set.table ?? check.table(named: value(of: "guidelines").map { tree.text(tree.resolved($0)) })
  }

  /// The type of the nodes that the rule's first `given` path selects.
  private var given: PathType? {
    value(of: "given").map { tree.places(in: $0).first?.value ?? $0 }
      .flatMap { try? PathParser.parse(tree.text(tree.resolved($0)), table) }?.type
  }
}
