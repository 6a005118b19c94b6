import WidgetLint

extension PictureBuilder {
  static let corners = 22.0
  private static let systemColors = [
    "secondarySystemBackground": "#F2F2F7", "tertiarySystemBackground": "#FFFFFF", "systemGroupedBackground": "#F2F2F7",
    "secondarySystemGroupedBackground": "#FFFFFF", "tertiarySystemGroupedBackground": "#F2F2F7",
  ]
  /// The most images in the accented copy.
  private static let greatestAccentedCount = 6

  /// The background's color in light mode.
  var kitColor: FieldView {
    let color = widget["background"]["color"]
    return color.isMapping ? color["light"] : color
  }

  /// Draws a full-color card: its background, or a sign that this is unknown.
  func drawCard(_ box: Box, corners: Double) {
    let background = widget["background"]
    let corner = Point(box.right - 12, box.y + 12)
    for key in ["/container", "/removable", "/color", ""] { mark(background.path + key, corner, .left) }
    shows([background, kitColor]) {
      canvas.rect(box, corners: corners, .fill(Ink("#F7F7F7"), 0.86))
      if let color = kitColor.color {
        canvas.rect(box, corners: corners, .fill(Ink(color.hex), color.opacity))
      } else if let hex = kitColor.word.flatMap({ Self.systemColors[$0] }) {
        canvas.rect(box, corners: corners, .fill(Ink(hex)))
      } else {
        canvas.rect(box, corners: corners, .fill(.hatch), .unknown)
      }
      if let severity = flags.severity(below: background.path) {
        canvas.rect(box, corners: corners, .stroke(Ink(severity), 2))
      }
    }
  }

  // MARK: - The accented mode

  /// Draws a small copy in accented mode, which removes the background and turns all else white; returns its panel.
  func drawAccented(at place: Point) -> Box {
    canvas.keepsLight = true
    let panel = Box(place.x, place.y, 190, 190)
    canvas.rect(panel, corners: 18, .fill(Ink("#2B2B30")))
    let box = Box(panel.x + 16, panel.y + 16, 158, 158)
    canvas.rect(box, corners: Self.corners, .fill(Ink("#4A4A66")))
    let images = Array(widget["images"].elements.prefix(Self.greatestAccentedCount))
    if let text = KitSpecimen.all(of: widget).first, text.kind == .text {
      shows(text.field) { canvas.text("Aa", box.x + 14, box.y + 36, TextAppearance(size: 28), .white) }
    }
    drawAccented(images, in: Box(box.x + 14, box.y + 50, box.width - 28, box.height - 64))
    canvas.keepsLight = false
    return panel
  }

  private func drawAccented(_ images: [FieldView], in box: Box) {
    let columns = images.count > 4 ? 3 : images.count > 1 ? 2 : 1
    let rows = (images.count + columns - 1) / columns
    let width = (box.width - 8 * Double(columns - 1)) / Double(columns)
    let height = (box.height - 8 * Double(rows - 1)) / Double(max(1, rows))
    let cells = Tiling(columns: columns, size: (width, height), spacing: (8, 8))
    for (index, image) in images.enumerated() {
      let (cell, mode) = (cells.cell(index, in: box), image["accented"])
      if !mode.isWritten { mark(image.path, cell.topRight, .left) }
      shows([image, mode]) {
        guard mode.isWritten else { return canvas.rect(cell, corners: 8, .fill(.white)) }
        let isFullColor = mode.word == "fullColor"
        canvas.rect(cell, corners: 8, .fill(isFullColor ? Ink("#C7B0BA") : .white, isFullColor ? 1 : 0.2))
        canvas.rect(cell, corners: 8, .stroke(.white, 1, dash: "4 3"))
        let words = mode.word ?? "?"
        canvas.label(words, in: cell, size: 9, isFullColor ? .ink : .white, room: cell.width - 4)
      }
    }
  }
}
