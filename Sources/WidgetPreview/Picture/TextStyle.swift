import LintCore

/// One text style of a widget, in the words of its tile.
struct TextStyle {
  /// Where a text's contrast is judged.
  struct Contrast {
    let ratio: Double
    /// What it is a ratio to, in words; empty where the tile shows that.
    let ground: String
    /// What it needs, where that is more.
    let needed: String?
  }

  let field: FieldView
  private let widget: WidgetView

  init(_ field: FieldView, of widget: WidgetView) { (self.field, self.widget) = (field, widget) }

  var role: String? { field["role"].text.flatMap { ShownText.isBlank($0) ? nil : $0 } }
  private var colorField: FieldView { field["color"] }
  /// The color on a light background; nil where it is not known.
  var light: FieldView { colorField["light"] }
  /// The color on a dark background.
  var dark: FieldView { colorField["dark"] }
  var backing: FieldView { field["backing"] }

  /// The points of its size.
  var size: Double? { field["size"].number }

  /// Its weight as style sheets number it.
  var weight: Int? {
    field["weight"].word.flatMap { word in
      let words = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
      return words.firstIndex(of: word).map { ($0 + 1) * 100 }
    }
  }

  /// The font with size and weight.
  var family: String {
    let family = field["family"]
    let name =
      family.text.map { name in
        ShownText.isBlank(name) ? "?" : name.utf8.count == 6 && name.lowercased() == "system" ? "system font" : name
      } ?? "font not described"
    let numbers = [size.map(figure), field["weight"].word].compactMap { $0 }.joined(separator: " ")
    return numbers.isEmpty ? name : "\(name), \(numbers)"
  }

  /// The colors as they are written; nil where there are none.
  var colors: String? {
    let (one, other) = (light.color == nil ? nil : light.text, dark.color == nil ? nil : dark.text)
    let back = backing.color == nil ? nil : backing.text
    if one == nil, other == nil, back == nil { return nil }
    return (one ?? "?") + (other.map { " / \($0)" } ?? "") + (back.map { " on \($0)" } ?? "")
  }

  /// Its contrast with what is behind it; nil where that is not known.
  var contrast: Contrast? {
    guard let color = light.color else { return nil }
    let background = widget["background"]
    let ground: Color?
    let name: String?
    if let color = backing.color {
      (ground, name) = (color, nil)
    } else if background["image"].isWritten || backing.isWritten {
      (ground, name) = (nil, nil)
    } else {
      let field = background.color == nil ? background["color"] : background
      (ground, name) = (field.color?.alpha == 255 ? field.color : nil, field.text)
    }
    guard let ground else {
      let ratio = color.contrast(with: .white)
      return Contrast(ratio: ratio, ground: " on white", needed: nil)
    }
    let ratio = color.contrast(with: ground)
    let isLarge = (size ?? 0) >= 18 || (weight ?? 0) >= 700
    let needed = isLarge ? "large text, needs 3" : "needs 4.5"
    return Contrast(ratio: ratio, ground: name.map { " on \($0)" } ?? "", needed: ratio < 4.5 ? needed : nil)
  }
}
