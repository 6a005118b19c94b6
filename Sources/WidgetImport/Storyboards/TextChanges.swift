/// The changes that code makes to the fonts and colors of storyboards' texts.
struct TextChanges {
  /// The mark of a view that cannot be identified.
  private static let unknown = "?"

  /// The outlets whose views code changes, by property.
  private var outlets: [String: Set<String>] = [:]
  /// The classes of views that change themselves, by property.
  private var types: [String: Set<String>] = [:]
  private let code: CodeModule

  init(_ widget: WidgetCode, _ views: [SceneViews]) {
    code = widget.code
    // A name that is neither an outlet nor a property, including those of UIKit's cells, may be any of the views.
    let named = Set(views.flatMap { $0.outlets.values.joined() })
    let known = Set(widget.views.flatMap { widget.code.variables(of: $0).map(\.name) }).union(named)
    // Members of Objective-C have no value: `@property UILabel *label;`, `UILabel *_label;`.
    let members = known.union(["textLabel", "detailTextLabel"]).union(
      widget.tokens.filter { $0[-1] == "*" && $0[1] == ";" && widget.code.method(at: $0) == nil }.map(\.text.plainName)
    )
    for token in widget.tokens {
      let own = ["font", "textColor"].first { token.assigned(to: $0) != nil && (token[-1] == "." || token.text != $0) }
      let properties = own.map { [$0] } ?? widget.styled(by: token)
      if properties.isEmpty { continue }
      // The font of a button's label is the button's, unless an outlet has that name.
      let name = token.receiver.flatMap {
        $0.text == "titleLabel" && !($0.isOwn && known.contains("titleLabel")) ? $0.receiver : $0
      }
      if let name, Self.isMade(name, widget) { continue }
      // A view that sets its own font says nothing about others.
      if let name, name.isSelf || name.text == "super", let type = widget.code.type(at: token) {
        for property in properties { types[property, default: []].insert(type) }
        continue
      }
      let isMember = name.map { Self.isMember($0, widget) } ?? false
      let outlet = name?.outlet(among: isMember ? members : known) ?? Self.unknown
      for property in properties { outlets[property, default: []].insert(outlet) }
    }
  }

  /// Whether code may set a property of a view: by its outlet, in its class, or of a view that cannot be identified.
  func mayChange(_ property: String, of element: XMLElement, in views: SceneViews) -> Bool {
    let own = element["customClass"].map { code.inheritance(of: $0).names } ?? []
    return outlets[property]?.isDisjoint(with: views.outlets(of: element) + [Self.unknown]) == false
      || types[property]?.isDisjoint(with: own) == false
  }

  /// Whether a name is a member: one after a period or, in Objective-C, one that is not a local name.
  private static func isMember(_ name: Cursor, _ widget: WidgetCode) -> Bool {
    if name[-1] == "." { return true }
    let isParameter = widget.code.method(at: name)?.parameters.contains(name.text) ?? false
    return name.file.isObjectiveC && !isParameter && !name.isShadowed
  }

  /// Whether a name is local and holds a view that code makes: `let label = UILabel()`.
  private static func isMade(_ name: Cursor, _ widget: WidgetCode) -> Bool {
    guard name[-1] != ".", let value = widget.code.local(name)?.value else { return false }
    if value.start.text == "[" { return value.contains { $0.isAny("alloc", "new") } }
    return value.start.text.isTypeName && value.start.creation != nil
  }
}
