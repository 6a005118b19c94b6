/// `uniqueBy`: no two elements of a list have the same text at a path, in the default language.
struct UniqueBy: PairPredicate {
  var name: String { "uniqueBy" }
  var summary: String { "no two entries of the list have the same text at this path" }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(path: try entry.elementPath()) }

  static func pairs(
    _ subject: Subject,
    _ frame: Frame,
    _ evaluator: borrowing Evaluator,
    atMost limit: Int
  ) -> [(subject: Subject, first: Int)] {
    guard evaluator.description.elementCount(of: subject.node) > 1 else { return [] }
    var seen = TextSet()
    var found: [(Subject, Int)] = []
    evaluator.forEachChild(of: subject.node) { element in
      evaluator.forEachSubject(of: evaluator.program.walks[frame.walk], given: element) { value in
        guard found.count < limit else { return false }
        guard evaluator.isDefaultLanguage(value.node) else { return true }
        evaluator.withText(of: value) { text in
          if case .subject(let first) = seen.first(like: text, in: evaluator) {
            found.append((value, first.node))
          } else {
            seen.insert(text, of: .subject(value), in: evaluator)
          }
        }
        return true
      }
    }
    return found
  }
}
