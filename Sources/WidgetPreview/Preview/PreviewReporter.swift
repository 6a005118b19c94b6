import LintCore
package import WidgetLint
import YAML

/// `preview`: an SVG with the pictures of all widgets below each other, and their findings.
package struct PreviewReporter: Reporter {
  package static var hasHead: Bool { true }

  private static let depth = 1

  private var canvas = Canvas(depth: Self.depth)
  private var y = 0.0
  /// After these, only findings are shown.
  private var pictures = PictureLimit()

  /// Nothing drawn yet.
  package init() {}

  package mutating func report(_ file: CheckedFile) -> String {
    var text = ""
    report(file) { text += $0 }
    return text
  }

  package mutating func report(_ file: CheckedFile, to write: (String) -> Void) {
    let lines = file.lines
    for group in FindingGroup.groups(of: file) {
      drawHeading(group, file)
      for marked in group.findings { drawRow(marked, file, lines) }
      var hiddenCount = 0
      for widget in group.widgets {
        if widget.findings.isEmpty, !pictures.hasRoom {
          hiddenCount += 1
          continue
        }
        draw(widget, group, file, lines)
        take(write)
      }
      if hiddenCount > 0 { drawCount(of: hiddenCount) }
      take(write)
    }
  }

  /// Hands over what was drawn since the last time.
  private mutating func take(_ write: (String) -> Void) {
    write(canvas.markup)
    canvas = Canvas(depth: Self.depth)
  }

  package mutating func finish(_ summary: Summary) -> String { y == 0 ? "" : "\n</svg>\n" }

  package func head(_ summary: Summary) -> String {
    if y == 0 { return "" }
    let height = tenths(y + 30)
    var root = Canvas()
    root.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "960"), ("height", height), ("viewBox", "0 0 960 \(height)"),
        ("font-family", Lettering.families), ("lang", "en"),
      ]
    )
    root.title("Today widgets")
    root.append("\n <style>@media (prefers-color-scheme:dark){\(Role.darkRules)}</style>\n ")
    root.append(Pattern.definitions)
    root.rect(Box(0, 0, WidgetPicture.width, y + 30), .fill(.role(.paper)))
    return String(root.markup.dropFirst())
  }

  private mutating func draw(
    _ widget: FindingGroup.Widget,
    _ group: FindingGroup,
    _ file: CheckedFile,
    _ lines: LineMap
  ) {
    drawHeading(widget, group, file, lines)
    if pictures.hasRoom {
      let before = canvas.markup.utf8.count
      let picture = WidgetPicture(widget.view, widget.findings)
      let document = group.description?.document ?? 1
      picture.write(to: &canvas, id: "widget-\(pictures.count + 1)", widget: widget.view, document: document, at: y)
      pictures.add(canvas.markup.utf8.count - before)
      y += picture.height + 10
    }
    y += 14
    for marked in widget.findings { drawRow(marked, file, lines) }
    y += 8
  }

  private mutating func drawCount(of hidden: Int) {
    y += 30
    let words = "\(count(hidden, "more widget")) without findings \(hidden == 1 ? "is" : "are") not drawn."
    canvas.text(words, Self.left, y, Lettering(13), .role(.muted))
  }

  private mutating func drawHeading(_ group: FindingGroup, _ file: CheckedFile) {
    y += y == 0 ? 38 : 60
    let app = group.description?.app
    let name = app?["name"].defaultText?.text ?? file.name
    canvas.text(name, Self.left, y, Lettering(24, weight: 700), .role(.ink), room: Self.width)
    var facts: [String] = []
    if let app {
      facts.append(file.name)
      let target = app["deploymentTarget"].version.map { "iOS \($0.text) and later" }
      facts.append(target ?? "iOS 10.0 and later by default")
      let schemes = app["urlSchemes"].elements(first: 20).compactMap(\.text).map { "\($0):" }
      if !schemes.isEmpty { facts.append("opened by \(schemes.joined(separator: ", "))") }
    }
    if !facts.isEmpty {
      y += 24
      canvas.text(facts.joined(separator: " \u{B7} "), Self.left, y, Lettering(12), .role(.muted), room: Self.width)
    }
    y += group.findings.isEmpty ? 4 : 32
  }

  private mutating func drawHeading(
    _ widget: FindingGroup.Widget,
    _ group: FindingGroup,
    _ file: CheckedFile,
    _ lines: LineMap
  ) {
    y += 22
    canvas.line(Point(Self.left, y), Point(Self.left + Self.width, y), .stroke(.role(.rule)))
    y += 35
    var facts: [String] = []
    if let description = group.description, let node = widget.view.fields.node {
      let place = description.place(of: node).range.lowerBound
      facts.append("line \(lines.position(of: place, in: file.bytes).line)")
    }
    for (key, words) in [("primary", "primary"), ("quickAction", "quick action")] {
      if let flag = widget.view[key].boolean { facts.append(flag ? words : "not \(words)") }
    }
    let counts = SeverityCounts(widget.findings.map(\.finding.severity)).words
    if !counts.isEmpty { facts.append(counts) }
    let name = widget.view["name"].defaultText?.text ?? "Widget without a name"
    let right = facts.joined(separator: " \u{B7} ")
    let lettering = Lettering(12, .end)
    let room = Self.width - lettering.width(right) - 20
    canvas.text(name, Self.left, y, Lettering(19, weight: 700), .role(.ink), room: room)
    canvas.text(right, Self.left + Self.width, y, lettering, .role(.muted))
    y += 14
  }

  private mutating func drawRow(_ marked: MarkedFinding, _ file: CheckedFile, _ lines: LineMap) {
    let finding = marked.finding
    canvas.open("g", [("class", "finding"), ("data-finding", marked.fingerprint)])
    y += 18
    canvas.sign(finding.severity, number: marked.number, at: Point(Self.left + 14, y - 5))
    let place = lines.position(of: finding.range.lowerBound, in: file.bytes)
    let (right, code) = (Self.left + Self.width, Lettering(11, isMonospaced: true, .end))
    let words = "\(finding.rule) \(place.line):\(place.column)"
    if code.width(words) <= Self.codeWidth {
      canvas.text(words, right, y, code, .role(.muted))
    } else {
      canvas.text(finding.rule, right, y, code, .role(.muted), room: Self.codeWidth)
      canvas.text("\(place.line):\(place.column)", right, y + 15, code, .role(.muted))
    }
    drawLines(marked.message, Lettering(13), .role(.ink), 18)
    if let help = finding.help { drawLines(help, Lettering(12), .role(.muted), 17) }
    canvas.close("g")
    y += 6
  }

  private mutating func drawLines(_ words: String, _ lettering: Lettering, _ ink: Ink, _ pitch: Double) {
    for line in lettering.wrapped(ShownText.of(words), into: 640, lines: 20) {
      canvas.text(line, Self.left + 36, y, lettering, ink)
      y += pitch
    }
  }

  private static let left = 54.0
  private static let width = 866.0
  private static let codeWidth = 186.0

  /// The format, which has a command of its own.
  package static let kind = ReporterKind(name: "svg", summary: "pictures", showsCleanFiles: true) { _ in
    PreviewReporter()
  }
}
