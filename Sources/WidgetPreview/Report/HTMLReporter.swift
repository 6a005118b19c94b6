package import WidgetLint

/// `html`: a run on one page with a summary, pictures, findings and the reported rules.
package struct HTMLReporter: ProjectReporter {
  /// The most files in a run for which widgets without findings are shown.
  private static let greatestCleanRun = 20
  /// The most documents of a file to name above their pictures.
  private static let greatestNameCount = 20

  /// The number of pictures after which those of widgets without findings are left out.
  private static let cleanPictures = 200

  private let rules: [RuleGuide]
  private let showsClean: Bool
  private var fileCount = 0
  private var pictures = PictureLimit()
  /// The limit as the command `preview` would have used it up by now; widgets not drawn here count as no bytes.
  private var previewed = PictureLimit()
  private var undrawnCount = 0
  private var findingCount = 0
  private var ruleCounts: [String: Int] = [:]
  private var fileCounts: [(name: String, id: String, count: Int)] = []

  /// Creates the page of a run.
  package init(options: ReporterOptions) {
    rules = options.rules
    showsClean = options.fileCount <= Self.greatestCleanRun
  }

  package static let kind = ReporterKind(name: "html", hasHead: true, describesRules: true, showsProjects: true) {
    HTMLReporter(options: $0)
  }

  /// Whether there are findings to filter, so that the page needs its form and script.
  private var hasFindings: Bool { !ruleCounts.isEmpty }

  // MARK: - Files

  package mutating func report(_ project: CheckedProject, to write: (String) -> Void) {
    fileCount += 1
    if project.files.allSatisfy(\.findings.isEmpty), !showsClean { return }
    let (name, id) = (project.name, "file-\(fileCount)")
    let groups = FindingGroup.groups(of: project)
    for file in project.files where !file.findings.isEmpty {
      for finding in file.findings { ruleCounts[finding.rule, default: 0] += 1 }
      fileCounts.append((file.name, id, file.findings.count))
    }
    var html: Markup = """
      <section class="file" id="\(id)" tabindex="-1" aria-labelledby="\(id)-name">\
      <h2 id="\(id)-name">\(name)</h2>
      """
    let apps = groups.prefix(Self.greatestNameCount).compactMap { group in
      (group.description?.app["name"].defaultText?.text).map { DataValue.clipped($0) }
    }
    if !apps.isEmpty { html += .note(apps.joined(separator: ", ")) }
    var hiddenCount = 0
    previewed = PictureLimit()
    for group in groups {
      html += list(group.findings)
      for widget in group.widgets {
        if widget.findings.isEmpty, !showsClean || pictures.count >= Self.cleanPictures {
          hiddenCount += 1
          previewed.add(0)
          continue
        }
        let title = heading(of: widget.view)
        let picture = picture(of: widget, of: name, group.document)
        let findings = list(widget.findings)
        html += "<article class=\"widget\">\(title)\(picture)\(findings)</article>\n"
        write(html.text)
        html = ""
      }
    }
    if hiddenCount > 0 {
      let hidden = hiddenCount.counted("widget without findings is", "widgets without findings are")
      html += .note("\(hidden) not drawn.")
    }
    html += "</section>\n"
    write(html.text)
  }

  /// Returns the title above the widget and, in small print, its name and source.
  private func heading(of widget: WidgetView) -> Markup {
    let title = widget.shownTitle
    let name = widget.name.flatMap { $0 == title ? nil : $0 }
    let facts = [name, widget["source"].text].compactMap(\.self).map { DataValue.clipped($0) }
    let small: Markup = facts.isEmpty ? "" : .note(facts.joined(separator: " \u{B7} "))
    return "<h3>\(DataValue.clipped(title ?? "Widget without a name"))</h3>\(small)"
  }

  /// Returns the picture of a widget, or the command that draws it.
  private mutating func picture(of widget: FindingGroup.Widget, of file: String, _ document: Int) -> Markup {
    guard pictures.hasRoom else {
      undrawnCount += 1
      defer { previewed.add(0) }
      guard previewed.hasRoom else { return .note("Not drawn, because many widgets of its file come before it.") }
      let command = "\(ProductInfo.name) preview \(VisibleText.argument(file))"
      return "<p class=\"muted\">To draw it, run <code>\(command)</code></p>"
    }
    let picture = WidgetPicture(widget)
    let svg = picture.svg(id: "picture-\(pictures.count + 1)", document: document) ?? ""
    pictures.add(svg.text.utf8.count)
    previewed.add(svg.text.utf8.count)
    let note: Markup = widget.findings.isEmpty ? .note("No findings.") : ""
    return "<figure tabindex=\"0\" aria-label=\"Picture of \(picture.name)\">\(svg)</figure>\(note)"
  }

  // MARK: - Findings

  private mutating func list(_ findings: [MarkedFinding]) -> Markup {
    findings.isEmpty ? "" : "<ol>\(findings.map { row($0) })</ol>"
  }

  private mutating func row(_ marked: MarkedFinding) -> Markup {
    findingCount += 1
    let finding = marked.finding
    let severity = finding.severity.name
    let why = "\(finding.rule): why"
    let source = "\(marked.file.name):\(marked.place.line):\(marked.place.column)"
    let help: Markup = finding.help.map { "<p>\(Markup.words($0))</p>" } ?? ""
    let fix: Markup = finding.fix.map { .fix($0.description, flag: Fix.flag(isSafe: $0.isSafe)) } ?? ""
    return """
      <li class="finding \(severity)" id="f-\(findingCount)" data-finding="\(marked.fingerprint)" \
      data-rule="\(finding.rule)" data-severity="\(severity)" data-file="\(marked.file.name)" \
      data-line="\(marked.place.line)"><span class="n">\(marked.number)</span>\
      <p><span class="severity">\(severity)</span> <strong>\(Markup.words(marked.finding.text))</strong></p>\
      <p class="muted"><code>\(source)</code> \u{B7} <a href="#rule-\(finding.rule)">\(why)</a></p>\
      \(help)\(SourceExcerpt(range: finding.range, file: marked.file).markup)\(fix)</li>

      """
  }

  // MARK: - The page

  package func head(_ summary: Summary) -> String {
    let severities = [("error", summary.errors), ("warning", summary.warnings), ("info", summary.infos)]
    let title = "\(ProductInfo.name) report"
    let page: Markup = """
      \(Page.head(title: title, hasScript: hasFindings))<header><h1>\(title)</h1>\(counts(summary, severities))</header>
      \(hasFindings ? lists() : "")\(hasFindings ? form(severities) : "")<main id="content" tabindex="-1">

      """
    return page.text
  }

  package func finish(_ summary: Summary) -> String {
    let end: Markup = "\(hasFindings ? reportedRules() : "")</main>\n\(Page.foot(hasScript: hasFindings))"
    return end.text
  }

  private func counts(_ summary: Summary, _ severities: [(name: String, count: Int)]) -> Markup {
    let words = severities.filter { $0.count > 0 }.map { $0.count.counted($0.name) }.joined(separator: ", ")
    var html: Markup = """
      <p class="summary"><strong>\(summary.files.counted("file"))</strong> checked by \(ProductInfo.name) \
      \(ProductInfo.version): <strong>\(words.isEmpty ? "no findings" : words)</strong>
      """
    if summary.suppressed > 0 { html += ", \(summary.suppressed) suppressed" }
    if summary.baselined > 0 { html += ", \(summary.baselined) in the baseline" }
    let clean = summary.files - fileCounts.count
    if clean > 0, !words.isEmpty { html += "; \(clean.counted("file")) without findings" }
    html += "</p>"
    if !summary.isComplete { html += .note(Summary.incomplete) }
    if let judged = TextReporter.judged(summary) { html += .note(judged + ".") }
    if undrawnCount > 0 {
      let others = undrawnCount.counted("widget")
      html += .note("Of \(others) after the first \(pictures.count) there are the findings alone.")
    }
    return html
  }

  /// The ids of the rules that were reported, the most frequent first.
  private var reportedIDs: [String] {
    ruleCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private func lists() -> Markup {
    let rules = reportedIDs.map { (name: $0, id: "rule-\($0)", count: ruleCounts[$0] ?? 0) }
    let lists = [("By rule", rules), ("By file", fileCounts)].map { title, rows -> Markup in
      let rows = rows.map { row -> Markup in
        "<li><a href=\"#\(row.id)\">\(row.name)</a> <span class=\"muted\">\(row.count)</span></li>"
      }
      return "<div><h2>\(title)</h2><ol>\(rows)</ol></div>"
    }
    return "<nav aria-label=\"Findings by rule and by file\" class=\"lists\">\(lists)</nav>\n"
  }

  private func form(_ severities: [(name: String, count: Int)]) -> Markup {
    let boxes = severities.map { severity -> Markup in
      """
      <label><input type="checkbox" name="severity" value="\(severity.name)" checked=""/>\
      \(severity.name)s (\(severity.count))</label>
      """
    }
    return """
      <form id="filter" aria-label="Filter" hidden=""><fieldset><legend>Show</legend>\(boxes)</fieldset>\
      <label>Rule <select name="rule"><option value="">all</option>\
      \(reportedIDs.map { "<option value=\"\($0)\">\($0)</option>" as Markup })</select></label>\
      <label>File <input name="file" placeholder="part of its name"/></label>\
      <button type="reset">Show all</button><span role="status"></span></form>

      """
  }

  private func reportedRules() -> Markup {
    let known = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let reported = reportedIDs.map { id in
      Markup.article(id, known[id]?.summary ?? id, known[id]?.details(namesGuideline: true) ?? "")
    }
    return """
      <section aria-labelledby="rules" class="rules"><h2 id="rules">The rules that were reported</h2>
      \(reported)</section>

      """
  }
}
