import WidgetLint

/// Reads the drawable content of a storyboard's first scene: each visible view at its frame.
struct SceneDrawing {
  /// A view still to be read, with the origin of the view around it.
  private typealias Open = (element: XMLElement, origin: (x: Double, y: Double), tie: SceneTie)

  private let views: SceneViews
  private let changes: OutletChanges
  private var drawn: [DrawnView] = []

  /// Returns the scene of the first view controller; nil if the storyboard has no frames or nothing is visible.
  static func scene(_ views: SceneViews, _ widget: WidgetCode) -> DrawnScene? {
    guard let root = views.root, let frame = frame(of: root), frame.width > 0 else { return nil }
    let changes = OutletChanges(widget, outlets: Set(views.outlets.values.joined()))
    var drawing = SceneDrawing(views: views, changes: changes)
    // The root view of a table's controller is the table, which is itself visible.
    if ["tableView", "collectionView"].contains(root.name) {
      drawing.read([(root, (-frame.x, -frame.y), .root)])
    } else {
      drawing.read(drawing.parts(of: root, at: (0, 0), .root))
    }
    guard !drawing.drawn.isEmpty else { return nil }
    return DrawnScene(file: views.document.path, width: frame.width, views: drawing.drawn)
  }

  // MARK: - Views

  private mutating func read(_ first: [Open]) {
    var open = Array(first.reversed())
    while let next = open.popLast(), drawn.count < Limits.drawnViews {
      let element = next.element
      guard element["hidden"] != "YES", element["alpha"].flatMap({ Double($0) }) != 0, !views.isAbsent(element),
        !changes.isReplaced(element),
        let frame = Self.frame(of: element)
      else { continue }
      let origin = (x: next.origin.x + frame.x, y: next.origin.y + frame.y)
      let inside = parts(of: element, at: origin, next.tie)
      open += inside.reversed()
      guard frame.width > 0, frame.height > 0,
        var view = DrawnView(element, frame: (origin.x, origin.y, frame.width, frame.height), isEmpty: inside.isEmpty)
      else { continue }
      (view.side, view.isCut) = (next.tie.side, !next.tie.isBottom)
      view.change = changes.words(for: views.outlets(of: element))
      drawn.append(view)
    }
  }

  /// Returns the subviews of a view, in drawing order, each with the edges of the widget that it follows.
  private func parts(of around: XMLElement, at origin: (x: Double, y: Double), _ tie: SceneTie) -> [Open] {
    let edges = Dictionary(grouping: views.edges(of: around), by: \.view.index)
    return around.children.flatMap { child -> [Open] in
      switch child.name {
      case "subviews", "prototypes", "cells":
        let inside = child.children
        return inside.map { view in
          let isLast = view.index == inside.last?.index
          return (view, origin, tie.inner(.tie(of: view, isLast: isLast, in: around, edges[view.index] ?? [])))
        }
      case "sections":
        return child.children.flatMap { parts(of: $0, at: origin, tie) }
      default:
        // The content of a cell or an effect fills it.
        return child["key"] == "contentView" ? [(child, origin, tie)] : []
      }
    }
  }

  /// Returns the frame of a view in its superview; nil if it is missing or impossible.
  private static func frame(of view: XMLElement) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let rect = view.child(key: "frame") else { return nil }
    let values = ["x", "y", "width", "height"].map { rect[$0].flatMap { Double($0) } ?? .nan }
    guard values.allSatisfy({ abs($0) <= Limits.coordinate }), values[2] >= 0, values[3] >= 0 else { return nil }
    return (values[0], values[1], values[2], values[3])
  }
}
