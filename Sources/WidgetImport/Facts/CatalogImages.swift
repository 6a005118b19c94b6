/// The images in a target's asset catalogs that declare how they are rendered.
enum CatalogImages {
  /// Reads those of the images that are used, in the order of their names.
  static func read(_ target: TargetSources, used: Set<String>, _ facts: inout Facts) {
    let catalogs = AssetCatalogs(target)
    var notes: [ImportNote] = []
    let images = used.sorted().compactMap { name -> SourceValue? in
      guard let file = catalogs.file(".imageset", name), let contents = notes.value(of: target.tree.propertyList(file)),
        let intent = contents["properties"]?["template-rendering-intent"], let rendering = intent.text,
        rendering == "template" || rendering == "original"
      else { return nil }
      let place = SourcePlace(file: file, line: intent.line)
      return .mapping([("name", .scalar(name, at: nil)), ("rendering", .scalar(rendering, at: place))])
    }
    facts.add(notes)
    facts.set("images", list: images)
  }
}

/// The names of the images that a widget shows.
enum ImageNames {
  private static let attributes = ["image", "backgroundImage", "selectedImage", "highlightedImage"]

  /// The images in storyboards and xibs, and those that code makes.
  static func read(_ widget: WidgetCode, _ documents: [XMLDocument]) -> Set<String> {
    let shown = documents.flatMap(\.elements).flatMap { element in attributes.compactMap { element[$0] } }
    return Set(shown).union(widget.tokens.compactMap { name($0, widget) })
  }

  /// The name in `UIImage(named: "…")`, `[UIImage imageNamed:@"…"]`, `Image("…")`, `#imageLiteral(resourceName: "…")`.
  private static func name(_ token: Cursor, _ widget: WidgetCode) -> String? {
    let argument: Code?
    switch token.text {
    case "UIImage", "#imageLiteral":
      let first = token.creation?.elements.first
      let isNamed = first?.label.map { ["named", "imageLiteralResourceName", "resourceName"].contains($0) } ?? false
      argument = isNamed ? first?.unlabeled : nil
    case "Image":
      let first = token.creation?.elements.first
      argument = first?.label == nil || first?.label == "decorative" ? first?.unlabeled : nil
    case "imageNamed": argument = token[1] == ":" ? token.argument : nil
    default: argument = nil
    }
    return argument.flatMap(widget.text)?.literal
  }
}
