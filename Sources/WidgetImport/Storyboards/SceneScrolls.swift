/// `scrolls`, as a guess: a view that can scroll may still show all of its content.
enum SceneScrolls {
  private static let elements: Set<String> = ["tableView", "collectionView", "scrollView", "webView", "wkWebView"]
  private static let classes: Set<String> = [
    "UITableView", "UICollectionView", "UIScrollView", "WKWebView", "UIWebView", "UITableViewController",
    "UICollectionViewController",
  ]

  /// Whether a storyboard or code shows a view that scrolls, and whose scrolling is not turned off.
  static func read(_ views: [SceneViews], _ widget: WidgetCode, _ facts: inout Facts) {
    guard let place = shown(views) ?? made(widget), !isTurnedOff(widget) else { return }
    facts.set("scrolls", .guess(.scalar("true"), at: place))
  }

  private static func shown(_ views: [SceneViews]) -> SourcePlace? {
    for each in views {
      let tree = each.storyboard.tree
      let found = each.elements.first { elements.contains(tree[$0].name) && tree[$0]["scrollEnabled"] != "NO" }
      if let found { return each.storyboard.place(found) }
    }
    return nil
  }

  /// A view that code makes, or a principal class that is one.
  private static func made(_ widget: WidgetCode) -> SourcePlace? {
    for type in widget.principal.flatMap({ widget.code.types[$0] ?? [] }) {
      let file = widget.code.files[type.file]
      if type.inherited.first.map({ classes.contains($0) }) == true { return file.place(type.body.lowerBound - 1) }
      let made = type.body.first { index in
        file.isToken(index, in: classes) && (file.isToken(index + 1, "(") || file.isToken(index + 1, "alloc"))
      }
      if let made { return file.place(made) }
    }
    return nil
  }

  private static func isTurnedOff(_ widget: WidgetCode) -> Bool {
    widget.bodies(of: widget.views).contains { file, body in
      body.contains { index in
        file.isToken(index, in: ["isScrollEnabled", "scrollEnabled"]) && file.isToken(index + 1, "=")
          && file.isToken(index + 2, in: ["false", "NO"])
      }
    }
  }
}
