import LintCore
import WidgetLint

extension PictureBuilder {
  private static let homeWidth = 572.0
  private static let sideWidth = 280.0
  private static let gap = 14.0
  private static let panelTop = 58.0
  private static let padding = 16.0

  private var declaredFamilies: [String] { widget["families"].elements(first: 100).compactMap(\.word) }

  /// The families that are drawn; a choice of them if every one is offered.
  private var shownFamilies: [KitFamily] {
    if !widget["families"].isKnown { return [.systemSmall, .systemMedium] }
    let declared = Set(declaredFamilies)
    return KitFamily.allCases.filter { declared.contains($0.rawValue) }
  }

  /// The words about the families below the first heading.
  private var familyWords: String {
    let families = widget["families"]
    if !families.isWritten { return "families not declared, so offered in every one; two are drawn" }
    if !families.isKnown || declaredFamilies.isEmpty { return "families not known" }
    var seen = Set<String>()
    let undrawn = declaredFamilies.filter { KitFamily(rawValue: $0) == nil && seen.insert($0).inserted }
    let note = undrawn.isEmpty ? "" : "; not drawn: \(undrawn.joined(separator: ", "))"
    return shownFamilies.count.counted("family", "families") + note
  }

  /// The WidgetKit fields that are not described, in the words of the list below a picture.
  var undescribedByKit: [String] {
    let fields = [
      (widget["families"], "the families"), (kitColor, "the background's color"), (widget["text"], "text styles"),
    ]
    return fields.filter { !$0.0.isKnown }.map(\.1)
  }

  // MARK: - Families

  /// Draws the families of a WidgetKit widget, an accented copy, its fonts and images; returns the families in words.
  func drawFamilies() -> String {
    let families = shownFamilies
    let home = families.filter { !$0.isAccessory }
    let lock = families.filter(\.isAccessory)
    var specimens = KitSpecimen.all(of: widget)[...]
    let start = Point(Pane.leftX + Self.padding, Self.panelTop + Self.padding)
    let (places, homeBottom) = KitFamily.places(home, from: start, width: Self.homeWidth - 2 * Self.padding)
    let homeRight = (places.map(\.1.right).max() ?? 0) + Self.padding
    var lockPlace = Point(Pane.leftX, 0)
    if !home.isEmpty {
      // The copy comes first: an image that is white in it has its marker in it.
      let side = homeRight + Self.gap
      add(.accented) {
        drawHeading("Accented", "on a tinted Home Screen", at: Point(side, 0))
        columns.right = drawAccented(at: Point(side, Self.panelTop), width: Self.sideWidth)
        return Box(side - 10, 0, Self.sideWidth + 20, columns.right + 4)
      }
      add(.families) {
        drawHeading("Home Screen", nil, at: Point(Pane.leftX, 0))
        columns.left = homeBottom + 12
        specimens = drawHome(places, in: Box(Pane.leftX, Self.panelTop, homeRight - Pane.leftX, 0), specimens)
        return Box(40, 0, homeRight - 26, columns.left + 4)
      }
      // It goes next to the others if there is space, otherwise below the small copy.
      let next = side + Self.sideWidth + Self.gap
      let hasRoom = next + Self.sideWidth <= Pane.leftX + Columns.wide
      lockPlace = hasRoom ? Point(next, 0) : Point(side, columns.right + 12)
    }
    if !lock.isEmpty || home.isEmpty {
      add(.lockScreen) {
        drawHeading(
          lock.isEmpty ? "Families" : "Lock Screen",
          home.isEmpty ? nil : "shown without color",
          at: lockPlace
        )
        let end =
          lock.isEmpty ? Self.panelTop : drawLock(lock, at: Point(lockPlace.x, lockPlace.y + Self.panelTop))
        columns.right = max(columns.right, end)
        return Box(lockPlace.x - 14, lockPlace.y, home.isEmpty ? 620 : Self.sideWidth + 28, end + 4 - lockPlace.y)
      }
    }
    // The following strips go across all columns.
    columns.left = columns.bottom
    columns.right = columns.left
    drawStrip(specimens)
    return "\(familyWords): \(families.map(\.rawValue).joined(separator: ", "))."
  }

