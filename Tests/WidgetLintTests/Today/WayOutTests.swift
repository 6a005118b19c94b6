import LintCore
import Testing

@Suite("A finding about a Today widget names the way out")
struct WayOutTests {
  /// What the only finding says, in all.
  private func words(_ lines: String) -> String {
    let all = findings(widget(lines))
    #expect(all.count == 1, "\(all.map(\.message))")
    return all.map { $0.message + " " + ($0.help ?? "") }.joined()
  }

  @Test(
    "the finding of a misspelt key names the near one",
    arguments: [
      ("Scrolls: true", "did you mean scrolls?"),
      ("large-st_Display-MODE: compact", "did you mean largestDisplayMode?"),
      ("scrols: true", "did you mean scrolls?"), ("margin: 8", "did you mean margins?"),
      ("titel: a", "did you mean title?"),
      ("margins: {left: 8}", "did you mean leading"), ("margins: {Right: 8}", "did you mean trailing"),
      ("marginInsets: {left: 8}", "did you mean leading"),
      ("url: a", "did you mean opens?"), ("link: a", "did you mean opens?"),
      ("buttons: [{action: a}]", "did you mean opens?"),
      ("label: a", "did you mean title?"), ("buttons: [{text: a}]", "did you mean title?"),
      ("font: {colour: red}", "did you mean color?"), ("background: {colour: red, image: x}", "did you mean color?"),
      ("\"scrolls： true\":", "ASCII colon"), ("title: {pt_BR: a, default: b}", "did you mean pt-BR?"),
      ("title: {defualt: a, default: b}", "did you mean default?"), ("xyzzy: 1", "its fields are"),
      ("\u{3000}title: a", "write title with ASCII spaces"), ("buttons: [{title\u{A0}: a}]", "write title with"),
    ]
  )
  func keys(lines: String, hint: String) {
    #expect(words(lines).contains(hint))
  }

  @Test(
    "the finding of a misspelt word names the allowed ones and the near one",
    arguments: [
      ("alignment: appicon", ["appIcon or none", "did you mean appIcon?"]),
      ("largestDisplayMode: expandd", ["compact or expanded", "did you mean expanded?"]),
      ("caching: lokal", ["local or none", "did you mean local?"]),
      ("heights: {expanded: contents}", ["maximum", "content", "did you mean content?"]),
      ("vibrancy: notificationcenter", ["did you mean notificationCenter?"]),
      ("vibrancy: [primry]", ["did you mean primary?"]),
      ("background: sistem", ["did you mean system?"]),
    ]
  )
  func wordsOfFields(lines: String, hints: [String]) {
    let words = words(lines)
    for hint in hints { #expect(words.contains(hint), "\(words)") }
  }

  @Test(
    "numbers",
    arguments: [
      ("heights: {compact: 110pt}", "write 110"), ("heights: {compact: 110 px}", "110"), ("margins: 8pt", "write 8"),
      ("margins: 8px", "points"), ("margins: 8%", "percentage"), ("width: 100%", "adaptive"),
      ("width: 50 %", "adaptive"),
      ("margins: '8,5'", "write 8.5"), ("grid: {columns: 4px}", "4"),
    ]
  )
  func numbers(lines: String, hint: String) {
    #expect(words(lines).contains(hint))
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
    let text = widget(line)
    let all = findings(text)
    let fixed = all.first?.fix.map { WidgetLintTests.fixed(text, with: $0) }
    #expect(all.map(\.help) == ["write \(meant)"])
    #expect(fixed.map { findings($0).isEmpty && $0.contains(meant) } == true, "\(fixed ?? "no fix")")
  }
}
