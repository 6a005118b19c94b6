import LintCore

extension JSONSchema {
  /// What the schema describes, as a list for people: each name with what it takes or means.
  package var list: String {
    switch self {
    case .description:
      Self.rows(
        FieldTable.description.fields.dropFirst().map { field in
          let standIn = field.isRequired ? "; required" : field.defaultValue.text.map { "; left out: \($0)" } ?? ""
          return ("\(field.path): \(field.type.text)\(standIn)", field.summary)
        }
      )
    case .config:
      Self.rows(ConfigurationFile.keys.map { ($0, Configuration.meaning(ofKey: $0)) })
    case .rule:
      "keys: \(DataValue.enumerate(RuleReader.keys, "and"))\n"
        + "required: \(DataValue.enumerate(RuleReader.required, "and"))\n\nconditions:\n"
        + Self.rows(ConditionKinds.all.map { ($0.name, $0.summary) })
    }
  }

  private static func rows(_ rows: [(name: String, meaning: String)]) -> String {
    rows.map { "\($0.name)\n    \($0.meaning)\n" }.joined().filter { $0 != "`" }
  }
}
