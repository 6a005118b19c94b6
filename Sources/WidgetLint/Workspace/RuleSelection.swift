/// Which rules a run asks for, beside what the configuration says.
package struct RuleSelection: Sendable {
  /// The only rules to check; all where there are none.
  package var select: [String]
  /// The rules not to check.
  package var ignore: [String]
  /// Whether to count what each rule says of each node.
  package var countsVerdicts: Bool
  /// What compares descriptions with their sources, in place of the rules; nil for the rules.
  package var sourceChecker: (any SourceChecker)?

  /// A selection; by default all rules.
  package init(select: [String] = [], ignore: [String] = [], countsVerdicts: Bool = false) {
    self.select = select
    self.ignore = ignore
    self.countsVerdicts = countsVerdicts
  }
}
