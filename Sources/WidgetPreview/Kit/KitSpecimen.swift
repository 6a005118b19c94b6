import WidgetLint

/// A font or image of a WidgetKit widget, drawn by itself because its place in the widget is unknown.
struct KitSpecimen {
  /// The kind of specimen.
  enum Kind { case text, image }

  private static let styleSizes: [String: Double] = [
    "extraLargeTitle": 36, "extraLargeTitle2": 28, "largeTitle": 34, "title": 28, "title2": 22, "title3": 20,
    "headline": 17, "body": 17, "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]
  private static let styleWeights = ["extraLargeTitle": 700, "extraLargeTitle2": 700, "headline": 600]
  /// The largest size of letters, in points.
  private static let greatestSize = 80.0
  /// The most specimens of a kind to draw; the rest is only counted.
  static let greatestCount = 40

  let field: FieldView
  let kind: Kind

  /// The path of the list that contains it.
  var list: String { kind == .text ? "/text" : "/images" }

  /// The fonts and images of a widget.
  static func all(of widget: WidgetView) -> [KitSpecimen] {
    [(widget["text"], Kind.text), (widget["images"], .image)].flatMap { list, kind in
      (list.isWritten && !list.isKnown ? [list] : list.elements).prefix(greatestCount).map {
        KitSpecimen(field: $0, kind: kind)
      }
    }
  }

  /// The size in points, as written or that of the style at the default text size; nil if unknown.
  var pointSize: Double? {
    let size = field["size"].number ?? field["style"].word.flatMap { Self.styleSizes[$0] }
    return size.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The appearance of its letters.
  var letters: TextAppearance {
    let weight = field["style"].word.flatMap { Self.styleWeights[$0] } ?? 400
    return TextAppearance(size: min(max(pointSize ?? 17, 1), Self.greatestSize), weight: weight)
  }

  /// The words next to a font's sample letters, or in the box of an image; `?` if nothing is known.
  var words: String {
    if kind == .image {
      let name = field["name"]
      // A placeholder such as `<icon of the day>` says more than nothing.
      let unknown = name.isKnown || name.isUnreadable ? nil : name.node.map { name.description.text($0) }
      return Self.shown(name) ?? unknown.map { DataValue.clipped($0) } ?? "?"
    }
    let scale = field["minimumScale"].number.map { "shrinks to \(figure($0))" }
    let size = field["size"].number.map { "\(figure($0)) pt" }
    let parts = [Self.shown(field["role"]), Self.shown(field["style"]), Self.shown(field["family"]), size, scale]
    let known = parts.compactMap { $0 }
    return known.isEmpty ? "?" : known.joined(separator: ", ")
  }

  static let label = TextAppearance(size: 11, isComposed: true)

  /// Its size, in a space of some width.
  func size(in room: Double) -> (width: Double, height: Double) {
    let width = Self.label.fitted(words, into: room).width
    guard kind == .text else { return (min(max(width + 20, 64), room), 44) }
    return (min(letters.width("Aa") + width + 26, room), max(24, letters.size * 1.25 + 4))
  }

  private static func shown(_ field: FieldView) -> String? {
    field.text.flatMap { ShownText.isBlank($0) ? nil : ShownText.of(DataValue.clipped($0)) }
  }
}

extension PictureBuilder {
  /// Draws as many specimens in rows as fit in a box; returns the rest and the lower edge of those drawn.
  func draw(_ specimens: ArraySlice<KitSpecimen>, in box: Box) -> (rest: ArraySlice<KitSpecimen>, bottom: Double) {
    var flow = Flow(room: box.width, gap: (6, 6))
    var rest = specimens
    while let specimen = rest.first {
      // The first specimen also shows the findings about the whole list.
      let shared = specimen.field.path == "\(specimen.list)/0" && flags.severity(at: specimen.list) != nil ? 1 : 0
      let markerRoom = Self.room(ofMarkers: flags.count(below: specimen.field.path) + shared)
      let (width, height) = specimen.size(in: box.width - markerRoom)
      let place = flow.next(width + markerRoom, height)
      if place.y + height > box.height { break }
      draw(specimen, in: Box(box.x + place.x, box.y + place.y, width, height))
      rest = rest.dropFirst()
    }
    return (rest, box.y + flow.bottom)
  }

  private func draw(_ specimen: KitSpecimen, in box: Box) {
    let field = specimen.field
    let list = specimen.list
    for path in [field.path, list] { mark(path, Point(box.right + 4, box.middle.y), .right) }
    let severity = flags.severity(below: field.path) ?? flags.severity(at: list)
    shows([field] + (field.isMapping ? field.fields : [])) {
      canvas.rect(box, corners: 7, .fill(.chip, 0.9))
      let isKnown = specimen.kind == .text && specimen.pointSize != nil
      let (ink, width) = (Ink(severity, or: isKnown ? .rule : .muted), severity == nil ? 1 : 1.6)
      if specimen.kind == .image { canvas.rect(box, corners: 7, .fill(.hatch)) }
      canvas.rect(box, corners: 7, .stroke(ink, width, dash: isKnown ? nil : "4 3"))
      if specimen.kind == .image { return canvas.label(specimen.words, in: box, size: 11, .ink, room: box.width - 8) }
      let letters = specimen.letters
      let end = box.x + 8 + letters.width("Aa")
      let y = box.middle.y + letters.size * 0.36
      canvas.text("Aa", box.x + 8, y, letters, Ink(severity, or: .ink), room: max(0, box.width - 12))
      let room = box.right - 6 - end - 6
      if room > 12 { canvas.text(specimen.words, end + 6, box.middle.y + 4, KitSpecimen.label, .muted, room: room) }
    }
  }

  /// Draws the specimens that do not fit on the card, and says how many more there are.
  func drawStrip(_ specimens: ArraySlice<KitSpecimen>) {
    let texts = max(0, widget["text"].elements.count - KitSpecimen.greatestCount)
    let images = max(0, widget["images"].elements.count - KitSpecimen.greatestCount)
    let hidden = [(texts, "text"), (images, "image")].filter { $0.0 > 0 }.map { $0.counted("more \($1)") }
    if specimens.isEmpty, hidden.isEmpty { return }
    addStrip(.text, "Text and images", mayBeWide: true) { place in
      let (_, bottom) = draw(specimens, in: Box(place.x, place.y + 38, place.width, .infinity))
      if hidden.isEmpty { return bottom }
      canvas.text("and \(hidden.joined(separator: ", "))", place.x, bottom + 16, TextAppearance(size: 12), .muted)
      return bottom + 20
    }
  }
}
