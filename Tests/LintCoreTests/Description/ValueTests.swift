import Testing

@testable import LintCore

@Suite("Colors, versions, names and values as data")
struct ValueTests {
  private func read(_ text: String) -> Color? { Color(Array(text.utf8).span) }

  private func version(_ text: String) -> ScalarValue? { VersionKind.value(Array(text.utf8).span)?.scalar }

  @Test(
    "UIKit's colors have UIKit's values",
    arguments: [
      ("black", "#000000"), ("darkText", "#000000"), ("darkGray", "#555555"), ("gray", "#808080"),
      ("lightGray", "#AAAAAA"),
      ("white", "#FFFFFF"), ("clear", "#00000000"), ("red", "#FF0000"), ("green", "#00FF00"), ("blue", "#0000FF"),
      ("cyan", "#00FFFF"), ("yellow", "#FFFF00"), ("magenta", "#FF00FF"), ("orange", "#FF8000"), ("purple", "#800080"),
      ("brown", "#996633"), ("lightText", "#FFFFFF99"), ("label", "#000000"), ("secondaryLabel", "#3C3C4399"),
      ("tertiaryLabel", "#3C3C434D"), ("quaternaryLabel", "#3C3C432E"), ("systemRed", "#FF3B30"),
      ("systemOrange", "#FF9500"), ("systemYellow", "#FFCC00"), ("systemGreen", "#34C759"), ("systemTeal", "#5AC8FA"),
      ("systemBlue", "#007AFF"), ("systemIndigo", "#5856D6"), ("systemPurple", "#AF52DE"), ("systemPink", "#FF2D55"),
      ("systemGray", "#8E8E93"), ("systemBackground", "#FFFFFF"),
    ]
  )
  func uiKit(name: String, hex: String) {
    #expect(read(name) == read(hex))
    #expect(read(name) != nil)
  }

  @Test(
    "a number is shown with as many decimal places as tell it from the one beside it",
    arguments: [
      (3.14159, nil, "3.14"), (7.999, 8, "7.999"), (7.999999999, 8, "7.999999999"), (0.499, 0.5, "0.499"),
      (4.0041069, 4.5, "4"),
      (4.49961, 4.5, "4.4996"), (568.001, 568, "568.001"), (8, 8, "8"),
    ] as [(Double, Double?, String)]
  )
  func shown(number: Double, bound: Double?, text: String) {
    #expect(DataValue.number(number).clipped(besides: bound.map { .number($0) }) == text)
  }

  @Test(
    "a whole number is as large as it is written, up to the largest",
    arguments: [
      ("1000000000000000000", 1_000_000_000_000_000_000), ("-42", -42), ("9223372036854775807", .max),
      ("99999999999999999999", .max),
    ]
  )
  func whole(text: String, number: Int) { #expect(Array(text.utf8).span.wholeNumber == number) }

  @Test("no other color has a name")
  func count() { #expect(Color.uiKit.count == 32) }

  @Test(
    "a translucent color is composited and rounded half up",
    arguments: [
      ("#00000099", "#666666"), ("#00000098", "#676767"), ("#00000080", "#7F7F7F"), ("#FF000000", "#FFFFFF"),
      ("#123456FF", "#123456"), ("#3C3C4399", "#8A8A8E"),
    ]
  )
  func composition(color: String, over: String) {
    #expect(read(color)?.composited(over: .white) == read(over))
  }

  @Test(
    "contrast is WCAG's",
    arguments: [
      ("#000000", "#FFFFFF", 21.0), ("#777777", "#FFFFFF", 4.478), ("#767676", "#FFFFFF", 4.542),
      ("#FFFFFF", "#FFFFFF", 1.0),
      ("#0000FF", "#FFFFFF", 8.592), ("#00000000", "#000000", 1.0), ("#000000", "#00000000", 21.0),
    ]
  )
  func contrast(front: String, back: String, expected: Double) throws {
    let ratio = try #require(read(front)).contrast(with: try #require(read(back)))
    #expect(abs(ratio - expected) < 0.001)
  }

  @Test(
    "versions compare number by number",
    arguments: [("9.3", "10"), ("10", "10.0.1"), ("10.9", "10.10"), ("9", "9.1"), ("1", "99999999999999999999")]
  )
  func versions(smaller: String, larger: String) throws {
    let (low, high) = (try #require(version(smaller)), try #require(version(larger)))
    #expect(low < high)
  }

  @Test("a version is the same with zeros after it")
  func zeros() { #expect(version("10") == version("10.0.0")) }

  @Test(
    "a near name is the nearest one, and what is like none has none",
    arguments: [
      ("scrols", "scrolls"), ("SCROLLS", "scrolls"), ("scr-olls", "scrolls"), ("ttile", "title"), ("x", nil), ("", nil),
      ("completely different", nil), (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)]
  )
  func nearest(name: String, expected: String?) {
    #expect(NearName.nearest(to: name, in: ["scrolls", "title", "name"]) == expected)
  }

  @Test("of two names that are as near neither is meant")
  func tie() { #expect(NearName.nearest(to: "bar", in: ["baz", "bat"]) == nil) }

  @Test(
    "a message shows a value in words, and a number with two decimal places",
    arguments: [
      (DataValue.number(8), "8"), (.number(7.5), "7.5"), (.number(4.478), "4.48"), (.number(-0.001), "-0.001"),
      (.number(0.7 + 0.1 + 0.2), "1"), (.number(1e18), "1e+18"), (.null, "nothing"), (.boolean(true), "true"),
      (.text("a"), "a"), (.list([.text("a"), .number(1), .text("b")]), "a, 1 or b"),
    ]
  )
  func shown(value: DataValue, expected: String) { #expect(value.shown == expected) }
}
