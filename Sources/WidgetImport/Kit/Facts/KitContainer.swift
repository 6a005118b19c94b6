/// `background.container`: whether a view sets `containerBackground(for: .widget)`.
enum KitContainer {
  /// Whether a name sets the container's background.
  static func isContainer(_ token: Cursor) -> Bool {
    guard token.text == "containerBackground", token[1] == "(" else { return false }
    return ViewCall(token).argument("for").map { $0.contains("widget") } ?? false
  }

  /// Whether a helper puts what it is given into the container.
  static func handsOn(_ member: KitMember) -> Bool {
    guard member.labels?.isEmpty == false, let token = member.code.first(where: isContainer) else { return false }
    return ViewCall(token).code.contains { member.parameters.contains($0.text) }
  }

  /// Reads it from what a widget reaches; without a place it is not said to be missing.
  static func read(_ reach: KitReach, at place: SourcePlace?, _ facts: inout Facts) {
    if let use = reach.uses.first(where: { isContainer($0.token) }) {
      facts.set("background.container", .scalar("true", at: use.token.place))
    } else if let place, reach.isComplete {
      facts.set("background.container", .scalar("false", at: place))
    }
    facts.add(reach.notes)
  }
}
