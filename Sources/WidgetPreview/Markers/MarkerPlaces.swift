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

/// Puts markers into a picture so that none hides another.
struct MarkerPlacement {
  /// How near two markers may come in one direction, where they are that near in the other one.
  private static let distance = 20.0
  private static let step = 21.0
  private static let steps = 40
  private static let inset = 12.0

  /// A square of the picture that holds few markers.
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let width: Double
  private let height: Double
  private var taken: [Cell: [Point]] = [:]
  /// The places around which nothing is free.
  private var full: Set<MarkerPlaces.Place> = []

  /// A picture without markers.
  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Takes the free point nearest to a place in its direction, or in one across where the picture ends; nil where none
  /// is free.
  mutating func put(at place: MarkerPlaces.Place) -> Point? {
    if full.contains(place) { return nil }
    for direction in [place.direction] + place.direction.turns {
      var last: Point?
      for number in 0...Self.steps {
        let away = Self.step * Double(number)
        let point = clamped(
          Point(place.point.x + direction.step.x * away, place.point.y + direction.step.y * away)
        )
        if point == last { break }
        last = point
        if isFree(point) {
          taken[cell(of: point), default: []].append(point)
          return point
        }
      }
    }
    full.insert(place)
    return nil
  }

  private func clamped(_ point: Point) -> Point {
    Point(
      min(max(point.x, Self.inset), width - Self.inset),
      min(max(point.y, Self.inset), max(Self.inset, height - Self.inset))
    )
  }

  private func cell(of point: Point) -> Cell {
    Cell(column: Int(point.x / Self.distance), row: Int(point.y / Self.distance))
  }

  private func isFree(_ point: Point) -> Bool {
    let cell = cell(of: point)
    for column in cell.column - 1...cell.column + 1 {
      for row in cell.row - 1...cell.row + 1 {
        let isTaken = taken[Cell(column: column, row: row)]?.contains {
          abs($0.x - point.x) < Self.distance && abs($0.y - point.y) < Self.distance
        }
        if isTaken == true { return false }
      }
    }
    return true
  }
}

extension Canvas {
  /// Draws a finding's marker: its shape and color say the severity, and it looks the same in the dark.
  mutating func marker(_ marked: MarkedFinding, at point: Point) {
    open("g", [("class", "marker \(marked.finding.severity.name)"), ("data-finding", marked.fingerprint)])
    label("\(marked.number), \(marked.finding.severity.name): \(marked.message)")
    sign(marked.finding.severity, number: marked.number, at: point)
    close("g")
  }

  /// Draws a severity's shape with a number.
  mutating func sign(_ severity: Severity, number: Int, at point: Point) {
    let keptLight = keepsLight
    keepsLight = true
    var paint = Paint.fill(.role(Role(severity)))
    (paint.stroke, paint.width) = (.white, 1.5)
    switch severity {
    case .error: circle(point, 9.5, paint)
    case .warning: path("M\(point.x) \(point.y - 12)l12 12-12 12-12-12z", paint)
    case .info: rect(Box(point.x - 9, point.y - 9, 18, 18), corners: 4, paint)
    }
    let size = number < 100 ? 11.0 : 8
    text("\(number)", point.x, point.y + size * 0.36, TextAppearance(size, weight: 700, .middle), .white)
    keepsLight = keptLight
  }
}
