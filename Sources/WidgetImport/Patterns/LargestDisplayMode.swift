/// `largestDisplayMode` and `expandedModeGuarded`: what is assigned to the extension context's property.
enum LargestDisplayMode: CodePattern {
  static let field = "largestDisplayMode"

  static let examples: [PatternExample] = [
    .swift("func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .expanded }", "expanded"),
    .swift("func viewDidLoad() { extensionContext?.widgetLargestAvailableDisplayMode = .compact }", "compact"),
    .swift(
      "func update() { extensionContext?.widgetLargestAvailableDisplayMode = count > 1 ? .expanded : .compact }",
      "expanded"
    ),
    .swift(
      """
      func update() {
        let mode: NCWidgetDisplayMode = items.isEmpty ? .compact : .expanded
        extensionContext?.widgetLargestAvailableDisplayMode = mode
      }
      """,
      "expanded"
    ),
    .swift("func update() { extensionContext?.widgetLargestAvailableDisplayMode = settings.mode }", nil),
    .objectiveC(
      "- (void)viewDidLoad { self.extensionContext.widgetLargestAvailableDisplayMode = NCWidgetDisplayModeExpanded; }",
      "expanded"
    ),
    .objectiveC(
      "- (void)viewDidLoad { [self.extensionContext setWidgetLargestAvailableDisplayMode:NCWidgetDisplayModeCompact]; }",
      "compact"
    ),
  ]

  static func read(_ widget: WidgetCode, _ facts: inout Facts) {
    var compact: SourcePlace?
    var unknown: SourcePlace?
    var guards: [Bool?] = []
    var expanded: SourcePlace?
    // Where every version has display modes, there is nothing to guard.
    let isOld = widget.lowestVersion.map { $0 < 10 } ?? false
    for (file, body) in widget.bodies(of: widget.views) {
      for index in body where isAssigned(index, file) {
        let value =
          file.isToken(index + 1, ":") ? index + 2..<file.expressionEnd(from: index + 2) : file.assigned(index + 1)
        let words = modes(value, in: file, widget)
        let place = file.place(index)
        if words.contains("expanded") {
          expanded = expanded ?? place
          if isOld {
            // Nobody assigns it so often; what lies around each place is looked at.
            guards.append(guards.count < 32 ? ExpandedModeGuard.isGuarded(index, in: file, widget) : nil)
          }
        } else if words.contains("compact") {
          compact = compact ?? place
        } else {
          unknown = unknown ?? place
        }
      }
    }
    if let expanded {
      facts.set(field, .scalar("expanded", at: expanded))
      guard isOld else { return }
      if guards.allSatisfy({ $0 == true }) { facts.set("expandedModeGuarded", .scalar("true", at: expanded)) }
      if guards.contains(false) { facts.set("expandedModeGuarded", .scalar("false", at: expanded)) }
    } else if let unknown {
      facts.leaveOut(field, at: unknown, "it is computed")
    } else if let compact {
      facts.set(field, .scalar("compact", at: compact))
    }
  }

  private static func isAssigned(_ index: Int, _ file: CodeFile) -> Bool {
    file.isToken(index, "widgetLargestAvailableDisplayMode") && file.isToken(index + 1, "=")
      || file.isToken(index, "setWidgetLargestAvailableDisplayMode") && file.isToken(index + 1, ":")
  }

  /// The modes that an expression can be.
  private static func modes(_ value: Range<Int>, in file: CodeFile, _ widget: WidgetCode) -> Set<String> {
    var found = words(value, in: file)
    if found.isEmpty, value.count == 1, let method = widget.method(at: value.lowerBound, in: file) {
      let name = file.text(value.lowerBound)
      if case .declared(let first, _) = file.local(name, usedAt: value.lowerBound, in: method.body) {
        found = words(first, in: file)
        for other in file.assignments(to: name, in: method.body) { found.formUnion(words(other, in: file)) }
      }
    }
    return found
  }

  private static func words(_ value: Range<Int>, in file: CodeFile) -> Set<String> {
    Set(
      value.compactMap { index in
        switch file.isWord(index) ? file.text(index) : "" {
        case "expanded", "NCWidgetDisplayModeExpanded": "expanded"
        case "compact", "NCWidgetDisplayModeCompact": "compact"
        default: nil
        }
      }
    )
  }
}
