/// `updates.animation`: the longest animation that a widget's views ask for, where its seconds are written.
enum KitAnimation {
  /// Animations that take as long as the system likes where they say nothing, which is under its limit.
  private static let named: Set<String> = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "smooth", "snappy", "bouncy", "interactiveSpring",
    "interpolatingSpring", "timingCurve",
  ]

  /// Reads it from what a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    var longest: (seconds: Double, place: SourcePlace)?
    for use in context.reach.uses where use.token.text == "animation" && use.token[-1] == "." && use.called.isEmpty {
      guard let argument = ViewCall(use.token).arguments.first, !argument.isLabeled, argument.start.text != "nil" else {
        continue
      }
      for leaf in use.leaves(argument, hops: 1) where leaf.code.start.text != "nil" {
        guard let seconds = seconds(leaf, use.values) else {
          return facts.leaveOut("updates.animation", at: leaf.code.place, "how long it lasts is computed")
        }
        if seconds > longest?.seconds ?? 0 { longest = (seconds, leaf.code.place) }
      }
    }
    // A part of a second has no place in the field, and no rule asks for it.
    guard let longest, longest.seconds == longest.seconds.rounded(), longest.seconds < 1e6 else { return }
    facts.set("updates.animation", .scalar(KitDuration(seconds: Int(longest.seconds)).text, at: longest.place))
  }

  /// The seconds of `.easeIn(duration: 3)`; 0 where the system chooses, nil where they are computed or changed.
  private static func seconds(_ leaf: KitExpression, _ values: KitValues) -> Double? {
    var name = leaf.code.stripped.start
    while name.isAny(".", "Animation", "SwiftUI"), name.index < leaf.code.endIndex { name = name.moved(1) }
    let call = ViewCall(name)
    // What follows may slow it down or repeat it.
    guard named.contains(name.text), call.end >= leaf.code.stripped.endIndex else { return nil }
    guard let duration = call.argument("duration") else { return 0 }
    return values.leaf(leaf.with(duration), hops: 2).flatMap { KitValues.number($0.code) }.flatMap { Double($0) }
  }
}
