package import WidgetLint

/// `preview`: one SVG with the pictures of all widgets, one below the other, and their findings.
package struct PreviewReporter: ProjectReporter {
  /// The format, which has a command of its own.
  package static let kind = ReporterKind(name: "svg", hasHead: true, showsProjects: true) { _ in PreviewReporter() }

  private static let (left, width) = (Pane.leftX, Columns.wide)
  private static let right = left + width
  private static let codeWidth = 186.0

  private var canvas = Canvas()
  private var y = 0.0
  /// The limit after which only findings are listed.
  private var pictures = PictureLimit()

  /// Creates a reporter that has drawn nothing yet.
  package init() {}

  package mutating func report(_ project: CheckedProject, to write: (String) -> Void) {
    let file = project.file
    for group in FindingGroup.groups(of: project) {
      drawHeading(group, project.name)
      group.findings.forEach { drawRow($0, namesFile: file == nil) }
      for widget in group.widgets {
        if widget.findings.isEmpty, !pictures.hasRoom { continue }
        let start = widget.view.fields.node.flatMap { group.description?.place(of: $0).range.lowerBound }
        drawHeading(widget, line: start.flatMap { file?.position(of: $0).line })
        if pictures.hasRoom { drawPicture(widget, document: group.document) }
        y += 14
        widget.findings.forEach { drawRow($0, namesFile: file == nil) }
        y += 8
        take(write)
      }
      take(write)
    }
  }

  /// Writes what was drawn since the last call.
  private mutating func take(_ write: (String) -> Void) {
    write(canvas.markup.text)
    canvas = Canvas()
  }

  package mutating func finish(_ summary: Summary) -> String { y == 0 ? "" : "\n</svg>\n" }

  package func head(_ summary: Summary) -> String {
    if y == 0 { return "" }
    var root = Canvas()
    root.markup = """
      <svg xmlns="http://www.w3.org/2000/svg" width="960" height="\(y + 30)" viewBox="0 0 960 \(y + 30)" \
      font-family="\(TextAppearance.families)" lang="en">
      <title>\(ProductInfo.name) preview</title>
      <style>@media (prefers-color-scheme:dark){\(Ink.darkRules)}</style>
      \(Ink.definitions)
      """
    root.rect(Box(0, 0, WidgetPicture.width, y + 30), .fill(.paper))
    return root.markup.text
  }

  private mutating func drawPicture(_ widget: FindingGroup.Widget, document: Int) {
    let picture = WidgetPicture(widget)
    let svg = picture.svg(id: "widget-\(pictures.count + 1)", document: document, at: y) ?? ""
    canvas.markup += svg
    pictures.add(svg.text.utf8.count)
    y += picture.height + 10
  }

  private mutating func drawHeading(_ group: FindingGroup, _ file: String) {
    y += y == 0 ? 38 : 60
    let app = group.description?.app
    let name = app?["name"].defaultText?.text ?? file
    canvas.text(name, Self.left, y, TextAppearance(size: 24, weight: 700), .ink, room: Self.width)
    if let app {
      let target = app["deploymentTarget"]
      var facts = [file]
      if let version = target.version {
        facts.append("iOS \(version.text) and later")
      } else if let value = target.field.map({ app.description.table[$0].defaultValue }), value.kind == .value {
        facts.append("iOS \(value.text) and later by default")
      }
      let schemes = app["urlSchemes"].elements.prefix(20).compactMap(\.text).map { "\($0):" }
      if !schemes.isEmpty { facts.append("opened by \(schemes.joined(separator: ", "))") }
      y += 24
      let words = facts.joined(separator: " \u{B7} ")
      canvas.text(words, Self.left, y, TextAppearance(size: 12, isComposed: true), .muted, room: Self.width)
    }
    y += group.findings.isEmpty ? 4 : 32
  }

  private mutating func drawHeading(_ widget: FindingGroup.Widget, line: Int?) {
    y += 22
    canvas.line(Point(Self.left, y), Point(Self.right, y), .stroke(.rule))
    y += 35
    var facts = line.map { ["line \($0)"] } ?? []
    for (key, words) in [("primary", "primary"), ("quickAction", "quick action")] {
      if let flag = widget.view[key].boolean { facts.append(flag ? words : "not \(words)") }
    }
    let counts = MarkedFinding.counts(of: widget.findings)
    if !counts.isEmpty { facts.append(counts) }
    let name = widget.view.shownTitle ?? "Widget without a name"
    if let own = widget.view.name, own != name { facts.insert(DataValue.clipped(own), at: 0) }
    let words = facts.joined(separator: " \u{B7} ")
    let appearance = TextAppearance(size: 12, isComposed: true, anchor: .end)
    let room = Self.width - appearance.width(words) - 20
    canvas.text(name, Self.left, y, TextAppearance(size: 19, weight: 700), .ink, room: room)
    canvas.text(words, Self.right, y, appearance, .muted)
    y += 14
  }

  private mutating func drawRow(_ marked: MarkedFinding, namesFile: Bool) {
    let finding = marked.finding
    canvas.add("<g class=\"finding\" data-finding=\"\(exact: marked.fingerprint)\">")
    y += 18
    canvas.sign(marked, at: Point(Self.left + 14, y - 5))
    let code = TextAppearance(size: 11, isMonospaced: true, isComposed: true, anchor: .end)
    // If space is short, cuts off the end of the file name, never the line number.
    var place = "\(marked.place.line):\(marked.place.column)"
    if namesFile, let name = marked.file.name.split(separator: "/").last { place += " \(name)" }
    canvas.text(finding.rule, Self.right, y, code, .muted, room: Self.codeWidth)
    canvas.text(place, Self.right, y + 15, code, .muted, room: Self.codeWidth)
    drawLines(marked.finding.text, TextAppearance(size: 13, isComposed: true), .ink, 18)
    if let help = finding.help { drawLines(help, TextAppearance(size: 12, isComposed: true), .muted, 17) }
    canvas.add("</g>")
    y += 6
  }

  private mutating func drawLines(_ words: String, _ appearance: TextAppearance, _ ink: Ink, _ pitch: Double) {
    for line in appearance.wrapped(ShownText.of(words), into: 640, lines: 20) {
      canvas.text(line, Self.left + 36, y, appearance, ink)
      y += pitch
    }
  }
}
