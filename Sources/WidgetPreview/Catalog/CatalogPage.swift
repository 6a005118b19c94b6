package import WidgetLint

/// A page of the rules in effect, each with a reported example next to a valid one.
package struct CatalogPage {
  private let guides: [RuleGuide]
  private var pictureCount = 0

  /// Creates a page of some rules, with everything that their files say, and some checks.
  package init(_ guides: [RuleGuide]) { self.guides = guides }

  package mutating func text() -> String {
    let title = "The rules of \(ProductInfo.name)"
    let sets = guides.compactMap { $0.rule?.table?.guidelines }.unique(by: \.id)
    var sections: [Markup] = []
    // The default set comes first, and the guidelines of each set stay together.
    for set in sets.sorted(by: { ($1.isDefault ? 1 : 0, $0.id) < ($0.isDefault ? 1 : 0, $1.id) }) {
      let subject = "\(set.id): \(set.meaning)"
      let groups = Dictionary(grouping: guides.filter { $0.rule?.table?.guidelines == set }) { $0.rule?.guideline }
      sections += groups.keys.compactMap { $0 }.sorted().map { section($0, subject, groups[$0] ?? []) }
      if let others = groups[nil] { sections.append(section("Rules of no guideline", subject, others)) }
    }
    let checks = guides.filter { $0.rule == nil }
    sections.append(section("About the description itself", nil, checks))
    let page: Markup = """
      \(Page.head(title: title, hasScript: false))<header><h1>\(title)</h1></header>
      <main id="content" tabindex="-1">
      \(sections)</main>
      \(Page.foot(hasScript: false))
      """
    return page.text
  }

  /// Returns the section of one guideline; `subject` is what all rules of its set are about.
  private mutating func section(_ title: String, _ subject: String?, _ guides: [RuleGuide]) -> Markup {
    let note: Markup = subject.map { .note($0) } ?? ""
    return "<section class=\"rules\"><h2>\(title)</h2>\(note)\(guides.map { article($0) })</section>\n"
  }

  private mutating func article(_ guide: RuleGuide) -> Markup {
    var html = guide.details(namesGuideline: false)
    for (place, help) in guide.helps.enumerated() {
      let words = "\(place == 0 ? "What to do" : "Or"): \(help)"
      html += "<p>\(Markup.words(words))</p>"
    }
    for fix in guide.rule?.fixes ?? [] { html += .fix(fix.description, flag: Fix.flag(isSafe: fix.isSafe)) }
    if let reason = guide.document?.noFix { html += .note("No fix: \(reason)") }
    if let document = guide.document { html += examples(of: document) }
    return .article(guide.id, guide.summary, severity: guide.shownSeverity, html)
  }

  // MARK: - Examples

  private mutating func examples(of document: RuleDocument) -> Markup {
    let examples = document.examples
    let reported = examples.firstIndex { !$0.reports.isEmpty }
    let fine = examples.firstIndex { $0.reports.isEmpty && $0.parameters.isEmpty }
    var part: PicturePart?
    var pair: [Markup] = []
    for case (let index?, let words) in [(reported, "Reported"), (fine, "Fine")] {
      let picture = Self.picture(of: examples[index], document.rule)
      // Both examples show the part of the picture with the first finding.
      if index == reported { part = picture?.markedPart }
      var figure: Markup = ""
      if let part, let svg = picture?.svg(id: "picture-\(pictureCount + 1)", document: 1, part: part) {
        pictureCount += 1
        figure = "<figure>\(svg)</figure>"
      }
      let text = Self.text(of: examples[index])
      pair.append("<div class=\"\(words.lowercased())\">\(figure)<h4>\(words)</h4>\(text)</div>")
    }
    let shown: Markup = pair.isEmpty ? "" : "<div class=\"examples\">\(pair)</div>"
    let others = examples.indices.filter { $0 != reported && $0 != fine }.map { examples[$0] }
    if others.isEmpty { return shown }
    let rows = others.map { example -> Markup in
      let parameters = example.parameters.map(\.words).joined(separator: "; ")
      let verdict = example.reports.isEmpty ? "Fine" : "Reported at \(example.shownReports)"
      let words = verdict + (parameters.isEmpty ? "" : " with \(parameters)")
      return "<p>\(words)</p>\(Self.text(of: example))"
    }
    return "\(shown)<details><summary>\(others.count.counted("more example"))</summary>\(rows)</details>"
  }

  private static func text(of example: RuleDocument.Example) -> Markup {
    var lines = example.description.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let rows = lines.enumerated().map { "\(verbatim: $0 > 0 ? "\n" : "")\(String($1))" as Markup }
    return "<pre><code>\(rows)</code></pre>"
  }

  /// Returns the picture of an example with one rule's findings: that of the first widget reported, or else of the
  /// first one; nil if there is no widget to draw.
  private static func picture(of example: RuleDocument.Example, _ rule: Rule) -> WidgetPicture? {
    let rule = rule.taking(example.parameters)
    let file = Linter(LintSettings(rules: [rule])).check(example.description, name: "example")
    let widgets = FindingGroup.groups(of: CheckedProject(file)).flatMap(\.widgets)
    let shown = widgets.first { !$0.findings.isEmpty } ?? widgets.first
    return shown.map { WidgetPicture($0) }
  }
}
