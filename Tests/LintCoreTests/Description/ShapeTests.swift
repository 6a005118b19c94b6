import LintCore
import Testing

@Suite("The finding of a value of the wrong shape shows the right one")
struct ShapeTests {
  /// Returns the help of the only finding.
  private func help(_ text: String) -> String {
    let all = findings(text)
    #expect(all.count == 1, "\(all.map(\.message))")
    return all.first?.help ?? ""
  }

  @Test(
    "for a scalar in a mapping's or a list's place",
    arguments: [
      ("wine: Pinot Noir", "{grapes: Pinot Noir}"),
      ("wine: \"Pinot: Noir\"", "{grapes: \"Pinot: Noir\"}"),
      ("wine: [Merlot]", "{grapes: Merlot}"), ("amounts: 110", "{regular: 110}"), ("amounts: 110pt", "{regular: 110}"),
      ("tray: 4", "{items: 4}"), ("photos: icon", "[{name: icon}]"), ("photos: [icon]", "{name: icon}"),
      ("pickles: Go, now", "[\"Go, now\"]"),
      ("wine: '.cellar(size: 15)'", "it by its parts, as in {grapes: cellar, size: 0.75}"),
    ].map { (course($0), $1) } + [
      ("inn: Lion\ncourses: [{name: Lion}]", "{name: Lion}"), ("inn: {name: Lion}\ncourses: Lion", "[{name: Lion}]"),
      ("inn: {name: Lion}\ncourses:\n- Lion", "{name: Lion}"),
    ]
  )
  func scalars(text: String, meant: String) {
    #expect(help(text) == "write \(meant)")
  }

  @Test(
    "for a mapping in a list's place, and for a list in a mapping's",
    arguments: [
      ("inn: {name: Lion}\ncourses:\n  name: Lion", "begin each course with -"),
      ("inn: {name: Lion}\ncourses: {Lion: {popular: true}}", "begin each course with -, as in \"- name: …\""),
      (course("pickles:\n  blurb: Go"), "begin each entry with -, as in \"- blurb: …\""),
      (course("photos: {name: a}"), "begin each entry with -"),
      (course("tray:\n  items: {blurb: Food}"), "begin each entry with -"),
      ("inn:\n- name: Lion\ncourses: [{name: Lion}]", "without - or brackets"), (course("amounts: [110]"), "without -"),
    ]
  )
  func collections(text: String, help: String) {
    #expect(self.help(text).contains(help))
  }

  @Test("what is no value in the mapping either is not put there", arguments: ["amounts: tall", "tray: many"])
  func unclear(line: String) {
    #expect(help(course(line)) == "")
  }
}
