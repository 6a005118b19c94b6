import WidgetLint

extension PictureBuilder {
  private static let panelWidth = 572.0
  private static let gap = 14.0
  private static let panelTop = 58.0
  private static let padding = 16.0

  private var declaredFamilies: [String] { widget["families"].elements.prefix(100).compactMap(\.word) }

  /// The families to draw; only some of them if every one is offered.
  private var shownFamilies: [KitFamily] {
    if !widget["families"].isKnown { return [.systemSmall, .systemMedium] }
    let declared = Set(declaredFamilies)
    return KitFamily.allCases.filter { declared.contains($0.rawValue) }
  }

  /// The words about families in the heading.
  private var familyWords: String {
    let families = widget["families"]
    if !families.isWritten { return "families not declared, so offered in every one; two are drawn" }
    if !families.isKnown || declaredFamilies.isEmpty { return "families not known" }
    let undrawn = declaredFamilies.filter { KitFamily(rawValue: $0) == nil }.unique(by: \.self)
    let note = undrawn.isEmpty ? "" : "; not drawn: \(undrawn.joined(separator: ", "))"
    return shownFamilies.count.counted("family", "families") + note
  }

  // MARK: - Families

  /// Draws a WidgetKit widget's families, accented copy, fonts and images; returns the families in words.
  func drawFamilies() -> String {
    let families = shownFamilies
    var specimens = KitSpecimen.all(of: widget)[...]
    let panel = Point(Pane.leftX, Self.panelTop)
    let start = Point(panel.x + Self.padding, panel.y + Self.padding)
    var flow = Flow(room: Self.panelWidth - 2 * Self.padding, gap: (16, 14))
    let places = families.map { family in
      let (_, width, height) = family.look
      // Leaves space for the name below.
      let place = flow.next(width, height + 20)
      return (family, Box(start.x + place.x, start.y + place.y, width, height))
    }
    columns.left = start.y + flow.bottom + 12
    // The copy comes first, so that images that turn white in it have their markers there.
    if families.contains(where: { !$0.rawValue.hasPrefix("accessory") }) {
      add(.accented) {
        let side = panel.x + Self.panelWidth + Self.gap
        canvas.text("Accented", side, 24, TextAppearance(size: 17, weight: 600), .ink)
        let copy = drawAccented(at: Point(side, panel.y))
        columns.right = copy.bottom
        return Box(side - 10, 0, copy.width + 20, copy.bottom + 4)
      }
    }
    add(.families) {
      drawHeading()
      specimens = draw(places, in: Box(panel.x, panel.y, Self.panelWidth, columns.left - panel.y), specimens)
      return Box(40, 0, Self.panelWidth + 28, columns.left + 4)
    }
    // The strips that follow go across all columns.
    columns.left = columns.bottom
    columns.right = columns.left
    drawStrip(specimens)
    return "\(familyWords): \(families.map(\.rawValue).joined(separator: ", "))."
  }

  /// Draws the heading, which represents the whole widget, with its families below.
  private func drawHeading() {
    let (heading, small) = (TextAppearance(size: 17, weight: 600), TextAppearance(size: 12))
    canvas.text("Families", Pane.leftX, 24, heading, .ink)
    mark("", Point(Pane.leftX + heading.width("Families") + 18, 18), .right)
    let severity = flags.severity(below: "/families")
    let (words, width) = small.fitted(familyWords, into: 440)
    shows(widget["families"]) { canvas.text(words, Pane.leftX, 43, small, Ink(severity, or: .muted)) }
    mark("/families", Point(Pane.leftX + width + 18, 39), .right)
  }

  /// Draws the families, with specimens in the largest one, as many as fit.
  private func draw(
    _ places: [(KitFamily, Box)],
    in panel: Box,
    _ specimens: ArraySlice<KitSpecimen>
  ) -> ArraySlice<KitSpecimen> {
    canvas.keepsLight = true
    if !places.isEmpty { canvas.rect(panel, corners: 18, .fill(.wallpaper)) }
    let largest = places.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    var rest = specimens
    for (family, box) in places {
      drawCard(box, corners: min(family == .accessoryCircular ? 36 : Self.corners, box.height / 2))
      if family == largest?.0 {
        let top = flags.severity(below: "/background") == nil ? 14.0 : 28
        rest = draw(specimens, in: Box(box.x + 14, box.y + top, box.width - 28, box.height - top - 10)).rest
      }
      if family != largest?.0 || rest.count == specimens.count {
        canvas.pill("?", at: box.middle, TextAppearance(size: 15, anchor: .middle))
      }
      canvas.text(family.look.words, box.middle.x, box.bottom + 15, TextAppearance(size: 11, anchor: .middle), .ink)
    }
    canvas.keepsLight = false
    return rest
  }
}

/// A WidgetKit family to draw, in the order of the picture.
enum KitFamily: String, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryInline, accessoryRectangular, accessoryCircular

  /// Its name in the picture, and its size in points on an iPhone, or on an iPad if no iPhone has it.
  var look: (words: String, width: Double, height: Double) {
    switch self {
    case .systemSmall: ("small", 158, 158)
    case .systemMedium: ("medium", 338, 158)
    case .systemLarge: ("large", 338, 354)
    case .systemExtraLarge: ("extra large, on an iPad", 540, 260)
    case .accessoryInline: ("inline", 160, 20)
    case .accessoryRectangular: ("rectangular", 160, 72)
    case .accessoryCircular: ("circular", 72, 72)
    }
  }
}
