import WidgetModel
import YAMLTree

extension Evaluator {
  /// The values that an operand stands for, seen from a subject; `need` says which shapes count.
  func comparands(of operand: Int, for subject: Subject, given: Int, need: Need) -> Comparands {
    var found = Comparands()
    collect(operand, for: subject, given: given, need: need, into: &found)
    return found
  }

  private func collect(
    _ operand: Int,
    for subject: Subject,
    given: Int,
    need: Need,
    into found: inout Comparands
  ) {
    switch program.operands[operand] {
    case .constants(let range):
      effort.spend(range.count)
      for index in range { found.append(.constant(index)) }
    case .list(let range):
      for index in range { collect(program.lists[index], for: subject, given: given, need: need, into: &found) }
    case .choice(let part, let then, let otherwise):
      switch verdict(part, given: given) {
      case .holds: collect(then, for: subject, given: given, need: need, into: &found)
      case .fails: collect(otherwise, for: subject, given: given, need: need, into: &found)
      case .unknown: found.append(.missing)
      case .unreadable: found.append(.unreadable)
      }
    case .reference(let walk, let otherwise):
      if let only = onlySubject(of: walk, given: given), !only.value.isList, !description.isLanguage(only.node) {
        return take(only, or: otherwise, for: subject, given: given, need: need, into: &found)
      }
      var isLanguageFound = false
      var sawLanguages = false
      var selection = selection(walk, given: given)
      while effort.spend(1), let selected = next(&selection) {
        if selected.state == .written || selected.state == .unreadable, description.isLanguage(selected.node) {
          sawLanguages = true
          guard isSameLanguage(selected.node, subject.node) else { continue }
          isLanguageFound = true
        }
        guard selected.value.isList else {
          take(selected, or: otherwise, for: subject, given: given, need: need, into: &found)
          continue
        }
        var element = selected.node + 1
        while element < Int(description[selected.node].next), effort.spend(1) {
          take(self.subject(element), or: otherwise, for: subject, given: given, need: need, into: &found)
          element = Int(description[element].next)
        }
      }
      if sawLanguages, !isLanguageFound {
        let missing = Subject(state: .missing, node: given, value: .unreadable, field: subject.field)
        take(missing, or: otherwise, for: subject, given: given, need: need, into: &found)
      }
    }
  }

  /// Adds what a reference has selected, or what stands in for it.
  private func take(
    _ selected: Subject,
    or otherwise: Int?,
    for subject: Subject,
    given: Int,
    need: Need,
    into found: inout Comparands
  ) {
    switch selected.state {
    case .unreadable: found.append(.unreadable)
    case .written where fits(selected, need), .defaulted where fits(selected, need): found.append(.subject(selected))
    default:
      guard let otherwise else { return found.append(.missing) }
      collect(otherwise, for: subject, given: given, need: need, into: &found)
    }
  }

  /// Whether two nodes are in the same language, whatever the case of its tag.
  private func isSameLanguage(_ one: Int, _ other: Int) -> Bool {
    if one == other { return true }
    guard description.isLanguage(one), description.isLanguage(other) else {
      return description.isDefaultLanguage(one) && description.isDefaultLanguage(other)
    }
    return TextComparison.isSameIgnoringCase(
      description.stream.bytes.span.extracting(description.keyRange(one)),
      description.stream.bytes.span.extracting(description.keyRange(other))
    )
  }

  private func fits(_ subject: Subject, _ need: Need) -> Bool {
    switch (need, subject.value) {
    case (.any, _): true
    case (.number, .number), (.number, .version), (.color, .color): true
    case (.text, .text), (.text, .word), (.text, .url): true
    default: false
    }
  }

  /// Visits the direct children of a node.
  package func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    var child = index + 1
    let end = Int(description[index].next)
    while child < end, effort.spend(1) {
      visit(child)
      child = Int(description[child].next)
    }
  }

  // MARK: - Verdicts

  /// Whether one value of a predicate's operand matches, counted from 0; nil from `matches` is a value of another shape.
  @inline(__always)
  func isAny(
    operand offset: Int = 0,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    _ matches: (Comparand) -> Bool?
  ) -> Verdict {
    judge(frame.operands + offset, for: subject, at: frame, need: need, from: .fails, { $0.or($1) }, matches)
  }

  /// Whether all values of a predicate's operand match, counted from 0.
  @inline(__always)
  func isEach(
    operand offset: Int = 0,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    _ matches: (Comparand) -> Bool?
  ) -> Verdict {
    judge(frame.operands + offset, for: subject, at: frame, need: need, from: .holds, { $0.and($1) }, matches)
  }

  /// What the values of an operand say together; constants, also among others in a list, are not collected for it.
  @inline(__always)
  private func judge(
    _ operand: Int,
    for subject: Subject,
    at frame: Frame,
    need: Need,
    from start: Verdict,
    _ combine: (Verdict, Verdict) -> Verdict,
    _ matches: (Comparand) -> Bool?
  ) -> Verdict {
    var result = start
    var pieces = 0..<1
    if case .list(let range) = program.operands[operand] { pieces = range }
    for piece in pieces {
      let place = if case .list = program.operands[operand] { program.lists[piece] } else { operand }
      var constants = 0..<0
      var found = Comparands()
      if case .constants(let range) = program.operands[place] {
        constants = range
        effort.spend(range.count)
      } else {
        found = comparands(of: place, for: subject, given: frame.given, need: need)
      }
      for constant in constants { result = combine(result, Verdict(matches(.constant(constant)))) }
      found.forEach { result = combine(result, verdict(for: $0, matches)) }
    }
    return result
  }

  @inline(__always)
  private func verdict(for comparand: Comparand, _ matches: (Comparand) -> Bool?) -> Verdict {
    switch comparand {
    case .missing: .unknown
    case .unreadable: .unreadable
    case .constant, .subject: Verdict(matches(comparand))
    }
  }
}
