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
    OldHeight.read(widget, &facts)
  }
}
