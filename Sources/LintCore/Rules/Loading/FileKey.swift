/// One key of a configuration or a rule file: a row of the table from which reading, "did you mean", the JSON Schema,
/// completion and hover come.
package struct FileKey: Sendable {
  /// The key.
  package let name: String
  /// The type of its value.
  package let type: KeyType
  /// Whether its mapping must have the key.
  package let isRequired: Bool
  /// Its meaning, in a few words.
  package let meaning: String

  /// A key with what it takes and means.
  package init(_ name: String, _ type: KeyType, required: Bool = false, _ meaning: String) {
    (self.name, self.type, isRequired, self.meaning) = (name, type, required, meaning)
  }
}

extension [FileKey] {
  /// The names of the keys that their mapping must hold.
  package var required: [String] { filter(\.isRequired).map(\.name) }
}

/// The type of a key's value in a configuration or a rule file.
package indirect enum KeyType: Sendable {
  /// A text that matches a regular expression; any text if that is nil.
  case text(pattern: String? = nil)
  /// One of the given words.
  case words([Word])
  /// `true` or `false`, with what each means if the key's own meaning does not say it.
  case truth(yes: String? = nil, no: String? = nil)
  /// `true` alone.
  case onlyTrue
  /// A path in the description.
  case path
  /// The name of one of the rule's parameters.
  case parameter
  /// A condition of the rule language.
  case condition
  /// A value, or a mapping that says where it comes from.
  case operand
  /// A mapping that may have only the given keys.
  case keys([FileKey])
  /// A mapping whose keys are names chosen by the file.
  case names(KeyType?)
  /// The name of a rule, or of a check that can be suppressed.
  case rule
  /// A mapping of an item's fields, or of those below a field.
  case fields(below: String?)
  /// A mapping of rules and groups, each with its severity and parameters.
  case settings
  /// A list.
  case list(KeyType, atLeast: Int = 0)
  /// A value, or a list of such values.
  case oneOrMany(KeyType, atLeast: Int = 0)
  /// A value of either type.
  case either(KeyType, KeyType)

  /// A word that a key takes.
  package struct Word: Sendable {
    /// The word.
    package let name: String
    /// Its meaning; nil if the key's own meaning says it.
    package let meaning: String?

    /// A word with what it means.
    package init(_ name: String, _ meaning: String? = nil) { (self.name, self.meaning) = (name, meaning) }
  }

  /// The severities, from the highest.
  package static let severities = Severity.allCases.reversed().map {
    Word($0.name, "Findings are of severity \($0.name)")
  }

  /// Texts, or a mapping from languages to texts.
  static let texts = either(.oneOrMany(.text(), atLeast: 1), .names(.oneOrMany(.text(), atLeast: 1)))

  /// Whether it takes only mappings or lists, not scalars.
  package var takesCollectionsAlone: Bool {
    switch self {
    case .condition, .keys, .names, .fields, .settings, .list: true
    case .oneOrMany(let type, _): type.takesCollectionsAlone
    case .either(let one, let other): one.takesCollectionsAlone && other.takesCollectionsAlone
    case .text, .words, .truth, .onlyTrue, .path, .parameter, .rule, .operand: false
    }
  }
}

/// The values of a mapping's keys in one of the linter's own files; faults are collected, so that none hides another.
struct KeyedNodes {
  /// The values by their keys.
  let nodes: [String: StrictNode]
  /// The faults of the file.
  let faults: FaultCollector

  /// The entries of a mapping that may hold only the keys of a table.
  init(_ node: StrictNode, _ keys: [FileKey], _ faults: FaultCollector) throws(Finding) {
    nodes = try node.fields(keys, faults)
    self.faults = faults
  }

  /// Reads the value of a key; nil if it is missing or has a fault.
  func part<Result>(_ key: String, _ read: (StrictNode) throws(Finding) -> Result) -> Result? {
    nodes[key].flatMap { node in faults.collect { () throws(Finding) in try read(node) } }
  }

  /// The text of a key, which must be more than white space.
  func text(_ key: String) -> String? { part(key) { node throws(Finding) in try node.prose() } }

  /// The text of a key, which must be more than white space and short enough for each finding to show.
  func line(_ key: String) -> String? {
    part(key) { node throws(Finding) in
      _ = try node.prose()
      return try node.line()
    }
  }

  /// Texts: a list, or a lone text.
  func texts(_ key: String) -> [String] { part(key) { node throws(Finding) in try node.texts() } ?? [] }

  /// Whether a key's value is `true`; false if the key is missing.
  func flag(_ key: String) -> Bool { part(key) { node throws(Finding) in try node.flag() } ?? false }

  /// The value of a key, which must be one of the given words; nil if it is missing or has a fault.
  func word(_ key: String, among words: [String]) -> String? {
    part(key) { node throws(Finding) in try node.word(among: words) }
  }
}
