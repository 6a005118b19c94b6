import WidgetLint

/// The colors of a description.
struct ColorList {
  private let text: DocumentText

  /// Looks at a text.
  init(_ text: DocumentText) { self.text = text }

  /// The colors that are written in place.
  func json(_ file: CheckedFile) -> JSONText {
    var seen: Set<Int32> = []
    return .list(
      file.descriptions.flatMap { description in
        description.nodes.compactMap { node in
          guard let color = node.value.scalar?.color, node.alias < 0, seen.insert(node.yaml).inserted else {
            return nil
          }
          let range = file.tree[Int(node.yaml)].range
          return ["range": text.json(range), "color": Self.json(color)]
        }
      }
    )
  }

  private static func json(_ color: Color) -> JSONText {
    func share(_ channel: UInt8) -> JSONText { .number(Double(channel) / 255) }
    return [
      "red": share(color.red), "green": share(color.green), "blue": share(color.blue), "alpha": share(color.alpha),
    ]
  }

  /// How a color that was picked may be written in the place of one that is there.
  func presentations(_ color: Color, _ range: Range<Int>) -> JSONText {
    let quote = text.bytes[range].first == UInt8(ascii: "'") ? "'" : "\""
    let texts = [quote + color.hexCode + quote] + ColorText.names(of: color)
    return .list(
      texts.map { ["label": .text($0), "textEdit": ["range": text.json(range), "newText": .text($0)]] }
    )
  }
}

extension Color {
  /// Reads a color as a client picks it: shares from 0 to 1.
  init(_ value: JSONValue?) throws(ResponseError) {
    func channel(_ share: JSONValue?) throws(ResponseError) -> UInt8 {
      guard let share = share?.number, share.isFinite else { throw .parameter("color", "shares from 0 to 1") }
      return UInt8((min(1, max(0, share)) * 255).rounded())
    }
    self.init(
      red: try channel(value?["red"]),
      green: try channel(value?["green"]),
      blue: try channel(value?["blue"]),
      alpha: try channel(value?["alpha"])
    )
  }
}

/// What is said of a color.
struct ColorText {
  private let color: Color

  /// The words for a color.
  init(_ color: Color) { self.color = color }

  /// Its value, opacity and names, and its contrast with a backing, or else with white and with black.
  func line(backing: (name: String, color: Color)?) -> String {
    let opacity = color.alpha == 255 ? "opaque" : "\((Int(color.alpha) * 100 + 127) / 255)% opaque"
    let names = Self.names(of: color)
    let named = names.isEmpty ? [] : ["in UIKit \(DataValue.enumerate(names))"]
    let grounds = [("white", Color.white), ("black", Color(red: 0, green: 0, blue: 0))]
    let contrasts =
      backing.map { "\(contrast($0.color)) with the backing \($0.name)" }
      ?? grounds.map { "\(contrast($1)) with \($0)" }.joined(separator: ", ")
    return ([color.hexCode, opacity] + named).joined(separator: ", ") + "; contrast \(contrasts)"
  }

  private func contrast(_ ground: Color) -> String {
    let hundredths = Int((color.contrast(with: ground) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction):1"
  }

  /// UIKit's names for exactly a color.
  static func names(of color: Color) -> [String] {
    Color.uiKit.filter { Color(rgba: $0.rgba) == color }.map(\.name)
  }
}
