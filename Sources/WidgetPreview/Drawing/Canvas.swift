import WidgetLint

/// Writes the elements of an SVG, one per line, so that people can read and compare drawings.
struct Canvas {
  /// The elements written so far.
  var markup: Markup = ""
  /// Whether drawings keep their light colors in dark mode, as on the wallpaper, in a specimen or in a marker.
  var keepsLight = false

  /// Adds elements, or their start or end, on a line of their own.
  mutating func add(_ elements: Markup) { markup += "\n\(elements)" }

  /// Opens a part that shows in a box what is drawn in another box of the same size.
  mutating func openWindow(_ box: Box, on other: Box) {
    add("<svg\(attributes(of: box)) viewBox=\"\(other.x) \(other.y) \(box.width) \(box.height)\">")
  }

  // MARK: - Shapes

  /// Draws a rectangle, once with each paint.
  mutating func rect(_ box: Box, corners: Double = 0, _ paints: Paint...) {
    let radius: Markup = corners > 0 ? " rx=\"\(corners)\"" : ""
    for paint in paints { add("<rect\(attributes(of: box))\(radius)\(attributes(of: paint))/>") }
  }

  mutating func line(_ from: Point, _ to: Point, _ paint: Paint) { path("M\(from)L\(to)", paint) }

  mutating func circle(_ center: Point, _ radius: Double, _ paint: Paint) {
    add("<circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\"\(attributes(of: paint))/>")
  }

  /// Draws a shape whose outline is path data.
  mutating func path(_ outline: Markup, _ paint: Paint) { add("<path d=\"\(outline)\"\(attributes(of: paint))/>") }

  private func attributes(of box: Box) -> Markup {
    " x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(max(0, box.width))\" height=\"\(max(0, box.height))\""
  }

  private func attributes(of paint: Paint) -> Markup {
    var attributes: Markup = " fill=\"\(paint.fill?.value ?? "none")\""
    if paint.fill != nil, paint.fillOpacity < 1 { attributes += " fill-opacity=\"\(Self.opacity(paint.fillOpacity))\"" }
    if let stroke = paint.stroke {
      attributes += " stroke=\"\(stroke.value)\""
      if paint.width != 1 { attributes += " stroke-width=\"\(paint.width)\"" }
      if let dash = paint.dash { attributes += " stroke-dasharray=\"\(dash)\"" }
      if paint.strokeOpacity < 1 { attributes += " stroke-opacity=\"\(Self.opacity(paint.strokeOpacity))\"" }
    }
    let classes = [paint.fill?.role.map { "f-\($0.name)" }, paint.stroke?.role.map { "s-\($0.name)" }]
    let names = keepsLight ? "" : classes.compactMap { $0 }.joined(separator: " ")
    if !names.isEmpty { attributes += " class=\"\(names)\"" }
    return attributes
  }

  static func opacity(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == 1 ? "1" : "\(rounded)"
  }

  /// Outlines a box, in the color of the worst finding about it, or else as known or unknown.
  mutating func outline(_ box: Box, corners: Double, _ severity: Severity?, width: Double, isKnown: Bool) {
    let flagged = severity.map { Ink($0) }.map { Paint(fill: $0, fillOpacity: 0.1, stroke: $0, width: width) }
    rect(box, corners: corners, flagged ?? (isKnown ? .known : .unknown))
  }

  // MARK: - Text

  /// Writes a text, cut off at the end of its space so that it never covers its neighbor.
  mutating func text(
    _ text: String,
    _ x: Double,
    _ y: Double,
    _ appearance: TextAppearance,
    _ ink: Ink,
    room: Double = .infinity
  ) {
    let whole = ShownText.of(text)
    let (shown, width) = appearance.fitted(whole, into: room)
    if shown != whole {
      add("<g>")
      add("<title>\(exact: whole)</title>")
    }
    // A text that fills little of its space fits in any font, and needs no clipping.
    if width > room * 0.6 {
      let left = x - room * appearance.anchor.share
      let frame = Box(left, y - 1.2 * appearance.size, room, 1.7 * appearance.size)
      let inside = element(shown, x - left, y - frame.y, appearance, ink)
      add("<svg\(attributes(of: frame))>\(inside)</svg>")
    } else {
      add(element(shown, x, y, appearance, ink))
    }
    if shown != whole { add("</g>") }
  }

