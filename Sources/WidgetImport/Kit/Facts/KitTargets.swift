import LintCore

/// `targets`: links, buttons and toggles.
struct KitTargets {
  private let context: KitContext
  private let use: ViewUse
  private let call: ViewCall
  /// The number of tokens in labels that may still be searched for texts.
  private let steps: Steps

  /// Reads the targets from the code that a widget reaches.
  static func read(_ context: KitContext, _ facts: inout Facts) {
    let steps = Steps(Limits.givenValues)
    let targets = context.reach.uses.flatMap { use -> [SourceValue] in
      // A view in a style's `makeBody` is the styled target itself, not another one.
      guard use.token.isAny("Link", "Button", "Toggle"), use.token[-1] != "." || use.token[-2] == "SwiftUI",
        use.token.isMade, use.scope.member.name != "makeBody", !isOwn(use, context.reach.code)
      else { return [] }
      let targets = KitTargets(context: context, use: use, call: ViewCall(use.token), steps: steps)
      return use.token.text == "Link" ? targets.links : targets.buttons
    }
    facts.set("targets", list: targets)
  }

  /// Whether the repository has its own view with the name.
  private static func isOwn(_ use: ViewUse, _ code: ExtensionCode) -> Bool {
    guard let type = use.token.typePath.flatMap({ code.type($0, in: use.scope) }) else { return false }
    return !type.module.isExtended(type.name)
  }

  private var links: [SourceValue] {
    guard let destination = call.argument("destination") else { return [] }
    let label = call.closures.first?.body ?? call.argument("label")
    return targets(label, destination) { KitURL.read($0).unique(by: \.statement) }
  }

  private var buttons: [SourceValue] {
    let intent = call.argument("intent")
    // A button for versions without intents, or with an action that a caller passes, is not this widget's fault.
    if intent == nil, use.around.end <= 1700 || needsClosure { return [] }
    let labels = call.closures.filter { $0.label == "label" }.map(\.body)
    let isAction = intent == nil && use.token.text == "Button" && labels.isEmpty && call.argument("action") == nil
    let label = labels.first ?? call.argument("label") ?? (isAction ? nil : call.closures.first?.body)
    return targets(label, intent, opened(by:))
  }

  /// Returns a target for each title and each thing that `read` finds in an argument; if one context has several of
  /// both, the titles are left out, since it is unknown which belong together.
  private func targets(_ label: Code?, _ argument: Code?, _ read: (CodeExpression) -> [SourceValue?]) -> [SourceValue] {
    let (title, place) = (call.arguments.first { $0.label == nil } ?? label, use.token.place)
    let kind = SourceValue.scalar(use.token.text.lowercased(), at: place)
    let hasIntent = SourceValue.scalar(call.argument("intent") == nil ? "false" : "true", at: place)
    let intent = use.token.text == "Link" ? nil : hasIntent
    return use.contexts(of: [argument, title].compactMap(\.self)).flatMap { values -> [SourceValue] in
      let opened = argument.map { read(CodeExpression($0, in: use.scope, values)) } ?? [nil]
      var titles = titles(title.map { CodeExpression($0, in: use.scope, values) }).unique { $0?.statement }
      if titles.count > 1, opened.count > 1 {
        values.code.unreadValues.leaveOut("targets.title", at: place, "it does one of several things")
        titles = [nil]
      }
      return titles.flatMap { title in
        opened.map { .mapping(["title": title, "as": kind, "opens": $0, "intent": intent]) }
      }
    }.unique(by: \.statement)
  }

  /// Whether the target is drawn only if its view gets a closure: `if let onTap { Button(action: onTap) … }`.
  private var needsClosure: Bool {
    let conditions = use.token.file.blocks(around: use.token.index).lazy.filter { $0.kind == .conditional }
    return conditions.prefix(Limits.names).contains { block in
      Code(use.token.file, block.header).lazy.filter(\.isWord).prefix(Limits.names).contains { word in
        use.values().code.own(word.text, in: use.scope).contains { $0.member.type.contains("->") }
      }
    }
  }

