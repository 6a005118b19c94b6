/// `updates.time`, as a guess: who draws a time that passes, the system or the widget.
enum KitTime {
  private static let styles: Set<String> = ["relative", "timer", "offset"]

  /// Reads it from what a widget reaches.
  static func guess(_ context: KitContext, _ facts: inout Facts) {
    var found: [String: SourcePlace] = [:]
    for use in context.reach.uses where use.called.isEmpty && use.token[1] == "(" {
      let call = ViewCall(use.token)
      switch use.token.text {
      case "Text":
        let style = call.argument("style").flatMap(KitValues.caseName)
        let isDrawn = style.map { styles.contains($0) } ?? (call.argument("timerInterval") != nil)
        if isDrawn { found["system"] = found["system"] ?? use.token.place }
      case "RelativeDateTimeFormatter":
        found["computed"] = found["computed"] ?? use.token.place
      case "formatted" where call.arguments.first?.contains("relative") == true:
        found["computed"] = found["computed"] ?? use.token.place
      default: continue
      }
    }
    // One that is computed stands still, whatever else passes.
    for word in ["computed", "system"] {
      if let place = found[word] { return facts.set("updates.time", .guess(word, at: place)) }
    }
  }
}
