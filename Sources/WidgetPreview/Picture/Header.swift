import LintCore

extension PictureBuilder {
  /// Draws icon, title, and the word that expands or collapses.
  mutating func drawHeader(_ pane: Pane) {
    let header = pane.header
    canvas.rect(Box(header.x + 12.5, header.y + 10.5, 19, 19), corners: 4.5, .unknown)
    let shown = widget.displayedTitle
    let appearance = TextAppearance(13)
    let room = widget.declaresExpanded ? 228.0 : 304
    let (x, y) = (header.x + 39, header.y + 25)
    let text = shown.defaultText
    let severity = text.flatMap { flags.severity(at: $0.path) } ?? flags.severity(at: shown.path)
    var width = appearance.width("?")
    shows([shown] + (shown.isKnown && text?.path != shown.path ? [text].compactMap { $0 } : [])) { builder in
      guard let text, let words = text.text else {
        let box = Box(x, header.y + 11, 40, 18)
        builder.canvas.rect(box, corners: 4, .unknown)
        builder.canvas.text("?", box.middle.x, y, TextAppearance(13, .middle), .titleInk)
        width = box.width
        return
      }
      let title = ShownText.of(ShownText.clipped(words).uppercased())
      width = appearance.fitted(title, into: room).width
      builder.canvas.text(title, x, y, appearance, .titleInk, room: room)
      if let severity, pane.isCollapsed {
        builder.canvas.line(Point(x, y + 6), Point(x + width, y + 6), .stroke(.role(Role(severity)), 2))
      }
    }
    if pane.isCollapsed {
      // Where there is no room after the title, markers cover its end.
      let hasRoom = x + width + 16 <= x + room - 4
      let place = Point(hasRoom ? x + width + 16 : x + room - 4, header.y + 20)
      for path in ["/title", "/title/default", "/name", "/name/default"] {
        places.add(path, place, hasRoom ? .right : .left, pane.part)
      }
    }
    guard widget.declaresExpanded else { return }
    shows(widget["largestDisplayMode"]) {
      $0.canvas.text(
        pane.isCollapsed ? "Show More" : "Show Less",
        header.right - 16,
        y,
        TextAppearance(13, .end),
        .titleInk
      )
    }
  }

  /// Draws the guide from the icon's centre down.
  mutating func drawAlignment(_ pane: Pane) {
    let alignment = widget["alignment"]
    guard alignment.isWritten else { return }
    let x = pane.body.x + 22
    let severity = flags.severity(at: alignment.path)
    places.add(alignment.path, Point(x, pane.body.y), .right, pane.part)
    guard alignment.word == "appIcon" || severity != nil else { return }
    shows(alignment) {
      let paint = Paint.stroke($0.ink(severity, or: .role(.dimension)), 1, dash: "3 3")
      $0.canvas.line(Point(x, pane.header.y + 30), Point(x, pane.wholeBody.bottom), paint)
    }
  }
}
