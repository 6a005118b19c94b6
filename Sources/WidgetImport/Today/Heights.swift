import LintCore

/// `heights`: the height of the preferred content size in each display mode.
enum Heights: CodePattern {
  static let field = "heights"

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    guard let method = widget.displayModeHandler else {
      // Without display modes, every place must set the same height.
      let readings = widget.lowestVersion ?? 0 < 1000 ? [] : fixed(widget).map { ($0.height, $0.token.place) }
      return facts.set("heights.compact", agreed: readings, otherwise: "it is computed")
    }
    guard method.body.count <= Limits.displayMode else {
      return facts.leaveOut(field, at: method.head.place, "the method is too long to tell")
    }
    let readers = HeightReader.readers(widget, method)
    for mode in DisplayMode.allCases {
      let readings = readers.flatMap { $0.readings(in: mode) }
      if mode == .expanded, facts.values[LargestDisplayMode.field]?.shown != "expanded" {
        // Code that does the same in both modes does not imply an expanded mode.
        let compact = facts.values["heights.compact"]?.shown
        let isSame = compact != nil && readings.allSatisfy { $0.text == compact }
        if isSame || !readers.contains(where: \.namesMode) { continue }
      }
      facts.set("heights.\(mode)", agreed: readings, otherwise: "it is computed")
    }
  }

  /// Notes the sizes that are set outside the method for display modes.
  static func noteOthers(_ widget: WidgetCode, _ facts: inout Facts) {
    let method = widget.displayModeHandler
    // Without display modes, the size of a widget for iOS 10 or later is its compact one.
    if method == nil, widget.lowestVersion ?? 0 >= 1000 { return }
    let reason =
      method == nil
      ? "no method for display modes; this size is for iOS 9" : "this size is set outside the method for display modes"
    let read = method.map { HeightReader.readers(widget, $0).map(\.method) } ?? []
    for token in widget.bodies(of: widget.principal).joined() where HeightReader.Size(token) != nil {
      guard !read.contains(where: { $0 == widget.code.method(at: token) }), !widget.isDead(token) else { continue }
      facts.leaveOut(field, at: token.place, reason)
    }
  }

  /// Returns the places where the principal class sets the preferred size, each with the height if it is a number.
  static func fixed(_ widget: WidgetCode) -> [(token: Cursor, height: String?)] {
    widget.bodies(of: widget.principal).joined().compactMap { token in
      guard let size = HeightReader.Size(token), let type = widget.code.type(at: token), widget.principal.contains(type)
      else { return nil }
      // A property's observer is not a method, and each size in a method may require reading all of it.
      guard let method = widget.code.method(at: token), method.body.count <= Limits.displayMode
      else { return (size.token, nil) }
      let height = HeightReader(widget, method).height(size)
      return (size.token, height.flatMap { Double($0) == nil ? nil : $0 })
    }
  }
}

/// Reads the heights that a method gives to the preferred size.
struct HeightReader {
  /// An assignment of the preferred size, or of its height alone.
  struct Size {
    let token: Cursor
    let value: Code
    let isHeight: Bool

    /// Creates the assignment that a token begins: `preferredContentSize = …`, `preferredContentSize.height = …`.
    init?(_ token: Cursor) {
      let name = "preferredContentSize"
      isHeight = token.text == name && token[1] == "." && token[2] == "height"
      self.token = isHeight ? token.moved(2) : token
      // The result of `height += 20` is not known.
      let nothing = CodeNames.changing.contains(self.token[1]) ? Code(token.file, token.index..<token.index) : nil
      guard token.text == name ? token.isOwn : token.callsOwnMethod,
        let value = nothing ?? (isHeight ? self.token.assigned : token.assigned(to: name)),
        // A local variable may have the same name.
        token[-1] == "." || !token.isShadowed && !["let", "var", "CGSize"].contains(token[-1])
      else { return nil }
      self.value = value
    }
  }

  /// The number of expressions that may still be visited, since names that refer to others multiply them.
  private let steps = Steps(Limits.valueSteps)
  private let widget: WidgetCode
  let method: Member
  /// The modes in which parts of the method run.
  private let branches: Branches<ModeReader>
  /// The mode for which heights are read.
  private var mode = DisplayMode.compact
  /// The name of the parameter that holds the largest size.
  private let maximum: String?

