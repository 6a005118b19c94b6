import LintCore

/// Finds the facts about a widget in the sources.
struct WidgetFacts {
  private(set) var facts = Facts()
  private let target: TargetSources
  private let scene: WidgetScene
  /// The reasons why no view, or nothing at all, could be read; empty if something was read.
  var unread: [ImportNote] {
    scene.notes.isEmpty && views == nil && target.code.types.isEmpty ? target.code.notes : scene.notes
  }
  private let widget: WidgetCode
  /// The views of the storyboard from its first scene on, or of the principal class's xib; nil if code makes the view.
  private let views: SceneViews?
  /// The views of the xibs that code names.
  private let xibs: [SceneViews]
  /// The views of the storyboard, then those of the xibs.
  private var all: [SceneViews] { [views].compactMap(\.self) + xibs }
  private let changes: TextChanges

  /// Creates the facts of a widget extension from its target.
  init(_ target: TargetSources, host: TargetSources?, _ found: WidgetExtension, guesses: Bool) {
    self.target = target
    scene = WidgetScene(target, found)
    let version = target.settings.value("IPHONEOS_DEPLOYMENT_TARGET")?.text
    let (name, lowest) = (scene.principal?.name, version.flatMap(SystemVersion.number))
    var views = scene.views(named: [])
    var (widget, named): (WidgetCode, Set<String>)
    let left = Steps(Limits.names)
    repeat {
      widget = WidgetCode(target.code, principal: name, viewClasses: views?.classes ?? [], lowestVersion: lowest)
      // TodayViewController may load TodayView.xib.
      named = widget.texts.union(widget.views).union([name?.replacing("Controller", with: "") ?? ""])
      views = scene.views(named: named)
      // Code names controllers by their identifiers, and their code may name others.
    } while !Set(widget.views).isSuperset(of: views?.classes.filter(target.code.isDeclared) ?? []) && left.take()
    widget.isOldSwift = ["1", "2", nil].contains(target.settings.value("SWIFT_VERSION")?.text.first)
    var xibs = target.files.resources(".xib").filter { named.contains(RelativePath.stem($0)) }.compactMap { path in
      target.tree.value(of: target.tree.document(path)).map { SceneViews(xib: $0) }
    }
    // A controller without a storyboard loads the xib that it owns.
    let owned = xibs.indices.filter { name != nil && xibs[$0].document.element("-1")?["customClass"] == name }
    if views == nil, owned.count == 1,
      !widget.ownMethods.contains(where: { $0.name == "loadView" && !$0.body.contains("super") })
    {
      views = xibs.remove(at: owned[0])
    }
    if let root = views?.root {
      widget.rootNames.formUnion(views?.outlets(of: root) ?? [])
      widget.rootClass = root["customClass"]
    }
    (self.widget, self.views, self.xibs) = (widget, views, xibs)
    changes = TextChanges(widget, [views].compactMap(\.self) + xibs)
    facts.set("name", .scalar(target.name, at: found.target?.place))
    facts.set("title", target.displayName(in: &facts, field: "title"))
    readTarget(host)
    facts.add(scene.notes + widget.code.notes)
    let documents = [scene.storyboard].compactMap(\.self) + xibs.map(\.document)
    CatalogImages.read(target, widget, documents, &facts)
    for pattern in CodePatterns.all where pattern.field != FontFamilies.field { pattern.read(widget, &facts) }
    readViews()
    facts.scene = views.flatMap { SceneDrawing.scene($0, widget) }
    if guesses { readGuesses() }
  }

  private mutating func readTarget(_ host: TargetSources?) {
    let key = "IPHONEOS_DEPLOYMENT_TARGET"
    if let own = target.settings.value(key), own.text != host?.settings.value(key)?.text {
      facts.set("deploymentTarget", .scalar(own.text, at: own.place))
    }
    guard let host, let shown = host.info?["UIApplicationShortcutWidget"], let written = shown.text else { return }
    if let identifier = host.settings.expand(written), let own = target.text("CFBundleIdentifier")?.text {
      facts.set("quickAction", .scalar(identifier == own ? "true" : "false", at: shown.place))
    } else {
      facts.leaveOut("quickAction", at: shown.place, "its bundle identifier, or the chosen one, is not known")
    }
  }

  // MARK: - Views

  /// Reads backgrounds, fonts, margins, buttons and the URLs that taps open.
  private mutating func readViews() {
    let calls = OpenCalls(widget)
    if let views {
      SceneBackground.read(views, widget, &facts)
      SceneMargins.read(views, widget, &facts)
    }
    let buttons = SceneButtons(all, widget, target, calls, &facts)
    // The storyboard's views come first, then those of the last xib.
    let shown = [views].compactMap(\.self) + xibs.reversed()
    let kept = shown.flatMap { views in
      views.texts.filter { !changes.mayChange("font", of: $0.element, in: views) }.map(\.family)
    }
    FontFamilies.set(kept + FontFamilies.families(widget, &facts), &facts)
    if facts.values["font"] == nil, let place = shown.lazy.compactMap({ $0.texts.first?.family.place }).first {
      facts.leaveOut("font", at: place, "code sets it")
    }
    let tapped = calls.tapped + all.flatMap { $0.tapped(calls) } + buttons.tapped
    let found = buttons.opened + tapped.unique(by: \.self).flatMap { calls.calls(from: $0) }
    let opened = found.sorted { $0.place < $1.place }
    for call in opened.filter({ $0.url == nil }).unique(by: \.place) {
      facts.leaveOut("opens", at: call.place, call.fault ?? "the URL is not literal")
    }
    facts.set("opens", list: opened.compactMap(\.url))
    noteUnread(calls)
  }

