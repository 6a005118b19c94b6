/// `shows`: the app's own icon or name, drawn in the widget.
enum KitShows {
  /// Reads it from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    var found: [String: SourcePlace] = [:]
    for use in context.reach.uses where use.token[1] == "(" && use.token[-1] != "." {
      // The Lock Screen shows no name below a widget, so the widget repeats none.
      guard use.isDrawn(in: .system), !use.around.isInContainer else { continue }
      guard let first = ViewCall(use.token).arguments.first else { continue }
      func literal() -> String? {
        use.expression(first.unlabeled).leaf(hops: 1).flatMap { KitValues.text($0.code)?.literal }
      }
      switch use.token.text {
      case "Text", "Label":
        let text = first.label == nil ? context.texts.known(use.expression(first), hops: 1)?.shown : literal()
        let isText = first.label == nil || first.label == "verbatim"
        if isText, let text, text == context.appName, found["appName"] == nil, !context.reach.isHidden(use) {
          found["appName"] = use.token.place
        }
      case "Image" where first.label == nil || first.label == "decorative",
        "UIImage" where first.start.text == "named":
        if found["appIcon"] == nil, let name = literal(),
          name == "AppIcon" || context.catalogs(of: use.scope.module).isIcon(name)
        {
          found["appIcon"] = use.token.place
        }
      default: continue
      }
    }
    let values = ["appIcon", "appName"].compactMap { word in found[word].map { SourceValue.scalar(word, at: $0) } }
    facts.set("shows", oneOrMany: values)
  }
}
