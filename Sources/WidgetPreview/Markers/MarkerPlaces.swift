import LintCore

/// The places where the markers of findings about each field belong, and the markers that are there.
struct MarkerPlaces {
  /// A direction in which a marker moves if its place is taken.
  struct Direction: Hashable {
    static let left = Direction(x: -1, y: 0)
    static let right = Direction(x: 1, y: 0)
    static let down = Direction(x: 0, y: 1)

    let x: Double
    let y: Double

    /// The directions to take if the picture ends in this one.
    var turns: [Direction] { [Direction(x: abs(y), y: abs(x)), Direction(x: -abs(y), y: -abs(x))] }
  }

  /// A place in a part of the picture.
  struct Place: Hashable {
    let point: Point
    let direction: Direction
    let part: PicturePart
  }

  /// The least distance between two markers in one direction, if they are closer in the other one.
  private static let distance = 20.0
  private static let step = 21.0
  private static let steps = 40
  private static let inset = 12.0

  /// The places in the order in which they were added; for a path, the first one counts.
  private var places: [(path: String, place: Place)] = []
  /// The places of findings about a view, by their fingerprints.
  private var own: [String: Place] = [:]
  private var taken: [Point] = []
  /// The places with no free point around them.
  private var full: Set<Place> = []

  /// Adds the place of a field.
  mutating func add(_ path: String, _ place: Place) { places.append((path, place)) }

  /// Adds the place of a finding's view; the first one counts.
  mutating func add(_ marked: MarkedFinding, _ place: Place) {
    if own[marked.fingerprint] == nil { own[marked.fingerprint] = place }
  }

  /// The place for a finding: that of its view, its field, the nearest drawn field above, or the first one below.
  func place(for marked: MarkedFinding) -> Place? {
    if let own = own[marked.fingerprint] { return own }
    // A missing mode that is expected has its place next to the name of the state.
    let isMode = marked.path.isEmpty && marked.finding.expected == .text(Pane.Mode.expanded.rawValue)
    let path = isMode ? "/largestDisplayMode" : marked.path
    for above in Flags.ancestry(of: path) where !above.isEmpty || path.isEmpty {
      if let (_, place) = places.first(where: { $0.path == above }) { return place }
    }
    return places.first { $0.path.hasPrefix("\(path)/") }?.place
  }

  /// Takes the free point nearest to a place in its direction, or in a perpendicular one if the picture ends; nil if
  /// none is free.
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

/// The fields of a widget that findings are about, with the severity of the worst finding.
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

  /// A path and those above it, up to the widget's own.
  static func ancestry(of path: String) -> some Sequence<Substring> {
    sequence(first: path[...]) { path in path.lastIndex(of: "/").map { path[..<$0] } }
  }

  /// The severity of the worst finding about a field itself, among those that apply.
  func severity(at path: String, where applies: (Finding) -> Bool = { _ in true }) -> Severity? {
    findings[path]?.filter(applies).map(\.severity).max()
  }

  /// The severity of the worst finding about a field or anything below it.
  func severity(below path: String) -> Severity? { below[path[...]]?.max() }

  /// The number of findings about a field or anything below it.
  func count(below path: String) -> Int { below[path[...]]?.count ?? 0 }

  /// The least number that a finding about a field expects.
  func expected(at path: String) -> Double? {
    findings[path]?.compactMap { if case .number(let number) = $0.expected { number } else { nil } }.min()
  }
}
