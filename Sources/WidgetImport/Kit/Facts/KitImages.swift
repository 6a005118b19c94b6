/// `images`: images other than symbols that Home Screen widgets draw outside of the container.
struct KitImages {
  private let context: KitContext
  private let modifiers: KitModifiers
  private var images: [SourceValue] = []
  /// The index of the first image of each mode whose name is known only at run time.
  private var firstUnknown: [String?: Int] = [:]
  /// Whether a member makes images.
  private let making = Cache<Member, Bool>()
  /// The calls by which the app's own initializers make images.
  private let makers = Cache<Member, [Cursor]>()
  private let steps = Steps(Limits.calls)

  /// Reads the images from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    guard !context.families.isDisjoint(with: .system) else { return }
    func isHome(_ use: ViewUse) -> Bool { use.isDrawn(in: .system) }
    // Descriptions also list images that only the Lock Screen draws, but findings do not, since they are no mistake.
    func isListed(_ use: ViewUse, in mode: WidgetFamilies) -> Bool {
      isHome(use) ? use.isDrawn(in: mode) : !context.isForLinting
    }
    // Home Screens can be tinted since iOS 18.
    let uses = context.reach.uses.filter { isListed($0, in: .accented) && $0.around.end > 1800 }
    let modifiers = KitModifiers(context.reach.code, uses, renderings, accented)
    var images = KitImages(context: context, modifiers: modifiers)
    // Images drawn only in the accented mode were chosen for it.
    let inColor = Set(context.reach.uses.lazy.filter { isListed($0, in: .fullColor) }.map(\.token))
    let drawn = uses.filter { !$0.around.isInContainer && inColor.contains($0.token) }
    // The Home Screen's images come first, so that the finding on equal ones is there.
    for use in drawn.filter(isHome) + drawn.filter({ !isHome($0) }) {
      switch use.token.text {
      case "init",
        "Image" where use.token[1] == "(" && (use.token[-1] != "." || use.token[-2] == "SwiftUI"):
        let (file, start) = (use.token.file, use.token.index)
        let call = use.expression(Code(file, start..<file.tokens.after(start + 1)))
        // `Image(asset: self)` and `Image(name)` are listed where `swiftUIImage` is used.
        let words = call.call.arguments.first?.unlabeled.words ?? []
        if words == ["self"] || words == ["name"], use.scope.member.name == "swiftUIImage" { continue }
        for source in images.sources(call) { images.add(source, use) }
      case "Label" where use.token[1] == "(" && use.token[-1] != "." && use.called.isEmpty:
        if let image = ViewCall(use.token).argument("image") { images.add(use.expression(image), use) }
      case "swiftUIImage" where use.token[-1] == ".":
        images.add(use.expression(ViewChain.receiver(of: use.token)), use)
      case "resizable", "widgetAccentedRenderingMode", "renderingMode": images.addVariable(use)
      default: break
      }
    }
    facts.set("images", list: images.images)
  }

  /// The labels of an image's name or data.
  private static let labels: Set<String> = ["", "decorative", "uiImage", "cgImage", "asset"]

  /// Returns the names or data from which a call makes images, also through the app's own initializers, such as
  /// `init(icon: Icon) { self.init(icon.name) }`; the argument as written if they are not found.
  private func sources(_ call: CodeExpression, hops: Int = 2) -> [CodeExpression] {
    guard let first = call.call.arguments.first else { return [] }
    let argument = call.with(first.unlabeled)
    let written = Self.labels.contains(first.label ?? "") ? [argument] : []
    let all = hops > 0 ? context.reach.code.members("init", of: "Image", in: call.scope) : []
    let taking = all.lazy.filter { $0.member.takes(call.call) && KitNames.mayHold($0, call.call, context.reach.code) }
    func isKnown(_ source: CodeExpression) -> Bool { named(source).allSatisfy { $0.string?.literal != nil } }
    if first.label != nil, let own = taking.first {
      let shown = written.first ?? call
      return sources(own, call, hops - 1)?.map { isKnown($0) ? $0 : shown } ?? [shown]
    }
    // An initializer without a label is SwiftUI's, unless it takes a case of the app's own.
    guard first.label == nil, !taking.isEmpty,
      argument.leaves(hops: 2).allSatisfy({ CodeValues.caseName($0.code) != nil })
    else { return written }
    // An initializer that makes only symbols has no sources.
    return taking.compactMap { sources($0, call, hops - 1) }.first { $0.allSatisfy(isKnown) } ?? written
  }

  /// Returns the names or data from which one of the app's own initializers makes images; nil if it makes none.
  private func sources(_ own: FoundMember, _ call: CodeExpression, _ hops: Int) -> [CodeExpression]? {
    guard steps.take() else { return nil }
    let made = makers.value(own.member) {
      let calls = own.member.code.prefix(Limits.member).lazy.filter { name in
        name[1] == "(" && (name.text == "Image" || name.text == "init" && name[-2] == "self")
      }
      return Array(calls.prefix(Limits.names))
    }
    let values = call.values.calling(own.member, call.call, from: call.scope)
    let found = made.flatMap { sources(CodeExpression(ViewCall($0).code, in: own, values), hops: hops) }
    return made.isEmpty ? nil : found.map { $0.leaf(hops: 2) ?? $0 }
  }

  private mutating func add(_ argument: CodeExpression, _ use: ViewUse) {
    let made = argument.leaves(hops: 2).flatMap(named).filter { $0.code.words != ["nil"] }
    let names = made.compactMap { $0.string?.literal }
    let isKnown = !names.isEmpty && names.count == made.count
    // Every image that it may be is a symbol.
    if isKnown, made.allSatisfy({ name($0) == nil }) { return }
    func isTemplate(_ image: CodeExpression) -> Bool { image.code.contains("alwaysTemplate") }
    let isTemplate =
      isTemplate(argument) || !made.isEmpty && made.allSatisfy(isTemplate)
      || isKnown && zip(made, names).allSatisfy { context.isTemplate($1, in: $0.scope) }
    let parts = argument.choices.flatMap { choice in
      let leaf = choice.given == nil ? choice.leaf(hops: 1) ?? choice : choice
      return leaf.with(leaf.code.stripped).operands
    }
    for part in parts where part.code.start.text != "nil" {
      // Which of several a property, a function or a call gives is known only at run time.
      let made = part.leaf(hops: 1) ?? part
      let images = made.code.start.text == "nil" ? [] : named(made)
      for image in images {
        guard var name = name(image) else { continue }
        if name.hasPrefix("<"), part.given != nil { name = part.code.markedUnknown }
        // Each of several has a place of its own, even if the others belong to other widgets.
        let isOne = parts.count > 1 || argument.code.stripped.choice != nil
        let place = images.count > 1 ? image.code.place : isOne ? part.code.place : use.token.place
        append(name, use, isTemplate: isTemplate, at: place)
      }
    }
  }

  /// Returns the name in a SwiftGen constant, `ImageAsset(name: "logo")`, or in a member of one, `Asset.logo.image`, or
  /// the names in `UIImage(named: isDark ? "night" : "day")`; any other image as it is.
  private func named(_ image: CodeExpression) -> [CodeExpression] {
    let (code, start) = (image.code, image.code.start)
    let isMember = code.last?.isAny("image", "name", "swiftUIImage") == true && code.count > 2
    let asset = isMember ? image.with(code.dropLast(2)).leaf(hops: 1) ?? image : image
    let arguments = asset.code.start.text == "ImageAsset" ? asset.code.arguments(of: "ImageAsset") ?? [] : []
    if arguments.map(\.label) == ["name"] { return [asset.with(arguments[0].unlabeled)] }
    let made = start.text == "UIImage" ? start : start.text == "." && start[1] == "init" ? start.moved(1) : nil
    let names = made.flatMap { ViewCall($0).argument("named") }.map { image.with($0).leaves(hops: 2) } ?? []
    return !names.isEmpty && names.allSatisfy { $0.string?.literal != nil } ? names : [image]
  }

  /// Returns the name of an image; nil for a symbol or an empty image.
  private func name(_ image: CodeExpression) -> String? {
    let (code, catalogs) = (image.code, context.catalogs(of: image.scope.module))
    if let string = image.string {
      guard let name = string.literal else { return code.markedUnknown }
      return name.isEmpty || catalogs.isSymbol(name) ? nil : name
    }
    if code.start.text == "UIImage" || code.start.text == "." && code.start[1] == "init" {
      let call = ViewCall(code.start.text == "." ? code.start.moved(1) : code.start)
      // `UIImage()` replaces an image that is missing.
      let isEmpty = call.arguments.isEmpty && call.end == code.endIndex
      if isEmpty || call.argument("systemName") != nil { return nil }
      if let resource = call.argument("resource") { return self.name(image.with(resource)) }
    }
    let resource = code.arguments(of: "ImageResource")?.first?.unlabeled
    if let name = resource.flatMap(CodeValues.text)?.literal { return name }
    // `.star`, or `.Icons.star` in a folder that provides a namespace.
    let path = code.start.text == "ImageResource" ? code.dropFirst() : code
    if path.start.text == ".", case let words = path.words, path.count == 2 * words.count {
      let symbol = words.joined(separator: "/")
      guard let asset = catalogs.asset(symbol) else { return symbol }
      return catalogs.isSymbol(asset) ? nil : asset
    }
    return code.markedUnknown
  }

  /// The modifiers that exist only for images.
  private static let own: Set<String> = [
    "resizable", "widgetAccentedRenderingMode", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
  ]

  /// Adds an image in a variable, known by its modifiers: `image.resizable()`, `entry.photo?.resizable()`.
  private mutating func addVariable(_ use: ViewUse) {
    let chain = ViewChain(around: use.token)
    let path = chain.modifiers.prefix { !Self.own.contains($0.name.text) }
    // It may be in parentheses: `(entry.photos[0])!.resizable()`.
    let end = path.last?.end ?? use.token.file.tokens.after(chain.base.index)
    let image = Code(use.token.file, chain.base.index..<end).stripped
    let base = image.start
    guard use.token[-1] == ".", base.isWord, base.index < use.token.index, base.text.first?.isLowercase == true,
      base[1] != "(", base.text != "content", base.text != "self" || !path.isEmpty,
      chain.modifiers.dropFirst(path.count).first?.name.index == use.token.index
    else { return }
    let name = base.text == "self" ? base.moved(2) : base
    let leaves = use.expression(image).leaves(hops: 1)
    let isOwn = image.count == 1 || name.index > base.index && path.count == 1
    for found in isOwn ? context.reach.code.own(name.text, in: use.scope) : [] {
      // A computed property may make its own image, and an optional that no call sets shows none.
      let isMissing = found.member.type.last?.text == "?" && leaves.contains { $0.code == image }
      if found.member.isStored ? isMissing : makesImage(found) { return }
    }
    let isListed = leaves.contains { leaf in
      leaf.code.contains("Image", "swiftUIImage") || KitReach.isImage(leaf.code.start.moved(1), of: leaf.scope.member)
        || isSymbol(leaf)
    }
    guard !isListed else { return }
    append(image.markedUnknown, use, at: image.place)
  }

  /// Whether a member makes an image that is reported in the member itself.
  private func makesImage(_ found: FoundMember) -> Bool {
    making.value(found.member) {
      found.member.code.prefix(Limits.member).contains { word in
        word.text == "Image" || KitReach.isImage(word, of: found.member)
          || word.isWord && !KitNames.called(by: word, found, context.reach.code).isEmpty
      }
    }
  }

  /// Whether an expression ends with a member of the module that makes symbols.
  private func isSymbol(_ expression: CodeExpression) -> Bool {
    guard let last = expression.code.last(where: { $0.isWord }) else { return false }
    let members = expression.scope.module.members(named: last.text).prefix(Limits.leaves).map(\.member).filter {
      $0.type.contains("Image")
    }
    return !members.contains(where: \.isStored)
      && members.contains { $0.code.prefix(Limits.member).contains("systemName") }
  }

  // MARK: - The accented mode

  private mutating func append(_ name: String, _ use: ViewUse, isTemplate: Bool = false, at place: SourcePlace) {
    // Only the alpha of a mask is used.
    let mask = use.token.brackets.prefix(Limits.names).first { $0[-1] == "mask" && $0[-2] == "." }
    func isMade() -> Bool {
      (isTemplate || context.isTemplate(name, in: use.scope))
        && ViewChain(around: use.token).modifiers("renderingMode").isEmpty
    }
    let mode =
      modifiers.first(use) ?? (isMade() ? .scalar("template", at: place) : nil)
      ?? mask.map { .scalar("mask", at: $0.moved(-1).place) }
      ?? (isGivenAway(use) ? .scalar("<in a view not read>", at: place) : nil)
    let image = SourceValue.mapping(["name": .scalar(name, at: place), "accented": mode])
    if name.hasPrefix("<") {
      if ViewChain(around: use.token).modifiers.contains(where: { $0.name.text.hasPrefix("symbol") }) { return }
      // One entry represents all images of its mode that are known only at run time.
      if let first = firstUnknown[mode?.shown] { return images[first].add(placesOf: image) }
      firstUnknown[mode?.shown] = images.count
    }
    images.append(image)
  }

  /// Whether an image is an argument of an unread view, which may set its mode: `FarCard(icon: Image("a"))`.
  private func isGivenAway(_ use: ViewUse) -> Bool {
    guard let open = use.token.bracket, open.text == "(" else { return false }
    let name = open.moved(-1)
    return name.text.isTypeName && !SystemNames.isKnown(name.text)
      && [name.text, name.typePath].compactMap(\.self).allSatisfy { context.reach.code.type($0, in: use.scope) == nil }
  }

  private static let renderings: Set<String> = ["luminanceToAlpha", "renderingMode", "widgetAccentedRenderingMode"]
  private static let modes: Set<String> = ["accented", "desaturated", "accentedDesaturated", "fullColor"]

  /// Returns the accented mode that a modifier gives to an image; nil if it gives none.
  private static func accented(_ modifier: CodeExpression) -> SourceValue? {
    let (call, place) = (modifier.call, modifier.call.name.place)
    switch call.name.text {
    case "luminanceToAlpha": return .scalar("mask", at: place)
    case "renderingMode":
      let isTemplate = call.arguments.first.flatMap(CodeValues.caseName) == "template"
      return isTemplate ? .scalar("template", at: place) : nil
    case "widgetAccentedRenderingMode":
      guard let argument = call.arguments.first else { return nil }
      let leaves = modifier.with(argument).leaves(hops: 2).map(\.code)
      if leaves.allSatisfy({ $0.start.text == "nil" }) { return nil }
      let found = leaves.compactMap(CodeValues.caseName).filter(modes.contains)
      return .scalar(found.count == 1 ? found[0] : argument.markedUnknown, at: place)
    default: return nil
    }
  }
}
