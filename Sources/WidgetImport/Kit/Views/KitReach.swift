import LintCore

/// The view code that a widget reaches: what its body names, what that names, and so on.
final class KitReach: GivingCalls {
  let code: ExtensionCode
  /// The uses from which facts are read.
  private(set) var uses: [ViewUse] = []
  /// Notes on code that could not be followed.
  private(set) var notes: [ImportNote] = []
  /// Whether the code includes a system view: if not, the drawing code was not found.
  private var reachesView = false
  /// Whether all code that may draw was followed.
  var isComplete: Bool { notes.isEmpty && reachesView }

  private typealias Visit = (found: FoundMember, families: WidgetFamilies, around: ViewSurroundings)

  /// The number of the lowest iOS version on which the code is drawn.
  let version: Int
  private var open: [Visit] = []
  private var seen: [ViewSurroundings: [FoundMember: WidgetFamilies]] = [:]
  private let tokens = Steps(Limits.viewTokens)
  /// The steps left for following names in conditions, which may refer to each other.
  private let steps = Steps(Limits.calls)
  private let contained = Cache<Member, Set<String>>()
  private let unusedNames = Cache<Member, Set<String>>()
  /// The uses that call a member, and so give values to its parameters and properties.
  private(set) var calls: [Member: [ViewUse]] = [:]
  /// The properties to which any call gives a value, by the body that the call draws.
  private var properties: [Member: Set<String>] = [:]
  /// The steps left for visiting calls, shared by all names of a widget: helpers may call each other.
  private let callSteps = Steps(Limits.givenValues)
  private let contextSteps = Steps(Limits.givenValues)
  private lazy var hiding = KitModifiers.hiding(in: self)

  /// Follows the bodies of a widget for its families, on a version and later.
  init(_ code: ExtensionCode, from bodies: [FoundMember], families: WidgetFamilies, version: Int) {
    (self.code, self.version) = (code, version)
    open = bodies.reversed().map { ($0, families, ViewSurroundings()) }
    while let visit = open.popLast() { take(visit) }
    notes = notes.unique(by: \.message)
    if !reachesView, notes.isEmpty, let body = bodies.first {
      notes.append(ImportNote(body.member.token.place, "no view of the widget is read"))
    }
  }

  /// The names from which facts are read, whatever they refer to.
  private static let reportedNames: Set<String> = [
    "font", "minimumScaleFactor", "containerBackground", "widgetURL", "Link", "Button", "Toggle", "Image", "Label",
    "Text", "UIImage", "swiftUIImage", "resizable", "renderingMode", "widgetAccentedRenderingMode", "luminanceToAlpha",
    "animation", "RelativeDateTimeFormatter", "formatted",
  ]

  /// The modifiers whose views a widget does not draw: those for the gallery, and those that show views by themselves.
  private static let undrawn: Set<String> = [
    "configurationDisplayName", "description", "popover", "sheet", "fullScreenCover", "alert", "confirmationDialog",
    "actionSheet", "contextMenu", "inspector",
  ]

