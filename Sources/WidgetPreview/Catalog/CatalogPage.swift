import LintCore
package import WidgetLint

/// The rules in effect as a page, each with an example that is reported beside one that is fine.
package struct CatalogPage {
  private let guides: [RuleGuide]
  private var links = RuleLinks()
  private var pictureCount = 0

  /// A page of some rules, with all that their files say, and some checks.
  package init(_ guides: [RuleGuide]) { self.guides = guides }

  /// The page.
  package mutating func text() -> String {
    var html = HTML()
    let title = "The rules of \(ProductInfo.name)"
    html.append(Page.head(title: title, hasScript: false))
    html.append("<header><h1>\(title)</h1></header>\n<main id=\"content\" tabindex=\"-1\">\n")
    let groups = Dictionary(grouping: guides.filter { $0.rule != nil }) { $0.rule?.guideline }
    for guideline in groups.keys.compactMap({ $0 }).sorted() { write(guideline, groups[guideline] ?? [], to: &html) }
    write("Rules of no guideline", groups[nil] ?? [], to: &html)
    html.append("<section class=\"rules\"><h2>About the description itself</h2>")
    for check in guides where check.rule == nil {
      writeHeading(check, to: &html)
      html.append("</article>\n")
    }
    html.append("</section>\n</main>\n")
    html.append(Page.foot(hasScript: false))
    return html.markup
  }

  private mutating func write(_ guideline: String, _ guides: [RuleGuide], to html: inout HTML) {
    if guides.isEmpty { return }
    html.append("<section class=\"rules\">")
    html.element("h2", guideline)
    for guide in guides { write(guide, to: &html) }
    html.append("</section>\n")
  }

  private mutating func writeHeading(_ guide: RuleGuide, to html: inout HTML) {
    let severity = guide.shownSeverity
    html.open("article", [("class", "rule \(severity)"), ("id", links.id(of: guide.id)), ("tabindex", "-1")])
    html.append("<h3>")
    html.text(guide.summary)
    html.append(" <span class=\"severity\">\(severity)</span></h3>")
    html.element("p", guide.id, [("class", "muted code")])
  }

  private mutating func write(_ guide: RuleGuide, to html: inout HTML) {
    writeHeading(guide, to: &html)
    guide.write(to: &html, namesGuideline: false)
    for (place, help) in guide.helps.enumerated() {
      html.element("p", "\(place == 0 ? "What to do" : "Or"): \(help)")
    }
    for fix in guide.rule?.fixes ?? [] { html.fix(fix.description, flag: fix.flag) }
    if let document = guide.document {
      if let reason = document.noFix { html.note("No fix: \(reason)") }
      writeExamples(document, to: &html)
    }
    html.append("</article>\n")
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
      let parameters = example.parameters.map(\.words).joined(separator: "; ")
      let words = example.reports.isEmpty ? "Fine" : "Reported at \(example.shownReports)"
      html.element("p", words + (parameters.isEmpty ? "" : " with \(parameters)"))
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
