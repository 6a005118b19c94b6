import WidgetLint

extension WidgetView {
  /// The background's color, bare or in its mapping; nil if it has none.
  var backgroundColor: FieldView? { [self["background"], self["background"]["color"]].first { $0.color != nil } }
}

extension PictureBuilder {
  private var background: FieldView { widget["background"] }
  private var image: FieldView { background["image"] }

  /// Whether a color or image covers the system's material, on which hatching would be unreadable.
  var hasPlainBackground: Bool { image.isKnown || (widget.backgroundColor?.color?.alpha ?? 0) > 0 }

  /// Draws the background of the content.
  func drawBackground(_ pane: Pane) {
    let body = pane.body
    let outline = pane.outline
    mark(background.path, Point(body.right - 12, body.y + 12), .left)
    shows(background) {
      if let field = widget.backgroundColor, let color = field.color {
        shows([field], in: background) { canvas.path(outline, .fill(Ink(color.hex), color.opacity)) }
      }
      if image.isKnown {
        shows(image) { drawPictureSign(in: body) }
      } else if background.word == "custom" {
        canvas.path(outline, .fill(.stripes))
      } else if widget.backgroundColor == nil, background.word == nil {
        canvas.path(outline, .fill(.dots))
      }
      if let severity = flags.severity(below: background.path) { canvas.path(outline, .stroke(Ink(severity), 2)) }
      if pane.isTorn { canvas.path(outline, .unknown) }
    }
  }

  /// Draws two peaks and a disc as the symbol of an image, since its content is unknown.
  private func drawPictureSign(in body: Box) {
    let width = min(96, body.width / 2)
    let height = min(64, body.height * 0.7)
    // At the trailing side, clear of the words in the middle.
    let box = Box(around: Point(body.x + body.width * 0.84, body.middle.y), width, height)
    let gray = Paint.fill(Ink("#8E8E93"), 0.55)
    canvas.rect(box, corners: 6, .fill(Ink("#8E8E93"), 0.25))
    canvas.circle(Point(box.x + width * 0.26, box.y + height * 0.3), height * 0.12, gray)
    let (left, bottom, half) = (box.x + width * 0.1, box.bottom - height * 0.12, width * 0.4)
    let peaks: Markup =
      "l\(half * 0.7) \(-height * 0.42)l\(half * 0.45) \(height * 0.22)l\(half * 0.4) \(-height * 0.38)"
    canvas.path("M\(left) \(bottom)\(peaks)L\(box.right - width * 0.08) \(bottom)z", gray)
  }

  /// Writes the name of the background on top of everything else.
  func drawBackgroundName(_ pane: Pane) {
    let appearance = TextAppearance(size: 11, anchor: .middle)
    let name = image.text.map { ShownText.isBlank($0) ? "?" : ShownText.of($0) }
    guard let words = name ?? (background.word == "custom" ? "custom background" : nil) else { return }
    let width = appearance.fitted(words, into: 200).width
    let center = Point(pane.body.x + 10 + (width + 14) / 2, pane.body.bottom - 14)
    shows(image.isKnown ? image : background) { canvas.pill(words, at: center, appearance, room: 214) }
  }
}

extension Color {
  /// The color without its opacity, as `#RRGGBB`.
  var hex: String { String(hexCode.prefix(7)) }

  /// The opacity, 0 to 1.
  var opacity: Double { Double(alpha) / 255 }
}
