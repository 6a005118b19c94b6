/// `grid`, as a guess: rows of as many buttons each.
enum SceneGrid {
  /// Reads the horizontal stack views whose views are or hold one button each.
  static func read(_ views: [SceneViews], _ facts: inout Facts) {
    let rows = views.flatMap { each in each.elements.compactMap { row($0, each.storyboard) } }
    guard let first = rows.first, rows.allSatisfy({ $0.columns == first.columns && $0.spacing == first.spacing }) else {
      return
    }
    func guess(_ text: String) -> SourceValue { .guess(.scalar(text), at: first.place) }
    let items = String(first.columns * rows.count)
    facts.set(
      "grid",
      .mapping([("items", guess(items)), ("columns", guess(String(first.columns))), ("spacing", guess(first.spacing))])
    )
  }

  private static func row(_ index: Int, _ storyboard: Storyboard) -> (
    columns: Int, spacing: String, place: SourcePlace
  )? {
    let tree = storyboard.tree
    guard tree[index].name == "stackView", tree[index]["axis"] != "vertical",
      let list = tree.child(of: index, named: "subviews")
    else { return nil }
    let children = tree[list].children
    guard children.count > 1, children.allSatisfy({ buttons($0, tree) == 1 }) else { return nil }
    return (children.count, tree[index]["spacing"] ?? "0", storyboard.place(index))
  }

  private static func buttons(_ index: Int, _ tree: XMLTree) -> Int {
    (index..<tree[index].end).count { tree[$0].name == "button" }
  }
}