  /// Returns what an intent opens, with an element for each of several: a URL, `app` if its type opens the app, as with
  /// `static var openAppWhenRun = true`, or nil for nothing.
  private func opened(by intent: CodeExpression) -> [SourceValue?] {
    intent.leaves(hops: 1).flatMap { leaf -> [SourceValue?] in
      guard let name = leaf.code.first(where: { $0.isWord && $0.text.isTypeName && $0[1] == "(" }),
        let path = name.typePath
      else { return [nil] }
      if name.text == "OpenURLIntent", let url = ViewCall(name).argument("") { return KitURL.read(leaf.with(url)) }
      func returned(_ name: String) -> [Code] {
        context.reach.code.members(name, of: path, in: leaf.scope).flatMap(use.values().returned).map(\.code.stripped)
      }
      // If there is another mode, the app may stay in the background: `[.background, .foreground(.dynamic)]`.
      let modes = returned("supportedModes").map { $0.inside("[") ?? $0 }.filter { $0.elements.count == 1 }
      let type = context.reach.code.type(path, in: leaf.scope)
      let isOpening =
        type?.module.types[type?.name ?? ""]?.contains { $0.inherited.contains("OpenIntent") } == true
        || returned("openAppWhenRun").contains { $0.start.text == "true" }
        || modes.contains { mode in CodeValues.caseName(mode.prefix { $0.text != "(" }) == "foreground" }
      return [isOpening ? .scalar("app", at: intent.code.place) : nil]
    }.unique { $0?.statement }
  }

  // MARK: - Titles

  /// Returns the titles of a target, one for each part of a choice, with nil if it has no single text.
  private func titles(_ label: CodeExpression?) -> [SourceValue?] {
    let isArgument = label.map { $0.code == call.arguments.first && $0.code.label == nil } ?? false
    let found = label.map { isArgument ? [($0, $0.isString)] : texts(in: $0, hops: 2) } ?? []
    // Several texts do not make one title.
    guard found.count == 1, let (text, isString) = found.first else { return [nil] }
    let titles = text.choices.flatMap { part -> [SourceValue?] in
      // A property or a function may give several titles.
      let titles = part.leaves(hops: 1).map { context.texts.known($0, hops: 1, isString: isString) }
      guard titles.contains(nil) else { return titles }
      part.leaveOut("targets.title")
      return [nil]
    }
    // The arguments of a helper may decide which of several titles it draws.
    return titles.count > 1 && text.scope.member != use.scope.member ? [nil] : titles
  }

  /// Returns the texts that a label draws, itself or through helpers, and whether each is a `String`.
  private func texts(in label: CodeExpression, hops: Int) -> [(CodeExpression, isString: Bool)] {
    guard !label.code.isTooLong, steps.take(label.code.count) else { return [] }
    return label.code.filter(\.isWord).flatMap { token -> [(CodeExpression, isString: Bool)] in
      if token.brackets.prefix(Limits.names).contains(where: { $0[-1].hasPrefix("accessibility") }) { return [] }
      let inner = ViewCall(token)
      if token.isAny("Text", "Label"), token[-1] != ".", token[1] == "(" {
        guard let argument = inner.arguments.first, [nil, "verbatim"].contains(argument.label) else { return [] }
        let text = label.with(argument.unlabeled)
        if KitText.isBlank(text.code) { return [] }
        return [(text, argument.label != nil || text.isString)]
      }
      if hops == 0 { return [] }
      return KitNames.called(by: token, label.scope, label.values.code).flatMap { found in
        let values = label.values.calling(found.member, inner, from: label.scope)
        return texts(in: CodeExpression(found.member.code, in: found, values), hops: hops - 1)
      }
    }
  }
}
