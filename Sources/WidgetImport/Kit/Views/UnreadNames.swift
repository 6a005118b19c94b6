import LintCore

/// Finds the names in view code of views and modifiers that are not read.
struct UnreadNames {
  let code: ExtensionCode
  private let functions = Cache<Member, Set<String>>()

  /// Creates a search in the code of an extension.
  init(code: ExtensionCode) { self.code = code }

  /// Returns the note on a view or modifier that is not read, because it is in neither the repository nor the system or
  /// may be one of several; nil for any other name.
  func note(on token: Cursor, in scope: FoundMember) -> ImportNote? {
    let views = KitNames.views(ofUnknown: token, scope)
    if views.count > 1 {
      let owners = views.compactMap(\.member.owner).unique(by: \.self).sorted().joined(separator: " or ")
      return ImportNote(token.place, "view \(token.text) may be that of \(owners), and is not read")
    }
    let isHelper = mayBeHelper(token, scope)
    guard token[1] == "(" || token[1] == "{" || isHelper, !SystemNames.isKnown(token.text) else { return nil }
    let isModifier = token[-1] == "."
    // One file's imports add modifiers in all files of its module. This counts only after a view: after another name,
    // the token may be a value's method.
    let isAfterView = isModifier && SystemNames.views.contains(ViewChain.base(of: token).text)
    let file = isAfterView ? nil : scope.file
    let imported = code.unread(by: scope.file, in: scope.module)
    let packages = imported.isEmpty ? code.unread(by: file, in: scope.module) : imported
    let mayBeUnread = !packages.isEmpty || code.modules(seenBy: file, in: scope.module).contains(where: \.isPart)
    if isModifier {
      guard mayBeUnread else { return nil }
      if token[1] == "(", KitFont.styles.contains(token.text) {
        code.unreadValues.leaveOut("text.font", at: token.place, "it is set by \(token.text), which is not read")
      }
      guard isUnknownModifier(token, scope) else { return nil }
    } else if !isHelper && !token.text.isTypeName || token.isAny("Self", "View")
      || code.type(token.text, in: scope) != nil
    {
      return nil
    }
    // A function of the repository that makes no view.
    if code.modules(seenBy: nil, in: scope.module).contains(where: { !$0.members(named: token.text).isEmpty }) {
      return nil
    }
    guard mayBeUnread || token.text.hasSuffix("View"), !isValue(token) else { return nil }
    let reason =
      packages.isEmpty ? "is in no file that was read" : "in package \(packages.joined(separator: " or ")) not read"
    return ImportNote(token.place, "\(isModifier ? "modifier" : "view") \(token.text) \(reason)")
  }

  /// Whether a name begins a statement of view code that may call, or name, a helper: `makeHeader()`, `Theme.header`.
  private func mayBeHelper(_ token: Cursor, _ scope: FoundMember) -> Bool {
    let isDrawn = token[-1] == "return" || token.token.startsStatement && !token.file.block(of: token.index).returns
    guard isDrawn, scope.member.mayBeView else { return false }
    if token.text.isTypeName { return token[1] == "." && token.moved(2).text.first?.isLowercase == true }
    return (token[1] == "(" || token[1] == "{") && !Self.statements.contains(token.text)
      && !SystemNames.isModifier(token.text)
      && !scope.member.parameters.contains(token.text) && !token.isShadowed
      && !functions(in: scope.member).contains(token.text)
  }

  /// Returns the names of the functions that a member declares in its code.
  private func functions(in member: Member) -> Set<String> {
    functions.value(member) { Set(member.code.filter { $0[-1] == "func" }.map(\.text)) }
  }

  /// The words before parentheses or braces that draw nothing themselves.
  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "switch", "case", "else", "catch", "do", "repeat", "defer", "func", "init", "get",
    "set", "willSet", "didSet",
    "print", "debugPrint", "assert", "assertionFailure", "precondition", "fatalError", "withAnimation",
  ]

  /// Whether a name is in a place that draws nothing: `provider: P()`, `Text(Region().name)`,
  /// `.frame(width: Metrics(3).width)`, `.onAppear { Tracker().log() }`, `next(of: [Sun(), Moon()])`.
  private func isValue(_ name: Cursor) -> Bool {
    if name.bracket?.text == "[" || name[-1] == ":" && ["provider", "intent"].contains(name[-2]) { return true }
    if let open = name.bracket, open.text == "(", case let call = open.moved(-1),
      call[-1] == "."
        ? SystemNames.takesValues(call.text)
        : call.isAny("Text", "Image", "ForEach", "Gauge", "ProgressView", "Link")
    {
      return true
    }
    return name.brackets.prefix(Limits.names).contains { open in
      let start = open[-1] == ":" ? open.bracket ?? open : open
      let call = start[-1] == ")" ? start.moved(-1).opening.moved(-1) : start.moved(-1)
      return open.text == "{" && call[-1] == "." && call.isAny("onAppear", "task", "onChange", "onTapGesture")
    }
  }

  /// Whether a name after a period is a modifier but not the system's: on a view, or named like one for backgrounds.
  private func isUnknownModifier(_ token: Cursor, _ scope: FoundMember) -> Bool {
    guard !token.isImplicit, !token.text.isTypeName, !token.moved(-2).text.isTypeName,
      !SystemNames.isModifier(token.text)
    else { return false }
    if ["ackground", "ontainer"].contains(where: token.text.contains) { return true }
    let base = ViewChain.base(of: token)
    // Any other statement may change a path or a model.
    let isMade = base.token.startsStatement || base[-1] == "return"
    if isMade, base.isAny("content", "view", "self") || base.text.isTypeName && base[1] != "." { return true }
    return [base, base.local(base.text, in: scope.member.code)?.value.first].compactMap(\.self).contains { name in
      SystemNames.views.contains(name.text) || !KitNames.called(by: name, scope, code).isEmpty
    }
  }
}
