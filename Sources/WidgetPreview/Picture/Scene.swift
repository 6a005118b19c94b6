import WidgetLint

extension PictureBuilder {
  /// The dotted outline of views that code changes.
  private static let setInCode = Paint.stroke(.dimension, 1, dash: "2 2")
  /// How much wider than its frame a text may seem, since widths are only estimated.
  private static let tolerance = 1.3
  private static let greatestLineCount = 20

  /// Draws a view at its place in the body, without its name.
  private func draw(_ shown: SceneLayout.View, in pane: Pane, _ window: Box) {
    let (view, box) = (shown.view, shown.box)
    guard box.width > 0, box.bottom > 0, box.y < window.height else { return }
    if let background = view.background, let part = box.part(in: window) {
      let ink: Paint =
        switch background {
        case .color(let color): .fill(Ink(color.hex), color.opacity)
        case .unknown: .fill(.hatch)
        }
      // Clips the body's outline, so that the background follows its round corners.
      let inBody = Box(pane.body.x + part.x, pane.body.y + part.y, part.width, part.height)
      clip(to: inBody, at: part) { canvas.path(pane.outline, ink) }
    }
    if [.button, .field, .cell].contains(view.kind) { canvas.rect(box, corners: view.text == nil ? 0 : 6, .known) }
    if let (_, isCode) = view.standIn {
      let corners = min(6, box.width / 4, box.height / 4)
      canvas.rect(box, corners: corners, isCode ? .fill(.white, 0.72) : .fill(.hatch), isCode ? .known : .unknown)
    }
    if let text = view.text { draw(text, in: box) }
    if view.change != nil { canvas.rect(box, .stroke(.white, 1.6, opacity: 0.7), Self.setInCode) }
    let severity = shown.findings.map(\.finding.severity).max()
    if let severity { canvas.rect(box, .stroke(Ink(severity), 1.6)) }
  }

  /// Writes the name of a view in the visible part of its box, unless that would cover a text in `written`.
  private func drawName(of shown: SceneLayout.View, in window: Box, _ written: inout [Box]) {
    guard let (name, isCode) = shown.view.standIn, let box = shown.box.part(in: window), box.width >= 28 else { return }
    let appearance = TextAppearance(size: 10, isItalic: !isCode, isMonospaced: isCode, anchor: .middle)
    let width = appearance.fitted(ShownText.of(name), into: box.width - 4).width
    let place = Box(around: box.middle, width, appearance.size)
    if written.contains(where: { $0.part(in: place) != nil }) { return }
    written.append(place)
    canvas.label(name, in: box, size: 10, isItalic: !isCode, isMonospaced: isCode, .cardInk, room: box.width - 4)
  }

  private func draw(_ text: DrawnView.Text, in box: Box) {
    let appearance =
      TextAppearance(size: text.size, weight: text.weight, isItalic: text.isItalic, anchor: text.alignment)
    let x = box.x + box.width * text.alignment.share
    let pitch = text.size * 1.2
    let most = max(1, min(text.lineLimit == 0 ? Self.greatestLineCount : text.lineLimit, Int(box.height / pitch + 0.2)))
    let room = box.width * Self.tolerance
    let written = text.words.split(separator: "\n").prefix(most).map { ShownText.of(String($0)) }
    let lines = most == 1 ? written : written.flatMap { appearance.wrapped($0, into: room, lines: most) }
    let ink: Ink =
      switch text.paint {
      case .color(let color)?: Ink(color.composited(over: .white).hex)
      case .unknown?: .cardInk
      case nil: Ink("#000000")
      }
    let shown = lines.prefix(most)
    let first = box.middle.y - pitch * Double(shown.count - 1) / 2 + text.size * 0.36
    for (index, line) in shown.enumerated() {
      let width = appearance.width(line)
      canvas.text(line, x, first + pitch * Double(index), appearance, ink, room: width > room ? box.width : room)
    }
  }
}

extension DrawnView {
  /// The name for a box that represents unknown content, and whether it is a name from code; nil if no box is drawn.
  fileprivate var standIn: (name: String, isCode: Bool)? {
    switch kind {
    case .image: (name ?? "image", true)
    case .other: (name ?? "view", false)
    case .button where text == nil: name.map { ($0, true) }
    case .plain, .label, .button, .field, .cell: nil
    }
  }
}

/// The views of a storyboard, laid out in a widget's body.
struct SceneLayout {
  /// A view with its place in the body, and the findings about it.
  typealias View = (view: DrawnView, box: Box, findings: [MarkedFinding])

  private(set) var views: [View]

  /// The changes that code makes to the views, in words.
  var changes: [String] { views.compactMap(\.view.change) }

  /// The lower edge of the views that are cut off where the widget ends.
  var bottom: Double { views.filter(\.view.isCut).map(\.box.bottom).max() ?? 0 }

  /// Lays out views in a width: those that follow the trailing edge move or grow.
  init(_ scene: DrawnScene, _ findings: [MarkedFinding], width: Double) {
    let more = width - scene.width
    views = scene.views.map { view in
      var box = Box(view.frame.x, view.frame.y, view.frame.width, view.frame.height)
      switch view.side {
      case .leading: break
      case .trailing: box.x += more
      case .both: box.width = max(0, box.width + more)
      }
      return (view, box, [])
    }
    for finding in findings where finding.file.name == scene.file {
      // The last match is the innermost, since a view comes after the one that contains it.
      let place = views.lastIndex { $0.view.lines.contains(finding.place.line) }
      if let place { views[place].findings.append(finding) }
    }
  }
}

extension PictureBuilder {
  /// Whether there is an expanded state to draw.
  var showsExpanded: Bool {
    widget.declaresExpanded || widget["heights"]["expanded"].isWritten || widget["content"]["expanded"].isWritten
  }

  /// Draws the views at their frames, cut where the system cuts.
  func draw(_ scene: SceneLayout, _ pane: Pane) {
    let window = Box(0, 0, pane.wholeBody.width, pane.wholeBody.height)
    clip(to: window, at: pane.wholeBody) {
      for view in scene.views { draw(view, in: pane, window) }
      var written = scene.views.filter { $0.view.text != nil }.map(\.box)
      // The front view writes its name first.
      for view in scene.views.reversed() { drawName(of: view, in: window, &written) }
    }
    for view in scene.views where !view.findings.isEmpty {
      // A view cut off in the collapsed state is marked in the expanded one.
      let isSeen = view.box.y + 4 < pane.bodyHeight
      guard isSeen || !pane.isCollapsed || !showsExpanded else { continue }
      let lowest = pane.body.height + max(0, pane.overflow - 8)
      let point = Point(
        pane.body.x + min(max(view.box.right, 12), pane.body.width),
        pane.body.y + min(max(view.box.y, 0), lowest)
      )
      let place = MarkerPlaces.Place(point: point, direction: .left, part: part)
      for finding in view.findings { places.add(finding, place) }
    }
  }

  /// Writes which properties code sets, since the drawing shows the stored ones.
  func drawChanges() {
    guard let changes = scene?.changes, !changes.isEmpty else { return }
    let words = "Set in code, drawn as in the storyboard: \(changes.joined(separator: ", "))"
    addNote(.code, [words]) { canvas.rect($0, corners: 3, Self.setInCode) }
  }
}
