import LintCore

/// A widget in the gallery.
struct KitWidget {
  /// The full name of its type in the module.
  let type: String
  let declaration: TypeDeclaration
  let configuration: KitConfiguration
  /// The iOS version from which the bundle offers it; nil for all versions.
  fileprivate(set) var version: SystemVersion?
  /// The number of the iOS version from which the bundle no longer offers it; `Int.max` if it always does.
  fileprivate(set) var end: Int
}

/// The widgets that the `@main` bundle offers, in its order, including those of nested bundles.
struct KitBundle {
  private let code: ExtensionCode
  /// The number of the lowest iOS version on which the extension runs, which decides checks for older ones.
  private let lowest: Int
  private(set) var widgets: [KitWidget] = []
  /// Whether the bundle has Live Activities or controls, which are not widgets in the gallery.
  private(set) var hasOthers = false
  private var seen: Set<String> = []
  private let steps = Steps(Limits.viewTokens)

  /// The versions for which something is named, and the number of bundles and helpers that lead to it.
  private typealias Offer = (version: SystemVersion?, end: Int, depth: Int)

  /// Creates the bundle in an extension's code, which runs on a version and later.
  init(_ code: ExtensionCode, from lowest: Int = 0) {
    (self.code, self.lowest) = (code, lowest)
    let main = code.module.types.flatMap { name, parts in
      parts.filter { $0.header.contains("@main") }.map { (name: name, type: $0) }
    }
    // If there are several, build conditions choose one of them; here, the first by place counts.
    if let first = main.min(by: { $0.type.place < $1.type.place }) { take(first.name, code.module, (nil, .max, 0)) }
  }

  /// Adds a widget, or the widgets that a bundle names.
  private mutating func take(_ type: String, _ module: CodeModule, _ offer: Offer) {
    if let known = widgets.firstIndex(where: { $0.type == type }) {
      // If a widget is offered several times, its lowest first version and its highest end count.
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
      // A Live Activity is not a widget in the gallery.
      if made.contains("ActivityConfiguration") { return hasOthers = true }
      // A widget with nothing but an empty configuration is not offered.
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

  /// Adds the widgets that a member names, directly or through helpers, in order.
  private mutating func take(in scope: FoundMember, _ offer: Offer) {
    let name = "\(scope.file.path):\(scope.member.token.index)"
    guard isNew(name, offer), steps.take(scope.member.code.count) else { return }
    let versions = Branches(scope.member.code, .all, VersionReader())
    for token in scope.member.code where token.isWord {
      // Functions and properties, of the bundle or of another type, may make widgets, too.
      let members = token.text.isTypeName ? nil : code.members(namedBy: token, in: scope)
      let helpers = (members ?? []).filter { $0.member.type.contains("Widget") }
      // A widget's type may begin with a lowercase letter.
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

  /// Whether a type or a member has not been read for these versions yet, and the limits allow it.
  private mutating func isNew(_ name: String, _ offer: Offer) -> Bool {
    let key = "\(name) \(offer.version?.text ?? "") \(offer.end)"
    return seen.count < Limits.kitWidgets && offer.depth < Limits.inherited && seen.insert(key).inserted
  }

  /// Returns the iOS version that the innermost check around a token requires; nil if there is none.
  static func version(at token: Cursor) -> SystemVersion? {
    token.file.blocks(around: token.index).lazy.compactMap { block -> SystemVersion? in
      if block.kind == .conditional { return Code(token.file, block.header).prefix(Limits.argument).checkedVersion }
      guard block.kind == .alternative, let before = block.previous else { return nil }
      // With several conditions before an `else`, another one may have failed.
      let header = Code(token.file, token.file.blocks[before].header).prefix(Limits.argument)
      let isAlone = !header.contains("&&") && !header.outer.contains { $0.text == "," }
      return isAlone ? header.first { $0.text == "#unavailable" }?.checkedVersion : nil
    }.first
  }
}
