import LintCore
import WidgetLint

/// A part of a widget's picture.
enum PicturePart: CaseIterable {
  case collapsed, expanded, text, facts, unknown, rest
}

/// The picture of one widget: collapsed and expanded, with its findings marked.
struct WidgetPicture {
  /// The width of every picture.
  static let width = 960.0

  private let parts: [(part: PicturePart, markup: String, box: Box)]
  private let markers: [(marked: MarkedFinding, point: Point, part: PicturePart)]
  /// The height.
  let height: Double
  /// The widget's name as a reader hears it, no longer than a message has it.
  let name: String
  /// What a reader who sees nothing is told.
  let summary: String

  /// Draws a widget with the findings about it, in the report's order.
  init(_ widget: WidgetView, _ findings: [MarkedFinding]) {
    var builder = PictureBuilder(widget, findings)
    var parts: [(part: PicturePart, markup: String, box: Box)] = []
    func add(_ part: PicturePart, _ markup: String, _ box: Box) {
      if !markup.isEmpty { parts.append((part, markup, box)) }
    }
    let collapsed = Pane(.compact, of: widget)
    var columns = Columns(left: builder.draw(collapsed), right: 0)
    add(.collapsed, builder.take(), Box(0, 0, 500, columns.left + 4))
    let expanded = Pane(.expanded, of: widget)
    let isExpandedDescribed =
      widget.declaresExpanded || expanded.height.isWritten || widget["content"]["expanded"].isWritten
    let bottom = isExpandedDescribed ? builder.draw(expanded) : builder.drawNoExpandedState()
    columns = Columns(left: columns.left, right: bottom)
    add(.expanded, builder.take(), Box(460, 0, 500, bottom + 4))
    builder.places.add("/heights", Point(expanded.dimensionX, expanded.body.bottom + 16), .down, .expanded)

    if let box = builder.drawTextStyles(&columns) { add(.text, builder.take(), box) }
    if let box = builder.drawFacts(&columns) { add(.facts, builder.take(), box) }
    let unknown = builder.drawUnknowns(&columns)
    add(.unknown, builder.take(), unknown)

    var height = columns.bottom + 20
    var placement = MarkerPlacement(width: Self.width, height: height)
    var markers: [(marked: MarkedFinding, point: Point, part: PicturePart)] = []
    var unplacedFindings: [MarkedFinding] = []
    for marked in findings {
      if let place = builder.places.place(for: marked), let point = placement.put(at: place) {
        markers.append((marked, point, place.part))
      } else {
        unplacedFindings.append(marked)
      }
    }
    if !unplacedFindings.isEmpty {
      let top = height
      let words = "In the description, not in the picture"
      builder.canvas.text(words, 54, top + 16, TextAppearance(12), .role(.muted))
      let first = 54 + TextAppearance(12).width(words) + 22
      let perRow = Int((Self.width - 40 - first) / 24)
      for (index, marked) in unplacedFindings.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
        markers.append((marked, Point(first + Double(column) * 24, top + 12 + Double(row) * 26), .rest))
      }
      height += 26 * Double((unplacedFindings.count + perRow - 1) / perRow) + 10
      add(.rest, builder.take(), Box(40, top, 900, height - top))
    }
    self.parts = parts
    self.markers = markers
    self.height = height
    let named = widget.displayedTitle.defaultText?.text ?? widget["name"].defaultText?.text
    name = named.map { DataValue.clipped($0) } ?? "without a name"
    summary = Self.summary(collapsed, isExpandedDescribed ? expanded : nil, findings, builder.undescribed)
  }

  private static func summary(
    _ collapsed: Pane,
    _ expanded: Pane?,
    _ findings: [MarkedFinding],
    _ undescribed: [String]
  ) -> String {
    let expandedWords = expanded.map { "Expanded: \($0.caption)." } ?? "No expanded state."
    let found = findings.isEmpty ? "No findings." : "\(MarkedFinding.counts(of: findings))."
    let unknown = undescribed.joined(separator: ", ")
    return "Collapsed: \(collapsed.caption). \(expandedWords) \(found) Not described: \(unknown)."
  }

  /// Whether something is drawn in a part.
  func has(_ part: PicturePart) -> Bool { parts.contains { $0.part == part } }

  /// The part of the picture in which a finding's marker is; nil where that is no place of its own.
  func part(of index: Int) -> PicturePart? {
    guard let part = markers.first(where: { $0.marked.number == index + 1 })?.part else { return nil }
    return part == .rest ? nil : part
  }

  /// Writes the picture, or one part of it, as an `svg` that is inside a document with the definitions.
  func write(
    to canvas: inout Canvas,
    id: String,
    widget: WidgetView,
    document: Int,
    at y: Double? = nil,
    part: PicturePart? = nil
  ) {
    let frame = part.flatMap { wanted in parts.first { $0.part == wanted }?.box } ?? Box(0, 0, Self.width, height)
    var attributes = [
      ("role", "img"), ("aria-labelledby", "\(id)-title \(id)-desc"), ("data-widget", "/widgets/\(widget.position)"),
      ("data-document", "\(document)"), ("width", tenths(frame.width)), ("height", tenths(frame.height)),
      ("viewBox", [frame.x, frame.y, frame.width, frame.height].map(tenths).joined(separator: " ")),
      ("font-family", TextAppearance.families),
    ]
    if let y { attributes += [("x", "0"), ("y", tenths(y))] }
    canvas.open("svg", attributes)
    canvas.label("The widget \(name) in Notification Center", as: "title", id: "\(id)-title")
    canvas.label(summary, as: "desc", id: "\(id)-desc")
    for drawn in parts where part == nil || drawn.part == part { canvas.append(drawn.markup) }
    for marker in markers where part == nil || marker.part == part { canvas.marker(marker.marked, at: marker.point) }
    canvas.close("svg")
  }
}

/// How far the two columns of a picture reach, and where what follows goes.
struct Columns {
  /// Where a strip goes.
  struct Place {
    let x: Double
    let y: Double
    let width: Double
  }

  private static let leftX = 54.0
  private static let rightX = 514.0
  private static let narrow = 406.0
  private static let wide = 866.0
  /// How near the columns must end for a strip over both.
  private static let nearness = 60.0

  private(set) var left: Double
  private(set) var right: Double

  init(left: Double, right: Double) { (self.left, self.right) = (left, right) }

  var bottom: Double { max(left, right) }

  /// Where the next strip goes: below the shorter column, or over both where they end near each other and it has enough
  /// to show.
  func next(mayBeWide: Bool) -> Place {
    if mayBeWide, abs(left - right) <= Self.nearness { return Place(x: Self.leftX, y: bottom, width: Self.wide) }
    return left <= right
      ? Place(x: Self.leftX, y: left, width: Self.narrow) : Place(x: Self.rightX, y: right, width: Self.narrow)
  }

  /// Notes where a strip ends, and says what box holds it with its markers.
  mutating func end(_ place: Place, at bottom: Double) -> Box {
    let isWide = place.width == Self.wide
    if place.x == Self.leftX { left = bottom }
    if place.x == Self.rightX || isWide { right = bottom }
    return Box(place.x - 14, place.y + 12, isWide ? 900 : 450, bottom - place.y)
  }
}
