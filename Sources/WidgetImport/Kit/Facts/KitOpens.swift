/// `opens`: the URLs of `widgetURL`.
enum KitOpens {
  /// Reads them from what a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    let urls = context.reach.uses.filter { $0.token.text == "widgetURL" && $0.token[1] == "(" }.flatMap { use in
      guard let argument = ViewCall(use.token).arguments.first, !argument.isLabeled else { return [SourceValue]() }
      return KitURL.read(use.expression(argument), use.values)
    }
    facts.set("opens", oneOrMany: urls)
  }
}
