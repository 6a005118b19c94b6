import LintCore

extension PictureBuilder {
  private var background: FieldView { widget["background"] }
  private var image: FieldView { background["image"] }

  /// Whether something opaque is drawn on the material, on which no hatch would be read.
  var hasPlainBackground: Bool { image.isKnown || (shownColor?.view.color?.alpha ?? 0) > 0 }

  private var shownColor: (view: FieldView, isWhole: Bool)? {
    if background.color != nil { return (background, true) }
    let color = background["color"]
    return color.color == nil ? nil : (color, false)
  }

  /// Draws what is behind the content.
  mutating func drawBackground(_ pane: Pane) {
    let body = pane.body
    let outline = Self.outline(ofBody: body, isTorn: pane.isTorn)
    let severity = flags.severity(below: background.path)
    places.add(background.path, Point(body.right - 12, body.y + 12), .left, pane.part)
    let color = shownColor
    shows(background) { builder in
      if let color {
        builder.shows(color.isWhole ? [] : [color.view]) {
          $0.canvas.path(outline, .fill(.fixed(color.view.color?.hex ?? ""), color.view.color?.opacity ?? 1))
        }
      }
      if builder.image.isKnown {
        builder.shows(builder.image) { $0.drawPictureSign(in: body) }
      } else if builder.background.word == "custom" {
        builder.canvas.path(outline, .fill(.pattern(.stripes)))
      } else if color == nil, builder.background.word == nil {
        builder.canvas.path(outline, .fill(.pattern(.dots)))
      }
      if let severity { builder.canvas.path(outline, .stroke(.role(Role(severity)), 2)) }
      if pane.isTorn { builder.canvas.path(outline, .unknown) }
    }
  }

  /// Draws the sign of a picture, two peaks and a disc: what the image shows is unknown.
  private mutating func drawPictureSign(in body: Box) {
    let width = min(96, body.width / 2)
    let height = min(64, body.height * 0.7)
    // At the trailing side, where the words in the middle leave room.
    let box = Box(body.x + body.width * 0.84 - width / 2, body.middle.y - height / 2, width, height)
    let gray = Paint.fill(.fixed("#8E8E93"), 0.55)
    canvas.rect(box, corners: 6, .fill(.fixed("#8E8E93"), 0.25))
    canvas.circle(Point(box.x + width * 0.26, box.y + height * 0.3), height * 0.12, gray)
    let (left, bottom, half) = (box.x + width * 0.1, box.bottom - height * 0.12, width * 0.4)
    let peaks: Outline =
      "l\(half * 0.7) \(-height * 0.42)l\(half * 0.45) \(height * 0.22)l\(half * 0.4) \(-height * 0.38)"
    canvas.path("M\(left) \(bottom)\(peaks)L\(box.right - width * 0.08) \(bottom)z", gray)
  }

  /// Names what is behind the content, over all else.
  mutating func drawBackgroundName(_ pane: Pane) {
    let appearance = TextAppearance(11, .middle)
    let name = image.text.map { ShownText.isBlank($0) ? "?" : ShownText.of($0) }
    guard let words = name ?? (background.word == "custom" ? "custom background" : nil) else { return }
    let width = appearance.fitted(words, into: 200).width
    let center = Point(pane.body.x + 10 + (width + 14) / 2, pane.body.bottom - 14)
    shows(image.isKnown ? image : background) {
      $0.pill(words, at: center, appearance, .cardInk, room: 214)
    }
  }
}

extension Color {
  /// The color without its opacity, as `#RRGGBB`.
  var hex: String {
    [red, green, blue].reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.utf8.count < 2 ? "0\(digits)" : digits
    }
  }

  /// The opacity, 0 to 1.
  var opacity: Double { Double(alpha) / 255 }
}
