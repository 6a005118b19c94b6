/// `heights.ios9`, as a guess: a height that is only set where there are no display modes.
enum OldHeight {
  /// Adds it to the other heights.
  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let lowest = widget.lowestVersion, lowest < 10 else { return }
    let name = "widgetActiveDisplayModeDidChange"
    let handler = widget.handler(name, label: "withMaximumSize", objectiveC: name)
    var heights: Set<String?> = []
    var place: SourcePlace?
    for (method, index, height) in Heights.fixed(widget) {
      let file = widget.code.files[method.file]
      // With display modes, only the branch for older versions tells.
      if handler != nil, !VersionChecks(file, method).isDead(at: index, on: 10) { continue }
      heights.insert(height)
      place = place ?? file.place(index)
    }
    guard heights.count == 1, let height = heights.first ?? nil, let place else { return }
    let others = facts.values[Heights.field]?.entries ?? []
    facts.replace(Heights.field, .mapping(others + [("ios9", .guess(.scalar(height), at: place))]))
  }
}
