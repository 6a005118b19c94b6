import LintCore

/// Where the markers of findings about each field belong, and which points are taken.
struct MarkerPlaces {
  /// A direction in which a marker moves if its point is taken.
  struct Direction: Hashable {
    static let left = Direction(x: -1, y: 0)
    static let right = Direction(x: 1, y: 0)
    static let down = Direction(x: 0, y: 1)

    let x: Double
    let y: Double

    /// The directions to try if the picture ends in this one.
    var turns: [Direction] { [Direction(x: abs(y), y: abs(x)), Direction(x: -abs(y), y: -abs(x))] }
  }

  /// A point in a part of the picture, and where markers move from there.
  struct Place: Hashable {
    let point: Point
    let direction: Direction
    let part: PicturePart
  }

  /// The least distance between markers, in at least one of both directions.
  private static let distance = 20.0
  private static let step = 21.0
  private static let steps = 40
  private static let inset = 12.0

  /// The places of fields, in the order in which they were added; the first one for a path counts.
  private var places: [(path: String, place: Place)] = []
  /// The places of findings about views, by fingerprint.
  private var own: [String: Place] = [:]
  private var taken: [Point] = []
  /// The places with no free point left.
  private var full: Set<Place> = []

  /// Adds the place of a field.
  mutating func add(_ path: String, _ place: Place) { places.append((path, place)) }

  /// Adds the place of the view that a finding is about; the first one counts.
  mutating func add(_ marked: MarkedFinding, _ place: Place) {
    if own[marked.fingerprint] == nil { own[marked.fingerprint] = place }
  }

  /// Returns the place for a finding: that of its view or field, the nearest drawn field above, or the first one below.
  func place(for marked: MarkedFinding) -> Place? {
    if let own = own[marked.fingerprint] { return own }
    // A finding that expects an expanded mode belongs next to the name of the state.
    let isMode = marked.path.isEmpty && marked.finding.expected == .text(Pane.Mode.expanded.rawValue)
    let path = isMode ? "/largestDisplayMode" : marked.path
    for above in Flags.ancestry(of: path) where !above.isEmpty || path.isEmpty {
      if let (_, place) = places.first(where: { $0.path == above }) { return place }
    }
    return places.first { $0.path.hasPrefix("\(path)/") }?.place
  }

  /// Takes the free point nearest to a place in its direction, or in a perpendicular one; nil if none is free.
  mutating func takePoint(at place: Place, height: Double) -> Point? {
    if full.contains(place) { return nil }
    for direction in [place.direction] + place.direction.turns {
      var last: Point?
      for away in (0...Self.steps).map({ Self.step * Double($0) }) {
        let (x, y) = (place.point.x + direction.x * away, place.point.y + direction.y * away)
        let point = Point(
          min(max(x, Self.inset), WidgetPicture.width - Self.inset),
          min(max(y, Self.inset), max(Self.inset, height - Self.inset))
        )
        if point == last { break }
        last = point
        let isTaken = taken.contains { abs($0.x - point.x) < Self.distance && abs($0.y - point.y) < Self.distance }
        if isTaken { continue }
        taken.append(point)
        return point
      }
    }
    full.insert(place)
    return nil
  }
}

/// The severities of the findings about each field of a widget.
struct Flags {
  /// The findings about each field itself.
  private var findings: [String: [Finding]] = [:]
  /// The severities of the findings about each field or anything below it.
  private var below: [Substring: [Severity]] = [:]

  init(_ marked: [MarkedFinding]) {
    for marked in marked {
      findings[marked.path, default: []].append(marked.finding)
      for path in Self.ancestry(of: marked.path) { below[path, default: []].append(marked.finding.severity) }
    }
  }

  /// Returns a path and those above it, up to the widget's own.
  static func ancestry(of path: String) -> some Sequence<Substring> {
    sequence(first: path[...]) { path in path.lastIndex(of: "/").map { path[..<$0] } }
  }

  /// Returns the severity of the worst finding about a field itself, among those that apply.
  func severity(at path: String, where applies: (Finding) -> Bool = { _ in true }) -> Severity? {
    findings[path]?.filter(applies).map(\.severity).max()
  }

  /// The severity of the worst finding about a field or anything below it.
  func severity(below path: String) -> Severity? { below[path[...]]?.max() }

  /// The number of findings about a field or anything below it.
  func count(below path: String) -> Int { below[path[...]]?.count ?? 0 }

  /// Returns the least number that a finding about a field expects; nil if none expects a number.
  func expected(at path: String) -> Double? {
    findings[path]?.compactMap { if case .number(let number) = $0.expected { number } else { nil } }.min()
  }
}
