/// A font as view code makes it.
struct KitFont: Hashable {
  var style: String?
  var family: String?
  var size: String?

  static let styles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]

  /// The fonts that an expression may be; those that cannot be read are left out.
  static func read(_ expression: KitExpression, _ values: KitValues, depth: Int = 0) -> [KitFont] {
    values.leaves(expression, hops: 2).flatMap { leaf in read(leaf: leaf, values, depth) }.unique(by: \.self)
  }

  private static func read(leaf: KitExpression, _ values: KitValues, _ depth: Int) -> [KitFont] {
    let code = leaf.code
    var name = code.start
    if name.text == "Font", name[1] == "." { name = name.moved(2) } else if name.text == "." { name = name.moved(1) }
    guard name.isWord, name.index < code.endIndex else { return [] }
    let call = ViewCall(name)
    func codes(_ argument: Code?) -> [Code] {
      argument.map { values.leaves(leaf.with($0), hops: 2) }?.map(\.code) ?? []
    }
    func sizes(_ argument: Code?) -> [String] { codes(argument).compactMap(KitValues.number) }
    func style(_ argument: Code?) -> [String] {
      codes(argument).compactMap(KitValues.caseName).filter(styles.contains)
    }
    switch name.text {
    case _ where styles.contains(name.text) && name[-1] == ".": return [KitFont(style: name.text)]
    case "system" where name[-1] == ".":
      return sizes(call.argument("size")).map { KitFont(size: $0) }
        + style(call.argument("")).map { KitFont(style: $0) }
    case "custom" where name[-1] == ".":
      let fixed = call.argument("fixedSize")
      let style = call.argument("relativeTo").map { style($0).first } ?? (fixed == nil ? "body" : nil)
      let family = codes(call.argument("")).compactMap(KitValues.text).first { $0.variable == nil }?.text
      let sizes = sizes(fixed ?? call.argument("size"))
      if sizes.isEmpty { return family == nil && style == nil ? [] : [KitFont(style: style, family: family)] }
      return sizes.map { KitFont(style: style, family: family, size: $0) }
    case "Font", "init": return call.argument("").map { readUIFont($0, sizes) } ?? []
    case _ where name.text.isTypeName: return constant(name, leaf, values, depth)
    default: return helper(name, leaf, values, depth)
    }
  }

  /// A constant of a type, perhaps with modifiers, or what a function of one makes: `Design.Font.caption2.bold()`,
  /// `Design.font(12)`.
  private static func constant(_ type: Cursor, _ leaf: KitExpression, _ values: KitValues, _ depth: Int) -> [KitFont] {
    guard depth < Limits.callDepth, values.steps.take() else { return [] }
    var name = type
    for _ in 0..<Limits.names where name[1] == "." && name.moved(2).isWord && name[3] != "(" { name = name.moved(2) }
    if name.text.isTypeName, name[1] == "." { name = name.moved(2) }
    let call = ViewCall(name)
    let modules = values.code.modules(seenBy: leaf.scope.file, in: leaf.scope.module)
    let found = modules.lazy.flatMap { module in
      module.members(named: name.text).filter { found in
        found.member.owner.flatMap { $0.split { $0 == "." || $0 == "#" }.last } == Substring(name[-2])
          && found.member.labels.map { KitNames.fit(call.labels, $0) } ?? true
      }
    }
    return found.prefix(Limits.helperFonts).flatMap { made(by: $0, call, leaf.scope, values, depth) }
  }

  /// The fonts that a constant has, or a function makes of its arguments.
  private static func made(
    by found: KitFound,
    _ call: ViewCall,
    _ scope: KitFound,
    _ values: KitValues,
    _ depth: Int
  ) -> [KitFont] {
    var inner = values
    inner.bindings = bindings(call, found.member, scope, values)
    return values.returned(by: found).flatMap { read($0, inner, depth: depth + 1) }
  }

  /// `UIFont.systemFont(ofSize: 12)`, `UIFont.preferredFont(forTextStyle: .body)`
  private static func readUIFont(_ code: Code, _ sizes: (Code?) -> [String]) -> [KitFont] {
    guard code.start.text == "UIFont", code.start[1] == "." else { return [] }
    let call = ViewCall(code.start.moved(2))
    if let style = call.argument("forTextStyle").flatMap(KitValues.caseName) {
      let names = ["title1": "title", "caption1": "caption"]
      return [KitFont(style: names[style] ?? style)].filter { styles.contains($0.style ?? "") }
    }
    return call.name.text.lowercased().hasSuffix("systemfont")
      ? sizes(call.argument("ofSize")).map { KitFont(size: $0) } : []
  }

  /// A function of the repository that makes a font, perhaps of its arguments.
  private static func helper(_ name: Cursor, _ leaf: KitExpression, _ values: KitValues, _ depth: Int) -> [KitFont] {
    guard depth < Limits.callDepth, values.steps.take() else { return [] }
    let own = values.code.members(name.text, of: "Font", in: leaf.scope)
    let found = own.isEmpty && name[-1] != "." ? values.code.own(name.text, in: leaf.scope) : own
    let call = ViewCall(name)
    return found.filter { KitNames.fit(call.labels, $0.member.labels ?? []) }.prefix(Limits.helperFonts).flatMap {
      made(by: $0, call, leaf.scope, values, depth)
    }
  }

  /// What the parameters of a function stand for in a call: arguments, else their own values.
  static func bindings(
    _ call: ViewCall,
    _ member: KitMember,
    _ scope: KitFound,
    _ values: KitValues
  ) -> [String: KitExpression] {
    var bindings: [String: KitExpression] = [:]
    for (parameter, label) in zip(member.parameters, member.labels ?? []) {
      let argument = label == "_" ? call.arguments.first { !$0.isLabeled } : call.argument(label)
      if let argument {
        bindings[parameter] = values.leaf(KitExpression(argument.unlabeled, in: scope), hops: 2)
      } else if let value = member.signature.elements.first(where: { $0.contains(parameter) })?.parts(around: "=")?
        .after
      {
        bindings[parameter] = KitExpression(value, in: scope)
      }
    }
    return bindings
  }
}
