/// `groupedBy`: entries of a list with the same text at a path also have something else in common; if not, they are one
/// thing split into parts.
struct GroupedBy: PairPredicate {
  var name: String { "groupedBy" }
  var summary: String {
    "entries with the same text at `path` share an entry of their lists at `list`, unless they differ at `within`"
  }
  var takes: KeyType { .keys(Self.keys) }

  private static let keys = [
    FileKey("path", .path, required: true, "The text by which entries belong together, in the default language"),
    FileKey("list", .path, required: true, "The list of which two that belong together share an entry"),
    FileKey("within", .path, "The value that two have in common if they belong together"),
    FileKey("where", .condition, "The condition of the entries that count"),
    FileKey("anywhere", .condition, "The condition of an entry for which that value does not count"),
  ]

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let entries = try entry.fields(Self.keys)
    func reference(_ key: String) throws(Finding) -> Operand? {
      try entries[key].map { entry throws(Finding) in .reference(try entry.elementPath(), otherwise: nil) }
    }
    func condition(_ key: String, otherwise: ConditionOperator) throws(Finding) -> Condition {
      try entries[key].map { entry throws(Finding) in try entry.elementCondition() } ?? Condition(otherwise)
    }
    return Condition(
      operands: [try reference("list"), try reference("within")],
      // If left out, `where` holds for every entry and `anywhere` for none.
      parts: [try condition("where", otherwise: .all), try condition("anywhere", otherwise: .any)],
      path: try entries["path"]?.elementText()
    )
  }

  // Its operands and parts belong to the entries, not to the list.
  var showsParts: Bool { false }

  static func counts(_ entry: Int, _ frame: Frame, _ evaluator: borrowing Evaluator) -> Bool {
    // Unknown counts, too: a name that is not known in one language may be known in others.
    evaluator.verdict(frame.place + 1, given: entry) != .fails
  }

  /// Whether two entries that belong together have lists without a common entry; false if that is not known.
  static func isConflict(_ one: Int, _ other: Int, _ frame: Frame, _ evaluator: borrowing Evaluator) -> Bool {
    /// The values of an operand, seen from an entry; nil if one is missing or not known.
    func values(_ operand: Int, of element: Int) -> [Subject]? {
      var (values, isKnown) = ([Subject](), true)
      evaluator.forEachResolvedOperand(of: operand, at: evaluator.frame(frame.place, given: element)) { resolved in
        if resolved.value.isClosed { isKnown = false } else { values.append(resolved) }
      }
      return isKnown ? values : nil
    }
    let (list, within) = (evaluator.operands(at: frame).lowerBound, evaluator.operands(at: frame).lowerBound + 1)
    guard evaluator.budget.spend(1), let entries = values(list, of: one), let others = values(list, of: other)
    else { return false }
    // Each entry is compared with each of the others.
    guard evaluator.budget.spend(entries.count * others.count) else { return false }
    for entry in entries { for other in others where isSame(entry, other, evaluator) { return false } }
    let anywhere = evaluator.parts(below: frame.place)[1]
    if [one, other].contains(where: { evaluator.verdict(anywhere, given: $0) == .holds }) { return true }
    guard let value = values(within, of: one), let otherValue = values(within, of: other) else { return false }
    return zip(value, otherValue).allSatisfy { isSame($0, $1, evaluator) }
  }

  private static func isSame(_ one: Subject, _ other: Subject, _ evaluator: borrowing Evaluator) -> Bool {
    evaluator.withText(of: one) { text in
      evaluator.withText(of: other) { TextComparison.isSame(text, $0) } ?? false
    } ?? one.value.scalar.map { $0 == other.value.scalar } ?? false
  }
}
