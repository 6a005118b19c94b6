import LintCore

/// `buttons`: the buttons of storyboards and xibs and those that code makes, with their titles and the URLs they open.
struct SceneButtons {
  /// Titles that Interface Builder gives, left for code to replace.
  private static let placeholders: Set<String> = ["Button", "Title", "Label", "Item"]

  private let target: TargetSources
  private let calls: OpenCalls
  private let code: ButtonCalls
  private var found: [SourceValue] = []
  /// The calls by which buttons with several titles open a URL with an unknown end.
  private(set) var opened: [OpenCall] = []
  /// The methods called by buttons that no name identifies, or that open several URLs.
  private(set) var tapped: [Member]

  /// Reads the buttons of storyboards, xibs and code, and sets `buttons`.
  init(_ all: [SceneViews], _ widget: WidgetCode, _ target: TargetSources, _ calls: OpenCalls, _ facts: inout Facts) {
    (self.target, self.calls) = (target, calls)
    code = ButtonCalls(widget, target, calls, outlets: Set(all.flatMap { $0.outlets.values.joined() }))
    tapped = code.tapped
    for views in all { read(views, &facts) }
    for button in code.made {
      let url = Self.only(of: opened(by: button.methods))
      add(title(of: button.place, nil, button.changes, &facts), url)
      if url == nil { tapped += button.methods }
    }
    if !found.isEmpty { facts.set("buttons", .list(found)) }
  }

  /// Reads the buttons in document order; buttons that cannot be identified are left out.
  private mutating func read(_ views: SceneViews, _ facts: inout Facts) {
    let buttons = views.elements.filter { $0.name == "button" }
    guard !buttons.isEmpty else { return }
    if let unknown = code.unknown {
      facts.leaveOut("buttons", at: unknown, "code sets the title of a button that cannot be told")
    }
    let strings = target.strings(RelativePath.stem(views.document.path))
    for button in buttons {
      if let place = views.outlets(of: button).compactMap({ code.removed[$0] }).first {
        facts.leaveOut("buttons", at: place, "code removes this button")
        continue
      }
      let outlets = views.outlets(of: button).compactMap { code[.outlet($0)] }
      let methods = (views.methods(of: button, calls) + outlets.flatMap(\.methods)).unique(by: \.head)
      let changes =
        outlets.flatMap(\.changes) + methods.flatMap { code[.sender($0.name)]?.changes ?? [] }
        + (code.setsOwnTitle(button["customClass"] ?? "UIButton") ? [(nil, false)] : [])
      let opened = opened(by: methods)
      let url = Self.only(of: opened)
      if url == nil, let some = opened.first(where: { $0.fault != nil }) ?? opened.first {
        let reason = some.fault ?? "what it opens is computed, or differs from case to case"
        facts.leaveOut("buttons", at: some.place, reason)
        // A single URL may be opened only if the button fails to act in place.
        if Set(opened.map(\.url?.statement)).count > 1 { tapped += methods }
      }
      // If only its title is unknown, the URL it opens is kept.
      let own = code.unknown == nil ? title(of: button.place, Self.title(of: button, strings), changes, &facts) : nil
      // The unknown end of a URL may depend on the title.
      if let url, url.url?.shown.contains("<") == true, Set(changes.map(\.title?.statement)).count > 1 {
        self.opened.append(url)
        add(own, nil)
      } else {
        add(own, url)
      }
    }
  }

  /// Returns a button's title: its own, or the first one that code gives it; notes the other titles.
  private func title(
    of place: SourcePlace,
    _ own: SourceValue?,
    _ changes: [ButtonCalls.Change],
    _ facts: inout Facts
  ) -> SourceValue? {
    if changes.contains(where: { $0.title == nil }) || changes.count > Limits.buttonChanges {
      facts.leaveOut("buttons", at: place, "code sets the title of this button")
      return nil
    }
    // A title that is set before the view is shown replaces the storyboard's.
    let first = changes.first { $0.isAtStart } ?? changes.first
    var title = first?.isAtStart == true ? first?.title : own ?? first?.title
    // An empty title does not hide another one.
    if title?.shown == "" { title = changes.lazy.compactMap(\.title).first { $0.shown != "" } ?? title }
    for other in changes.compactMap(\.title) where other.statement != title?.statement && other.shown != "" {
      let text =
        "\(DataValue.clipped(other.shown)) is another title of the button \(DataValue.clipped(title?.shown ?? ""))"
      if let place = other.firstPlace { facts.leaveOut("buttons", at: place, text) }
    }
    return title
  }

  /// Returns the calls by which methods open URLs, up to one more than the limit.
  private func opened(by methods: [Member]) -> [OpenCall] {
    Array(methods.lazy.flatMap { calls.calls(from: $0) }.prefix(Limits.buttonCalls + 1))
  }

  /// Returns the first of some calls if all open the same URL and at least one always runs; nil otherwise.
  private static func only(of all: [OpenCall]) -> OpenCall? {
    guard all.count <= Limits.buttonCalls, let url = all.first?.url?.statement,
      all.contains(where: { !$0.isConditional }), all.allSatisfy({ $0.url?.statement == url })
    else { return nil }
    return all.first
  }

  /// Adds a button if it has a title or opens something.
  private mutating func add(_ title: SourceValue?, _ call: OpenCall?) {
    let button = SourceValue.mapping(["title": title, "opens": call?.url])
    if !button.entries.isEmpty { found.append(button) }
  }

  private static func title(of button: XMLElement, _ strings: Translations) -> SourceValue? {
    guard let state = button.normalState, let title = state.words("title", attributed: "attributedTitle"),
      !title.trimmed.isEmpty, !placeholders.contains(title)
    else { return nil }
    return strings.value([(button["id"] ?? "") + ".normalTitle"], otherwise: .scalar(title, at: state.place))
  }
}
