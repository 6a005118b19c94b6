extension Evaluator {
  /// Whether a node is the default language of a text, or not a language at all.
  func isDefaultLanguage(_ index: Int) -> Bool { !nodes.isLanguage(index) || isDefault(description.keyRange(index)) }

  /// Visits the languages of a text, the default one first; false once the visitor has enough or no steps are left.
  func visitLanguages(of index: Int, _ visit: (Subject) -> Bool) -> Bool {
    var first = index + 1
    let end = Int(nodes[index].next)
    while first < end, budget.spend(1), !isDefault(description.keyRange(first)) { first = Int(nodes[first].next) }
    if first < end, !visit(subject(first)) { return false }
    var language = index + 1
    while language < end {
      guard budget.spend(1), language == first || visit(subject(language)) else { return false }
      language = Int(nodes[language].next)
    }
    return true
  }

  /// Visits the values that a reference selects: each element of a list, and the subject's own language of each text, or
  /// a missing value for a text that lacks that language.
  func forEachReferred(by walk: RuleProgram.Walk, at frame: Frame, _ visit: (Subject) -> Void) {
    let node = frame.subject.node
    let own = nodes.isLanguage(node) ? description.keyRange(node) : nil
    forEachText(of: walk, given: frame.given) { selected in
      var lacksLanguage = false
      if selected.value.isLanguages {
        lacksLanguage = true
        // The subject's own language may be written twice, as `de` and as `DE`.
        forEachChild(of: selected.node) { child in
          guard isSameLanguage(description.keyRange(child), own) else { return }
          lacksLanguage = false
          visit(self.subject(child))
        }
      } else if selected.value.isList {
        forEachChild(of: selected.node) { visit(self.subject($0)) }
      } else if selected.state != .missing, selected.state != .defaulted, nodes.isLanguage(selected.node),
        !isSameLanguage(description.keyRange(selected.node), own)
      {
        lacksLanguage = true
      } else {
        visit(selected)
      }
      if lacksLanguage { visit(Subject(missing: frame.subject.field, below: frame.given)) }
      return true
    }
  }

  /// Whether two languages' keys are the same, ignoring case; nil is the key of a text without languages.
  private func isSameLanguage(_ key: Range<Int>, _ other: Range<Int>?) -> Bool {
    guard let other else { return isDefault(key) }
    let offset = other.lowerBound - key.lowerBound
    return key.count == other.count && budget.spend(key.count >> 5)
      && key.allSatisfy { bytes[$0].lowercased == bytes[$0 + offset].lowercased }
  }

  /// Whether a key is `default`.
  private func isDefault(_ key: Range<Int>) -> Bool { bytes.span.extracting(key).isSame(as: "default") }
}
