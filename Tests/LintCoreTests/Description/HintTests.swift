import LintCore
import Testing

@Suite("A finding names the way out")
struct HintTests {
  /// What the only finding says, in all.
  private func words(_ lines: String) -> String {
    let all = findings(widget(lines))
    #expect(all.count == 1, "\(all.map(\.message))")
    return all.map { $0.message + " " + ($0.help ?? "") }.joined()
  }

  @Test("a text of more than 1,000 bytes gets no hint, as looking for one takes many looks at it")
  func longText() {
    func color(_ count: Int) -> String { words("font: {color: \"“\(String(repeating: "e", count: count))”\"}") }
    #expect(color(990).contains("with straight quotes") && !color(1000).contains("with straight quotes"))
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
    "colors",
    arguments: [
      ("transparent", "clear"), ("grey", "gray"), ("darkGrey", "darkGray"), ("lightgrey", "lightGray"),
      ("systemGrey", "systemGray"), ("dimgray", "darkGray"), ("DimGrey", "darkGray"), ("darkgray", "#A9A9A9"),
      ("\"333333\"", "\"#333333\""), ("abcdef", "\"#abcdef\""), ("rgb(0 0 0)", "#RRGGBB"),
      ("\"rgba(0,0,0,1)\"", "\"#RRGGBBAA\""),
      ("\"hsl(1,2,3)\"", "\"#RRGGBBAA\""), ("\"#33\"", "3, 6 or 8"), ("blak", "black"), ("System Blue", "systemBlue"),
    ]
  )
  func colors(value: String, hint: String) {
    #expect(words("font: {color: \(value)}").contains(hint))
  }