  /// Creates a reader of a method that runs in some modes, with the names of its parameters for mode and largest size.
  private init(_ widget: WidgetCode, _ method: Member, modes: Set<DisplayMode>, _ mode: String?, _ maximum: String?) {
    (self.widget, self.method, self.maximum) = (widget, method, maximum)
    branches = Branches(method.body, modes, ModeReader(body: method.body, mode: mode))
  }

  init(_ widget: WidgetCode, _ method: Member) {
    self.init(widget, method, modes: .all, method.parameters.first, method.parameters.last)
  }

  /// Returns readers of the method for display modes and of the class's methods that it calls.
  static func readers(_ widget: WidgetCode, _ method: Member) -> [HeightReader] {
    let own = HeightReader(widget, method)
    let named = Dictionary(grouping: widget.ownMethods, by: \.name)
    let calls = method.body.filter { $0.isWord && $0.callsOwnMethod && named[$0.text]?.count == 1 }
    let inner = calls.unique(by: \.text).prefix(Limits.leaves).compactMap { call -> HeightReader? in
      guard let called = named[call.text]?.first, called != method, called.body.count <= Limits.displayMode
      else { return nil }
      let given = called.arguments(in: ViewCall(call)) ?? [:]
      func parameter(_ name: String?) -> String? { given.first { $0.value.words.last == name }?.key }
      let mode = parameter(method.parameters.first) ?? parameter("widgetActiveDisplayMode")
      let modes = Set(calls.filter { $0.text == call.text }.flatMap { own.branches.cases(at: $0) })
      return HeightReader(widget, called, modes: modes, mode, parameter(method.parameters.last))
    }
    return [own] + inner
  }

  /// Whether the method names a mode.
  var namesMode: Bool { method.body.contains { DisplayMode($0) != nil } }

  /// Returns the heights that the method sets in a mode.
  func readings(in mode: DisplayMode) -> [Reading] {
    var reader = self
    reader.mode = mode
    let sizes = method.body.compactMap { Size($0) }.filter {
      branches.cases(at: $0.token).contains(mode) && !widget.isDead($0.token)
    }
    // The last assignment that always runs replaces earlier ones, unless the method may return before it.
    let end = method.body[method.body.endIndex]
    let last = sizes.lastIndex { branches.isCertain($0.token, before: end) } ?? 0
    let isReplaced = last > 0 && !method.body[method.body.startIndex..<sizes[last].token.index].contains("return")
    return sizes[(isReplaced ? last : 0)...].map { (reader.height($0), $0.token.place) }
  }

  /// Returns the height in the mode as a value of the field: a number, `maximum` or `content`; nil for anything else.
  func height(_ size: Size) -> String? {
    height(of: size.value, isSize: !size.isHeight, usedAt: size.token, depth: 0)
  }

  /// Returns the height of an expression, which is a size or itself a height.
  private func height(of expression: Code, isSize: Bool, usedAt use: Cursor, depth: Int) -> String? {
    let value = expression.stripped
    guard steps.take(), !value.isTooLong, depth <= Limits.names else { return nil }
    func next(_ code: Code, isSize: Bool) -> String? { height(of: code, isSize: isSize, usedAt: use, depth: depth + 1) }
    // mode == .compact ? 110 : 300
    if let choice = value.choice, let isFirst = branches.reader.isPassed(choice.condition.stripped, in: [mode]) {
      return next(isFirst ? choice.first : choice.second, isSize: isSize)
    }
    // A widget on screen has a context: `extensionContext?.widgetMaximumSize(for: mode) ?? size`.
    let first = value.parts(around: "??")?.before
    if let first, first.contains("widgetMaximumSize", "widgetMaximumSizeForDisplayMode") {
      return next(first, isSize: isSize)
    }
    if isSize, isLargestOfContext(value) { return "maximum" }
    if !isSize, let number = widget.number(value) { return number }
    if !isSize, let arguments = value.arguments(of: "min", "MIN", "fmin"), arguments.count < Limits.leaves {
      let lengths = arguments.map { next($0, isSize: false) }
      let others = lengths.filter { $0 != "maximum" }
      let numbers = others.compactMap { text in text.flatMap { Double($0) }.map { (text, $0) } }
      let least = numbers.count == others.count ? numbers.min { $0.1 < $1.1 } : nil
      guard lengths.contains("maximum") else { return least?.0 }
      // A collapsed widget shows 110 at most.
      return least.flatMap { mode == .compact && $0.1 >= 110 ? nil : $0.0 } ?? "maximum"
    }
    if value.count == 1, value.start.isWord {
      if let change = changed(value.start.text, isSize: isSize, usedAt: use) {
        return change.value.isEmpty
          ? nil : height(of: change.value, isSize: change.isSize, usedAt: change.token, depth: depth + 1)
      }
      let declared = value.start.local(value.start.text, in: method.body)?.value
      if let declared, !declared.isEmpty { return next(declared, isSize: isSize) }
      if isSize, value.start.text == maximum { return "maximum" }
    }
    if isSize, let sides = value.arguments(of: "CGSize", "CGSizeMake"), sides.count == 2 {
      return next(sides[1].unlabeled, isSize: false)
    }
    // The height of a size.
    if !isSize, value.count > 2, value.suffix(2).map(\.text) == [".", "height"] {
      let size = value.dropLast(2)
      if isLargestOfContext(size) { return "maximum" }
      if size.count == 1, size.start.text == maximum || size.start.local(size.start.text, in: method.body) != nil {
        return next(size, isSize: true)
      }
    }
    let definition = widget.definition(value)
    return definition == value ? content(value) : next(definition, isSize: isSize)
  }