  private func take(_ visit: Visit) {
    let (scope, member, around) = (visit.found, visit.found.member, visit.around)
    // Code is read again only for families for which it has not been read.
    let families = visit.families.subtracting(seen[around]?[scope] ?? [])
    guard !families.isEmpty else { return }
    seen[around, default: [:]][scope, default: []].formUnion(families)
    guard tokens.take(member.code.count), code.tokens.take(member.code.count)
    else { return notes.append(ImportNote(member.token.place, "it reaches more views than are followed")) }
    let context = FamilyReader(version: version, flags: around.flags, names: (code, scope, steps))
    let branches = FamilyBranches(member.code, families, context)
    let versions = Branches(member.code, .all, VersionReader())
    let unreadNames = UnreadNames(code: code)
    var contained = RangeSet(around.isInContainer ? [member.code.range] : [])
    var drawn: [ViewUse] = []
    var hiddenEnd = 0
    for token in member.code where token.isWord && token.index >= hiddenEnd {
      let isImage = Self.isImage(token, of: member)
      reachesView = reachesView || isImage || SystemNames.views.contains(token.text)
      var called = KitNames.called(by: token, scope, code)
      called.removeAll {
        $0.member.isStored && $0.member.owner == member.owner && around.flags[token.text]?.isEmpty == true
      }
      if called.isEmpty, token[-1] == ".", Self.undrawn.contains(token.text) { hiddenEnd = ViewCall(token).end }
      let unread = called.isEmpty ? unreadNames.note(on: token, in: scope) : nil
      let isReported = isImage || Self.reportedNames.contains(token.text) && !token.isImplicit
      guard isReported || !called.isEmpty || unread != nil else { continue }
      let families = branches.cases(at: token)
      guard !families.isEmpty else { continue }
      if let unread { notes.append(unread) }
      var here = around
      here.end = min(around.end, versions.cases(at: token).end)
      drawn.append(ViewUse(token: token, scope: scope, families: families, around: here, called: called, reach: self))
      if !contained.contains(token.index) {
        for range in put(by: token, called, in: member) { contained.insert(contentsOf: range) }
      }
    }
    var next: [Visit] = []
    for var use in drawn {
      use.around.isInContainer = contained.contains(use.token.index)
      uses.append(use)
      for found in use.called {
        if found.member.isBody { properties[found.member, default: []].formUnion(ViewCall(use.token).labels) }
        if calls[found.member, default: []].count < Limits.leaves { calls[found.member, default: []].append(use) }
      }
      next += use.called.map { found in
        var around = use.around
        around.flags = flags(use, found, context)
        return (found, use.families, around)
      }
    }
    open += next.reversed()
  }

  /// Whether an initializer without a type makes the image that a member returns: `return .init(uiImage: photo)`.
  static func isImage(_ name: Cursor, of member: Member) -> Bool {
    name.text == "init" && name[-1] == "." && name[1] == "(" && member.type.last?.text == "Image"
      && (name[-2] == "return" || name.moved(-1).token.startsStatement)
      && name.file.blocks(around: name.index).prefix { $0.header.lowerBound >= member.code.startIndex }.allSatisfy {
        $0.kind != .other
      }
  }

  /// Returns the code that a call puts into the container, and local values in it; a helper may call `hops` others.
  private func put(by name: Cursor, _ called: [FoundMember], in member: Member, hops: Int = 1) -> [Range<Int>] {
    var parts: [Code] = []
    if KitContainer.setsContainer(name)
      || called.contains(where: { !names(in: $0, hops).isDisjoint(with: $0.member.parameters) })
    {
      parts = [ViewCall(name).code.dropFirst()]
    } else if let names = called.first.map({ names(in: $0, hops) }), !names.isEmpty {
      parts = ViewCall(name).arguments.filter { $0.label.map(names.contains) ?? false }.map(\.unlabeled)
    }
    let locals = parts.joined().lazy.filter { $0.isWord && $0[-1] != "." }.compactMap { word in
      word.local(word.text, in: member.code)?.value.range
    }
    return (parts + unused(name, called)).map(\.range) + locals.prefix(Limits.leaves)
  }

  /// Returns the arguments that a call's function does not use: like the container's content, they are not drawn there.
  private func unused(_ name: Cursor, _ called: [FoundMember]) -> [Code] {
    guard called.count == 1, let member = called.first?.member, !member.isBody, !member.code.isEmpty else { return [] }
    let names = unusedNames.value(member) { Set(member.parameters).subtracting(member.code.words) }
    let given = names.isEmpty ? nil : member.arguments(in: ViewCall(name))
    return given?.filter { names.contains($0.key) }.map(\.value) ?? []
  }

  /// Returns the names that a member puts into the container, itself or through a modifier.
  private func names(in found: FoundMember, _ hops: Int) -> Set<String> {
    let member = found.member
    return contained.value(member) {
      if let call = member.code.first(where: KitContainer.setsContainer) { return Set(ViewCall(call).code.words) }
      guard hops > 0, let made = member.code.first(where: { $0.text == "modifier" })?.argument?.first else { return [] }
      let ranges = put(by: made, KitNames.called(by: made, found, code), in: member, hops: hops - 1)
      return Set(ranges.flatMap { Code(member.token.file, $0).words })
    }
  }