  // MARK: - What is not read

  private static let contents = [
    "UIHostingController": "SwiftUI views are not read", "WKWebView": "web content is not read",
    "UIWebView": "web content is not read", "SFSafariViewController": "web content is not read",
    "RCTRootView": "React Native views are not read",
  ]

  /// Notes what is not read: calls that open URLs, heights, classes, nibs and content of other kinds.
  private mutating func noteUnread(_ calls: OpenCalls) {
    noteUnreached(calls)
    Heights.noteOthers(widget, &facts)
    for main in widget.code.types.values.joined() where main.header.contains("@main") {
      guard main.inherited.contains(where: ["Widget", "WidgetBundle"].contains) else { continue }
      facts.add([ImportNote(main.place, "it runs only in an extension of the point com.apple.widgetkit-extension")])
    }
    for token in widget.tokens where ["(", "<", "alloc"].contains(token[1]) {
      if let reason = Self.contents[token.text] { facts.add([ImportNote(token.place, "\(token.text): \(reason)")]) }
    }
    let elements = all.flatMap(\.document.elements)
    // What is missing may be in a file that was not read.
    if widget.code.notes.isEmpty { noteMissing(elements) }
    for element in elements where ["webView", "wkWebView"].contains(element.name) {
      facts.add([ImportNote(element.place, "web content is not read")])
    }
    for place in calls.unfollowed { facts.leaveOut("opens", at: place, "it calls more than is followed") }
  }

  /// Notes calls to open URLs that no tap leads to.
  private mutating func noteUnreached(_ calls: OpenCalls) {
    func isInClosure(_ token: Cursor) -> Bool { token.blocksInMethod.contains { $0.kind == .other } }
    let unreached = calls.unreached
    let named = unreached.isEmpty ? [] : Set(widget.tokens.lazy.filter { $0.isWord && isInClosure($0) }.map(\.text))
    for call in unreached {
      let method = widget.code.method(at: call.token)?.name ?? ""
      let reason =
        isInClosure(call.token) || named.contains(method)
        ? "what calls the closure that leads to this call is not known"
        : "no tap, gesture or button was found that leads to this call"
      facts.leaveOut("opens", at: call.place, reason)
    }
  }

  /// Notes the classes and nibs that the target does not have.
  private mutating func noteMissing(_ elements: [XMLElement]) {
    func note(_ name: String, at place: SourcePlace) {
      facts.add([ImportNote(place, "the class \(name) is not among the target's sources")])
    }
    if let principal = scene.principal, !widget.code.isDeclared(principal.name) {
      note(principal.name, at: principal.place)
    }
    if !widget.isComplete, let last = widget.principal.last, let type = widget.code.declaration(of: last),
      let base = widget.code.inherited(by: last).first
    {
      note(base, at: type.place)
    }
    let nibs = Set(target.files.resources(".xib").map(RelativePath.stem))
    for token in widget.tokens where token.isAny("nibName", "nibWithNibName", "loadNibNamed") {
      guard let name = token.argument?.unlabeled.start.string?.literal, !nibs.contains(name) else { continue }
      facts.add([ImportNote(token.place, "the nib \(name) is not among the target's resources")])
    }
    var seen: Set<String> = []
    for token in widget.tokens where ["(", "<", "alloc"].contains(token[1]) {
      // System classes have a prefix of several capitals, and not every controller has a view.
      let name = token.text
      let isView =
        WidgetCode.endings.contains { name.hasSuffix($0 == "Controller" ? "ViewController" : $0) }
        && !SystemNames.views.contains(name)
      guard isView, name.isTypeName, name.dropFirst().first?.isLowercase == true, widget.code.types[name] == nil,
        seen.insert(name).inserted
      else { continue }
      note(name, at: token.place)
    }
    for element in elements {
      guard let name = element["customClass"], name != scene.principal?.name, !name.hasPrefix("UI"),
        !widget.code.isDeclared(name), seen.insert(name).inserted
      else { continue }
      note(name, at: element.place)
    }
  }

  // MARK: - Guesses

  /// Reads guesses, last so that they do not replace certain values.
  private mutating func readGuesses() {
    if let views, !RootBackground.isSet(widget) { SceneBackground.guess(views, widget, &facts) }
    SceneGuesses.readFonts(all, changes, &facts)
    SceneGuesses.readScrolls(all, widget, &facts)
    SceneGuesses.readGrid(all, &facts)
    guard let lowest = widget.lowestVersion, lowest < 1000 else { return }
    // With display modes, only the branch for older versions matters.
    let hasModes = widget.displayModeHandler != nil
    let sizes = Heights.fixed(widget)
    guard sizes.count <= Limits.assignments else { return }
    let found = sizes.filter { !hasModes || widget.isDead($0.token, on: 1000) }
    if let first = found.first, let height = first.height, found.allSatisfy({ $0.height == height }) {
      facts.set("heights.ios9", .guess(height, at: first.token.place))
    }
  }
}
