import WidgetLint

/// The words of a rule file.
struct RuleVocabulary: Vocabulary {
  private let outline: Outline

  /// The words for a rule file.
  init(_ outline: Outline) { self.outline = outline }

  /// What the keys at the top mean.
  static let meanings: [String: String] = [
    "id": "The rule's name, which is the file's",
    "severity": "How much a finding matters",
    "guideline": "The guideline that the rule belongs to",
    "statements": "The statements of the sources that it checks",
    "summary": "What it asks, in one sentence",
    "rationale": "Why it asks so",
    "documentation": "The address of the rule's own page",
    "parameters": "What a configuration may set, each with its value",
    "given": "The nodes of the description that it looks at, as paths from $",
    "when": "The condition under which it applies",
    "expect": "What complies",
    "report": "Whether each failing value is reported, or the first",
    "message": "What to say of a value that fails",
    "help": "What to do about it",
    "noFix": "Why the program cannot fix it",
    "fix": "How it is fixed; the first fix that applies",
    "examples": "Descriptions with what the rule says of them, as tests and as documentation",
  ]

  private static let nested: [String: [(String, String)]] = [
    "examples": [("valid", "Descriptions that comply"), ("invalid", "Descriptions that do not")],
    "valid": [("description", "A description that complies"), ("parameters", "What is set for it")],
    "invalid": [
      ("description", "A description that does not comply"), ("reports", "Where the rule reports it, as JSON Pointers"),
      ("parameters", "What is set for it"), ("fixed", "The description once it is fixed"),
    ],
    "fix": [
      ("description", "What the fix does, as an order"), ("safe", "Whether the meaning is kept and nothing lost"),
      ("when", "The condition under which it is the fix"),
      ("at", "What is changed: the node of this path around the value"),
      ("put", "What takes the value's place"), ("remove", "The entry or element goes"),
      ("set", "A field takes a value"), ("prefix", "A text is put before the one that is there"),
    ],
  ]

  private static let operand: [(String, String)] = [
    ("parameter", "The value of a parameter"), ("ref", "The value at a path"),
    ("otherwise", "What is taken where the path leads to nothing"), ("if", "A condition"),
    ("then", "What is taken where it holds"), ("else", "What is taken where it does not"),
  ]

  private static let condition: [(String, String)] = [
    ("path", "A path below the given node, or one that starts with $"), ("all", "All of these hold"),
    ("any", "One of these holds"), ("not", "This does not hold"),
  ]

  /// The keys below which a condition is.
  private static let conditions: Set<String> = ["when", "expect", "all", "any", "not", "where", "if"]

  func keys(of way: [String]) -> [VocabularyWord] {
    guard let last = way.last else {
      return RuleReader.keys.map { name in
        let takesCollection = ["parameters", "when", "expect", "fix", "examples"].contains(name)
        return VocabularyWord(name: name, meaning: Self.meanings[name] ?? "", takesCollection: takesCollection)
      }
    }
    if Self.conditions.contains(last) {
      let predicates = Predicates.all.map { ($0.name, $0.summary) }
      return words(Self.condition + predicates.filter { predicate in !Self.condition.contains { $0.0 == predicate.0 } })
    }
    if way.count < 3, let keys = Self.nested[last] { return words(keys) }
    if last == "count" {
      return words([
        ("where", "The condition that entries are counted by"), ("minimum", "The smallest number"),
        ("maximum", "The largest number"),
      ])
    }
    let isOperand = ["when", "expect"].contains(way[0]) || way[0] == "fix" && way.count > 1
    return isOperand ? words(Self.operand) : []
  }

  func values(of way: [String]) -> [VocabularyWord] {
    switch way.last {
    case "severity" where way.count == 1:
      return words(Severity.allCases.reversed().map { ($0.name, "Findings are of severity \($0.name)") })
    case "report" where way.count == 1:
      return words([("each", "Each failing value is reported"), ("first", "Only the first failing value is reported")])
    case "safe" where way == ["fix", "safe"]:
      return words([("true", "The meaning is kept and nothing lost"), ("false", "People decide")])
    case "remove" where way == ["fix", "remove"]: return words([("true", "The entry or element goes")])
    case "parameter": return parameters
    default: return []
    }
  }

  private var parameters: [VocabularyWord] {
    outline.items.indices.filter { outline.keys(to: $0).first == "parameters" && outline.keys(to: $0).count == 2 }
      .compactMap { outline.key(of: $0) }.map { VocabularyWord(name: $0, meaning: "A parameter of the rule") }
  }

  private func words(_ words: [(String, String)]) -> [VocabularyWord] {
    words.map { VocabularyWord(name: $0, meaning: $1) }
  }

  // MARK: - Paths

  /// The fields after the last dot of a path that is typed; nil where there is no path.
  func fields(of way: [String], typed: String) -> [Field]? {
    guard ["given", "path", "ref", "at"].contains(way.last), let dot = typed.lastIndex(of: ".") else { return nil }
    let before = String(typed[..<dot])
    let type = before.isEmpty ? given : (try? PathParser.parse(before, given: given))?.type
    guard let type, type.isMapping else { return [] }
    return FieldTable.description.children(of: type.field).map { FieldTable.description[$0] }
  }

  /// What the rule looks at, by its first path.
  private var given: PathType? {
    let items = outline.items.indices.filter { outline.keys(to: $0) == ["given"] && outline.items[$0].style != .none }
    return items.first.flatMap { try? PathParser.parse(outline.text(outline.items[$0].value)) }?.type
  }
}
