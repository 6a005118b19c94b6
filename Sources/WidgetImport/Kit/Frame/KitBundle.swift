import LintCore

/// A widget of the gallery.
struct KitWidget {
  /// The full name of its type in the module.
  let type: String
  let declaration: TypeDeclaration
  let configuration: KitConfiguration
  /// The iOS version from which the bundle offers it; nil for all versions.
  fileprivate(set) var version: SystemVersion?
  /// The version of iOS from which the bundle no longer offers it; nil if it always does.
  fileprivate(set) var end: SystemVersion?
}

/// The widgets that the `@main` bundle offers, in its order, including those of nested bundles.
struct KitBundle {
  private let code: KitCode
  private(set) var widgets: [KitWidget] = []
  /// Whether it has Live Activities or controls, which are not widgets of the gallery.
  private(set) var hasOthers = false
  private var open: [(type: String, module: KitModule, version: SystemVersion?, end: SystemVersion?)] = []
  private var seen: Set<String> = []

  /// The widgets of an extension's code.
  init(_ code: KitCode) {
    self.code = code
    let main = code.module.types.flatMap { name, parts in
      parts.filter { $0.header.contains("@main") }.map { (name: name, type: $0) }
    }
    // Of several, the conditions of the build choose one; the first file's is as good as any.
    let first = main.min { $0.type.place < $1.type.place }
    open = first.map { [($0.name, code.module, nil, nil)] } ?? []
    while let next = open.popLast() { take(next.type, next.module, next.version, next.end) }
  }

  /// Takes a widget, or the widgets that a bundle names.
  private mutating func take(_ type: String, _ module: KitModule, _ version: SystemVersion?, _ end: SystemVersion?) {
    if let known = widgets.firstIndex(where: { $0.type == type }) {
      // The lowest of the versions from which a bundle offers it counts, and the highest of those up to which it does.
      widgets[known].end = end.flatMap { end in widgets[known].end.map { max($0, end) } }
      widgets[known].version = SystemVersion.lowest([widgets[known].version, version])
      return
    }
    guard seen.count < Limits.kitWidgets, seen.insert(Self.key(type, version, end)).inserted else { return }
    let declared = module.types[type]?.first { !$0.isExtension }
    let version = [version, declared?.header.checkedVersion].compactMap(\.self).max()
    let bodies = module.members("body", of: type)
    if bodies.contains(where: { $0.member.type.contains("WidgetConfiguration") }) {
      guard let declared else { return }
      let configuration = KitConfiguration(bodies, code)
      // A Live Activity is no widget of the gallery.
      let isActivity = configuration.made.contains { $0.call.name.text == "ActivityConfiguration" }
      if isActivity { return hasOthers = true }
      return widgets.append(
        KitWidget(type: type, declaration: declared, configuration: configuration, version: version, end: end)
      )
    }
    if bodies.contains(where: { $0.member.type.contains("ControlWidgetConfiguration") }) { hasOthers = true }
    var named = (bodies.isEmpty ? module.members("main", of: type) : bodies).map { ($0, version, end) }
    var inner: [(String, KitModule, SystemVersion?, SystemVersion?)] = []
    // One that is named for some versions, and again for others, is looked at for each.
    var helpers: [Cursor: Set<String>] = [:]
    while !named.isEmpty {
      let (scope, version, end) = named.removeFirst()
      for token in scope.member.code where token.isWord && inner.count < Limits.kitWidgets {
        func own() -> (version: SystemVersion?, end: SystemVersion?) {
          (
            [version, Self.version(at: token)].compactMap(\.self).max(),
            [end, token.versionEnd].compactMap(\.self).min()
          )
        }
        // Functions and properties, of the bundle or of another type, may make widgets, too.
        let members = token.text.isTypeName ? nil : code.members(namedBy: token, in: scope)
        for found in members ?? [] where found.member.type.contains("Widget") && helpers.count < Limits.kitWidgets {
          let (version, end) = own()
          let isNew = helpers[found.member.token, default: []].insert(Self.key("", version, end)).inserted
          if isNew, helpers[found.member.token]?.count ?? 0 <= Limits.names { named.append((found, version, end)) }
        }
        // A widget's type may begin with a small letter.
        let path = members?.isEmpty == true && token.isOwn ? token.text : token.typePath
        let isMade = token.isMade || token[1] == "." && token[2] == "main"
        guard isMade, let type = path.flatMap({ code.type($0, in: scope) }) else { continue }
        inner.append((type.name, type.module, own().version, own().end))
      }
    }
    open += inner.reversed()
  }

  private static func key(_ name: String, _ version: SystemVersion?, _ end: SystemVersion?) -> String {
    "\(name) \(version?.text ?? "") \(end?.text ?? "")"
  }

  /// The version that the checks around a token require.
  static func version(at token: Cursor) -> SystemVersion? {
    token.file.blocks(around: token.index).lazy.filter { $0.kind == .conditional }.compactMap {
      Code(token.file, $0.header).prefix(Limits.argument).checkedVersion
    }.first
  }
}