  /// Returns the flags that a call gives to a view's properties or a function's parameters: true, false or cases of the
  /// repository's enumerations, also if they depend on the family; a member of the same type keeps those known already.
  private func flags(_ use: ViewUse, _ found: FoundMember, _ context: FamilyReader) -> [String: Set<String>] {
    let (member, module) = (found.member, found.module)
    let isMade = use.token.text.isTypeName && member.name == "body"
    var flags = !isMade && member.owner == use.scope.member.owner ? use.around.flags : [:]
    if isMade, let owner = member.owner { flags = module.defaults(of: owner, in: code) }
    for (name, value) in member.given(by: ViewCall(use.token)) where isMade || !member.isBody {
      let property = isMade ? module.members(name, of: member.owner ?? "").first?.member : nil
      let type = isMade ? property?.typeName : member.type(of: name)?.last(where: \.isWord)
      flags[name] = property.map { $0.isStored && !$0.code.isEmpty && $0.mayBeView } == true ? [] : nil
      guard let value, flags.count < Limits.flags else { continue }
      if value.count == 1, case let known = context.flags(value.start, in: use.families), !known.isEmpty {
        flags[name] = known
      } else if let passed = context.isPassed(value, in: use.families) {
        flags[name] = passed ? ["true"] : ["false"]
      } else if let type,
        type.text == "WidgetFamily" || code.type(type.text, in: found).map({ $0.module.isEnumeration($0.name) }) == true
      {
        flags[name] = use.expression(value).cases(of: type) ?? flags[name]
      }
    }
    return flags
  }

  /// Whether a view is invisible, or is a label that shows only its icon.
  func isHidden(_ use: ViewUse) -> Bool {
    guard let found = hiding.first(use)?.shown else { return false }
    return found != "labelStyle" || ViewChain.base(of: use.token).text == "Label"
  }

  // MARK: - What calls give

  func given(_ name: Cursor, _ expression: CodeExpression) -> [CodeExpression]? {
    let (scope, values) = (expression.scope, expression.values)
    let member = scope.member
    if member.parameters.contains(name.text) {
      let own = member.defaultValue(of: name.text).map { expression.with($0) }
      let given = given(by: calls[member] ?? [], in: values.families, otherwise: own) {
        member.arguments(in: $0)?[name.text]
      }
      return given ?? own.map { [$0] }
    }
    guard let owner = member.owner, name.isUnqualified, let property = values.code.own(name.text, in: scope).first,
      property.member.owner == owner, property.member.isStored
    else { return nil }
    let own = property.member.code.isEmpty ? nil : CodeExpression(property.member.code, in: property, values)
    let made = scope.module.members("body", of: owner).flatMap { calls[$0.member] ?? [] }
    return given(by: made, in: values.families, otherwise: own) { $0.argument(name.text) }
  }

  /// Whether any call that draws a property's view sets the property; outside of views, any call in the module.
  func isGiven(_ property: FoundMember) -> Bool {
    let bodies = property.module.members("body", of: property.member.owner ?? "")
    if bodies.isEmpty { return property.module.isGiven(property.member) }
    return bodies.contains { properties[$0.member]?.contains(property.member.name) == true }
  }

  /// Returns the arguments in the calls that some families draw; nil if no call has the argument in any family.
  private func given(
    by calls: [ViewUse],
    in families: WidgetFamilies,
    otherwise own: CodeExpression?,
    _ argument: (ViewCall) -> Code?
  ) -> [CodeExpression]? {
    let given = calls.prefix { _ in callSteps.take() }.map { (use: $0, code: argument(ViewCall($0.token))) }
    guard given.contains(where: { $0.code != nil }) else { return nil }
    let drawn = given.filter { $0.use.isDrawn(in: families) }
    return drawn.compactMap { use, code in code.map { use.expression($0) } ?? own }
  }

  /// Returns the contexts in which calls run a member, one for each chain of calls; empty if there are too many.
  func contexts(of member: Member, depth: Int = 0) -> [CodeValues] {
    guard depth < Limits.names else { return [] }
    var found: [CodeValues] = []
    // Each call gives at least one context, so that the work grows only with the result.
    for use in calls[member] ?? [] where found.count < Limits.leaves && contextSteps.take() {
      let outer = contexts(of: use.scope.member, depth: depth + 1)
      found += (outer.isEmpty ? [use.values()] : outer).prefix(Limits.leaves - found.count).map { outer in
        var inner = outer.calling(member, ViewCall(use.token), from: use.scope)
        // Other calls do not supply what this one leaves out.
        inner.callers = nil
        return inner
      }
    }
    return contextSteps.left < 0 ? [] : found
  }
}
