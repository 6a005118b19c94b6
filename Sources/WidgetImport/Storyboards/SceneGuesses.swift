import LintCore

/// Guesses values that the views make likely, but not certain.
enum SceneGuesses {
  // MARK: - Grid

  /// `grid`: rows with the same number of buttons; a row is a stack view whose subviews are or contain one button each.
  static func readGrid(_ views: [SceneViews], _ facts: inout Facts) {
    let rows = views.flatMap(\.elements).compactMap(row)
    guard let first = rows.first, rows.allSatisfy({ $0.columns == first.columns && $0.spacing == first.spacing })
    else { return }
    facts.set("grid.items", .guess(String(first.columns * rows.count), at: first.place))
    facts.set("grid.columns", .guess(String(first.columns), at: first.place))
    if let spacing = first.spacing { facts.set("grid.spacing", .guess(spacing, at: first.place)) }
  }

  private static func row(_ stack: XMLElement) -> (columns: Int, spacing: String?, place: SourcePlace)? {
    let views = stack.subviews
    guard stack.name == "stackView", stack["axis"] != "vertical", views.count > 1,
      views.allSatisfy({ view in ([view] + view.descendants).count { $0.name == "button" } == 1 })
    else { return nil }
    // With these distributions, `spacing` is only a minimum.
    let isShared = ["equalSpacing", "equalCentering"].contains(stack["distribution"])
    return (views.count, isShared ? nil : stack["spacing"] ?? "0", stack.place)
  }

  // MARK: - Scrolling

  private static let scrolling: Set<String> = ["tableView", "collectionView", "scrollView", "webView", "wkWebView"]
  private static let scrollingClasses: Set<String> = [
    "UITableView", "UICollectionView", "UIScrollView", "WKWebView", "UIWebView", "UITableViewController",
    "UICollectionViewController",
  ]

  /// `scrolls`: a view that can scroll and whose scrolling is not turned off; it may still show all of its content.
  static func readScrolls(_ views: [SceneViews], _ widget: WidgetCode, _ facts: inout Facts) {
    let shown = views.lazy.flatMap(\.elements).first { scrolling.contains($0.name) && $0["scrollEnabled"] != "NO" }
    let isTurnedOff = widget.tokens.contains { token in
      let value = token.assigned(to: "isScrollEnabled") ?? token.assigned(to: "scrollEnabled")
      return value?.start.isAny("false", "NO") == true
    }
    // A view as high as its content does not scroll.
    let sizes = ["contentSize", "collectionViewContentSize", "intrinsicContentSize"]
    let isWhole =
      facts.values["heights.expanded"]?.shown == "content" || widget.tokens.contains { sizes.contains($0.text) }
    guard !isTurnedOff, !isWhole, let place = shown?.place ?? madeScrolling(widget) else { return }
    facts.set("scrolls", .guess("true", at: place))
  }

  /// Returns the place of a scrolling view that code makes, or of a principal class that is one; nil if there is none.
  private static func madeScrolling(_ widget: WidgetCode) -> SourcePlace? {
    for type in widget.principal.flatMap({ widget.code.types[$0] ?? [] }) {
      if type.inherited.first.map({ scrollingClasses.contains($0) }) == true { return type.place }
      let made = type.body.first { scrollingClasses.contains($0.text) && ["(", "alloc"].contains($0[1]) }
      if let made { return made.place }
    }
    return nil
  }

  // MARK: - Fonts

  /// `font`: the sizes and colors of a storyboard's texts, unless code sets them, added to the families.
  static func readFonts(_ views: [SceneViews], _ changes: TextChanges, _ facts: inout Facts) {
    guard let families = facts.values["font"]?.elements else { return }
    let styles = views.flatMap { each in
      each.texts.filter { !changes.mayChange("font", of: $0.element, in: each) }.map { element, family in
        let font = element.child(key: "fontDescription")
        let size = font.flatMap { font in font["pointSize"].map { SourceValue.guess($0, at: font.place) } }
        let color = changes.mayChange("textColor", of: element, in: each) ? nil : element.child(key: "textColor")
        return SourceValue.mapping(["family": family, "size": size, "color": color.flatMap(Self.color)])
      }
    }
    let entries = styles.filter { $0.entries.count > 1 }.unique(by: \.statement)
    let styled = Set(entries.map { $0["family"]?.statement })
    facts.values["font"] = .list(entries + families.filter { !styled.contains($0["family"]?.statement) })
  }

  private static func color(_ color: XMLElement) -> SourceValue? {
    guard let value = InterfaceColor.text(color).map({ SourceValue.guess($0, at: color.place) }) else { return nil }
    // A named color may differ in dark mode; a fixed one does not.
    let isFixed = color["systemColor"] == nil && color["cocoaTouchSystemColor"] == nil && color["name"] == nil
    return isFixed ? .mapping([("light", value), ("dark", value)]) : value
  }
}
