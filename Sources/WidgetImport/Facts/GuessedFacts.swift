/// What is only likely of a widget: it is written with `--guesses`, and marked.
enum GuessedFacts {
  /// Reads it, after what is certain.
  static func read(_ scene: WidgetScene, _ widget: WidgetCode, _ target: TargetSources, _ facts: inout Facts) {
    var views = ViewFacts.xibs(widget, target)
    if let first = scene.views(widget.texts) {
      if !RootBackground.isSet(widget) { SceneBackground(first)?.guess(&facts) }
      views.insert(first, at: 0)
    }
    FontStyles.read(views, widget, &facts)
    SceneGuesses.readScrolls(views, widget, &facts)
    SceneGuesses.readGrid(views, &facts)
    readOldHeight(widget, &facts)
  }

  /// Adds `heights.ios9` to the other heights: one that is only set where there are no display modes.
  private static func readOldHeight(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let lowest = widget.lowestVersion, lowest < 10 else { return }
    // With display modes, only the branch for older versions tells.
    let hasModes = widget.displayModeHandler != nil
    let found = Heights.fixed(widget).filter { !hasModes || VersionChecks.isDead($0.token, on: 10) }
    guard let first = found.first, let height = first.height, found.allSatisfy({ $0.height == height }) else { return }
    let others = facts.values[Heights.field]?.entries ?? []
    facts.replace(Heights.field, .mapping(others + [("ios9", .guess(.scalar(height), at: first.token.place))]))
  }
}
