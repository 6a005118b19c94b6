/// `images`: images that are no symbols, drawn outside of the container, of widgets with a system family.
struct KitImages {
  private let context: KitContext
  private var images: [SourceValue] = []

  /// Reads them from what a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    guard !context.families.isDisjoint(with: .system) else { return }
    var images = KitImages(context: context)
    for use in context.reach.uses where !use.isInContainer && !isBeforeTinting(use.token) {
      switch use.token.text {
      case "Image" where use.token[1] == "(" && (use.token[-1] != "." || use.token[-2] == "SwiftUI"): images.add(use)
      case "Label" where use.token[1] == "(" && use.token[-1] != ".":
        if let image = ViewCall(use.token).argument("image") { images.add(image, use, isChain: false) }
      case "resizable", "widgetAccentedRenderingMode": images.addVariable(use)
      default: break
      }
    }
    facts.set("images", list: images.images)
  }

  /// Whether a token runs only where a check of the version has failed that the first tinted Home Screens pass.
  private static func isBeforeTinting(_ token: Cursor) -> Bool {
    token.failedConditions.contains { $0.checkedVersion.flatMap(KitVersion.number).map { $0 <= 1800 } ?? false }
  }

  private init(context: KitContext) { self.context = context }

  private mutating func add(_ use: ViewUse) {
    let call = ViewCall(use.token)
    guard let first = call.arguments.first else { return }
    switch first.isLabeled ? first.start.text : "" {
    case "systemName", "_internalSystemName": return
    case "", "decorative", "uiImage", "cgImage", "asset": add(first.unlabeled, use, isChain: true)
    default: return
    }
  }

  private mutating func add(_ argument: Code, _ use: ViewUse, isChain: Bool) {
    let chain = isChain ? ViewChain(around: use.token) : nil
    let isTemplate = argument.contains("alwaysTemplate")
    for part in argument.choices {
      // Which of several a property or a function returns is known at run time.
      let code = use.expression(part).leaf(hops: 1)?.code ?? part
      if let name = name(code, catalogs(use)) { append(name, chain, use, isTemplate: isTemplate) }
    }
  }

  /// The catalogs whose assets code names.
  private func catalogs(_ use: ViewUse) -> KitCatalogs {
    KitTexts.folder(of: use.scope).map(context.catalogs.with) ?? context.catalogs
  }

  /// The name of an image; nil for a symbol.
  private func name(_ code: Code, _ catalogs: KitCatalogs) -> String? {
    if let string = KitValues.text(code) {
      if string.variable != nil { return KitTexts.unknown(code) }
      return catalogs.isSymbol(string.text) ? nil : string.text
    }
    if code.start.text == "UIImage" || code.start.text == "." && code.start[1] == "init" {
      let call = ViewCall(code.start.text == "." ? code.start.moved(1) : code.start)
      if call.argument("systemName") != nil { return nil }
      if let named = call.argument("named").flatMap(KitValues.text), named.variable == nil { return named.text }
    }
    if let named = code.arguments(of: "ImageResource")?.first, let string = KitValues.text(named.unlabeled),
      string.variable == nil
    {
      return string.text
    }
    if let symbol = KitValues.caseName(code), code.count <= 3, code.start.isAny(".", "ImageResource") {
      guard let asset = catalogs.asset(symbol) else { return symbol }
      return catalogs.isSymbol(asset) ? nil : asset
    }
    return KitTexts.unknown(code)
  }

  /// An image in a variable, which only its own modifiers tell: `image.resizable()`.
  private mutating func addVariable(_ use: ViewUse) {
    let chain = ViewChain(around: use.token)
    let base = chain.base
    guard use.token[-1] == ".", base.isWord, base.index < use.token.index, base.text.first?.isLowercase == true,
      base.text != "self", base.text != "content", chain.modifiers.first?.name.index == use.token.index,
      context.reach.code.own(base.text, in: use.scope).isEmpty
    else { return }
    let name = use.expression(Code(base.file, base.index..<base.index + 1))
    let leaf = name.leaves(hops: 0).first ?? name
    guard !leaf.code.contains("Image"), !isSymbol(leaf) else { return }
    append("<" + base.text + ">", chain, use)
  }

  /// Whether a member of the module by which an expression ends makes symbols.
  private func isSymbol(_ expression: KitExpression) -> Bool {
    guard let last = expression.code.last(where: { $0.isWord }) else { return false }
    let members = expression.scope.module.members(named: last.text).prefix(Limits.leaves).map(\.member).filter {
      $0.type.contains("Image")
    }
    return !members.contains(where: \.isStored)
      && members.contains { $0.code.prefix(Limits.member).contains("systemName") }
  }

  // MARK: - The accented mode

  private mutating func append(_ name: String, _ chain: ViewChain?, _ use: ViewUse, isTemplate: Bool = false) {
    let place = use.token.place
    var fields = [(key: "name", value: SourceValue.scalar(name, at: place))]
    if let mode = chain.flatMap({ accented($0, use) }) {
      fields.append(("accented", mode))
    } else if let rendering = chain?.modifiers("renderingMode").last?.arguments.first.flatMap(KitValues.caseName) {
      if rendering == "template" { fields.append(("accented", .scalar(rendering, at: place))) }
    } else if isTemplate || catalogs(use).isTemplate(name) {
      fields.append(("accented", .scalar("template", at: place)))
    } else if isMask(use) {
      fields.append(("accented", .scalar("mask", at: place)))
    }
    images.append(.mapping(fields))
  }

  private static let modes: Set<String> = ["accented", "desaturated", "accentedDesaturated", "fullColor"]

  /// The mode that a chain sets, perhaps by a helper.
  private func accented(_ chain: ViewChain, _ use: ViewUse) -> SourceValue? {
    for call in chain.modifiers {
      if let mode = Self.mode(call, use.scope, use.values, depth: 0) {
        return .scalar(mode, at: call.name.place)
      }
    }
    return nil
  }

  private static func mode(_ call: ViewCall, _ scope: KitFound, _ values: KitValues, depth: Int) -> String? {
    if call.name.text == "widgetAccentedRenderingMode" {
      guard let argument = call.arguments.first else { return nil }
      // A helper's flag decides where a call gives it.
      let decided = decided(argument, values).map { [$0] }
      let leaves = decided ?? KitExpression(argument, in: scope, values).leaves(hops: 1).map(\.code)
      let found = leaves.compactMap(KitValues.caseName).filter(modes.contains)
      return found.count == 1 ? found[0] : KitTexts.unknown(argument)
    }
    guard depth < Limits.callDepth, values.steps.take() else { return nil }
    for found in values.code.extensions(call.name.text, in: scope)
    where KitNames.fit(call.labels, found.member.labels ?? []) {
      let inner = values.calling(found.member, call, from: scope)
      let calls = found.member.code.lazy.filter { $0.isWord && $0[1] == "(" }.prefix(Limits.modifiers)
      for token in calls {
        if let mode = mode(ViewCall(token), found, inner, depth: depth + 1) { return mode }
      }
    }
    return nil
  }

  /// The value of a choice whose condition is a parameter with a known value.
  private static func decided(_ code: Code, _ values: KitValues) -> Code? {
    guard let choice = code.stripped.choice, choice.condition.count == 1,
      let bound = values.bindings[choice.condition.start.text]?.code
    else { return nil }
    return bound.start.text == "true" ? choice.first : bound.start.text == "false" ? choice.second : nil
  }

  /// Whether a view around it turns luminance into alpha.
  private func isMask(_ use: ViewUse) -> Bool {
    var name = use.token
    for _ in 0..<Limits.names {
      let chain = ViewChain(around: name)
      if !chain.modifiers("luminanceToAlpha").isEmpty { return true }
      guard let open = chain.base.brackets.first(where: { _ in true }), open.index > use.scope.member.code.startIndex,
        open.moved(-1).isWord
      else { return false }
      name = open.moved(-1)
    }
    return false
  }
}
