/// `buttons`: the buttons of a storyboard, with their titles and what they open.
struct SceneButtons {
  /// Titles that Interface Builder gives, left for code to replace.
  private static let placeholders: Set<String> = ["Button", "Title", "Label", "Item"]

  /// The most calls of a button that are looked at.
  private static let callLimit = 64

  private let widget: WidgetCode
  private let target: TargetSources
  private let calls: OpenCalls
  private let code: ButtonCalls
  private var found: [SourceValue] = []
  /// What is opened by buttons whose titles cannot be told, or that have several.
  private(set) var opened: [OpenCall] = []
  /// The methods that such buttons call.
  private(set) var tapped: [Method]

  /// A reader of the buttons in some storyboards and xibs.
  init(_ all: [SceneViews], _ widget: WidgetCode, _ target: TargetSources, _ calls: OpenCalls, _ facts: inout Facts) {
    self.widget = widget
    self.target = target
    self.calls = calls
    code = ButtonCalls(widget, target, calls, outlets: Set(all.flatMap { $0.outlets.values.joined() }))
    tapped = code.tapped
    for views in all { read(views, &facts) }
    readMade(&facts)
    if !found.isEmpty { facts.set("buttons", .list(found)) }
  }

  /// Reads the buttons in document order; what cannot be told is left out.
  private mutating func read(_ views: SceneViews, _ facts: inout Facts) {
    let tree = views.storyboard.tree
    let buttons = views.elements.filter { tree[$0].name == "button" }
    guard !buttons.isEmpty else { return }
    if let unknown = code.unknown {
      return facts.leaveOut("buttons", at: unknown, "code sets the title of a button that cannot be told")
    }
    let actions = SceneActions(views, calls)
    let strings = Translations(
      RelativePath.stem(views.storyboard.path),
      among: target.files,
      developmentRegion: target.developmentRegion,
      target.tree
    )
    for button in buttons {
      let outlets = views.outlets(of: button).compactMap { code.outlets[$0] }
      let methods = actions.methods(of: button) + outlets.flatMap(\.methods)
      let changes = outlets.flatMap(\.changes) + methods.flatMap { code.outlets["sender " + $0.name]?.changes ?? [] }
      if changes.contains(where: { $0.title == nil }) || changes.count > ButtonCalls.changeLimit {
        facts.leaveOut("buttons", at: views.storyboard.place(button), "code sets the title of this button")
        continue
      }
      let url = opened(by: methods)
      if url == nil, let some = methods.compactMap({ calls.calls(from: $0).first }).first {
        facts.leaveOut("buttons", at: some.place, "what it opens is computed, or differs from case to case")
      }
      // A title that code gives once, before the view is shown, takes the place of the storyboard's.
      let isReplaced = changes.count == 1 && changes[0].isAtStart
      let own = isReplaced ? nil : title(of: button, views, strings)
      let all = unique([own].compactMap { $0 } + changes.compactMap(\.title))
      if all.count > 1 {
        found += all.map { Self.button($0, nil) }
        if let url { opened.append(url) }
      } else if let title = all.first ?? nil {
        found.append(Self.button(title, url))
      } else if let url {
        found.append(Self.button(nil, url))
      }
    }
  }

  /// Reads the buttons that code makes.
  private mutating func readMade(_ facts: inout Facts) {
    for (_, button) in code.made.sorted(by: { $0.value.place < $1.value.place }) {
      let titles = unique(button.changes.compactMap(\.title))
      if titles.count > 1 || button.changes.contains(where: { $0.title == nil }) {
        facts.leaveOut("buttons", at: button.place, "code sets the title of this button")
        tapped += button.methods
      } else if let url = opened(by: button.methods) {
        found.append(Self.button(titles.first, url))
      } else if let title = titles.first {
        found.append(Self.button(title, nil))
      }
    }
  }

  /// The one URL that methods open whatever the case.
  private func opened(by methods: [Method]) -> OpenCall? {
    var one: OpenCall?
    var isSure = false
    for method in methods {
      let calls = calls.calls(from: method)
      guard calls.count <= Self.callLimit else { return nil }
      for call in calls {
        guard let url = call.url, one == nil || one?.url == url else { return nil }
        one = one ?? call
        if !call.isConditional { isSure = true }
      }
    }
    return isSure ? one : nil
  }

  private static func button(_ title: SourceValue?, _ open: OpenCall?) -> SourceValue {
    var fields: [(String, SourceValue)] = []
    if let title { fields.append(("title", title)) }
    if let open, let url = open.url { fields.append(("opens", .scalar(url, at: open.place))) }
    return .mapping(fields)
  }

  private func title(of button: Int, _ views: SceneViews, _ strings: Translations) -> SourceValue? {
    let tree = views.storyboard.tree
    let states = tree.children(of: button, named: "state").filter { tree[$0]["key"] == "normal" }
    // The configuration of iOS 15 goes before the state.
    guard let state = tree.child(of: button, key: "configuration") ?? states.first else { return nil }
    let long = tree.child(of: state, key: "title").map { tree[$0].text }
    guard let title = tree[state]["title"] ?? long, !title.trimmed.isEmpty, !Self.placeholders.contains(title) else {
      return nil
    }
    let own = Translations.Text(text: title, place: views.storyboard.place(state))
    return strings.value((tree[button]["id"] ?? "") + ".normalTitle", otherwise: own)
  }

  private func text(_ value: SourceValue) -> String {
    switch value.content {
    case .scalar(let text): text
    case .mapping(let entries): entries.first.map { text($0.value) } ?? ""
    case .list: ""
    }
  }

  private func unique(_ values: [SourceValue]) -> [SourceValue] {
    var seen: Set<String> = []
    return values.filter { seen.insert(text($0)).inserted }
  }
}
