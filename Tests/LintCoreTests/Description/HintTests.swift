import LintCore
import Testing

@Suite("A finding names the way out")
struct HintTests {
  /// Returns the whole message of the only finding.
  private func words(_ lines: String) -> String {
    let all = findings(course(lines))
    #expect(all.count == 1, "\(all.map(\.message))")
    return all.map { $0.message + " " + ($0.help ?? "") }.joined()
  }

  @Test("a text of more than 1,000 bytes gets no hint, as looking for one takes many looks at it")
  func longText() {
    func color(_ count: Int) -> String { words("wine: {color: \"“\(String(repeating: "e", count: count))”\"}") }
    #expect(color(990).contains("with straight quotes") && !color(1000).contains("with straight quotes"))
  }

  @Test(
    "the finding of a misspelt key names the near one",
    arguments: [
      ("large-st_Serving-MODE: regular", "did you mean largestServingMode?"),
      ("chiled: true", "did you mean chilled?"), ("borders: {Right: 8}", "did you mean trailing"),
      ("pickles: [{action: a}]", "did you mean opens?"),
      ("\"chilled： true\":", "ASCII colon"), ("blurb: {pt_BR: a, default: b}", "did you mean pt-BR?"),
      ("blurb: {defualt: a, default: b}", "did you mean default?"), ("xyzzy: 1", "its fields are"),
      ("\u{3000}blurb: a", "write blurb: white space"), ("pickles: [{blurb\u{A0}: a}]", "write blurb: white space"),
      ("\" blurb\": a", "write blurb: white space in quotes"),
    ]
  )
  func keys(lines: String, hint: String) {
    #expect(words(lines).contains(hint))
  }

