import WidgetLint

/// A field without a place in the drawing, shown by name and value.
struct Fact {
  let field: FieldView
  let key: String
  /// The value as it is written; nil if it cannot be read.
  let value: String?

  /// Whether the value joins several texts.
  var isComposed: Bool { value != field.text && value != field.defaultText?.text }

  /// The described facts of a widget.
  static func all(of widget: WidgetView) -> [Fact] {
    let authentication = widget["authentication"]
    let facts = [
      Fact("width", widget["width"], list), Fact("tap opens", widget["opens"], list),
      Fact("vibrancy", widget["vibrancy"], list), Fact("relies on scrolling", widget["scrolls"], flag),
      Fact("caching", widget["caching"], list), Fact("refresh", widget["refresh"], list),
      Fact("reports", widget["updateResults"], list),
      Fact("resizes on mode change", widget["handlesDisplayModeChange"], flag),
      Fact("guarded for iOS 10", widget["expandedModeGuarded"], flag),
      Fact("margin insets", widget["marginInsets"], insets), Fact("height on iOS 9", widget["heights"]["ios9"], list),
      Fact("images", widget["images"], images), Fact("signing in adds value", authentication["addsValue"], flag),
      Fact("prompt", authentication["prompt"], list),
    ]
    let broken = authentication.isUnreadable ? [Fact(field: authentication, key: "authentication", value: nil)] : []
    return languages(of: widget.displayedTitle) + (facts + broken).filter(\.field.isWritten)
  }

  /// The title in languages other than the default one.
  private static func languages(of title: FieldView) -> [Fact] {
    title.languages.prefix(limit).filter { $0.language != "default" }
      .map { Fact(field: $0.view, key: "title in \($0.language)", value: $0.view.text) }
  }

  /// The most values to put into words, one more than a chip can show; also the most languages with a chip.
  static let limit = 40

  static func flag(_ field: FieldView) -> String? { field.boolean.map { $0 ? "yes" : "no" } }

  static func list(_ field: FieldView) -> String {
    joined(field.elements.prefix(limit).map { $0.number.map(figure) ?? $0.defaultText?.text ?? $0.text ?? "?" })
  }

  private static func images(_ field: FieldView) -> String {
    let values = field.elements.prefix(limit).map { image in
      [image["name"], image["rendering"]].compactMap(\.text).joined(separator: " ")
    }
    return joined(values.map { $0.isEmpty ? "?" : $0 })
  }

  private static func insets(_ field: FieldView) -> String {
    let sides = Margin.Side.allCases.map(\.rawValue).filter { field[$0].isWritten }
    return field.number.map(figure) ?? field.word
      ?? joined(sides.map { "\($0) \(field[$0].number.map(figure) ?? "?")" })
  }

  private static func joined(_ values: [String]) -> String { values.isEmpty ? "none" : values.joined(separator: ", ") }
}

extension PictureBuilder {
  /// The most fields in one chip: each nests another group, and XML readers limit the depth.
  private static let greatestElementCount = 20

  /// Draws a chip for each fact.
  func drawFacts() {
    let facts = widget.isWidgetKit ? Fact.allByKit(of: widget) : Fact.all(of: widget)
    guard !facts.isEmpty else { return }
    addStrip(.facts, "Also described", mayBeWide: facts.count > 3) { place in
      let top = Box(place.x, place.y + 38, place.width, 0)
      var flow = Flow(room: place.width, gap: (8, 8))
      for fact in facts { drawChip(fact, in: top, &flow) }
      return top.y + flow.bottom
    }
  }

  /// The width of markers in a row of chips or specimens, which shows four at most.
  static func room(ofMarkers count: Int) -> Double { count == 0 ? 0 : 21 * Double(min(count, 4)) - 7 }

