import WidgetLint

extension PictureBuilder {
  /// Draws the icon, the title and the button that expands or collapses.
  func drawHeader(_ pane: Pane) {
    let header = pane.header
    canvas.rect(Box(header.x + 12.5, header.y + 10.5, 19, 19), corners: 4.5, .unknown)
    let appearance = TextAppearance(size: 13)
    let room = widget.declaresExpanded ? 228.0 : 304
    let (x, y) = (header.x + 39, header.y + 25)
    let field = widget.displayedTitle
    let text = field.defaultText
    // Cut off before it is uppercased, since a title may have millions of letters.
    let title = text?.text.map { ShownText.of(DataValue.clipped($0, to: ShownText.greatestLength).uppercased()) }
    let width = title.map { appearance.fitted($0, into: room).width } ?? 40
    let severity = text.flatMap { flags.severity(at: $0.path) } ?? flags.severity(at: field.path)
    shows([field] + [text].compactMap { $0 }.filter { field.isKnown && $0.path != field.path }) {
      guard let title else {
        let box = Box(x, header.y + 11, width, 18)
        canvas.rect(box, corners: 4, .unknown)
        return canvas.text("?", box.middle.x, y, TextAppearance(size: 13, anchor: .middle), .titleInk)
      }
      canvas.text(title, x, y, appearance, .titleInk, room: room)
      if let severity, pane.isCollapsed {
        canvas.line(Point(x, y + 6), Point(x + width, y + 6), .stroke(Ink(severity), 2))
      }
    }
    if pane.isCollapsed {
      // Markers cover the end of the title if there is no space after it.
      let hasRoom = x + width + 16 <= x + room - 4
      let place = Point(hasRoom ? x + width + 16 : x + room - 4, header.y + 20)
      for path in ["/title", "/title/default", "/name", "/name/default"] { mark(path, place, hasRoom ? .right : .left) }
    }
    guard widget.declaresExpanded else { return }
    shows(widget["largestDisplayMode"]) {
      let words = pane.isCollapsed ? "Show More" : "Show Less"
      canvas.text(words, header.right - 16, y, TextAppearance(size: 13, anchor: .end), .titleInk)
    }
  }

  /// Draws the guide line down from the icon's center.
  func drawAlignment(_ pane: Pane) {
    let alignment = widget["alignment"]
    guard alignment.isWritten else { return }
    let x = pane.body.x + 22
    let severity = flags.severity(at: alignment.path)
    mark(alignment.path, Point(x, pane.body.y), .right)
    guard alignment.word == "appIcon" || severity != nil else { return }
    shows(alignment) {
      let paint = Paint.stroke(Ink(severity, or: .dimension), 1, dash: "3 3")
      canvas.line(Point(x, pane.header.y + 30), Point(x, pane.wholeBody.bottom), paint)
    }
  }
}
