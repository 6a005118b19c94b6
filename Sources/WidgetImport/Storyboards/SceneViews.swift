import LintCore

/// The views of a xib, or of a storyboard's first view controller and those that it leads to.
final class SceneViews {
  let document: XMLDocument
  /// The view controllers, beginning with the first; empty for a xib.
  let controllers: [XMLElement]
  /// All elements of the scenes, in document order.
  let elements: [XMLElement]
  /// The names of the outlets by the id of their element.
  let outlets: [String: [String]]
  /// The ids of the elements that are in no size class.
  private let absent: Set<String>
  /// The ids of the elements that are in only some size classes.
  private let varied: Set<String>

  private init(_ document: XMLDocument, controllers: [XMLElement], elements: [XMLElement]) {
    (self.document, self.controllers) = (document, controllers)
    let masked = document.elements.filter { $0["reference"] != nil && $0.parent?.name == "mask" }
    func isExcluded(_ element: XMLElement) -> Bool {
      element.name == "exclude" && element.parent?.parent?["key"] == "default"
    }
    let varied = Set(masked.filter { !isExcluded($0) }.compactMap { $0["reference"] })
    let absent = Set(masked.filter(isExcluded).compactMap { $0["reference"] }).subtracting(varied)
    // Elements inside an absent element are absent, too.
    let gone = absent.isEmpty ? [] : elements.filter { absent.contains($0["id"] ?? "") }
    let left = Set((gone + gone.outermost.flatMap(\.descendants)).map(\.index))
    self.elements = elements.filter { !left.contains($0.index) }
    (self.absent, self.varied) = (absent, varied)
    var outlets: [String: [String]] = [:]
    for element in document.elements {
      // The labels of a prototype cell are outlets of UIKit's own.
      var named: [(String?, String?)] = ["textLabel", "detailTextLabel"].map { ($0, element[$0]) }
      if ["outlet", "outletCollection"].contains(element.name) {
        named = [(element["property"], element["destination"])]
      }
      for case (let name?, let id?) in named { outlets[id, default: []].append(name) }
    }
    self.outlets = outlets
  }

  /// Creates the views of a xib.
  convenience init(xib: XMLDocument) { self.init(xib, controllers: [], elements: xib.elements) }

  /// Creates the views of a storyboard, from its first controller and those whose identifiers are among `names`.
  convenience init(_ storyboard: XMLDocument, from first: XMLElement, named names: Set<String>) {
    let named = storyboard.elements.filter { element in
      element["sceneMemberID"] == "viewController"
        && element["storyboardIdentifier"].map { names.contains($0) } == true
    }
    let found = Self.controllers(of: storyboard, from: [first] + named)
    self.init(storyboard, controllers: found, elements: found.outermost.flatMap(\.descendants))
  }

  /// Returns some view controllers and those to which their segues lead.
  private static func controllers(of storyboard: XMLDocument, from first: [XMLElement]) -> [XMLElement] {
    var found: [XMLElement] = []
    var seen: Set<Int> = []
    var open = Array(first.reversed())
    while let controller = open.popLast() {
      guard seen.insert(controller.index).inserted else { continue }
      found.append(controller)
      let segues = controller.descendants.filter { $0.name == "segue" }
      open += segues.compactMap { storyboard.element($0["destination"]) }
    }
    return found
  }

  /// The custom classes of the view controllers and their views.
  var classes: [String] { controllers.flatMap { [$0] + $0.descendants }.compactMap { $0["customClass"] } }

  /// The view of the first view controller, or of a xib's owner.
  var root: XMLElement? {
    controllers.isEmpty
      ? elements.first { outlets(of: $0).contains("view") }
      : controllers[0].children.first { $0["key"] == "view" || ["tableView", "collectionView"].contains($0.name) }
  }

  /// Whether an element is in no size class.
  func isAbsent(_ element: XMLElement) -> Bool { absent.contains(element["id"] ?? "") }

  /// Whether an element is in only some size classes, or differs between them.
  func varies(_ element: XMLElement) -> Bool {
    varied.contains(element["id"] ?? "") || element.child("variation") != nil
  }

  /// Returns the names of the outlets that lead to an element.
  func outlets(of element: XMLElement) -> [String] { element["id"].flatMap { outlets[$0] } ?? [] }

  // MARK: - Texts

  /// The labels, text views, text fields and buttons with titles, each with its font's family.
  var texts: [(element: XMLElement, family: SourceValue)] {
    // The font of a button without a title is not visible.
    let texts = elements.filter { element in
      guard element.name == "button" else { return ["label", "textView", "textField"].contains(element.name) }
      let titled = element.children("state") + [element.normalState].compactMap(\.self)
      return titled.contains { $0["title"] != nil || $0.child(key: "title") != nil }
    }
    return texts.compactMap { element in
      let font =
        element.child(key: "configuration").map { $0.child(key: "titleFontDescription") }
        ?? element.child(key: "fontDescription")
      if font == nil, element.child(key: "attributedText") != nil { return nil }
      // The name of a system font begins with a period.
      return (element, FontFamilies.family(font?["name"] ?? ".", at: (font ?? element).place))
    }
  }

  // MARK: - Actions

  /// Returns the methods that an element's actions call, those of the target's class first.
  func methods(of element: XMLElement, _ calls: OpenCalls) -> [Member] {
    (element.child("connections")?.children("action") ?? []).flatMap { action -> [Member] in
      let named = action["selector"].map { calls.methods(selector: $0) } ?? []
      let target = document.element(action["destination"])?["customClass"]
      return named.filter { $0.owner == target } + named
    }
  }

  /// Returns the methods that gestures and controls other than buttons call.
  func tapped(_ calls: OpenCalls) -> [Member] {
    // Gesture recognizers are next to the controllers.
    let scenes = controllers.compactMap { $0.ancestors.first { $0.name == "scene" } }.unique(by: \.index)
    let elements = scenes.outermost.flatMap(\.descendants).filter { element in
      // A recognizer without outlets belongs to no view, and code cannot add it to one.
      element.name.hasSuffix("GestureRecognizer") ? !outlets(of: element).isEmpty : element.name != "button"
    }
    return elements.flatMap { methods(of: $0, calls) }
  }
}
