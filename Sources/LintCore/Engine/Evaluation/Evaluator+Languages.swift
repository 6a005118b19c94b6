import YAML

extension Evaluator {
  /// Whether a node is one language of a text.
  @inline(__always)
  func isLanguage(_ index: Int) -> Bool {
    nodes[index].parent >= 0 && nodes[Int(nodes[index].parent)].value.isLanguages
  }

  /// Whether a node is no language of a text but the default one.
  @inline(__always)
  func isDefaultLanguage(_ index: Int) -> Bool { !isLanguage(index) || isDefault(description.keyRange(index)) }

  /// Visits the languages of a text, the default one first, until the visitor has enough.
  func visitLanguages(of index: Int, _ visit: (Subject) -> Bool) -> Bool {
    var first = index + 1
    let end = Int(nodes[index].next)
    while first < end, effort.spend(1), !isDefault(description.keyRange(first)) { first = Int(nodes[first].next) }
    if first < end, !visit(subject(first)) { return false }
    var language = index + 1
    while language < end {
      guard effort.spend(1), language == first || visit(subject(language)) else { return false }
      language = Int(nodes[language].next)
    }
    return true
  }

  /// Visits what a reference selects, each element of a list for itself; of a text in several languages the one in the
  /// subject's own, or that it is missing.
  @inline(__always)
  func forEachReferred(by walk: Program.Walk, for subject: Subject, given: Int, _ visit: (Subject) -> Void) {
    guard let only = onlyText(of: walk, given: given), !isWrittenLanguage(only) else {
      return forEachReferredOfSeveral(by: walk, for: subject, given: given, visit)
    }
    if only.value.isLanguages {
      let own = ownLanguage(of: subject)
      var isFound = false
      // It may be written twice, as `de` and as `DE`.
      forEachChild(of: only.node) { language in
        guard isSameLanguage(description.keyRange(language), own) else { return }
        isFound = true
        visit(self.subject(language))
      }
      if !isFound { visit(missingLanguage(of: subject, given: given)) }
    } else if only.value.isList {
      forEachChild(of: only.node) { visit(self.subject($0)) }
    } else {
      visit(only)
    }
  }

  /// The same where there is more than one place to go to: nearly all references lead to one, and need no closure.
  private func forEachReferredOfSeveral(
    by walk: Program.Walk,
    for subject: Subject,
    given: Int,
    _ visit: (Subject) -> Void
  ) {
    let own = ownLanguage(of: subject)
    var sawLanguages = false
    var isLanguageFound = false
    func take(language: Int) {
      sawLanguages = true
      guard isSameLanguage(description.keyRange(language), own) else { return }
      isLanguageFound = true
      visit(self.subject(language))
    }
    forEachText(of: walk, given: given) { selected in
      if selected.value.isLanguages {
        sawLanguages = true
        forEachChild(of: selected.node) { take(language: $0) }
      } else if selected.value.isList {
        forEachChild(of: selected.node) { visit(self.subject($0)) }
      } else if isWrittenLanguage(selected) {
        take(language: selected.node)
      } else {
        visit(selected)
      }
      return true
    }
    if sawLanguages, !isLanguageFound { visit(missingLanguage(of: subject, given: given)) }
  }

  private func missingLanguage(of subject: Subject, given: Int) -> Subject {
    Subject(state: .missing, node: given, value: .unreadable, field: subject.field)
  }

  @inline(__always)
  private func isWrittenLanguage(_ subject: Subject) -> Bool {
    (subject.state == .written || subject.state == .unreadable) && isLanguage(subject.node)
  }

  /// The key of a subject's language; nil where it is no language of a text.
  @inline(__always)
  private func ownLanguage(of subject: Subject) -> Range<Int>? {
    isLanguage(subject.node) ? description.keyRange(subject.node) : nil
  }

  /// Whether a language's key is that of another, whatever the case; nil stands for a text without languages.
  private func isSameLanguage(_ key: Range<Int>, _ other: Range<Int>?) -> Bool {
    guard let other else { return isDefault(key) }
    // A tag is ASCII, so that case changes no length.
    return key.count == other.count
      && TextComparison.isSameIgnoringCase(bytes.span.extracting(key), bytes.span.extracting(other))
  }

  /// Whether a key is `default`.
  @inline(__always)
  private func isDefault(_ key: Range<Int>) -> Bool { bytes.span.extracting(key).isExactly("default") }
}
