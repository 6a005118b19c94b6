/// The families of the fonts that a storyboard or xib names.
enum SceneFonts {
  private static let texts: Set<String> = ["label", "button", "textView", "textField"]

  /// The families of labels, text views and buttons with titles.
  static func families(_ elements: [Int], in storyboard: Storyboard) -> [(name: String, place: SourcePlace)] {
    texts(elements, in: storyboard).map { ($0.name, $0.place) }
  }

  /// The same, each with its element.
  static func texts(
    _ elements: [Int],
    in storyboard: Storyboard
  ) -> [(index: Int, name: String, place: SourcePlace)] {
    let tree = storyboard.tree
    return elements.filter { texts.contains(tree[$0].name) && hasText($0, tree) }.compactMap { index in
      guard let font = tree.child(of: index, key: "fontDescription") else {
        let isAttributed = tree.child(of: index, key: "attributedText") != nil
        return isAttributed ? nil : (index, "system", storyboard.place(index))
      }
      let place = storyboard.place(font)
      if let name = tree[font]["name"] { return (index, FontFamilies.family(name), place) }
      return (index, "system", place)
    }
  }

  /// A button without a title has a font that nobody sees.
  private static func hasText(_ index: Int, _ tree: XMLTree) -> Bool {
    tree[index].name != "button" || tree.children(of: index, named: "state").contains { tree[$0]["title"] != nil }
  }
}
