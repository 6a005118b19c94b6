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
}
