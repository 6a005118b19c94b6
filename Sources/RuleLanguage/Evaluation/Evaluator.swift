package import WidgetModel

/// Judges conditions for one given node of a description.
package struct Evaluator: Sendable {
  /// The description.
  package let description: Description
  /// The values of the rule's parameters.
  package let parameters: [RuleParameter]
  /// The index of the given node.
  package let given: Int

  /// An evaluator for one given node.
  package init(description: Description, parameters: [RuleParameter], given: Int) {
    self.description = description
    self.parameters = parameters
    self.given = given
  }

  /// The given node as a subject.
  package var givenSubject: Subject { subject(given) }

  /// A node as a subject.
  package func subject(_ index: Int) -> Subject {
    let node = description[index]
    return Subject(
      state: node.value.isUnreadable ? .unreadable : .written,
      node: index,
      value: node.value,
      field: node.field
    )
  }

  /// What a condition says of a subject.
  package func verdict(_ condition: Condition, of subject: Subject) -> Verdict {
    switch condition {
    case .all(let parts):
      return parts.reduce(.holds) { $0.and(verdict($1, of: subject)) }
    case .any(let parts):
      return parts.reduce(.fails) { $0.or(verdict($1, of: subject)) }
    case .not(let part):
      return verdict(part, of: subject).negated
    case .at(let path, let part):
      var result: Verdict?
      forEachSubject(at: path) { result = Self.each(result, verdict(part, of: $0)) }
      return result ?? .unknown
    case .test(let predicate):
      return predicate.verdict(of: subject, in: self)
    }
  }

  /// Each of several: one that fails decides, since the others are judged on their own.
  private static func each(_ one: Verdict?, _ other: Verdict) -> Verdict {
    guard let one else { return other }
    return one == .fails || other == .fails ? .fails : one.and(other)
  }

  // MARK: - Selection

  /// Visits everything that a path selects; a text in several languages once for each, `default` first.
  package func forEachSubject(at path: Path, _ visit: (Subject) -> Void) {
    walk(path, 0, from: path.origin == .document ? 0 : given, visit)
  }

  /// Goes on from a node with the steps of a path from a number on.
  private func walk(_ path: Path, _ step: Int, from index: Int, _ visit: (Subject) -> Void) {
    let node = description[index]
    guard !node.value.isUnreadable else { return visit(subject(index)) }
    guard step < path.steps.count else { return arrive(at: index, visit) }
    let rest = step + 1
    switch path.steps[step] {
    case .field(let field):
      if node.value.isMapping {
        if let child = description.child(of: index, field) {
          walk(path, rest, from: child, visit)
        } else {
          visit(missing(field, below: index, isLast: rest == path.steps.count))
        }
      } else if FieldTable.description.isLoneValue(field), !node.value.isList {
        walk(path, rest, from: index, visit)
      } else {
        visit(missing(field, below: index, isLast: false))
      }
    case .each:
      if node.value.isList {
        forEachChild(of: index) { walk(path, rest, from: $0, visit) }
      } else if FieldTable.description.isOneOrMany(node.field) {
        walk(path, rest, from: index, visit)
      }
    case .element(let number):
      if node.value.isList {
        var position = 0
        forEachChild(of: index) {
          if position == number { walk(path, rest, from: $0, visit) }
          position += 1
        }
      } else if number == 0, FieldTable.description.isOneOrMany(node.field) {
        walk(path, rest, from: index, visit)
      }
    case .displayedTitle:
      let title = description.child(of: index, FieldTable.widgetTitle)
      if let shown = title ?? description.child(of: index, FieldTable.widgetName) {
        walk(path, rest, from: shown, visit)
      } else {
        visit(missing(FieldTable.widgetTitle, below: index, isLast: false))
      }
    }
  }

  private func arrive(at index: Int, _ visit: (Subject) -> Void) {
    guard description[index].value.isLanguages else { return visit(subject(index)) }
    var fallback: Int?
    forEachChild(of: index) { if fallback == nil, description.language(of: $0) == "default" { fallback = $0 } }
    if let fallback { visit(subject(fallback)) }
    forEachChild(of: index) { if $0 != fallback { visit(subject($0)) } }
  }

  /// Visits the direct children of a node.
  package func forEachChild(of index: Int, _ visit: (Int) -> Void) {
    var child = index + 1
    let end = Int(description[index].next)
    while child < end {
      visit(child)
      child = Int(description[child].next)
    }
  }

  private func missing(_ field: FieldID, below index: Int, isLast: Bool) -> Subject {
    guard isLast, let value = description.defaultValue(of: field) else {
      return Subject(state: .missing, node: index, value: .unreadable, field: field)
    }
    return Subject(state: .defaulted, node: index, value: value, field: field)
  }

  // MARK: - Operands

  /// Visits the values that an operand stands for, seen from a subject; `need` says which shapes count.
  package func forEachComparand(
    of operand: Operand,
    for subject: Subject,
    need: Need,
    _ visit: (Comparand) -> Void
  ) {
    switch operand {
    case .constant(let constant):
      visit(.constant(constant))
    case .parameter(let index):
      for value in parameters[index].values { visit(.constant(value)) }
    case .list(let operands):
      for operand in operands { forEachComparand(of: operand, for: subject, need: need, visit) }
    case .choice(let condition, let then, let otherwise):
      switch verdict(condition, of: givenSubject) {
      case .holds: forEachComparand(of: then, for: subject, need: need, visit)
      case .fails: forEachComparand(of: otherwise, for: subject, need: need, visit)
      case .unknown: visit(.missing)
      case .unreadable: visit(.unreadable)
      }
    case .reference(let path, let otherwise):
      walk(path, operandOf: subject) { found in
        switch found.state {
        case .unreadable: visit(.unreadable)
        case .written where fits(found, need), .defaulted where fits(found, need): visit(.subject(found))
        default:
          if let otherwise {
            forEachComparand(of: otherwise, for: subject, need: need, visit)
          } else {
            visit(.missing)
          }
        }
      }
    }
  }

  /// Visits what a path of an operand selects: a text in the subject's language, the elements of a list.
  private func walk(_ path: Path, operandOf subject: Subject, _ visit: (Subject) -> Void) {
    let language = description.language(of: subject.node)
    var isLanguageFound = false
    var sawLanguages = false
    let origin = path.origin == .document ? 0 : given
    walk(path, 0, from: origin) { found in
      if found.state == .written, description.isLanguage(found.node) {
        sawLanguages = true
        guard LanguageMatch.isSame(description.language(of: found.node), language) else { return }
        isLanguageFound = true
        visit(found)
      } else if found.value.isList {
        forEachChild(of: found.node) { visit(self.subject($0)) }
      } else if found.state == .unreadable, description.isLanguage(found.node) {
        sawLanguages = true
        guard LanguageMatch.isSame(description.language(of: found.node), language) else { return }
        isLanguageFound = true
        visit(found)
      } else {
        visit(found)
      }
    }
    if sawLanguages, !isLanguageFound {
      visit(Subject(state: .missing, node: origin, value: .unreadable, field: subject.field))
    }
  }

  private func fits(_ subject: Subject, _ need: Need) -> Bool {
    switch (need, subject.value) {
    case (.any, _): true
    case (.number, .number), (.number, .version), (.color, .color): true
    case (.text, .text), (.text, .word), (.text, .url): true
    default: false
    }
  }
}
