/// A set of guidelines as linting needs it.
package struct GuidelineSet: Sendable {
  /// The table of the fields that its descriptions have.
  package let table: FieldTable
  /// Its rules, sorted by id.
  package var rules: [Rule]

  /// A table with the rules that look at its fields.
  package init(table: FieldTable, rules: [Rule]) {
    self.table = table
    self.rules = rules
  }

  /// The fields that nobody reads: no rule, and nobody whom the table names; those that hold others are told by these.
  package var unreadFields: [Field] {
    let program = RuleProgram(rules, table)
    let read = program.steps.compactMap(\.field) + rules.flatMap(\.given).flatMap(\.steps).compactMap(\.field)
    let defaults = read.flatMap { table.waysToDefault[Int($0.rawValue)] }
    let known = Set(read + defaults + table.names + table.itemName + table.derived.flatMap { $0 })
    return table.fields.indices.dropFirst().compactMap { index in
      let field = FieldID(rawValue: UInt8(index))
      let row = table[field]
      return known.contains(field) || row.isReadElsewhere || !table.children(of: field).isEmpty ? nil : row
    }
  }
}

extension RuleProgram.Step {
  fileprivate var field: FieldID? { if case .field(let field) = self { field } else { nil } }
}

extension Path.Step {
  fileprivate var field: FieldID? { if case .field(let field) = self { field } else { nil } }
}
