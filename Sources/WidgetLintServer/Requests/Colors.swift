import WidgetLint

extension DocumentCheck {
  /// The colors written literally in a description, as JSON.
  var colors: JSONText {
    var seen: Set<Int> = []
    guard let file else { return .list([]) }
    return .list(
      file.descriptions.flatMap(\.nodes).compactMap { node in
        let source = node.source
        guard let color = node.value.scalar?.color, source.alias == nil, seen.insert(source.value).inserted
        else { return nil }
        return ["range": text.json(file.tree[source.value].range), "color": color.json]
      }
    )
  }

  /// Returns the ways to write a picked color in place of the one in the range, as JSON.
  func presentations(of color: Color, _ range: Range<Int>) -> JSONText {
    let quote = text.bytes[range].first == UInt8(ascii: "'") ? "'" : "\""
    return .list(
      ([quote + color.hexCode + quote] + color.names).map {
        ["label": .text($0), "textEdit": ["range": text.json(range), "newText": .text($0)]]
      }
    )
  }
}

extension Color {
  /// Reads a color that a client sends, with components from 0 to 1.
  init(_ value: JSONValue?) throws(ResponseError) {
    func channel(_ name: String) throws(ResponseError) -> UInt8 {
      guard let share = value?[name]?.number, share.isFinite else { throw .parameter("color", "shares from 0 to 1") }
      return UInt8((min(1, max(0, share)) * 255).rounded())
    }
    try self.init(red: channel("red"), green: channel("green"), blue: channel("blue"), alpha: channel("alpha"))
  }

  fileprivate var json: JSONText {
    func share(_ channel: UInt8) -> JSONText { .number(Double(channel) / 255) }
    return ["red": share(red), "green": share(green), "blue": share(blue), "alpha": share(alpha)]
  }

  /// UIKit's names for this exact color.
  fileprivate var names: [String] { Self.uiKit.filter { $0.rgba == rgba }.map(\.name) }

  /// Returns its value, opacity and names, and its contrast with a backing, or else with white and black.
  func summary(backing: (name: String, color: Color)?) -> String {
    let opacity = alpha == 255 ? "opaque" : "\((Int(alpha) * 100 + 127) / 255)% opaque"
    let named = names.isEmpty ? [] : ["in UIKit \(DataValue.enumerate(names))"]
    let grounds = [("white", Color.white), ("black", Color(red: 0, green: 0, blue: 0))]
    let contrasts =
      backing.map { "\(contrastText($0.color)) with the backing \($0.name)" }
      ?? grounds.map { "\(contrastText($1)) with \($0)" }.joined(separator: ", ")
    return ([hexCode, opacity] + named).joined(separator: ", ") + "; contrast \(contrasts)"
  }

  private func contrastText(_ ground: Color) -> String {
    let hundredths = Int((contrast(with: ground) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction):1"
  }
}
