/// The keys of a rule file.
package enum RuleKeys {
  /// The keys of the file.
  package static let file = [
    FileKey("id", .text(pattern: "^[a-z0-9][a-z0-9-]*$"), required: true, "The rule's name, which is the file's"),
    FileKey("severity", .words(KeyType.severities), required: true, "How much a finding matters"),
    FileKey("guideline", prose, "The guideline that the rule belongs to"),
    FileKey("guidelines", .text(), "The set of guidelines whose fields it looks at; left out: the default one"),
    FileKey("statements", texts, "The statements of the sources that it checks"),
    FileKey("summary", prose, required: true, "What it asks, in one sentence"),
    FileKey("rationale", prose, "Why it asks so"),
    FileKey("documentation", .oneOrMany(address, atLeast: 1), "The address of the rule's own page"),
    FileKey("parameters", .names(nil), "What a configuration may set, each with its value"),
    FileKey("given", paths, required: true, "The nodes of the description that it looks at, as paths from $"),
    FileKey("when", .condition, "The condition under which it applies"),
    FileKey("expect", .condition, required: true, "What complies"),
    FileKey("report", .words(reports), "Whether each failing value is reported, the first, or equal ones once"),
    FileKey("message", wordings, required: true, "What to say of a value that fails"),
    FileKey("help", wordings, "What to do about it"),
    FileKey("fixInSource", .keys(sources), "What to write in the sources of a project, by the kind of file"),
    FileKey("noFix", prose, "Why the program cannot fix it"),
    FileKey("fix", .oneOrMany(.keys(fix), atLeast: 1), "How it is fixed; the first fix that applies"),
    FileKey(
      "examples",
      .keys(examples),
      required: true,
      "Descriptions with what the rule says of them, as tests and as documentation"
    ),
  ]

  /// The kinds of source files that may set what a rule looks at.
  static let sources = [
    FileKey("swift", prose, "What to write in Swift"),
    FileKey("objc", prose, "What to write in Objective-C, if the line for Swift does not say it"),
    FileKey("storyboard", prose, "What to set in Interface Builder"),
    FileKey("plist", prose, "What to set in a property list"),
  ]

  /// The keys of a text with a condition.
  static let wording = [
    FileKey("when", .condition, required: true, "The condition under which this text is used"),
    FileKey("text", prose, required: true, "The text"),
  ]

  /// The keys of a fix.
  static let fix = [
    FileKey("description", prose, required: true, "What the fix does, in the imperative"),
    FileKey("safe", safety, required: true, "Whether the meaning is kept and nothing lost"),
    FileKey("when", .condition, "The condition under which it is the fix"),
    FileKey("at", .path, "What is changed: the node of this path around the value"),
    FileKey("put", .operand, "The value that replaces it"),
    FileKey("remove", .onlyTrue, "The entry or element is removed"),
    FileKey("set", .names(.operand), "A field takes a value"),
    FileKey("prefix", .operand, "A text is put before the one that is there"),
  ]

  private static let safety = KeyType.truth(yes: "The meaning is kept and nothing lost", no: "People decide")

  /// The keys of the examples.
  static let examples = [
    FileKey("valid", .list(validExample, atLeast: 1), required: true, "Descriptions that comply"),
    FileKey("invalid", .list(.keys(invalidExample), atLeast: 1), required: true, "Descriptions that do not"),
  ]

  private static let validExample = KeyType.either(
    .text(),
    .keys([
      FileKey("description", .text(), required: true, "A description that complies"),
      FileKey("parameters", .names(nil), "What is set for it"),
    ])
  )

  /// The keys of an example that does not comply.
  static let invalidExample = [
    FileKey("description", .text(), required: true, "A description that does not comply"),
    FileKey("reports", texts, required: true, "Where the rule reports it, as JSON Pointers"),
    FileKey("parameters", .names(nil), "What is set for it"),
    FileKey("fixed", .text(), "The description once it is fixed"),
  ]

  /// The keys that are read in every example, to report those that a valid example must not have.
  static let anyExample = invalidExample.map {
    FileKey($0.name, $0.type, required: $0.name == "description", $0.meaning)
  }

  /// The keys of an operand.
  package static let operand = [
    FileKey("parameter", .parameter, "The value of a parameter"),
    FileKey("ref", .path, "The value at a path"),
    FileKey("otherwise", .operand, "The value if the path selects nothing"),
    FileKey("if", .condition, "A condition"),
    FileKey("then", .operand, "The value if it holds"),
    FileKey("else", .operand, "The value if it does not"),
  ]

  /// The keys of a condition: the operators, then the predicates.
  package static let condition = ConditionKinds.all.map { FileKey($0.name, $0.takes, $0.summary) }

  private static let texts = KeyType.oneOrMany(.text(), atLeast: 1)

  private static let paths = KeyType.oneOrMany(.path, atLeast: 1)

  private static let address = KeyType.text(pattern: "^https?://")

  private static let reports = [
    KeyType.Word("each", "Each failing value is reported"),
    KeyType.Word("first", "Only the first failing value is reported"),
    KeyType.Word("distinct", "Of equal values in an item, only the first is reported"),
  ]

  private static let prose = KeyType.text(pattern: "\\S")

  private static let wordings = KeyType.either(prose, .list(.either(prose, .keys(wording)), atLeast: 1))
}
