/// `scrolls`, as a guess: a view that can scroll may still show all of its content.
enum SceneScrolls {
  private static let scrolling: Set<String> = ["tableView", "collectionView", "scrollView", "webView", "wkWebView"]

  /// Whether a storyboard shows a view that scrolls and whose scrolling is not turned off.
  static func read(_ views: SceneViews, _ facts: inout Facts) {
    let tree = views.storyboard.tree
    let found = views.elements.first { index in
      scrolling.contains(tree[index].name) && tree[index]["scrollEnabled"] != "NO"
    }
    guard let found else { return }
    var guess = SourceValue.scalar("true", at: views.storyboard.place(found))
    guess.isGuess = true
    facts.set("scrolls", guess)
  }
}
