/// `heights`: the height of the preferred content size in each display mode.
enum Heights: CodePattern {
  static let field = "heights"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.displayModeHandler else {
      // Without display modes, one number wherever it is set.
      let readings = widget.lowestVersion ?? 0 < 10 ? [] : fixed(widget).map { ($0.height, $0.token.place) }
      return facts.set("heights.compact", agreed: readings, otherwise: "it is computed")
    }
    guard method.body.count <= Limits.displayMode else {
      return facts.leaveOut(field, at: method.head.place, "the method is too long to tell")
    }
    let (reader, branch) = (HeightReader(widget, method), DisplayModeBranch(method))
    var found: [DisplayMode: [Reading]] = [:]
    for size in reader.sizes {
      for mode in branch.modes(at: size.token) {
        found[mode, default: []].append((reader.height(size, mode), size.token.place))
      }
    }
    for mode in DisplayMode.allCases {
      facts.set("heights.\(mode)", agreed: found[mode] ?? [], otherwise: "it is computed")
    }
  }

  /// Where the principal class sets the preferred size, with its height if that is a number.
  static func fixed(_ widget: WidgetCode) -> [(token: Cursor, height: String?)] {
    widget.ownMethods.flatMap { method in
      let reader = HeightReader(widget, method)
      return reader.sizes.map { ($0.token, reader.number($0)) }
    }
  }
}
