/// A description made at random, before anybody has written it down.
indirect enum GeneratedNode {
  case scalar(String)
  /// A scalar that must be as it is, such as a color without quotes.
  case raw(String)
  case mapping([(String, GeneratedNode)])
  case list([GeneratedNode])

  /// Whether it is a collection that holds nothing.
  var isEmpty: Bool {
    switch self {
    case .mapping(let entries): entries.isEmpty
    case .list(let elements): elements.isEmpty
    case .scalar, .raw: false
    }
  }
}

/// Makes descriptions with faults of all kinds.
struct DescriptionMaker {
  var random: SeededRandom
  /// Whether to make faults that keep values from being read.
  let hasUnreadable: Bool

  private static let apps = ["Maps", "地图", "แผนที่", "Café d'Été", "Rock: & Roll", "Я", "🗺 Go"]

  /// A description of an app with its widgets.
  mutating func description() -> GeneratedNode {
    let app = random.one(of: Self.apps)
    var entries: [(String, GeneratedNode)] = [("name", .scalar(app))]
    if random.once(in: 2) { entries.append(("deploymentTarget", .scalar(random.one(of: ["10.0", "9.3", "11"])))) }
    if random.once(in: 2) { entries.append(("urlSchemes", schemes())) }
    let widgets = (0..<Int.random(in: 1...3, using: &random)).map { number in widget(app, number) }
    return .mapping([("app", .mapping(entries)), ("widgets", .list(widgets))])
  }

  private mutating func schemes() -> GeneratedNode {
    let schemes = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      GeneratedNode.scalar(random.one(of: hasUnreadable ? ["maps", "maps://", "geo:"] : ["maps", "geo"]))
    }
    return schemes.count == 1 && random.once(in: 2) ? schemes[0] : .list(schemes)
  }

  private mutating func widget(_ app: String, _ number: Int) -> GeneratedNode {
    let names = [
      app, "\(app) \(number)", "Nearby \(number)", "附近 \(number)", "It's, \(number)", "Today",
      "Around the corner and farther", "\(app)-\(number)",
    ]
    var entries: [(String, GeneratedNode)] = [("name", .scalar(random.one(of: names)))]
    for (key, values) in fields where random.once(in: 3) { entries.append((key, random.one(of: values))) }
    if random.once(in: 4) {
      entries.append(
        ("title", .mapping([("default", .scalar("Title \(number)")), ("fr", .scalar("À côté \(number)"))]))
      )
    }
    entries.shuffle(using: &random)
    return .mapping(entries)
  }

  private var fields: [(String, [GeneratedNode])] {
    let sides: [GeneratedNode] = [
      .scalar("8"), .scalar("0"), .mapping([("top", .scalar("0")), ("bottom", .scalar("4"))]),
      .mapping([("leading", .scalar("-1"))]),
    ]
    let buttons: [GeneratedNode] = [
      .scalar("Open App"), .scalar("Refresh"),
      .mapping([("title", .scalar("Open the app")), ("opens", .scalar("app"))]),
    ]
    let fields: [(String, [GeneratedNode])] = [
      ("margins", sides), ("marginInsets", sides + [.scalar("zero")]),
      ("scrolls", [.scalar("true"), .scalar("false")]),
      (
        "buttons",
        [.list(buttons), .list([buttons[0]]), .list([buttons[1], buttons[2]]), .list([buttons[2], buttons[0]])]
      ),
      ("vibrancy", [.scalar("notificationCenter"), .list([.scalar("primary"), .scalar("notificationCenter")])]),
      (
        "background",
        [
          .scalar("white"), .scalar("#FF0000"), .scalar("custom"), .mapping([("color", .scalar("#333"))]),
          .mapping([("image", .scalar("a.png")), ("color", .scalar("clear"))]),
        ]
      ),
      (
        "font",
        [
          .mapping([("family", .scalar("Helvetica")), ("color", .scalar("#999999"))]),
          .list([
            .mapping([("color", .mapping([("light", .scalar("white"))]))]), .mapping([("family", .scalar("system"))]),
          ]),
        ]
      ),
      ("grid", [.mapping([("items", .scalar("4")), ("spacing", .scalar("7.5"))])]), ("width", [.scalar("304")]),
      ("heights", [.mapping([("compact", .scalar("120")), ("expanded", .scalar("300"))])]),
      ("caching", [.scalar("none")]), ("primary", [.scalar("true"), .scalar("false")]),
      ("deploymentTarget", [.scalar("9.0"), .scalar("10.0")]), ("largestDisplayMode", [.scalar("expanded")]),
      ("expandedModeGuarded", [.scalar("false")]),
      ("refresh", [.scalar("blocking")]), ("content", [.mapping([("expanded", .list([.scalar("map, large")]))])]),
      ("x-note", [.scalar("# no comment"), .mapping([("a", .list([]))])]),
    ]
    guard hasUnreadable else { return fields }
    return fields.filter { $0.0 != "primary" } + [
      ("primary", [.scalar("yes"), .scalar("on")]), ("handlesDisplayModeChange", [.scalar("Off")]),
      ("widht", [.scalar("adaptive")]), ("alignment", [.scalar("appicon")]),
      ("images", [.list([.mapping([("name", .scalar("a")), ("rendering", .scalar("templte"))])])]),
      ("grid", [.mapping([("spacing", .scalar("8pt")), ("columns", .scalar("4px"))])]),
      ("font", [.mapping([("color", .raw("#333333")), ("role", .scalar("body"))])]),
    ]
  }
}
