/// The images that a widget shows and whose asset catalog declares how they are rendered.
enum CatalogImages {
  private static let attributes = ["image", "backgroundImage", "selectedImage", "highlightedImage"]

  /// Reads those that storyboards and xibs name, and those that code makes, in the order of their names.
  static func read(_ target: TargetSources, _ widget: WidgetCode, _ documents: [XMLDocument], _ facts: inout Facts) {
    let shown = documents.flatMap(\.elements).flatMap { element in attributes.compactMap { element[$0] } }
    let used = Set(shown).union(widget.tokens.compactMap { name($0, widget) })
    let catalogs = AssetCatalogs(target)
    let images = used.sorted().compactMap { name -> SourceValue? in
      guard let file = catalogs.file(".imageset", name),
        let contents = target.tree.value(of: target.tree.propertyList(file)),
        let intent = contents["properties"]?["template-rendering-intent"], let rendering = intent.text,
        rendering == "template" || rendering == "original"
      else { return nil }
      return .mapping([("name", .scalar(name, at: nil)), ("rendering", .scalar(rendering, at: intent.place))])
    }
    facts.set("images", list: images)
  }

  /// The name in `UIImage(named: "…")`, `[UIImage imageNamed:@"…"]`, `Image("…")`, `#imageLiteral(resourceName: "…")`.
  private static func name(_ token: Cursor, _ widget: WidgetCode) -> String? {
    let labels: [String?]
    switch token.text {
    case "UIImage", "#imageLiteral": labels = ["named", "imageLiteralResourceName", "resourceName"]
    case "Image": labels = [nil, "decorative"]
    case "imageNamed": return token[1] == ":" ? token.argument.flatMap(widget.text)?.literal : nil
    default: return nil
    }
    let first = token.creation?.elements.first
    return first.flatMap { labels.contains($0.label) ? widget.text($0.unlabeled)?.literal : nil }
  }
}
