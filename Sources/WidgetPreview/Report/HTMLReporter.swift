import LintCore
package import WidgetLint
import YAML

/// `html`: a run as one page with summary, pictures, findings and the rules that were reported.
package struct HTMLReporter: Reporter {
  package static var hasHead: Bool { true }

  /// How many files a run has at most that shows what is without findings.
  private static let greatestCleanRun = 20
  /// How many widgets without findings are drawn.
  private static let greatestCleanCount = 200
  /// How many documents of a file are named above their pictures.
  private static let greatestNameCount = 20

  private let rules: [RuleGuide]
  private let showsClean: Bool
  private var links = RuleLinks()
  private var fileCount = 0
  private var reportedPictures = PictureLimit()
  private var cleanPictures = PictureLimit(Self.greatestCleanCount)
  private var undrawnCount = 0
  private var findingCount = 0
  private var ruleCounts: [String: Int] = [:]
  private var fileCounts: [(name: String, id: String, count: Int)] = []

  /// A page for a run.
  package init(options: ReporterOptions) {
    rules = options.rules
    showsClean = options.fileCount <= Self.greatestCleanRun
  }

  /// The format.
  package static let kind = ReporterKind(
    name: "html",
    summary: "one page with pictures, findings and rules",
    describesRules: true,
    showsCleanFiles: true
  ) { HTMLReporter(options: $0) }

  /// Whether there is something to filter, for which the page has its form and script.
  private var hasFindings: Bool { !ruleCounts.isEmpty }

  // MARK: - Files

  package mutating func report(_ file: CheckedFile) -> String {
    var text = ""
    report(file) { text += $0 }
    return text
  }

  package mutating func report(_ file: CheckedFile, to write: (String) -> Void) {
    fileCount += 1
    if file.findings.isEmpty, !showsClean { return }
    let id = "file-\(fileCount)"
    if !file.findings.isEmpty { fileCounts.append((file.name, id, file.findings.count)) }
    for finding in file.findings { ruleCounts[finding.rule, default: 0] += 1 }
    let groups = FindingGroup.groups(of: file)
    let lines = file.lines
    var html = HTML()
    html.open("section", [("class", "file"), ("id", id), ("tabindex", "-1"), ("aria-labelledby", "\(id)-name")])
    html.element("h2", file.name, [("id", "\(id)-name")])
    let apps = groups.prefix(Self.greatestNameCount).compactMap { group in
      (group.description?.app["name"].defaultText?.text).map { DataValue.clipped($0) }
    }
    if !apps.isEmpty { html.note(apps.joined(separator: ", ")) }
    var (widgetCount, hiddenCount) = (0, 0)
    for group in groups {
      writeFindings(group.findings, of: file, lines, to: &html)
      for widget in group.widgets {
        widgetCount += 1
        if widget.findings.isEmpty, !showsClean || !cleanPictures.hasRoom {
          hiddenCount += 1
          continue
        }
        html.append("<article class=\"widget\">")
        writePicture(of: widget, widgetCount, of: file, group.document, to: &html)
        writeFindings(widget.findings, of: file, lines, to: &html)
        html.append("</article>\n")
        write(html.markup)
        html = HTML()
      }
    }
    if hiddenCount > 0 {
      html.note("\(count(hiddenCount, "widget")) without findings \(hiddenCount == 1 ? "is" : "are") not drawn.")
    }
    html.append("</section>\n")
    write(html.markup)
  }

  /// Writes the name and picture of a widget, or why there is none.
  private mutating func writePicture(
    of widget: FindingGroup.Widget,
    _ number: Int,
    of file: CheckedFile,
    _ document: Int,
    to html: inout HTML
  ) {
    let name = widget.view["name"].defaultText?.text ?? "Widget without a name"
    html.element("h3", DataValue.clipped(name))
    if widget.findings.isEmpty {
      draw(widget, document, countingIn: \.cleanPictures, to: &html)
      html.note("No findings.")
    } else if reportedPictures.hasRoom {
      draw(widget, document, countingIn: \.reportedPictures, to: &html)
    } else {
      undrawnCount += 1
      if number > PictureLimit.greatestCount { return html.note("Not drawn: it is widget \(number) of its file.") }
      html.append("<p class=\"muted\">Drawn by ")
      html.element("code", "\(ProductInfo.name) preview \(Self.quoted(file.name))")
      html.append("</p>")
    }
  }

  private mutating func draw(
    _ widget: FindingGroup.Widget,
    _ document: Int,
    countingIn limit: WritableKeyPath<HTMLReporter, PictureLimit>,
    to html: inout HTML
  ) {
    let picture = WidgetPicture(widget.view, widget.findings)
    html.open("figure", [("tabindex", "0"), ("aria-label", "Picture of \(picture.name)")])
    var canvas = Canvas(depth: 1)
    let id = "picture-\(reportedPictures.count + cleanPictures.count + 1)"
    picture.write(to: &canvas, id: id, widget: widget.view, document: document)
    self[keyPath: limit].add(canvas.markup.utf8.count)
    html.append(canvas.markup)
    html.close("figure")
  }

  /// A file's name as a shell reads it.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte > 0x2C && byte < 0x3B || byte >= 0x41 && byte <= 0x5A || byte == 0x5F || byte >= 0x61 && byte <= 0x7A
    }
    return isPlain && !name.hasPrefix("-") ? name : "'\(name.replacing("'", with: "'\\''"))'"
  }

  // MARK: - Findings

  private mutating func writeFindings(
    _ findings: [MarkedFinding],
    of file: CheckedFile,
    _ lines: LineMap,
    to html: inout HTML
  ) {
    if findings.isEmpty { return }
    html.append("<ol>")
    for marked in findings {
      findingCount += 1
      let finding = marked.finding
      html.open(
        "li",
        [
          ("class", "finding \(finding.severity.name)"), ("id", "f-\(findingCount)"),
          ("data-finding", marked.fingerprint), ("data-rule", finding.rule), ("data-severity", finding.severity.name),
          ("data-file", file.name), ("data-line", "\(marked.place.line)"),
        ]
      )
      html.append(
        "<span class=\"n\">\(marked.number)</span><p><span class=\"severity\">\(finding.severity.name)</span> "
      )
      html.element("strong", marked.message)
      html.append("</p><p class=\"muted\">")
      html.element("code", "\(file.name):\(marked.place.line):\(marked.place.column)")
      html.append(" \u{B7} ")
      html.element("a", "\(finding.rule): why", [("href", "#\(links.id(of: finding.rule))")])
      html.append("</p>")
      if let help = finding.help { html.element("p", help) }
      SourceExcerpt(finding.range, of: file, lines).write(to: &html)
      if let fix = finding.fix { html.fix(fix.description, flag: fix.flag) }
      html.append("</li>\n")
    }
    html.append("</ol>")
  }

  // MARK: - The page

  package mutating func head(_ summary: Summary) -> String {
    var page = HTML()
    page.append(Page.head(title: "Today widgets, checked", hasScript: hasFindings))
    writeSummary(summary, to: &page)
    if hasFindings {
      writeLists(to: &page)
      writeForm(summary, to: &page)
    }
    page.append("<main id=\"content\" tabindex=\"-1\">\n")
    return page.markup
  }

  package mutating func finish(_ summary: Summary) -> String {
    var end = HTML()
    if hasFindings { writeRules(to: &end) }
    end.append("</main>\n")
    end.append(Page.foot(hasScript: hasFindings))
    return end.markup
  }

  private func writeSummary(_ summary: Summary, to html: inout HTML) {
    html.append("<header><h1>Today widgets, checked</h1><p class=\"summary\">")
    html.element("strong", count(summary.files, "file"))
    html.text(" checked by \(ProductInfo.name) \(ProductInfo.version): ")
    let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
    let words = counts.filter { $0.0 > 0 }.map { count($0.0, $0.1) }.joined(separator: ", ")
    html.element("strong", words.isEmpty ? "no findings" : words)
    if summary.suppressed > 0 { html.text(", \(summary.suppressed) suppressed") }
    if summary.baselined > 0 { html.text(", \(summary.baselined) in the baseline") }
    let clean = summary.files - fileCounts.count
    if clean > 0, !words.isEmpty { html.text("; \(count(clean, "file")) without findings") }
    html.append("</p>")
    if undrawnCount > 0 {
      let drawn = "The first \(reportedPictures.count) widgets with findings are drawn"
      html.note("\(drawn); of \(undrawnCount) others there are the findings alone.")
    }
    html.append("</header>\n")
  }

  /// The rules that were reported, the most frequent first.
  private var reportedRules: [(rule: String, count: Int)] {
    ruleCounts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  private mutating func writeLists(to html: inout HTML) {
    html.append("<nav aria-label=\"Findings by rule and by file\" class=\"lists\">")
    let rules = reportedRules.map { (name: $0.rule, id: links.id(of: $0.rule), count: $0.count) }
    for (title, rows) in [("By rule", rules), ("By file", fileCounts)] {
      html.append("<div><h2>\(title)</h2><ol>")
      for row in rows {
        html.append("<li>")
        html.element("a", row.name, [("href", "#\(row.id)")])
        html.append("<span class=\"muted\">\(row.count)</span></li>")
      }
      html.append("</ol></div>")
    }
    html.append("</nav>\n")
  }

  private func writeForm(_ summary: Summary, to html: inout HTML) {
    html.append("<form id=\"filter\" aria-label=\"Filter\" hidden=\"\"><fieldset><legend>Show</legend>")
    for (severity, count) in [("error", summary.errors), ("warning", summary.warnings), ("info", summary.infos)] {
      html.append("<label><input type=\"checkbox\" name=\"severity\" value=\"\(severity)\" checked=\"\"/>")
      html.append("\(severity)s (\(count))</label>")
    }
    html.append("</fieldset><label>Rule <select name=\"rule\"><option value=\"\">all</option>")
    for (rule, _) in reportedRules { html.element("option", rule, [("value", rule)]) }
    html.append("</select></label><label>File <input name=\"file\" placeholder=\"part of its name\"/></label>")
    html.append("<button type=\"reset\">Show all</button><span role=\"status\"></span></form>\n")
  }

  private mutating func writeRules(to html: inout HTML) {
    let known = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    html.append("<section aria-labelledby=\"rules\" class=\"rules\">")
    html.append("<h2 id=\"rules\">The rules that were reported</h2>\n")
    for (rule, _) in reportedRules {
      html.open("article", [("class", "rule"), ("id", links.id(of: rule)), ("tabindex", "-1")])
      html.element("h3", known[rule]?.summary ?? rule)
      html.element("p", rule, [("class", "muted code")])
      known[rule]?.write(to: &html)
      html.append("</article>\n")
    }
    html.append("</section>\n")
  }
}
