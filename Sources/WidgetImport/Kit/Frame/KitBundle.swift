import LintCore

/// A widget of the gallery.
struct KitWidget {
  /// The full name of its type in the module.
  let type: String
  let declaration: TypeDeclaration
  let configuration: KitConfiguration
  /// The iOS version from which the bundle offers it; nil for all versions.
  fileprivate(set) var version: SystemVersion?
  /// The number of the version of iOS from which the bundle no longer offers it; the greatest number if it always does.
  fileprivate(set) var end: Int
}

/// The widgets that the `@main` bundle offers, in its order, including those of nested bundles.
struct KitBundle {
  private let code: ExtensionCode
  /// The number of the version of iOS from which the extension runs: checks for older ones are decided.
  private let lowest: Int
  private(set) var widgets: [KitWidget] = []
  /// Whether it has Live Activities or controls, which are not widgets of the gallery.
  private(set) var hasOthers = false
  private var seen: Set<String> = []
  private let steps = Steps(Limits.viewTokens)

  /// The versions for which something is named, and the number of bundles and helpers that lead to it.
  private typealias Offer = (version: SystemVersion?, end: Int, depth: Int)

  /// The widgets of an extension's code that runs from a version on.
  init(_ code: ExtensionCode, from lowest: Int = 0) {
    (self.code, self.lowest) = (code, lowest)
    let main = code.module.types.flatMap { name, parts in
      parts.filter { $0.header.contains("@main") }.map { (name: name, type: $0) }
    }
    // If there are several, the conditions of the build choose one; here, the first by place.
    if let first = main.min(by: { $0.type.place < $1.type.place }) { take(first.name, code.module, (nil, .max, 0)) }
  }

  /// Takes a widget, or the widgets that a bundle names.
  private mutating func take(_ type: String, _ module: CodeModule, _ offer: Offer) {
    if let known = widgets.firstIndex(where: { $0.type == type }) {
      // The lowest of the versions from which a bundle offers it counts, and the highest of those up to which it does.
      widgets[known].end = max(widgets[known].end, offer.end)
      widgets[known].version = SystemVersion.lowest([widgets[known].version, offer.version])
      return
    }
    guard isNew(type, offer) else { return }
    let declared = module.types[type]?.first { !$0.isExtension }
    let version = [offer.version, declared?.header.checkedVersion].compactMap(\.self).max()
    let bodies = module.members("body", of: type)
    if bodies.contains(where: { $0.member.type.contains("WidgetConfiguration") }) {
      guard let declared else { return }
      let configuration = KitConfiguration(bodies, code, from: max(lowest, version?.number ?? 0))
      let made = Set(configuration.made.map(\.call.name.text))
      // A Live Activity is no widget of the gallery.
      if made.contains("ActivityConfiguration") { return hasOthers = true }
      // One that makes nothing else is not offered.
      if made == ["EmptyWidgetConfiguration"] { return }
      return widgets.append(
        KitWidget(type: type, declaration: declared, configuration: configuration, version: version, end: offer.end)
      )
    }
    if bodies.contains(where: { $0.member.type.contains("ControlWidgetConfiguration") }) { hasOthers = true }
    for found in bodies.isEmpty ? module.members("main", of: type) : bodies {
      take(in: found, (version, offer.end, offer.depth))
    }
  }

  /// Takes the widgets that a member names, directly or by helpers, in their order.
  private mutating func take(in scope: FoundMember, _ offer: Offer) {
    let name = "\(scope.file.path):\(scope.member.token.index)"
    guard isNew(name, offer), steps.take(scope.member.code.count) else { return }
    let versions = Branches(scope.member.code, .all, VersionReader())
    for token in scope.member.code where token.isWord {
      // Functions and properties, of the bundle or of another type, may make widgets, too.
      let members = token.text.isTypeName ? nil : code.members(namedBy: token, in: scope)
      let helpers = (members ?? []).filter { $0.member.type.contains("Widget") }
      // A widget's type may begin with a small letter.
      let path = members?.isEmpty == true && token.isOwn ? token.text : token.typePath
      let isMade = token.isMade || token[1] == "." && token[2] == "main"
      let type = isMade ? path.flatMap { code.type($0, in: scope) } : nil
      let end = versions.cases(at: token).end
      if helpers.isEmpty && type == nil || end <= lowest { continue }
      let version = [offer.version, Self.version(at: token)].compactMap(\.self).max()
      let own = (version, min(offer.end, end), offer.depth + 1)
      for helper in helpers { take(in: helper, own) }
      if let type { take(type.name, type.module, own) }
    }
  }

  /// Whether something was not looked at before; what is named again for other versions is looked at again.
  private mutating func isNew(_ name: String, _ offer: Offer) -> Bool {
    let key = "\(name) \(offer.version?.text ?? "") \(offer.end)"
    return seen.count < Limits.kitWidgets && offer.depth < Limits.inherited && seen.insert(key).inserted
  }

  /// The version that the checks around a token require.
  static func version(at token: Cursor) -> SystemVersion? {
    token.file.blocks(around: token.index).lazy.compactMap { block -> SystemVersion? in
      if block.kind == .conditional { return Code(token.file, block.header).prefix(Limits.argument).checkedVersion }
      guard block.kind == .alternative, let before = block.previous else { return nil }
      // Of several conditions before an `else`, another one may have failed.
      let header = Code(token.file, token.file.blocks[before].header).prefix(Limits.argument)
      let isAlone = !header.contains("&&") && !header.outer.contains { $0.text == "," }
      return isAlone ? header.first { $0.text == "#unavailable" }?.checkedVersion : nil
    }.first
  }
}
