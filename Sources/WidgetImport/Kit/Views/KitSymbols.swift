/// Distinguishes modifiers on images, where a font is a symbol's, from those on texts.
final class KitSymbols {
  private let reach: KitReach
  /// Whether the modifiers in a member apply only to images.
  private var known: [Member: Bool] = [:]

  /// Creates the check for the views that a widget reaches.
  init(_ reach: KitReach) { self.reach = reach }

  /// The views that may contain text.
  private static let texts: Set<String> = [
    "Text", "Label", "Gauge", "ProgressView", "DatePicker", "TextField", "Chart", "content", "configuration",
  ]

  /// Whether a chain belongs to an image, or to views that contain only images.
  func contains(_ chain: ViewChain, _ use: ViewUse, depth: Int = 0) -> Bool {
    let (base, code, member) = (chain.base, reach.code, use.scope.member)
    let isIcon = base.text == "configuration" && chain.modifiers.first?.name.text == "icon"
    if isIcon || isImage(base) { return true }
    let call = ViewCall(base)
    if base.isAny("Text", "AnyView"), let held = call.arguments.first, isImage(held.start) { return true }
    if base.text == "Text", call.arguments.first.map(KitText.isBlank) == true { return true }
    if let held = use.expression(base.code).local?.value, !held.isEmpty, depth < Limits.callDepth {
      return contains(ViewChain(around: held.start), use, depth: depth + 1)
    }
    let name = base.text == "self" ? base.moved(2) : base
    let members = code.own(name.text, in: use.scope)
    let type = member.type(of: name.text) ?? (members.count == 1 ? members[0].member.type : nil)
    if name.isOwn, type.map({ isImage($0.start) }) == true { return true }
    let called = KitNames.called(by: name, use.scope, code)
    if !called.isEmpty {
      let values = called.flatMap(use.values().returned)
      return !values.isEmpty && values.allSatisfy { isImage($0.code.start) }
    }
    let isContent = member.labels == ["content"] && base.text == member.parameters.first
    if isContent || SystemNames.isModifier(name.text) { return areOnImages(member, depth) }
    return holdsImagesAlone(call, use)
  }

  /// Whether a name is SwiftUI's `Image`.
  private func isImage(_ name: Cursor) -> Bool {
    name.text == "Image" || name.text == "SwiftUI" && name[1] == "." && name[2] == "Image"
  }

  /// Whether the modifiers in a helper, or in a view modifier, apply only to images.
  private func areOnImages(_ helper: Member, _ depth: Int) -> Bool {
    if helper.owner == "Image" { return true }
    if let known = known[helper] { return known }
    // Ends a cycle of helpers.
    known[helper] = false
    guard depth < Limits.callDepth, let calls = reach.calls[helper] else { return false }
    let isOnImages = calls.allSatisfy { use in
      // `.modifier(Tidal())`
      let outer = use.token.brackets.first { _ in true }?.calledName
      let name = outer.flatMap { $0.text == "modifier" ? $0 : nil } ?? use.token
      return contains(ViewChain(around: name), use, depth: depth + 1)
    }
    known[helper] = isOnImages
    return isOnImages
  }

  /// Whether the closures of a view hold images, and no text that takes the view's font.
  private func holdsImagesAlone(_ call: ViewCall, _ use: ViewUse) -> Bool {
    guard !call.closures.isEmpty, call.code.count < Limits.value, call.code.contains("Image") else { return false }
    return call.closures.allSatisfy { _, body in
      body.allSatisfy { token in
        guard token.isWord else { return true }
        // A text with a font of its own keeps it.
        let mayBeText = Self.texts.contains(token.text) && ViewChain(around: token).modifiers("font").isEmpty
        return !mayBeText && KitNames.called(by: token, use.scope, reach.code).isEmpty
      }
    }
  }
}
