import WidgetLint

/// The views of a storyboard, laid into a widget's body.
struct SceneLayout {
  /// A view with its place in the body, and the findings about it.
  struct View {
    let view: DrawnView
    let box: Box
    fileprivate(set) var findings: [MarkedFinding] = []
  }

  private(set) var views: [View]
  /// What code changes of the views.
  let changes: [String]
  /// How many views are not drawn.
  let hiddenCount: Int

  /// The lower edge of the views that are cut off where the widget ends.
  var bottom: Double { views.filter(\.view.isCut).map(\.box.bottom).max() ?? 0 }

  /// Lays views into a width: those that follow the trailing side move, or grow.
  init(_ scene: DrawnScene, _ findings: [MarkedFinding], width: Double) {
    let more = width - scene.width
    views = scene.views.map { view in
      var box = Box(view.frame.x, view.frame.y, view.frame.width, view.frame.height)
      switch view.side {
      case .leading: break
      case .trailing: box.x += more
      case .both: box.width = max(0, box.width + more)
      }
      return View(view: view, box: box)
    }
    changes = scene.views.compactMap(\.change)
    hiddenCount = scene.hiddenCount
    for finding in findings where finding.file.name == scene.file {
      // A view comes after the one that it lies in.
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
    canvas.openWindow(pane.wholeBody)
    for view in scene.views { draw(view, in: pane.wholeBody) }
    canvas.close("</svg>")
    for view in scene.views where !view.findings.isEmpty {
      // A view that is cut off is marked in the state that shows it.
      let isSeen = view.box.y + 4 < pane.bodyHeight
      guard isSeen || !pane.isCollapsed || !showsExpanded else { continue }
      let lowest = pane.body.height + max(0, pane.overflow - 8)
      let point = Point(
        pane.body.x + min(max(view.box.right, 12), pane.body.width),
        pane.body.y + min(max(view.box.y, 0), lowest)
      )
      for finding in view.findings {
        places.add(
          finding,
          MarkerPlaces.Place(point: point, direction: .left, part: pane.isCollapsed ? .collapsed : .expanded)
        )
      }
    }
  }

  /// Says what code changes, which is drawn as it is stored.
  func drawChanges() {
    guard let scene, !scene.changes.isEmpty || scene.hiddenCount > 0 else { return }
    let changes = scene.changes.joined(separator: ", ")
    let more = count(scene.hiddenCount, "more view") + (scene.hiddenCount == 1 ? " is" : " are") + " not drawn."
    let words = [
      changes.isEmpty ? nil : "Set in code, drawn as in the storyboard: \(changes)",
      scene.hiddenCount == 0 ? nil : more,
    ]
    addNote(.code, words.compactMap(\.self)) { canvas.rect($0, corners: 3, .setInCode) }
  }
}