  private typealias Change = (token: Cursor, value: Code, isSize: Bool)

  /// Returns the last change of a local name before its use in the mode, with the new value or the height in
  /// `size.height = 200`, empty if it cannot be read; nil if the name does not change.
  private func changed(_ name: String, isSize: Bool, usedAt use: Cursor) -> Change? {
    let local = use.local(name, in: method.body)
    guard name == maximum || local.map({ !$0.isConstant || $0.value.isEmpty }) == true else { return nil }
    let nothing = method.body.prefix(0)
    var changes: [Change] = []
    for token in method.body.prefix(max(0, use.index - method.body.startIndex)) where token.text == name {
      if token[-1] == ".", token[-2] != "self" { continue }
      let isMember = isSize && token[1] == "." && token[2] == "height"
      let place = isMember ? token.moved(2) : token
      // Its declaration does not change it.
      guard place.assigned.map({ $0 != local?.value }) ?? CodeNames.changing.contains(place[1]) else { continue }
      changes.append((token, place.assigned ?? nothing, isSize && !isMember))
      if changes.count > Limits.assignments { return (token, nothing, false) }
    }
    return changes.last { branches.cases(at: $0.token).contains(mode) }.map { change in
      branches.isCertain(change.token, before: use) ? change : (change.token, nothing, false)
    }
  }

  /// Whether a size is the context's largest one in the mode: `extensionContext!.widgetMaximumSize(for: .expanded)`.
  private func isLargestOfContext(_ size: Code) -> Bool {
    guard let name = size.first(where: { $0.text.hasPrefix("widgetMaximumSize") }), let argument = name.argument,
      argument.endIndex + 1 == size.endIndex
    else { return false }
    let named = argument.compactMap { DisplayMode($0) }
    return named.isEmpty
      ? argument.contains { $0.text == branches.reader.mode || $0.text == "widgetActiveDisplayMode" }
      : named == [mode]
  }

  /// Returns `content` for an expanded height that depends on a scroll view's content or a number of rows, else nil.
  private func content(_ height: Code) -> String? {
    var open = mode == .expanded ? [height] : []
    var seen = 0
    while let next = open.popLast(), seen < Limits.leaves {
      seen += 1
      if next.contains("min", "MIN", "fmin", "prefix") || next.contains(where: \.isChoice) { return nil }
      let isCount = { (word: Cursor) in word.text == "count" && (word[-1] == "." || word[1] == "]") }
      if next.contains("contentSize", "collectionViewContentSize") { return "content" }
      if let count = next.first(where: isCount) {
        // A count that is subtracted suggests an upper bound: `400 - 44 * (5 - rows.count)`.
        let before = sequence(first: count) { $0.moved(-1).opening }.prefix { $0.index >= next.startIndex }
        return before.contains { $0.text == "-" } ? nil : "content"
      }
      for token in next where token.isWord && token.isOwn && token[1] != "." {
        let value = widget.firstValue(of: token.code)
        if value != token.code { open.append(value) }
      }
    }
    return nil
  }
}
