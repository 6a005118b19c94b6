import LintCore

/// Where the markers of findings about each field belong.
struct MarkerPlaces {
  /// A place with the direction in which a marker moves that finds it taken.
  struct Place: Hashable {
    let point: Point
    let direction: Direction
    let part: PicturePart
  }

  /// A direction in which markers move.
  enum Direction {
    case left, right, up, down

    var step: Point {
      switch self {
      case .left: Point(-1, 0)
      case .right: Point(1, 0)
      case .up: Point(0, -1)
      case .down: Point(0, 1)
      }
    }

    /// The directions that are left where the picture ends in this one.
    var turns: [Direction] {
      switch self {
      case .left, .right: [.down, .up]
      case .up, .down: [.right, .left]
      }
    }
  }

  private var places: [String: Place] = [:]
  /// The paths of the places, in the order in which they were added.
  private var paths: [String] = []

  /// Adds the place of a field; the first one counts.
  mutating func add(_ path: String, _ point: Point, _ direction: Direction, _ part: PicturePart) {
    guard places[path] == nil else { return }
    places[path] = Place(point: point, direction: direction, part: part)
    paths.append(path)
  }

  /// The place for a finding: that of its field, of the nearest one above that is drawn, or of the first one below.
  func place(for marked: MarkedFinding) -> Place? {
    // A mode that is missing, and expected, has its place beside the name of the state.
    let isMode = marked.path.isEmpty && marked.finding.expected == .text(Pane.Mode.expanded.rawValue)
    let path = isMode ? "/largestDisplayMode" : marked.path
    var prefix = Substring(path)
    while true {
      if let place = places[String(prefix)] { return place }
      guard let slash = prefix.lastIndex(of: "/"), slash > prefix.startIndex else { break }
      prefix = prefix[..<slash]
    }
    return paths.first { $0.hasPrefix("\(path)/") }.flatMap { places[$0] }
  }
}
