/// A family of WidgetKit's that is drawn, in the order of the picture.
enum KitFamily: String, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryInline, accessoryRectangular, accessoryCircular

  /// The size in points: an iPhone's, and an iPad's for the one that only an iPad has.
  var size: (width: Double, height: Double) {
    switch self {
    case .systemSmall: (158, 158)
    case .systemMedium: (338, 158)
    case .systemLarge: (338, 354)
    case .systemExtraLarge: (540, 260)
    case .accessoryInline: (160, 20)
    case .accessoryRectangular: (160, 72)
    case .accessoryCircular: (72, 72)
    }
  }

  /// Whether it is one for the Lock Screen.
  var isAccessory: Bool { rawValue.hasPrefix("accessory") }

  /// Its name in the picture.
  var words: String {
    switch self {
    case .systemSmall: "small"
    case .systemMedium: "medium"
    case .systemLarge: "large"
    case .systemExtraLarge: "extra large, on an iPad"
    case .accessoryInline: "inline"
    case .accessoryRectangular: "rectangular"
    case .accessoryCircular: "circular"
    }
  }

  /// The radius of its corners.
  var corners: Double {
    switch self {
    case .accessoryCircular: 36
    case .accessoryRectangular: 14
    case .accessoryInline: 6
    default: 22
    }
  }

  /// The places of families side by side, in rows as wide as a room, each with its name below; and where they end.
  static func places(_ families: [KitFamily], from start: Point, width: Double) -> ([(KitFamily, Box)], Double) {
    var (x, y, bottom) = (start.x, start.y, start.y)
    var places: [(KitFamily, Box)] = []
    for family in families {
      let (across, down) = family.size
      if x > start.x, x + across > start.x + width { (x, y) = (start.x, bottom + 14) }
      places.append((family, Box(x, y, across, down)))
      x += across + 16
      bottom = max(bottom, y + down + 20)
    }
    return (places, bottom)
  }
}
