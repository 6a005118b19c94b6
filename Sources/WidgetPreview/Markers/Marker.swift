import LintCore

extension Canvas {
  /// Draws a finding's marker: its shape and color say the severity, and it looks the same in the dark.
  mutating func marker(_ marked: MarkedFinding, at point: Point) {
    open("g", [("class", "marker \(marked.finding.severity.name)"), ("data-finding", marked.fingerprint)])
    title("\(marked.number), \(marked.finding.severity.name): \(marked.message)")
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
    case .warning:
      let (x, y) = (tenths(point.x), tenths(point.y - 12))
      path("M\(x) \(y)l12 12-12 12-12-12z", paint)
    case .info: rect(Box(point.x - 9, point.y - 9, 18, 18), corners: 4, paint)
    }
    let size = number < 100 ? 11.0 : 8
    text("\(number)", point.x, point.y + size * 0.36, Lettering(size, weight: 700, .middle), .white)
    keepsLight = keptLight
  }
}