  /// Draws the heading of a panel with its caption; the first heading stands for the widget and its families.
  private func drawHeading(_ title: String, _ caption: String?, at place: Point) {
    let (heading, small) = (TextAppearance(17, weight: 600), TextAppearance(12))
    canvas.text(title, place.x, place.y + 24, heading, .ink)
    if let caption { return canvas.text(caption, place.x, place.y + 43, small, .muted) }
    mark("", Point(place.x + heading.width(title) + 18, place.y + 18), .right)
    let severity = flags.severity(below: "/families")
    let (words, width) = small.fitted(familyWords, into: 440)
    shows(widget["families"]) { canvas.text(words, place.x, place.y + 43, small, Ink(severity, or: .muted)) }
    mark("/families", Point(place.x + width + 18, place.y + 39), .right)
  }

  /// Draws the families of the Home Screen; the largest one holds the specimens that fit.
  private func drawHome(
    _ places: [(KitFamily, Box)],
    in panel: Box,
    _ specimens: ArraySlice<KitSpecimen>
  ) -> ArraySlice<KitSpecimen> {
    canvas.keepsLight = true
    canvas.rect(Box(panel.x, panel.y, panel.width, columns.left - panel.y), corners: 18, .fill(.wallpaper))
    let largest = places.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    let isReplaced = widget["background"]["container"].boolean == false
    var rest = specimens
    for (family, box) in places {
      drawCard(box)
      if isReplaced {
        drawPlaceholder(box, .cardInk)
      } else if family == largest?.0, !specimens.isEmpty {
        let top = flags.severity(below: "/background") == nil ? 14.0 : 28
        rest = draw(rest, in: Box(box.x + 14, box.y + top, box.width - 28, box.height - top - 10)).rest
      } else {
        canvas.pill("layout not described", at: box.middle, TextAppearance(11, isItalic: true, .middle))
      }
      drawName(of: family, below: box, .ink)
    }
    canvas.keepsLight = false
    return rest
  }

  private func drawName(of family: KitFamily, below box: Box, _ ink: Ink) {
    canvas.text(family.look.words, box.middle.x, box.bottom + 15, TextAppearance(11, .middle), ink)
  }

  // MARK: - The Lock Screen

  private func drawLock(_ families: [KitFamily], at place: Point) -> Double {
    let start = Point(place.x + Self.padding, place.y + Self.padding)
    let (places, bottom) = KitFamily.places(families, from: start, width: Self.sideWidth - 2 * Self.padding)
    canvas.keepsLight = true
    let panel = Box(place.x, place.y, Self.sideWidth, bottom + 12 - place.y)
    canvas.rect(panel, corners: 18, .fill(.darkWallpaper))
    for (family, box) in places {
      canvas.rect(box, corners: family.look.corners, .fill(.white, 0.16))
      canvas.rect(box, corners: family.look.corners, .stroke(.white, 1, dash: "4 3"))
      if family == .accessoryRectangular, widget["background"]["container"].boolean == false {
        drawPlaceholder(box, .white)
      } else if family != .accessoryInline {
        canvas.label("?", in: box, size: 15, .white)
      }
      drawName(of: family, below: box, .white)
    }
    canvas.keepsLight = false
    return panel.bottom
  }
}

/// A WidgetKit family that is drawn, in the order of the picture.
enum KitFamily: String, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryInline, accessoryRectangular, accessoryCircular

  /// Its name in the picture, its size in points (on an iPhone, or on an iPad if only that has it), and the radius of
  /// its corners.
  var look: (words: String, width: Double, height: Double, corners: Double) {
    switch self {
    case .systemSmall: ("small", 158, 158, 22)
    case .systemMedium: ("medium", 338, 158, 22)
    case .systemLarge: ("large", 338, 354, 22)
    case .systemExtraLarge: ("extra large, on an iPad", 540, 260, 22)
    case .accessoryInline: ("inline", 160, 20, 6)
    case .accessoryRectangular: ("rectangular", 160, 72, 14)
    case .accessoryCircular: ("circular", 72, 72, 36)
    }
  }

  /// Whether it is one for the Lock Screen.
  var isAccessory: Bool { rawValue.hasPrefix("accessory") }

  /// The places of families side by side, in rows of a width, each with its name below; and where they end.
  static func places(_ families: [KitFamily], from start: Point, width: Double) -> ([(KitFamily, Box)], Double) {
    var flow = Flow(room: width, gap: (16, 14))
    let places = families.map { family in
      let place = flow.next(family.look.width, family.look.height + 20)
      return (family, Box(start.x + place.x, start.y + place.y, family.look.width, family.look.height))
    }
    return (places, start.y + flow.bottom)
  }
}