  @Test(
    "the finding of a misspelt word names the allowed ones and the near one",
    arguments: [
      ("placement: Counter", ["counter or none", "did you mean counter?"]),
      ("largestServingMode: generos", ["regular or generous", "did you mean generous?"]),
      ("sourced: lokal", ["local or none", "did you mean local?"]),
      ("amounts: {generous: platters}", ["maximum", "platter", "did you mean platter?"]),
      ("allergen: processedsoyabeans", ["did you mean processedSoyaBeans?"]),
      ("allergen: [peants]", ["did you mean peanuts?"]),
      ("tablecloth: coton", ["did you mean cotton?"]),
    ]
  )
  func wordsOfFields(lines: String, hints: [String]) {
    let words = words(lines)
    for hint in hints { #expect(words.contains(hint), "\(words)") }
  }

  @Test(
    "a color that is nearly one leads to it",
    arguments: [
      ("transparent", "clear"), ("grey", "gray"), ("darkGrey", "darkGray"), ("lightgrey", "lightGray"),
      ("systemGrey", "systemGray"), ("dimgray", "darkGray"), ("DimGrey", "darkGray"), ("darkgray", "#A9A9A9"),
      ("\"333333\"", "\"#333333\""), ("abcdef", "\"#abcdef\""), ("rgb(0 0 0)", "#RRGGBB"),
      ("\"rgba(0,0,0,1)\"", "\"#RRGGBBAA\""), ("UIColor()", "\"#RRGGBBAA\""),
      ("\"hsl(1,2,3)\"", "\"#RRGGBBAA\""), ("\"#33\"", "3, 6 or 8"), ("blak", "black"), ("System Blue", "systemBlue"),
    ]
  )
  func colors(value: String, hint: String) {
    #expect(words("wine: {color: \(value)}").contains(hint))
  }

  @Test("the finding of a color that is near no name lists all of them")
  func allColors() {
    let words = words("wine: {color: octarine}")
    for (name, _) in Color.uiKit { #expect(words.contains(name)) }
  }

  @Test(
    "a number with a unit is told without it",
    arguments: [
      ("amounts: {regular: 110pt}", "write 110"), ("amounts: {regular: 110 px}", "110"), ("borders: 8pt", "write 8"),
      ("borders: 8px", "points"), ("borders: 8%", "percentage"), ("price: 100%", "seasonal"),
      ("price: 50 %", "seasonal"),
    ]
  )
  func numbers(lines: String, hint: String) {
    #expect(words(lines).contains(hint))
  }

  @Test("a number of things is no length", arguments: ["4px", "4pt", "4%"])
  func counts(value: String) {
    #expect(findings(course("tray: {columns: \(value)}")).allSatisfy { $0.help == nil && $0.fix == nil })
  }

  @Test(
    "a word for yes or no leads to true or false",
    arguments: [
      ("yes", "write true"), ("Yes", "write true"), ("on", "write true"), ("y", "write true"), ("TRUE", "write true"),
      ("no", "write false"), ("off", "write false"), ("N", "write false"), ("False", "write false"),
    ]
  )
  func booleans(value: String, hint: String) {
    let words = words("chilled: \(value)")
    #expect(words.contains(hint))
    #expect(words.contains("\"\(value)\""))
    #expect(words.contains("expected true or false"))
  }

  @Test(
    "a value in typographic quotes is told in straight ones",
    arguments: [
      ("sourced: “local”", "\"local\""), ("wine: {color: ‘#333333’}", "\"#333333\""), ("chilled: „true“", "\"true\""),
    ]
  )
  func typographicQuotes(lines: String, hint: String) {
    let words = words(lines)
    #expect(words.contains(hint))
    #expect(words.contains("straight quotes"))
  }

  @Test(
    "a value that # cut off or a tag took is to be quoted",
    arguments: [
      ("blurb: #1", "quote the value"), ("blurb: !", "quote the value"), ("blurb: !important", "quote the value"),
      ("blurb: &Friends", "begins an anchor"),
      ("placement: #left", "quote the value"), ("pickles:\n  - #x", "quote the value"),
      ("tray： 4\nchilled: true", "ASCII colon"),
      ("borders:\n  top： 4", "ASCII colon"), ("blurb: {default: Stew, fr： x}", "ASCII colon"),
      ("blurb: !!str null", "leave the field out"),
    ]
  )
  func lostValues(lines: String, hint: String) {
    #expect(words(lines).contains(hint))
  }

  @Test(
    "an unquoted color is the comment that YAML made of it",
    arguments: [
      ("#333", "#333", "\"#333\""), ("#333333", "#333333", "\"#333333\""), ("  #ABC # x", "#ABC", "\"#ABC\""),
      ("#33333380", "#33333380", "\"#33333380\""), ("#12345", "#12345", "quoted color of 3, 6 or 8"),
    ]
  )
  func unquotedColors(value: String, color: String, help: String) {
    for field in [
      "wine:\n  color: ", "wine:\n  capsule: ", "tablecloth: ", "tablecloth:\n  color: ", "wine:\n  color:\n    dark: ",
    ] {
      let text = course(field + value)
      let all = findings(text)
      #expect(all.map(\.rule) == ["unquoted-color"])
      #expect(all.first?.message.contains(color) == true)
      #expect(all.first?.help?.contains(help) == true)
      #expect(all.first.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }?.hasPrefix(color) == true)
    }
  }

  @Test(
    "another comment is no color",
    arguments: ["# 333333", "#12", "#123456789", "#333333x", "#gray", "#ffé", "##333333", "#"]
  )
  func noColors(value: String) {
    #expect(findings(course("wine:\n  color: \(value)")).map(\.rule) == ["wrong-type"])
  }

  @Test("null says to leave the field out, whatever the comment after it", arguments: ["~", "null", "", "# why"])
  func null(value: String) {
    for field in ["blurb", "chilled", "borders", "wine", "opens", "tablecloth", "pickles", "platter", "placement"] {
      let words = words("\(field): \(value)")
      #expect(words.contains("leave the field out") && !words.contains("quote"), "\(field)")
    }
  }

  @Test(
    "a message names the field, the value and what is expected",
    arguments: [
      ("borders: 8pt", ["`borders`", "\"8pt\"", "a number of points"]),
      ("tray: {columns: 0}", ["`tray.columns`", "\"0\"", "1 or more"]),
      ("tray: {spacing: -1}", ["`tray.spacing`", "\"-1\"", "0 or more"]),
      ("tray: {items: six}", ["`tray.items`", "\"six\"", "a whole number", "a list"]),
      ("photos: x", ["`photos`", "\"x\"", "a list of mappings"]),
      ("pickles: Go", ["`pickles`", "\"Go\"", "a list of blurbs or mappings"]),
      ("opens: lion", ["`opens`", "\"lion\"", "a URL", "app", "a list of these"]),
      ("borders: |\n      8\n", ["`borders`", "\"8\\n\"", "a number of points"]),
      ("opens: [lion]", ["`opens`", "\"lion\"", "a URL"]),
      ("blurb: {default: a, fr: ''}", ["`blurb` in fr", "\"\"", "a text"]),
      ("blurb: ''", ["`blurb`", "\"\"", "languages"]),
      ("tablecloth: {}", ["`tablecloth`", "color or image"]),
      ("wine: {color: {}}", ["`wine.color`", "light or dark"]),
      ("amounts: 110", ["`amounts`", "\"110\"", "a mapping"]),
    ]
  )
  func messages(lines: String, parts: [String]) {
    let all = findings(course(lines))
    for part in parts { #expect(all.first?.message.contains(part) == true, "\(all.map(\.message))") }
  }

  @Test("a long value is cut in the message")
  func longValues() {
    let long = String(repeating: "x", count: 1000)
    #expect(words("placement: \(long)").utf8.count < 300)
  }
}
