import WidgetLint

extension DrawnView {
  /// Creates the visible content of an element at a frame; nil if nothing is visible.
  init?(_ element: XMLElement, frame: (x: Double, y: Double, width: Double, height: Double), isEmpty: Bool) {
    let (kind, name) = Self.kind(of: element, isEmpty: isEmpty)
    let background = element.child(key: "backgroundColor").flatMap(Self.paint)
    // A mere container is not visible.
    if case .plain = kind, background == nil { return nil }
    self.init(kind: kind, frame: frame, lines: element.line...max(element.line, element.lastLine))
    self.name = name
    text = Self.text(of: element)
    self.background = background
  }

  private static func kind(of element: XMLElement, isEmpty: Bool) -> (Kind, name: String?) {
    switch element.name {
    case "label": return (.label, nil)
    case "button": return (.button, element.normalState?["image"] ?? element.child("state")?["image"])
    case "imageView": return (.image, element["image"])
    case "textField", "textView": return (.field, nil)
    case "tableViewCell", "collectionViewCell": return (.cell, nil)
    case "view", "stackView", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView":
      // A view of a custom class without subviews draws itself.
      return isEmpty ? element["customClass"].map { (.other, $0) } ?? (.plain, nil) : (.plain, nil)
    case let name:
      // A table with cells, or an effect view with content, is a mere container.
      return isEmpty ? (.other, element["customClass"] ?? words(name)) : (.plain, nil)
    }
  }

  /// Returns `progress view` for `progressView`.
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  private static func paint(_ color: XMLElement) -> Paint? {
    guard let found = InterfaceColor.text(color).flatMap({ Color($0.utf8Span.span) }) else { return .unknown }
    return found.alpha == 0 ? nil : .color(found)
  }

  // MARK: - Texts

  private static func text(of element: XMLElement) -> Text? {
    let isButton = element.name == "button"
    let (source, key): (XMLElement?, String) = isButton ? (element.normalState, "title") : (element, "text")
    guard let source, ["button", "label", "textField", "textView"].contains(element.name),
      let words = source.words(key, attributed: isButton ? "attributedTitle" : "attributedText")
        ?? (element.name == "textField" ? element["placeholder"] : nil),
      !words.trimmed.isEmpty
    else { return nil }
    var text = Text(words)
    if let font = element.child(key: "fontDescription") {
      text.take(font)
    } else if isButton {
      text.size = element["buttonType"] == nil ? 18 : 15
    } else if element.name != "label" {
      text.size = 14
    }
    switch element["textAlignment"] ?? (isButton ? element["contentHorizontalAlignment"] ?? "center" : "") {
    case "center": text.alignment = .middle
    case "right", "trailing": text.alignment = .end
    default: break
    }
    text.lineLimit = element["numberOfLines"].flatMap { Int($0) } ?? (element.name == "textView" ? 0 : 1)
    let color = source.child(key: key + "Color") ?? element.child(key: "textColor")
    text.paint = color.flatMap(paint)
    // A system button without a color has the tint color, which is blue by default.
    if color == nil, isButton, element["buttonType"] != nil {
      let tint = element.child(key: "tintColor")
      text.paint = tint.map { paint($0) ?? .unknown } ?? .color(Color(rgba: 0x007A_FFFF))
    }
    return text
  }
}

extension DrawnView.Text {
  /// The sizes of the text styles at the default text size.
  private static let styles: [String: Double] = [
    "LargeTitle": 34, "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
    "Callout": 16, "Subhead": 15, "Subheadline": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]
  private static let weights = [
    "ultralight": 100, "thin": 200, "light": 300, "medium": 500, "demibold": 600, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// Takes the size and weight from a font's description.
  fileprivate mutating func take(_ font: XMLElement) {
    let style = font["style"].map { $0.replacing("UICTFontTextStyle", with: "") }
    if let points = font["pointSize"].flatMap({ Double($0) }) ?? style.flatMap({ Self.styles[$0] }), points >= 1,
      points <= Limits.fontSize
    {
      size = points
    }
    let name = (font["weight"] ?? font["name"] ?? "").lowercased()
    let heaviest = Self.weights.filter { name.contains($0.key) }.max {
      ($0.key.count, $0.value) < ($1.key.count, $1.value)
    }
    weight = heaviest?.value ?? (font["type"] == "boldSystem" ? 700 : style == "Headline" ? 600 : 400)
    isItalic = font["type"] == "italicSystem" || name.contains("italic") || name.contains("oblique")
  }
}
