import LintCore
import Testing

@Suite("The finding of a value of the wrong shape shows the right one")
struct ShapeTests {
  /// The help of the only finding, and the text with its fix.
  private func help(_ text: String) -> (help: String, fixed: String?) {
    let all = findings(text)
    #expect(all.count == 1, "\(all.map(\.message))")
    return (all.first?.help ?? "", all.first?.fix.map { fixed(text, with: $0) })
  }

  @Test(
    "a scalar in a mapping's or a list's place",
    arguments: [
      ("font: Helvetica Neue", "{family: Helvetica Neue}"),
      ("font: \"Helvetica: Neue\"", "{family: \"Helvetica: Neue\"}"),
      ("font: [Avenir]", "{family: Avenir}"), ("heights: 110", "{compact: 110}"), ("heights: 110pt", "{compact: 110}"),
      ("grid: 4", "{items: 4}"), ("images: icon", "[{name: icon}]"), ("images: [icon]", "{name: icon}"),
      ("buttons: Go, now", "[\"Go, now\"]"), ("font: '.system(size: 15)'", "{family: system, size: 15}"),
      ("font: 'UIFont.boldSystemFont(ofSize: 17)'", "{family: system, size: 17, weight: bold}"),
      ("font: \".systemFont(ofSize: 12.5, weight: .ultraLight)\"", "{family: system, size: 12.5, weight: ultraLight}"),
    ]
  )
  func scalars(line: String, meant: String) {
    let (help, fixed) = help(widget(line))
    #expect(help == "write \(meant)")
    #expect(fixed.map { findings($0).isEmpty && $0.contains(meant) } == true, "\(fixed ?? "no fix")")
  }

  @Test(
    "a scalar in the place of the app or the widgets",
    arguments: [
      ("app: Maps\nwidgets: [{name: Maps}]", "{name: Maps}"), ("app: {name: Maps}\nwidgets: Maps", "[{name: Maps}]"),
      ("app: {name: Maps}\nwidgets:\n- Maps", "{name: Maps}"),
    ]
  )
  func top(text: String, meant: String) {
    let (help, fixed) = help(text)
    #expect(help == "write \(meant)")
    #expect(fixed.map { findings($0).isEmpty && $0.contains(meant) } == true, "\(fixed ?? "no fix")")
  }

  @Test(
    "a mapping in a list's place, and a list in a mapping's",
    arguments: [
      ("app: {name: Maps}\nwidgets:\n  name: Maps", "begin each widget with -"),
      ("app: {name: Maps}\nwidgets: {Maps: {primary: true}}", "begin each widget with -, as in \"- name: …\""),
      (widget("buttons:\n  title: Go"), "begin each button with -, as in \"- title: …\""),
      (widget("images: {name: a}"), "begin each image with -"),
      (widget("grid:\n  items: {title: Food}"), "begin each item with -"),
      ("app:\n- name: Maps\nwidgets: [{name: Maps}]", "without - or brackets"), (widget("heights: [110]"), "without -"),
    ]
  )
  func collections(text: String, help: String) {
    #expect(self.help(text).help.contains(help))
  }

  @Test("what is no value in the mapping either is not put there", arguments: ["heights: tall", "grid: many"])
  func unclear(line: String) {
    #expect(help(widget(line)) == ("", nil))
  }
}
