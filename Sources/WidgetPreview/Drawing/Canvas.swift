import WidgetLint

/// Writes the elements of an SVG, each on a line of its own, so that people can read and compare what was drawn.
struct Canvas {
  /// What was written.
  private(set) var markup = ""
  /// How many elements are around what comes next: each indents it by a space.
  private var depth: Int
  /// Whether what is drawn keeps its light colors: it is on the wallpaper, or is a specimen or a marker.
  var keepsLight = false

  /// Nothing drawn yet, inside as many elements.
  init(depth: Int = 0) { self.depth = depth }

  private mutating func startLine() {
    markup += "\n"
    for _ in 0..<depth { markup += " " }
  }

  /// Adds elements that are written already.
  mutating func append(_ markup: String) { self.markup += markup }

  /// Begins an element that holds others; values are escaped.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    startLine()
    markup += "<\(name)\(XMLText.attributes(attributes))>"
    depth += 1
  }

  /// Ends an element.
  mutating func close(_ name: String) {
    depth -= 1
    startLine()
    markup += "</\(name)>"
  }

  /// Begins groups around the same elements, each with one attribute.
  mutating func openGroups(_ attributes: [(String, String)]) {
    if attributes.isEmpty { return }
    startLine()
    for attribute in attributes { markup += "<g\(XMLText.attributes([attribute]))>" }
    depth += 1
  }

  /// Ends as many groups.
  mutating func closeGroups(_ count: Int) {
    if count == 0 { return }
    depth -= 1
    startLine()
    for _ in 0..<count { markup += "</g>" }
  }

  /// Writes the words that a pointer shows, and a reader finds, of the element that was just begun.
  mutating func label(_ words: String, as name: String = "title", id: String? = nil) {
    startLine()
    let attributes = XMLText.attributes(id.map { [("id", $0)] } ?? [])
    markup += "<\(name)\(attributes)>\(XMLText.escaped(ShownText.of(words)))</\(name)>"
  }

  // MARK: - Shapes

  mutating func rect(_ box: Box, corners: Double = 0, _ paint: Paint) {
    begin("rect", box.lengths)
    if corners > 0 { add(["rx": corners]) }
    end(paint)
  }

  mutating func line(_ from: Point, _ to: Point, _ paint: Paint) { path("M\(from)L\(to)", paint) }

  mutating func circle(_ center: Point, _ radius: Double, _ paint: Paint) {
    begin("circle", ["cx": center.x, "cy": center.y, "r": radius])
    end(paint)
  }

  mutating func path(_ outline: Outline, _ paint: Paint) {
    startLine()
    markup += "<path d=\"\(outline.data)\""
    end(paint)
  }

  /// Begins the tag of an element with lengths.
  private mutating func begin(_ name: String, _ lengths: KeyValuePairs<String, Double>) {
    startLine()
    markup += "<\(name)"
    add(lengths)
  }

  private mutating func add(_ lengths: KeyValuePairs<String, Double>) {
    for (name, length) in lengths { markup += " \(name)=\"\(tenths(length))\"" }
  }

  private mutating func end(_ paint: Paint) {
    add(paint)
    markup += "/>"
  }

  private mutating func add(_ paint: Paint) {
    var classes: [String] = []
    if let fill = paint.fill {
      markup += " fill=\"\(fill.value)\""
      if paint.fillOpacity < 1 { markup += " fill-opacity=\"\(Self.opacity(paint.fillOpacity))\"" }
      if case .role(let role) = fill { classes.append("f-\(role.rawValue)") }
    } else {
      markup += " fill=\"none\""
    }
    if let stroke = paint.stroke {
      markup += " stroke=\"\(stroke.value)\""
      if paint.width != 1 { markup += " stroke-width=\"\(tenths(paint.width))\"" }
      if let dash = paint.dash { markup += " stroke-dasharray=\"\(dash)\"" }
      if paint.strokeOpacity < 1 { markup += " stroke-opacity=\"\(Self.opacity(paint.strokeOpacity))\"" }
      if case .role(let role) = stroke { classes.append("s-\(role.rawValue)") }
    }
    if !keepsLight, !classes.isEmpty { markup += " class=\"\(classes.joined(separator: " "))\"" }
  }

  private static func opacity(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths % 10 == 0 ? "0.\(hundredths / 10)" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  // MARK: - Text

  /// Writes a text: where it shares its line, it is cut where its room ends, and never drawn over another thing.
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
      open("g")
      startLine()
      markup += "<title>\(XMLText.escaped(whole))</title>"
    }
    // What fills little of its room stays inside in any font.
    if width > room * 0.6 {
      let left =
        switch appearance.anchor {
        case .start: x
        case .middle: x - room / 2
        case .end: x - room
        }
      let top = y - 1.2 * appearance.size
      begin("svg", Box(left, top, room, 1.7 * appearance.size).lengths)
      markup += ">"
      write(shown, x - left, y - top, appearance, ink)
      markup += "</svg>"
    } else {
      startLine()
      write(shown, x, y, appearance, ink)
    }
    if shown != whole { close("g") }
  }

  private mutating func write(_ text: String, _ x: Double, _ y: Double, _ appearance: TextAppearance, _ ink: Ink) {
    markup += "<text"
    add(["x": x, "y": y, "font-size": appearance.size])
    if appearance.weight != 400 { markup += " font-weight=\"\(appearance.weight)\"" }
    if appearance.isItalic { markup += " font-style=\"italic\"" }
    if appearance.isMonospaced { markup += " font-family=\"\(TextAppearance.codeFamilies)\"" }
    var anchor = appearance.anchor
    if ShownText.isRightToLeft(text) {
      markup += " direction=\"rtl\""
      anchor = anchor.mirrored
    }
    if anchor != .start { markup += " text-anchor=\"\(anchor.rawValue)\"" }
    add(.fill(ink))
    markup += ">\(XMLText.escaped(text))</text>"
  }
}