  private func element(_ text: String, _ x: Double, _ y: Double, _ appearance: TextAppearance, _ ink: Ink) -> Markup {
    var start: Markup = "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(appearance.size)\""
    if appearance.weight != 400 { start += " font-weight=\"\(appearance.weight)\"" }
    if appearance.isItalic { start += " font-style=\"italic\"" }
    if appearance.isMonospaced { start += " font-family=\"\(verbatim: TextAppearance.codeFamilies)\"" }
    let isRightToLeft = !appearance.isComposed && ShownText.isRightToLeft(text)
    if isRightToLeft { start += " direction=\"rtl\"" }
    let anchor = isRightToLeft ? appearance.anchor.mirrored : appearance.anchor
    if anchor != .start { start += " text-anchor=\"\(anchor.rawValue)\"" }
    let words: Markup = appearance.isComposed ? "\(Self.parts(of: text))" : "\(exact: text)"
    return "\(start)\(attributes(of: .fill(ink)))>\(words)</text>"
  }

  /// Splits a composed text into isolated parts, so that one from right to left does not reverse those after it.
  private static func parts(of text: String) -> [Markup] {
    text.split(separator: ", ", omittingEmptySubsequences: false).enumerated().map { index, part in
      let (comma, part) = (index > 0 ? ", " : "", String(part))
      return ShownText.isRightToLeft(part)
        ? "\(exact: comma)<tspan unicode-bidi=\"isolate\">\(exact: part)</tspan>" : "\(exact: comma + part)"
    }
  }

  /// Returns the size of a text that fits in a height, at most the given one; nil if it would be too small to read.
  static func textSize(_ size: Double, in height: Double) -> Double? {
    let fitting = min(size, height * 0.75)
    return fitting < 9 ? nil : fitting
  }

  /// Writes words in the middle of a box, unless they would be too small to read.
  mutating func label(
    _ words: String,
    in box: Box,
    size: Double,
    isItalic: Bool = false,
    isMonospaced: Bool = false,
    _ ink: Ink,
    room: Double = .infinity
  ) {
    guard let size = Self.textSize(size, in: box.height) else { return }
    let appearance = TextAppearance(size: size, isItalic: isItalic, isMonospaced: isMonospaced, anchor: .middle)
    text(words, box.middle.x, box.middle.y + size * 0.36, appearance, ink, room: room)
  }

  /// Writes a few words on a pill around a point.
  mutating func pill(
    _ words: String,
    at center: Point,
    _ appearance: TextAppearance,
    _ ink: Ink = .cardInk,
    fill: Paint = .fill(.white, 0.85),
    room: Double = .infinity
  ) {
    let width = min(appearance.fitted(words, into: room).width + 14, room)
    let height = appearance.size + 6
    rect(Box(around: center, width, height), corners: height / 2, fill)
    text(words, center.x, center.y + appearance.size * 0.36, appearance, ink, room: width - 8)
  }

  // MARK: - Markers

  /// Draws a finding's marker; its shape and color show the severity, and are the same in dark mode.
  mutating func marker(_ marked: MarkedFinding, at point: Point) {
    let severity = marked.finding.severity
    add("<g class=\"marker \(severity.name)\" data-finding=\"\(exact: marked.fingerprint)\">")
    let label = "\(marked.number), \(severity.name): \(marked.finding.text)"
    add("<title>\(label)</title>")
    sign(marked, at: point)
    add("</g>")
  }

  /// Draws the shape for a finding's severity, with the finding's number.
  mutating func sign(_ marked: MarkedFinding, at point: Point) {
    let keptLight = keepsLight
    keepsLight = true
    let paint = Paint(fill: Ink(marked.finding.severity), stroke: .white, width: 1.5)
    switch marked.finding.severity {
    case .error: circle(point, 9.5, paint)
    case .warning: path("M\(point.x) \(point.y - 12)l12 12-12 12-12-12z", paint)
    case .info: rect(Box(around: point, 18, 18), corners: 4, paint)
    }
    let size = marked.number < 100 ? 11.0 : 8
    let appearance = TextAppearance(size: size, weight: 700, anchor: .middle)
    text("\(marked.number)", point.x, point.y + size * 0.36, appearance, .white)
    keepsLight = keptLight
  }
}
