/// The entry point of a widget: its storyboard's scene, or the class that makes its view.
struct WidgetScene {
  /// The principal class with the place where it is named.
  let principal: (name: String, place: SourcePlace)?
  /// The storyboard; nil if code makes the view.
  let storyboard: XMLDocument?
  /// The view controller that it shows first.
  let initial: XMLElement?
  /// Notes on a storyboard that is missing or cannot be read, and on a property list that names nothing to show.
  private(set) var notes: [ImportNote] = []

  init(_ target: TargetSources, _ found: WidgetExtension) {
    if let value = found.attributes?["NSExtensionPrincipalClass"], let written = value.text {
      let name = written.split(whereSeparator: { $0 == "." || $0 == ")" }).last.map(String.init)
      principal = name.map { ($0, value.place) }
      (storyboard, initial) = (nil, nil)
      return
    }
    let named = found.attributes?["NSExtensionMainStoryboard"]
    let name = named?.text.map { target.settings.expand($0) ?? $0 }
    let candidates = target.files.resources(".storyboard").filter { RelativePath.stem($0) == name }
    // Each language may have its own copy of a storyboard.
    let region = target.developmentRegion.flatMap(Translations.tag)
    let path =
      candidates.first { RelativePath.language($0) == "Base" }
      ?? candidates.first { RelativePath.language($0).flatMap(Translations.tag) == region } ?? candidates.first
    var notes: [ImportNote] = []
    storyboard = path.flatMap { notes.value(of: target.tree.document($0)) }
    if let named, let name, path == nil {
      notes.append(ImportNote(named.place, "the storyboard \(name) is not among the target's resources"))
    }
    if named == nil {
      let reason = "it names neither a storyboard nor a principal class, so no view is read"
      notes.append(ImportNote((found.attributes ?? found.info).place, reason))
    }
    self.notes = notes
    initial = storyboard.flatMap(Self.initial)
    principal = initial.flatMap { initial in initial["customClass"].map { ($0, initial.place) } }
  }

  /// Returns the view controller that a storyboard shows first, or its only one if it names none; nil otherwise.
  static func initial(_ storyboard: XMLDocument) -> XMLElement? {
    if let id = storyboard.root["initialViewController"] { return storyboard.element(id) }
    let controllers = storyboard.elements.filter { $0["sceneMemberID"] == "viewController" }
    return controllers.count == 1 ? controllers[0] : nil
  }

  /// Returns the views of the scene, of those that it leads to, and of those whose identifiers code names.
  func views(named names: Set<String>) -> SceneViews? {
    initial.map { SceneViews($0.document, from: $0, named: names) }
  }
}
