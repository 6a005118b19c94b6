/// Finds the images that a widget shows and for which the asset catalog sets a rendering mode.
enum CatalogImages {
  private static let attributes = ["image", "backgroundImage", "selectedImage", "highlightedImage"]

  /// Reads the images that storyboards, xibs and code name, in alphabetical order.
  static func read(_ target: TargetSources, _ widget: WidgetCode, _ documents: [XMLDocument], _ facts: inout Facts) {
    let shown = documents.flatMap(\.elements).flatMap { element in attributes.compactMap { element[$0] } }
    let used = Set(shown).union(widget.tokens.flatMap { names($0, widget) })
    let catalogs = AssetCatalogs(target)
    let images = used.sorted().compactMap { name -> SourceValue? in
      guard let file = catalogs.file(ofImage: name),
        let contents = target.tree.value(of: target.tree.propertyList(file)),
        let intent = contents["properties"]?["template-rendering-intent"], let rendering = intent.text,
        rendering == "template" || rendering == "original"
      else { return nil }
      return .mapping([("name", .scalar(name, at: nil)), ("rendering", .scalar(rendering, at: intent.place))])
    }
    facts.set("images", list: images)
  }

  /// Returns the names in `UIImage(named: "…")`, `[UIImage imageNamed:@"…"]`, `Image("…")`,
  /// `#imageLiteral(resourceName: "…")`, and in constants that the code adds, such as `UIImage.add`.
  private static func names(_ token: Cursor, _ widget: WidgetCode) -> [String] {
    let labels: [String?]
    switch token.text {
    case "UIImage" where token[1] == "." && token[2] != "init":
      let made = widget.definition(Code(token.file, token.index..<token.index + 3))
      // Constants like these may refer to each other.
      return made.flatMap { $0[1] == "." && $0[2] != "init" ? [] : names($0, widget) }
    case "UIImage", "#imageLiteral", "init": labels = ["named", "imageLiteralResourceName", "resourceName"]
    case "Image": labels = [nil, "decorative"]
    case "imageNamed" where token[1] == ":": return token.argument.map { texts($0, widget) } ?? []
    default: return []
    }
    let first = token.creation?.elements.first
    return first.flatMap { labels.contains($0.label) ? texts($0.unlabeled, widget) : nil } ?? []
  }

  /// Returns the literal texts that a name may be: several if a choice or branches decide.
  private static func texts(_ name: Code, _ widget: WidgetCode) -> [String] {
    widget.possibleValues(of: name).compactMap { widget.text($0)?.literal }
  }
}
