/// `shows`: the app's own icon or name, drawn in the widget.
enum KitShows {
  /// Reads the icon and the name from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    var found: [String: SourcePlace] = [:]
    for use in context.reach.uses where use.token[1] == "(" && use.token[-1] != "." {
      // The Lock Screen shows no name below a widget that the widget could repeat.
      guard use.isDrawn(in: .system), !use.around.isInContainer else { continue }
      guard let first = ViewCall(use.token).arguments.first else { continue }
      let written = use.expression(first.unlabeled)
      let given = written.given ?? [written]
      switch use.token.text {
      case "Text", "Label":
        guard found["appName"] == nil, [nil, "verbatim"].contains(first.label) else { continue }
        let isString = first.label != nil || written.isString
        let names = given.compactMap { context.texts.known($0, hops: 1, isString: isString)?.shown }
        if names.contains(where: { $0 == context.appName }), !context.reach.isHidden(use) {
          found["appName"] = use.token.place
        }
      case "Image" where first.label == nil || first.label == "decorative",
        "UIImage" where first.start.text == "named":
        guard found["appIcon"] == nil else { continue }
        let names = given.compactMap { $0.leaf(hops: 1).flatMap { CodeValues.text($0.code)?.literal } }
        let catalogs = context.catalogs(of: use.scope.module)
        if names.contains(where: { $0 == "AppIcon" || catalogs.isIcon($0) }) { found["appIcon"] = use.token.place }
      default: continue
      }
    }
    let values = ["appIcon", "appName"].compactMap { word in found[word].map { SourceValue.scalar(word, at: $0) } }
    facts.set("shows", oneOrMany: values)
  }
}
