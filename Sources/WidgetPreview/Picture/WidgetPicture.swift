import WidgetLint

/// The picture of one widget, with its findings marked.
struct WidgetPicture {
  /// The width of every picture.
  static let width = 960.0

  private let widget: WidgetView
  private let parts: [(part: PicturePart, markup: Markup, box: Box)]
  private var markers: [(marked: MarkedFinding, point: Point, part: PicturePart)] = []
  let height: Double
  /// The widget's name for screen readers, as short as in messages.
  let name: String
  /// The text for readers who cannot see the picture.
  let summary: String

  /// Draws a widget with its findings, in the order of the report.
  init(_ drawn: FindingGroup.Widget) {
    let (widget, findings) = (drawn.view, drawn.findings)
    let builder = PictureBuilder(drawn)
    let states = widget.isWidgetKit ? builder.drawFamilies() : builder.drawStates()
    builder.drawFacts()
    builder.drawChanges()
    builder.drawUnknowns()

    let bottom = builder.columns.bottom + 20
    var unplacedFindings: [MarkedFinding] = []
    for marked in findings {
      if let place = builder.places.place(for: marked),
        let point = builder.places.takePoint(at: place, height: bottom)
      {
        markers.append((marked, point, place.part))
      } else {
        unplacedFindings.append(marked)
      }
    }
    let row = builder.drawRow(of: unplacedFindings.count, at: bottom)
    markers += zip(unplacedFindings, row.points).map { ($0, $1, .rest) }
    (self.widget, parts, height) = (widget, builder.parts, bottom + row.height)
    name = widget.shownTitle.map { DataValue.clipped($0) } ?? "without a name"
    let found = findings.isEmpty ? "No findings." : "\(MarkedFinding.counts(of: findings))."
    let unknown = builder.undescribed.joined(separator: ", ")
    summary = "\(states) \(found)\(unknown.isEmpty ? "" : " Not described: \(unknown).")"
  }

  /// The part of the picture with the first finding's marker; nil if that finding has no place of its own.
  var markedPart: PicturePart? {
    guard let part = markers.first(where: { $0.marked.number == 1 })?.part else { return nil }
    return part == .rest ? nil : part
  }

  /// Returns the picture, or one part of it, as an `svg` for a document with the definitions; nil if the part is empty.
  func svg(id: String, document: Int, at y: Double? = nil, part: PicturePart? = nil) -> Markup? {
    let drawn = parts.filter { part == nil || $0.part == part }
    guard let first = drawn.first else { return nil }
    let frame = part == nil ? Box(0, 0, Self.width, height) : first.box
    let place: Markup = y.map { " x=\"0\" y=\"\($0)\"" } ?? ""
    var canvas = Canvas()
    canvas.add(
      """
      <svg role="img" aria-labelledby="\(id)-title \(id)-desc" data-widget="/widgets/\(widget.position)" \
      data-document="\(document)" width="\(frame.width)" height="\(frame.height)" \
      viewBox="\(frame.x) \(frame.y) \(frame.width) \(frame.height)" font-family="\(TextAppearance.families)"\(place)>
      """
    )
    let title = "The widget \(name) \(widget.isWidgetKit ? "in its families" : "in Notification Center")"
    canvas.add("<title id=\"\(id)-title\">\(title)</title>")
    canvas.add("<desc id=\"\(id)-desc\">\(summary)</desc>")
    canvas.markup += "\(drawn.map(\.markup))"
    for marker in markers where part == nil || marker.part == part { canvas.marker(marker.marked, at: marker.point) }
    canvas.add("</svg>")
    return canvas.markup
  }
}

extension PictureBuilder {
  /// Draws the states and text styles of a Today widget, and returns its heights in words.
  fileprivate func drawStates() -> String {
    let collapsed = Pane(.compact, of: widget, sceneHeight: scene?.bottom)
    let expanded = Pane(.expanded, of: widget, sceneHeight: scene?.bottom)
    add(.collapsed) {
      columns.left = draw(collapsed)
      return Box(8, 0, 472, columns.left + 4)
    }
    add(.expanded) {
      columns.right = showsExpanded ? draw(expanded) : drawNoExpandedState()
      mark("/heights", Point(expanded.dimensionX, expanded.body.bottom + 16), .down)
      return Box(468, 0, 472, columns.right + 4)
    }
    drawTextStyles()
    let expandedWords = showsExpanded ? "Expanded: \(expanded.caption)." : "No expanded state."
    return "Collapsed: \(collapsed.caption). \(expandedWords)"
  }

  /// Places the findings without a place in a row at the bottom, and returns their points and the row's height.
  fileprivate func drawRow(of count: Int, at top: Double) -> (points: [Point], height: Double) {
    if count == 0 { return ([], 0) }
    let (words, appearance) = ("In the description, not in the picture", TextAppearance(size: 12))
    let first = Box(Pane.leftX + appearance.width(words) + 22, top + 12, 0, 0)
    let cells = Tiling(columns: Int((WidgetPicture.width - 40 - first.x) / 24), size: (24, 26))
    let height = cells.height(of: count) + 10
    add(.rest) {
      canvas.text(words, Pane.leftX, top + 16, appearance, .muted)
      return Box(40, top, 900, height)
    }
    return ((0..<count).map { cells.cell($0, in: first) }.map { Point($0.x, $0.y) }, height)
  }
}
