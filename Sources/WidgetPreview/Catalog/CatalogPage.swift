package import LintCore
package import WidgetLint

/// The rules in effect as a page, each with an example that is reported beside one that is fine.
package struct CatalogPage {
  /// A rule in effect, with what its file says.
  package struct Entry {
    fileprivate let document: RuleDocument
    fileprivate let rule: Rule

    /// A rule's file with the rule as a configuration sets it.
    package init(_ document: RuleDocument, as rule: Rule) { (self.document, self.rule) = (document, rule) }
  }

  private let entries: [Entry]
  private let checks: [RuleDescription]
  private var links = RuleLinks()
  private var pictureCount = 0

  /// A page with some rules and the checks of the description.
  package init(_ entries: [Entry], checks: [RuleDescription]) { (self.entries, self.checks) = (entries, checks) }

  /// The page.
  package mutating func text() -> String {
    var html = HTML()
    let title = "The rules of \(ProductInfo.name)"
    html.append(Page.head(title: title, hasScript: false))
    html.append("<header><h1>\(title)</h1></header>\n<main id=\"content\" tabindex=\"-1\">\n")
    let groups = Dictionary(grouping: entries, by: \.rule.guideline)
    for guideline in groups.keys.compactMap({ $0 }).sorted() { write(guideline, groups[guideline] ?? [], to: &html) }
    write("Rules of no guideline", groups[nil] ?? [], to: &html)
    html.append("<section class=\"rules\"><h2>About the description itself</h2>")
    for check in checks {
      writeHeading(check.id, check.summary, check.severity, to: &html)
      html.append("</article>\n")
    }
    html.append("</section>\n</main>\n")
    html.append(Page.foot(hasScript: false))
    return html.markup
  }

  private mutating func write(_ guideline: String, _ entries: [Entry], to html: inout HTML) {
    if entries.isEmpty { return }
    html.append("<section class=\"rules\">")
    html.element("h2", guideline)
    for entry in entries { write(entry, to: &html) }
    html.append("</section>\n")
  }

  private mutating func writeHeading(_ id: String, _ summary: String, _ severity: String, to html: inout HTML) {
    html.open("article", [("class", "rule \(severity)"), ("id", links.id(of: id)), ("tabindex", "-1")])
    html.append("<h3>")
    html.text(summary)
    html.append(" <span class=\"severity\">\(severity)</span></h3>")
    html.element("p", id, [("class", "muted code")])
  }

  private mutating func write(_ entry: Entry, to html: inout HTML) {
    let rule = entry.rule
    writeHeading(rule.id, rule.summary, rule.severity.name, to: &html)
    var description = RuleDescription(entry.document)
    description.parameters = rule.parameters.map(Self.words)
    RuleText(description).write(to: &html, namesGuideline: false)
    for (place, help) in rule.help.variants.enumerated() {
      let words = help.template.filled(
        for: Failure(node: 0, actual: nil, expected: nil),
        field: "",
        widget: nil,
        parameters: rule.parameters
      )
      html.element("p", "\(place == 0 ? "What to do" : "Or"): \(words)")
    }
    for fix in rule.fixes { html.fix(fix.description, isSafe: fix.isSafe) }
    if let reason = entry.document.noFix { html.note("No fix: \(reason)") }
    writeExamples(entry.document, to: &html)
    html.append("</article>\n")
  }

  private static func words(_ parameter: RuleParameter) -> String {
    "\(parameter.name): \(DataValue.enumerate(parameter.values.map(\.data.shown), "and"))"
  }

  // MARK: - Examples

  private mutating func writeExamples(_ document: RuleDocument, to html: inout HTML) {
    let examples = document.examples
    let reported = examples.firstIndex { !$0.reports.isEmpty }
    let fine = examples.firstIndex { $0.reports.isEmpty && $0.parameters.isEmpty }
    let drawing = reported.flatMap { ExampleDrawing(examples[$0], of: document.rule) }
    let part = drawing?.markedPart
    if reported != nil || fine != nil { html.append("<div class=\"examples\">") }
    if let reported { write(examples[reported], drawing, part, "Reported", "reported", to: &html) }
    if let fine {
      let drawing = ExampleDrawing(examples[fine], of: document.rule)
      write(examples[fine], drawing, part, "Fine", "fine", to: &html)
    }
    if reported != nil || fine != nil { html.append("</div>") }
    let others = examples.indices.filter { $0 != reported && $0 != fine }
    if others.isEmpty { return }
    html.append("<details><summary>\(count(others.count, "more example"))</summary>")
    for index in others {
      let example = examples[index]
      let places = example.reports.map { $0.isEmpty ? "the document" : $0 }.joined(separator: ", ")
      let with = example.parameters.isEmpty ? "" : " with \(example.parameters.map(Self.words).joined(separator: "; "))"
      html.element("p", (places.isEmpty ? "Fine" : "Reported at \(places)") + with)
      writeText(example, to: &html)
    }
    html.append("</details>")
  }

  private mutating func write(
    _ example: RuleDocument.Example,
    _ drawing: ExampleDrawing?,
    _ part: PicturePart?,
    _ words: String,
    _ name: String,
    to html: inout HTML
  ) {
    html.append("<div class=\"\(name)\">")
    if let drawing, let part, drawing.has(part) {
      pictureCount += 1
      html.append("<figure>\(drawing.markup(of: part, id: "picture-\(pictureCount)"))</figure>")
    }
    html.append("<h4>\(words)</h4>")
    writeText(example, to: &html)
    html.append("</div>")
  }

  private func writeText(_ example: RuleDocument.Example, to html: inout HTML) {
    var text = example.description
    while text.last == "\n" { text.removeLast() }
    html.append("<pre><code>\(HTML.escapedLines(text))</code></pre>")
  }
}
