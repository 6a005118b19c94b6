import LintCore

/// Reads the fonts that view code makes, each as an entry of `text` without a scale; one without parts is unknown.
enum KitFont {
  static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]

  /// Returns the fonts that an expression may be, and notes those that cannot be read.
  static func read(_ expression: CodeExpression, depth: Int = 0) -> [SourceValue] {
    // In `UIFont(name: "A", size: 9) ?? …`, the rest counts only if the font is missing.
    let leaves = expression.leaves(hops: 2).flatMap { leaf in
      let first = leaf.operands[0]
      return leaf.code.start.text == "UIFont" || isOfEnvironment(first) ? [first] : leaf.alternatives(hops: 2)
    }
    return leaves.flatMap { leaf in
      let fonts = read(leaf: leaf, depth)
      if fonts.isEmpty { leaf.leaveOut("text.font") }
      return fonts.isEmpty ? [unread] : fonts
    }.unique(by: \.statement)
  }

  /// A font about which nothing is known, so that it may have a style.
  static let unread = SourceValue.list([])

  /// Whether a font comes from the views around it, where it is read: `@Environment(\.font) var font`.
  private static func isOfEnvironment(_ font: CodeExpression) -> Bool {
    font.code.ownName.flatMap { font.values.code.own($0.text, in: font.scope).first?.member.wrapper?.text }
      == "@Environment"
  }

  private static func read(leaf: CodeExpression, _ depth: Int) -> [SourceValue] {
    let code = leaf.code
    if let font = unmodified(leaf), depth < Limits.callDepth { return read(leaf.with(font), depth: depth + 1) }
    var name = code.start
    while name.text == "." || name.isAny("self", "SwiftUI", "Font", "UIFont") && name[1] == "." { name = name.moved(1) }
    guard name.isWord, name.index < code.endIndex else { return [] }
    let call = ViewCall(name)
    func fonts(_ key: String, _ code: Code?, _ read: (CodeExpression) -> [String]) -> [SourceValue] {
      guard let found = code.map({ leaf.with($0).texts(of: "text." + key, hops: 2, read) }) else { return [] }
      return found.isEmpty ? [.mapping([])] : found.map { .mapping([key: $0]) }
    }
    func sizes(_ code: Code?) -> [SourceValue] {
      func given() -> [SourceValue] { fonts("size", code) { lengths($0).map(\.shown) } }
      guard let code, let (style, size) = scaled(code, leaf) else { return given() }
      let sizes = size.map { [SourceValue.mapping(["size": $0])] } ?? given()
      return sizes.map { $0.adding(.mapping(["style": style])) }
    }
    func styles(_ code: Code?) -> [SourceValue] { fonts("style", code) { [styleName($0.code)].compactMap(\.self) } }
    // The results of several choices are paired in order.
    func paired(_ lists: [SourceValue]...) -> [SourceValue] {
      let many = lists.filter { $0.count > 1 }
      let shared = lists.filter { $0.count == 1 }.joined().reduce(SourceValue.mapping([])) { $0.adding($1) }
      guard let first = many.first else { return [shared] }
      let isPaired = many.allSatisfy { $0.count == first.count }
      let paired = many.dropFirst().reduce(first) { fonts, list in zip(fonts, list).map { $0.adding($1) } }
      return (isPaired ? paired : many.flatMap(\.self)).map(shared.adding)
    }
    switch name.text {
    case _ where Self.styles.contains(name.text) && name[-1] == "." && name[1] != "(" && !isReplaced(name, in: leaf):
      return [.mapping(["style": .scalar(name.text, at: name.place)])]
    case "system" where name[-1] == ".": return sizes(call.argument("size")) + styles(call.argument(""))
    case "UIFont" where call.argument("name") != nil, "custom" where name[-1] == "." && !isOwn(call, leaf):
      // UIKit's size is fixed.
      let fixed = call.argument(name.text == "UIFont" ? "size" : "fixedSize")
      let body = fixed == nil ? [SourceValue.mapping(["style": .scalar("body", at: name.place)])] : []
      let style = call.argument("relativeTo").map { styles($0) } ?? body
      let families = fonts("family", call.argument("") ?? call.argument("name")) { leaf in
        // SwiftGen's: `FontConvertible(name: "Roboto-Bold", family: "Roboto")`
        [(leaf.known["name"] ?? leaf).text()?.literal].compactMap(\.self)
      }
      return paired(sizes(fixed ?? call.argument("size")), families, style)
    case "preferredFont": return styles(call.argument("forTextStyle"))
    case _ where name.text.lowercased().hasSuffix("systemfont") && call.argument("ofSize") != nil:
      return sizes(call.argument("ofSize"))
    case "Font", "init":
      guard depth < Limits.callDepth, let font = call.argument("") else { return [] }
      return read(leaf.with(font), depth: depth + 1)
    default:
      guard let last = code.callee.last, case let call = ViewCall(last), call.end == code.endIndex,
        depth < Limits.callDepth, leaf.values.steps.take()
      else { return [] }
      let all = last == name ? helpers(call, leaf) : members(call, leaf)
      // A property may have the name of the function that is called, and another overload may be meant.
      let named = all.filter { $0.member.isFunction == (last[1] == "(") }
      let found = (named.isEmpty ? all : named).filter { KitNames.mayHold($0, call, leaf.values.code) }
      return found.prefix(Limits.helperFonts).flatMap {
        leaf.values.calling($0.member, call, from: leaf.scope).returned(by: $0).flatMap { read($0, depth: depth + 1) }
      }
    }
  }

  /// Returns the numbers that a size may be; empty if one of them is not positive.
  private static func lengths(_ leaf: CodeExpression) -> [Double] {
    let numbers = leaf.numbers()
    return numbers.allSatisfy { $0 > 0 } ? numbers : []
  }

  /// The modifiers that leave a font's size, style and family as they are.
  private static let modifiers: Set<String> = [
    "bold", "italic", "weight", "width", "leading", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps",
    "uppercaseSmallCaps",
  ]

  /// Returns the font before the system's modifiers, `theme.body` in `theme.body.bold()`; nil if it has none, or if one
  /// may be a function of a type other than `Font`.
  private static func unmodified(_ leaf: CodeExpression) -> Code? {
    let font = leaf.code.without(modifiers: modifiers)
    guard let last = font.last, font.count < leaf.code.count, last.typePath == nil else { return nil }
    return members(ViewCall(leaf.code[font.endIndex + 1]), leaf).allSatisfy { $0.type == "Font" } ? font : nil
  }

  /// Returns the style with which a property scales, and its size unless calls set it, else nil:
  /// `@ScaledMetric(relativeTo: .caption) var size = 12`.
  private static func scaled(_ code: Code, _ leaf: CodeExpression) -> (style: SourceValue, size: SourceValue?)? {
    guard let name = code.ownName, let found = leaf.values.code.own(name.text, in: leaf.scope).first,
      let wrapper = found.member.wrapper, wrapper.text == "@ScaledMetric"
    else { return nil }
    let style = ViewCall(wrapper).argument("relativeTo").flatMap(styleName) ?? "body"
    let own = leaf.with(code).given == nil ? CodeValues.number(found.member.code)?.shown : nil
    return (.scalar(style, at: wrapper.place), own.map { .scalar($0, at: found.member.code.place) })
  }

  /// Whether the repository has a font named like a system style: `extension Font { static var body: Font { … } }`.
  private static func isReplaced(_ style: Cursor, in leaf: CodeExpression) -> Bool {
    leaf.values.code.members(style.text, of: "Font", in: leaf.scope).contains { found in
      found.member != leaf.scope.member && !found.member.isFunction && found.member.type.contains("Font")
    }
  }

  /// Returns the style in `.body`, also by the other names that UIKit has for two styles; nil for anything else.
  private static func styleName(_ code: Code) -> String? {
    guard let name = CodeValues.caseName(code) else { return nil }
    let style = ["title1": "title", "caption1": "caption"][name] ?? name
    return styles.contains(style) ? style : nil
  }

  /// Returns members of a type or value that make a font: `Design.Font.caption2`, `.app.font(12)`, `theme.sized(14)`.
  private static func members(_ call: ViewCall, _ leaf: CodeExpression) -> [FoundMember] {
    let (name, code, scope) = (call.name, leaf.values.code, leaf.scope)
    let known = code.members(meantBy: name, in: scope)
    // Otherwise, the members of any type with the name before it.
    let others = code.modules(seenBy: scope.file, in: scope.module).lazy.flatMap { module in
      module.members(named: name.text).prefix(Limits.member).filter { found in
        found.member.owner.flatMap { $0.split { $0 == "." || $0 == "#" }.last } == Substring(name[-2])
      }
    }
    return (known.isEmpty ? Array(others.prefix(Limits.helperFonts)) : known).filter { $0.member.takes(call) }
  }

  /// Returns the members of the repository that may make the font of a call.
  private static func helpers(_ call: ViewCall, _ leaf: CodeExpression) -> [FoundMember] {
    let (name, code, scope) = (call.name, leaf.values.code, leaf.scope)
    // SwiftUI's fonts are meant, unless UIKit's are named.
    let types = name[-2] == "UIFont" ? ["UIFont"] : ["Font", "UIFont"]
    let others = name.isOwn ? code.own(name.text, in: scope) : code.extensions(name.text, in: scope)
    let all = types.map { code.members(name.text, of: $0, in: scope) } + [others]
    // A function that calls its own name means another function.
    return all.lazy.map { $0.filter { $0.member.takes(call) && $0.member != scope.member } }.first { !$0.isEmpty } ?? []
  }

  /// Whether `custom` is a function of the repository that takes a case instead of a name: `.custom(.bold, size: 9)`.
  private static func isOwn(_ custom: ViewCall, _ leaf: CodeExpression) -> Bool {
    let family = custom.argument("").map { leaf.with($0).leaves(hops: 2) } ?? []
    return family.allSatisfy { CodeValues.caseName($0.code) != nil } && !helpers(custom, leaf).isEmpty
  }
}

extension SourceValue {
  /// Returns the font, with the parts that it lacks taken from another.
  fileprivate func adding(_ other: SourceValue) -> SourceValue {
    .mapping(["size", "style", "family"].compactMap { key in (self[key] ?? other[key]).map { (key, $0) } })
  }
}