  private func drawChip(_ fact: Fact, in strip: Box, _ flow: inout Flow) {
    let path = fact.field.path
    let severity = flags.severity(below: path)
    let (plain, bold) = (TextAppearance(size: 12), TextAppearance(size: 12, weight: 600, isComposed: fact.isComposed))
    // Markers are on the end of the chip and after it.
    let markerRoom = Self.room(ofMarkers: flags.count(below: path))
    let room = strip.width - markerRoom
    let (key, keyWidth) = plain.fitted(ShownText.of(fact.key), into: 180)
    let value = fact.value.map { ShownText.of(ShownText.isBlank($0) ? "?" : $0) } ?? "?"
    let width = min(keyWidth + bold.fitted(value, into: room).width + (severity == nil ? 27 : 31), room)
    let place = flow.next(width + markerRoom, 24)
    let box = Box(strip.x + place.x, strip.y + place.y, width, 24)
    mark(path, Point(box.right + 4, box.middle.y), .right)
    let isKnown = fact.value != nil
    let absent = fact.field.elements.prefix(Self.greatestElementCount).flatMap { absentParts(of: $0) }
    let parts = widget.isWidgetKit && fact.field.isMapping ? fact.field.fields.filter(\.isWritten) : []
    shows([fact.field] + parts + absent) {
      let outline = Ink(severity, or: isKnown ? .rule : .muted)
      let outlineWidth = isKnown && severity == nil ? 1 : 1.6
      canvas.rect(box, corners: 7, .fill(.chip), .stroke(outline, outlineWidth, dash: isKnown ? nil : "4 3"))
      let y = box.middle.y + 4.3
      canvas.text(key, box.x + 9, y, plain, .muted, room: keyWidth + 2)
      let start = box.x + 9 + keyWidth + 8
      let end = box.right - (severity == nil ? 9 : 13)
      canvas.text(value, start, y, bold, Ink(severity, or: .ink), room: max(0, end - start))
    }
  }
}

extension Fact {
  /// Creates a fact whose value, if readable, `words` puts into words.
  private init(_ key: String, _ field: FieldView, _ words: (FieldView) -> String?) {
    self.init(field: field, key: key, value: field.isKnown ? words(field) : nil)
  }

  /// The described facts of a WidgetKit widget.
  static func allByKit(of widget: WidgetView) -> [Fact] {
    let background = widget["background"]
    let facts = [
      Fact("gallery name", widget["name"], list), Fact("gallery text", widget["description"], list),
      Fact("iOS", widget["deploymentTarget"], list), Fact("source", widget["source"], list),
      Fact("adopts the container", background["container"], flag),
      Fact("background may be removed", background["removable"], flag),
      Fact("dark background", background["color"]["dark"], list), Fact("tap opens", widget["opens"], list),
      Fact("shows", widget["shows"], list), Fact("updates", widget["updates"], timeline),
    ]
    let targets = widget["targets"]
    let shown = (targets.isWritten && !targets.isKnown ? [targets] : targets.elements).prefix(limit)
    let more = targets.elements.count - limit
    let others = more > 0 ? [Fact(field: targets, key: "and", value: more.counted("more target"))] : []
    let unreadable = [background, background["color"]].filter { $0.isWritten && !$0.isKnown }
    return facts.filter(\.field.isWritten) + shown.map { target($0) } + others
      + unreadable.map { Fact(field: $0, key: String($0.path.dropFirst()), value: nil) }
  }

  /// Puts the times at which a widget is updated into words.
  private static func timeline(_ updates: FieldView) -> String? {
    let parts = [
      ("", "policy"), ("every ", "every"), ("entries: ", "entries"), ("an entry each ", "entryInterval"),
      ("times: ", "time"), ("animates for ", "animation"),
    ]
    let words = parts.compactMap { before, key in
      updates[key].isWritten ? before + (updates[key].isKnown ? list(updates[key]) : "?") : nil
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Returns the fact about a link, button or toggle.
  private static func target(_ field: FieldView) -> Fact {
    let opens = field["opens"]
    let parts = [
      field["title"].defaultText?.text.map { DataValue.clipped($0) },
      opens.isWritten ? "opens \(opens.isKnown ? list(opens) : "?")" : nil,
      field["intent"].boolean.map { $0 ? "runs an intent" : "runs no intent" },
    ]
    let words = parts.compactMap { $0 }.joined(separator: ", ")
    return Fact(field: field, key: field["as"].word ?? "target", value: words.isEmpty ? nil : words)
  }
}