  @Test(
    "a color that is written as a call has its hex form",
    arguments: [
      ("rgb(51, 51, 51)", "#333333"), ("rgb(51 51 51 / 50%)", "#33333380"), ("rgba(255,255,255,0.6)", "#FFFFFF99"),
      ("rgb(100%, 0%, 0%)", "#FF0000"), ("hsl(0, 100%, 50%)", "#FF0000"), ("hsla(240, 100%, 50%, 0.5)", "#0000FF80"),
      ("hsl(120deg 100% 25%)", nil), ("rgb(300, 0, 0)", nil), ("rgb(1)", nil), ("rgba(1, 2, 3, 4)", nil),
      ("UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1.0)", "#333333"),
      ("UIColor(white: 0.5, alpha: 0.5)", "#80808080"), ("UIColor()", nil),
    ] as [(String, String?)]
  )
  func colorCalls(call: String, hex: String?) {
    let all = findings(widget("font: {color: '\(call)'}"))
    #expect(all.map(\.rule) == ["invalid-value"])
    #expect(
      all.first?.help == "write the color as \"#RRGGBB\" or \"#RRGGBBAA\"" + (hex.map { ", here \"\($0)\"" } ?? "")
    )
    #expect(
      all.first?.fix.map { fixed(widget("font: {color: '\(call)'}"), with: $0) }
        == hex.map { widget("font: {color: '\($0)'}") }
    )
  }

  @Test("the finding of a color that is near no name lists all of them")
  func allColors() {
    let words = words("font: {color: octarine}")
    for (name, _) in Color.uiKit { #expect(words.contains(name)) }
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
    "booleans",
    arguments: [
      ("yes", "write true"), ("Yes", "write true"), ("on", "write true"), ("y", "write true"), ("TRUE", "write true"),
      ("no", "write false"), ("off", "write false"), ("N", "write false"), ("False", "write false"),
    ]
  )
  func booleans(value: String, hint: String) {
    let words = words("scrolls: \(value)")
    #expect(words.contains(hint))
    #expect(words.contains("\"\(value)\""))
    #expect(words.contains("expected true or false"))
  }

  @Test("versions", arguments: [("9,3", "write \"9.3\""), ("iOS 10.0+", "write \"10.0\"")])
  func versions(value: String, hint: String) {
    let all = findings("app: {name: Maps, deploymentTarget: '\(value)'}\nwidgets: [{name: Maps}]\n")
    #expect(all.map(\.rule) == ["wrong-type"])
    #expect(all.first?.help == hint)
  }

  @Test(
    "typographic quotes around a value",
    arguments: [
      ("caching: “local”", "\"local\""), ("font: {color: ‘#333333’}", "\"#333333\""), ("scrolls: „true“", "\"true\""),
    ]
  )
  func typographicQuotes(lines: String, hint: String) {
    let words = words(lines)
    #expect(words.contains(hint))
    #expect(words.contains("straight quotes"))
  }

  @Test(
    "a value that # cut off or a tag took",
    arguments: [
      ("title: #1", "quote the value"), ("title: !", "quote the value"), ("title: !important", "quote the value"),
      ("alignment: #left", "quote the value"), ("buttons:\n  - #x", "quote the value"),
      ("grid： 4\nscrolls: true", "ASCII colon"),
      ("margins:\n  top： 4", "ASCII colon"),
    ]
  )
  func lostValues(lines: String, hint: String) {
    #expect(words(lines).contains(hint))
  }

  @Test("a comment after a missing value is no lost value", arguments: ["title: # the title", "title:"])
  func missingValues(line: String) {
    let words = words(line)
    #expect(words.contains("leave the field out"))
    #expect(!words.contains("quote"))
  }

  @Test(
    "an unquoted color is the comment that YAML made of it",
    arguments: [
      ("#333", "#333"), ("#333333", "#333333"), ("#33333380", "#33333380"), ("#12345", "#12345"),
      ("  #ABC # x", "#ABC"),
    ]
  )
  func unquotedColors(value: String, color: String) {
    for field in [
      "font:\n  color: ", "font:\n  backing: ", "background: ", "background:\n  color: ", "font:\n  color:\n    dark: ",
    ] {
      let text = widget(field + value)
      let all = findings(text)
      #expect(all.map(\.rule) == ["unquoted-color"])
      #expect(all.first?.message.contains(color) == true)
      #expect(all.first?.help?.contains("\"\(color)\"") == true)
      #expect(all.first.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }?.hasPrefix(color) == true)
    }
  }

  @Test(
    "another comment is no color",
    arguments: ["# 333333", "#12", "#123456789", "#333333x", "#gray", "#ffé", "##333333", "#"]
  )
  func noColors(value: String) {
    #expect(findings(widget("font:\n  color: \(value)")).map(\.rule) == ["wrong-type"])
  }

  @Test("null says to leave the field out", arguments: ["~", "null", ""])
  func null(value: String) {
    for field in ["title", "scrolls", "margins", "font", "opens", "background", "buttons", "content", "alignment"] {
      let words = words("\(field): \(value)")
      #expect(words.contains("leave the field out"), "\(field)")
    }
  }

  @Test(
    "a message names the field, the value and what is expected",
    arguments: [
      ("margins: 8pt", ["`margins`", "\"8pt\"", "a number of points"]),
      ("grid: {columns: 0}", ["`grid.columns`", "\"0\"", "1 or more"]),
      ("grid: {spacing: -1}", ["`grid.spacing`", "\"-1\"", "0 or more"]),
      ("grid: {items: six}", ["`grid.items`", "\"six\"", "a whole number", "a list"]),
      ("images: x", ["`images`", "\"x\"", "a list of mappings"]),
      ("buttons: Go", ["`buttons`", "\"Go\"", "a list of titles or mappings"]),
      ("opens: maps", ["`opens`", "\"maps\"", "a URL", "app", "a list of these"]),
      ("opens: [maps]", ["`opens`", "\"maps\"", "a URL"]),
      ("title: {default: a, fr: ''}", ["`title` in fr", "\"\"", "a text"]),
      ("title: ''", ["`title`", "\"\"", "languages"]),
      ("background: {}", ["`background`", "color or image"]),
      ("font: {color: {}}", ["`font.color`", "light or dark"]),
      ("heights: 110", ["`heights`", "\"110\"", "a mapping"]),
    ]
  )
  func messages(lines: String, parts: [String]) {
    let all = findings(widget(lines))
    for part in parts { #expect(all.first?.message.contains(part) == true, "\(all.map(\.message))") }
  }

  @Test("a message is one line in lower case without a full stop")
  func form() {
    let texts = TypeTests.rows.flatMap { row in row.bad.map { widget("\(row.field): \($0.value)") } }
    for finding in texts.flatMap({ findings($0) }) {
      #expect(finding.message.first?.isUppercase == false)
      #expect(!finding.message.hasSuffix("."))
      #expect(!finding.message.contains("\n") || finding.message.contains("\"\t\n\""))
      #expect(finding.severity == .error)
    }
  }

  @Test("a long value is cut in the message")
  func longValues() {
    let long = String(repeating: "x", count: 1000)
    #expect(words("alignment: \(long)").utf8.count < 300)
  }
}
