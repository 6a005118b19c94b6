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

  /// The words that a pointer shows, and a reader finds, of the group that was just begun.
  mutating func title(_ words: String) {
    startLine()
    markup += "<title>\(XMLText.escaped(ShownText.of(words)))</title>"
  }

  /// The words of a labelled element that is not drawn.
  mutating func label(_ name: String, id: String, _ words: String) {
    startLine()
    markup += "<\(name) id=\"\(id)\">\(XMLText.escaped(ShownText.of(words)))</\(name)>"
  }

  // MARK: - Shapes

  mutating func rect(_ box: Box, corners: Double = 0, _ paint: Paint) {
    startLine()
    markup += "<rect x=\"\(tenths(box.x))\" y=\"\(tenths(box.y))\""
    markup += " width=\"\(tenths(max(0, box.width)))\" height=\"\(tenths(max(0, box.height)))\""
    if corners > 0 { markup += " rx=\"\(tenths(corners))\"" }
    end(paint)
  }

  mutating func line(_ from: Point, _ to: Point, _ paint: Paint) {
    startLine()
    markup += "<path d=\"M\(tenths(from.x)) \(tenths(from.y))L\(tenths(to.x)) \(tenths(to.y))\""
    end(paint)
  }

  mutating func circle(_ center: Point, _ radius: Double, _ paint: Paint) {
    startLine()
    markup += "<circle cx=\"\(tenths(center.x))\" cy=\"\(tenths(center.y))\" r=\"\(tenths(radius))\""
    end(paint)
  }

  mutating func path(_ outline: String, _ paint: Paint) {
    startLine()
    markup += "<path d=\"\(outline)\""
    end(paint)
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

  /// Writes a text whose words are the program's own or fit their place already.
  mutating func text(_ text: String, _ x: Double, _ y: Double, _ lettering: Lettering, _ ink: Ink) {
    startLine()
    write(ShownText.of(text), x, y, lettering, ink)
  }

  /// Writes a text that shares its line: cut where its room ends, and never drawn over another thing.
  mutating func text(
    _ text: String,
    _ x: Double,
    _ y: Double,
    _ lettering: Lettering,
    _ ink: Ink,
    room: Double
  ) {
    let whole = ShownText.of(text)
    let (shown, width) = lettering.fitted(whole, into: room)
    if shown != whole {
      open("g")
      startLine()
      markup += "<title>\(XMLText.escaped(whole))</title>"
    }
    startLine()
    // What fills little of its room stays inside in any font.
    if width > room * 0.6 {
      let left =
        switch lettering.anchor {
        case .start: x
        case .middle: x - room / 2
        case .end: x - room
        }
      let top = y - 1.2 * lettering.size
      markup += "<svg x=\"\(tenths(left))\" y=\"\(tenths(top))\""
      markup += " width=\"\(tenths(room))\" height=\"\(tenths(1.7 * lettering.size))\">"
      write(shown, x - left, y - top, lettering, ink)
      markup += "</svg>"
    } else {
      write(shown, x, y, lettering, ink)
    }
    if shown != whole { close("g") }
  }

  private mutating func write(_ text: String, _ x: Double, _ y: Double, _ lettering: Lettering, _ ink: Ink) {
    markup += "<text x=\"\(tenths(x))\" y=\"\(tenths(y))\" font-size=\"\(tenths(lettering.size))\""
    if lettering.weight != 400 { markup += " font-weight=\"\(lettering.weight)\"" }
    if lettering.isItalic { markup += " font-style=\"italic\"" }
    if lettering.isMonospaced { markup += " font-family=\"\(Lettering.codeFamilies)\"" }
    var anchor = lettering.anchor
    if TextDirection.isRightToLeft(text) {
      markup += " direction=\"rtl\""
      anchor = anchor.mirrored
    }
    if anchor != .start { markup += " text-anchor=\"\(anchor.rawValue)\"" }
    add(.fill(ink))
    markup += ">\(XMLText.escaped(text))</text>"
  }
}
