import LintCore
import WidgetLint

extension PictureBuilder {
  private static let homeWidth = 572.0
  private static let sideWidth = 280.0
  private static let sideX = Pane.leftX + homeWidth + 14
  private static let panelTop = 58.0
  private static let padding = 16.0

  private var declaredFamilies: [String] { widget["families"].elements(first: 100).compactMap(\.word) }

  /// The families that are drawn; some where every one is offered.
  private var shownFamilies: [KitFamily] {
    if !widget["families"].isKnown { return [.systemSmall, .systemMedium, .systemLarge] }
    let declared = Set(declaredFamilies)
    return KitFamily.allCases.filter { declared.contains($0.rawValue) }
  }

  /// What is said of the families below the first heading.
  private var familyWords: String {
    let families = widget["families"]
    if !families.isWritten { return "families not declared: offered in every one" }
    if !families.isKnown || declaredFamilies.isEmpty { return "families not known" }
    var seen = Set<String>()
    let undrawn = declaredFamilies.filter { KitFamily(rawValue: $0) == nil && seen.insert($0).inserted }
    let note = undrawn.isEmpty ? "" : "; not drawn: \(undrawn.joined(separator: ", "))"
    return "\(count(shownFamilies.count, "size"))\(note)"
  }

  /// The fields of WidgetKit's that are not described, in the words of the list below a picture.
  var undescribedByKit: [String] {
    let fields = [
      (widget["families"], "the families"), (kitColor, "the background's color"), (widget["text"], "text styles"),
    ]
    return fields.filter { !$0.0.isKnown }.map(\.1) + ["the layout", "the content"]
  }

  // MARK: - Families

  /// Draws the families of a WidgetKit widget, an accented copy, and its fonts and images; says which families there are.
  func drawFamilies() -> String {
    let families = shownFamilies
    let home = families.filter { !$0.isAccessory }
    let lock = families.filter(\.isAccessory)
    var specimens = KitSpecimen.all(of: widget)[...]
    var isFirst = true
    /// Draws the heading of a panel; the first one is that of the widget.
    func drawHeading(_ title: String, _ caption: String, at place: Point) {
      let appearance = TextAppearance(17, weight: 600)
      canvas.text(title, place.x, place.y + 24, appearance, .ink)
      guard isFirst else { return canvas.text(caption, place.x, place.y + 43, TextAppearance(12), .muted, room: 280) }
      isFirst = false
      mark("", Point(place.x + appearance.width(title) + 18, place.y + 18), .right)
      let words = TextAppearance(12).fitted(familyWords, into: 480)
      let severity = flags.severity(below: "/families")
      shows(widget["families"]) {
        canvas.text(familyWords, place.x, place.y + 43, TextAppearance(12), Ink(severity, or: .muted), room: 480)
      }
      mark("/families", Point(place.x + words.width + 18, place.y + 39), .right)
    }
    var side = 0.0
    if !home.isEmpty || lock.isEmpty {
      // The copy comes first: an image that is white there has its marker there.
      let x = home.isEmpty ? Pane.leftX : Self.sideX
      add(.families) {
        drawHeading(home.isEmpty ? "Families" : "Home Screen", "", at: Point(x == Self.sideX ? Pane.leftX : x, 0))
        return Box(40, 0, 600, 50)
      }
      if !home.isEmpty {
        add(.accented) {
          drawHeading("Accented", "on a tinted Home Screen", at: Point(Self.sideX, 0))
          side = drawAccented(at: Point(Self.sideX, Self.panelTop))
          return Box(Self.sideX - 14, 0, Self.sideWidth + 28, side + 4)
        }
        add(.families) {
          specimens = drawHome(home, specimens)
          return Box(40, 0, 600, columns.left + 4)
        }
      } else {
        columns.left = Self.panelTop
      }
    }
    if !lock.isEmpty {
      let place = home.isEmpty ? Point(Pane.leftX, 0) : Point(Self.sideX, side)
      add(.lockScreen) {
        drawHeading("Lock Screen", count(lock.count, "size"), at: place)
        side = drawLock(lock, at: Point(place.x, place.y + Self.panelTop))
        return Box(place.x - 14, place.y, 600, side + 4 - place.y)
      }
    }
    // What follows goes over both columns.
    columns.left = max(columns.left, side)
    columns.right = columns.left
    drawStrip(specimens)
    return "\(familyWords): \(families.map(\.rawValue).joined(separator: ", "))."
  }

  /// Draws the families of the Home Screen; specimens are in the largest one, and those without room there are left.
  private func drawHome(_ families: [KitFamily], _ specimens: ArraySlice<KitSpecimen>) -> ArraySlice<KitSpecimen> {
    let start = Point(Pane.leftX + Self.padding, Self.panelTop + Self.padding)
    let (places, bottom) = KitFamily.places(families, from: start, width: Self.homeWidth - 2 * Self.padding)
    columns.left = bottom + 12
    canvas.keepsLight = true
    let panel = Box(Pane.leftX, Self.panelTop, Self.homeWidth, columns.left - Self.panelTop)
    canvas.rect(panel, corners: 18, .fill(.wallpaper))
    let largest = places.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    var rest = specimens
    for (family, box) in places {
      drawCard(box)
      let isReplaced = widget["background"]["container"].boolean == false
      if isReplaced { drawPlaceholder(box, .cardInk) }
      if family == largest?.0, !isReplaced {
        let inside = Box(box.x + 12, box.y + 24, box.width - 24, box.height - 36)
        rest = draw(rest, in: inside).rest
      } else if !isReplaced {
        canvas.pill("layout not described", at: box.middle, TextAppearance(11, isItalic: true, .middle))
      }
      drawName(of: family, below: box, .ink)
    }
    canvas.keepsLight = false
    return rest
  }

  private func drawName(of family: KitFamily, below box: Box, _ ink: Ink) {
    let words = family == .systemExtraLarge ? "systemExtraLarge, on an iPad" : family.rawValue
    canvas.text(words, box.middle.x, box.bottom + 15, TextAppearance(11, .middle), ink)
  }

  // MARK: - The Lock Screen

  private func drawLock(_ families: [KitFamily], at place: Point) -> Double {
    let start = Point(place.x + Self.padding, place.y + Self.padding)
    let (places, bottom) = KitFamily.places(families, from: start, width: Self.sideWidth - 2 * Self.padding)
    canvas.keepsLight = true
    let panel = Box(place.x, place.y, Self.sideWidth, bottom + 12 - place.y)
    canvas.rect(panel, corners: 18, .fill(.darkWallpaper))
    for (family, box) in places {
      canvas.rect(box, corners: family.corners, .fill(.white, 0.16))
      canvas.rect(box, corners: family.corners, .stroke(.white, 1, dash: "4 3"))
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
