/// What is only likely of a widget: it is written with `--guesses`, and marked.
enum GuessedFacts {
  /// Reads it, after what is certain.
  static func read(_ scene: WidgetScene, _ widget: WidgetCode, _ target: TargetSources, _ facts: inout Facts) {
    var views = ViewFacts.xibs(widget, target).map { SceneViews(xib: $0) }
    if let storyboard = scene.storyboard, let controller = scene.controller {
      let first = SceneViews(storyboard, from: controller, texts: widget.texts)
      if !RootBackground.isSet(widget) { SceneBackground(first).guess(&facts) }
      views.insert(first, at: 0)
    }
    FontStyles.read(views, widget, &facts)
    SceneScrolls.read(views, widget, &facts)
    SceneGrid.read(views, &facts)
    OldHeight.read(widget, &facts)
  }
}
