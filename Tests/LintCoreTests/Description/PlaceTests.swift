import LintCore
import Testing

@Suite("Where a finding about the description points")
struct PlaceTests {
  @Test(
    "a scalar's finding points at its own range, a collection's at its key",
    arguments: [
      ("primary: yes", "wrong-type /widgets/0/primary 4:12"),
      ("primary: &a yes", "wrong-type /widgets/0/primary 4:15"),
      ("primary: !t yes", "wrong-type /widgets/0/primary 4:15"),
      ("primary: \"yes\"", "wrong-type /widgets/0/primary 4:12"),
      ("primary:\n  yes", "wrong-type /widgets/0/primary 5:5"),
      ("primary: >\n  yes", "wrong-type /widgets/0/primary 4:12"),
      ("primary: [yes]", "wrong-type /widgets/0/primary 4:3"),
      ("primary:\n- yes", "wrong-type /widgets/0/primary 4:3"),
      ("primary: {a: b}", "wrong-type /widgets/0/primary 4:3"),
      ("primary:", "wrong-type /widgets/0/primary 4:3"),
      ("primary: !t", "wrong-type /widgets/0/primary 4:3"),
      ("primary: &a", "wrong-type /widgets/0/primary 4:3"),
      ("primary: ~", "wrong-type /widgets/0/primary 4:12"),
      ("primary: ''", "wrong-type /widgets/0/primary 4:12"),
      ("? primary\n: yes", "wrong-type /widgets/0/primary 5:5"),
      ("opens: [maps]", "wrong-type /widgets/0/opens/0 4:11"),
      ("opens:\n- app\n- maps", "wrong-type /widgets/0/opens/1 6:5"),
      ("opens:\n- app\n-", "wrong-type /widgets/0/opens/1 6:3"),
      ("opens:\n- [a]", "wrong-type /widgets/0/opens/0 5:6"),
      ("opens:\n- {a: b}", "wrong-type /widgets/0/opens/0 5:6"),
      ("opens:\n- []", "wrong-type /widgets/0/opens/0 5:5"),
      ("opens:\n- {}", "wrong-type /widgets/0/opens/0 5:5"),
      ("opens:\n- - - a", "wrong-type /widgets/0/opens/0 5:9"),
      ("opens: [[a]]", "wrong-type /widgets/0/opens/0 4:12"),
      ("font: [{}, {color: {}}]", "missing-field /widgets/0/font/1/color 4:15"),
      ("background: {}", "missing-field /widgets/0/background 4:3"),
      ("title: {fr: a}", "missing-field /widgets/0/title 4:3"),
      ("buttons: [{title: {fr: a}}]", "missing-field /widgets/0/buttons/0/title 4:14"),
      ("buttons: [{fr: a}]", "unknown-field /widgets/0/buttons/0/fr 4:14"),
      ("title: {default: a, fr: ~}", "wrong-type /widgets/0/title/fr 4:27"),
      ("title: {default: a, fr: }", "wrong-type /widgets/0/title/fr 4:23"),
      ("title: {default: a, fr: [b]}", "wrong-type /widgets/0/title/fr 4:23"),
      ("Scrolls: true", "unknown-field /widgets/0/Scrolls 4:3"),
      ("'a/b~c': 1", "unknown-field /widgets/0/a~1b~0c 4:3"),
      ("? [a]\n: 1", "unknown-field /widgets/0 4:5"),
      ("\"\": 1", "unknown-field /widgets/0/ 4:3"),
      ("~: 1", "unknown-field /widgets/0/~0 4:3"),
      ("title: {é: 1, scrolls: 2, default: a}", "unknown-field /widgets/0/title/é 4:11"),
      ("scrolls: true\nscrolls: false", "duplicate-key /widgets/0/scrolls 5:3"),
      ("font: {color: #333333\n  }", "unquoted-color /widgets/0/font/color 4:17"),
      ("font:\n  color: #333", "unquoted-color /widgets/0/font/color 5:12"),
      ("font:\n  color:    #333333 # gray", "unquoted-color /widgets/0/font/color 5:15"),
      ("font:\n  color: &c #333333", "unquoted-color /widgets/0/font/color 5:15"),
      ("font:\n  color: !!str #333", "unquoted-color /widgets/0/font/color 5:18"),
      ("font:\n  ? color\n  : #333", "unquoted-color /widgets/0/font/color 6:7"),
      ("font: {color: &c #333333\n  }", "unquoted-color /widgets/0/font/color 4:20"),
      ("font:\n  color:\n    light: #fff", "unquoted-color /widgets/0/font/color/light 6:14"),
    ]
  )
  func places(lines: String, expected: String) {
    let all = found(widget(lines))
    #expect(all.first == expected)
  }

  @Test(
    "what is missing is reported at the mapping's key, or at its first key where it has none",
    arguments: [
      ("widgets: [{name: A}]", ["missing-field / 1:1"]),
      ("app: {name: A}", ["missing-field / 1:1"]),
      ("x-note: 1", ["missing-field / 1:1", "missing-field / 1:1"]),
      ("# head\n\n{app: {name: A}}", ["missing-field / 3:2"]),
      ("{}", ["missing-field / 1:1", "missing-field / 1:1"]),
      ("app: {}\nwidgets: [{name: A}]", ["missing-field /app 1:1"]),
      ("app:\n  urlSchemes: a\nwidgets: [{name: A}]", ["missing-field /app 1:1"]),
      ("app: {name: A}\nwidgets:\n- scrolls: true", ["missing-field /widgets/0 3:3"]),
      ("app: {name: A}\nwidgets: [{}]", ["missing-field /widgets/0 2:11"]),
      (
        "app: {name: A}\nwidgets: [{ }, {scrolls: true}]",
        ["missing-field /widgets/0 2:11", "missing-field /widgets/1 2:17"]
      ),
      ("app: {name: A}\nwidgets:\n- &a\n  scrolls: true", ["missing-field /widgets/0 4:3"]),
      ("app: {name: {fr: A}}\nwidgets: [{name: A}]", ["missing-field /app/name 1:7"]),
      ("app: {name: {}}\nwidgets: [{name: A}]", ["missing-field /app/name 1:7"]),
    ]
  )
  func missing(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test("a key that is a field but for case, _ and - makes that field unreadable, not missing")
  func nearlyThere() {
    #expect(
      found("App: {name: A}\nwidgets: [{Name: A}]") == [
        "unknown-field /App 1:1", "unknown-field /widgets/0/Name 2:12",
      ]
    )
    #expect(
      found("app: {na-me: A}\nwidgets: [{n_ame: A}]") == [
        "unknown-field /app/na-me 1:7", "unknown-field /widgets/0/n_ame 2:12",
      ]
    )
    #expect(found("app: {nama: A}\nwidgets: [{name: A}]") == ["missing-field /app 1:1", "unknown-field /app/nama 1:7"])
    #expect(found(widget("title: {Default: a, fr: b}")) == ["unknown-field /widgets/0/title/Default 4:11"])
    #expect(found(widget("background: {Color: red}")) == ["unknown-field /widgets/0/background/Color 4:16"])
  }

  @Test(
    "through an alias or a merge key a finding points at the outermost alias",
    arguments: [
      ("x-a: &a yes\nprimary: *a", ["wrong-type /widgets/0/primary 5:12"], "4:11"),
      ("x-a: &a {color: bluish}\nfont: *a", ["invalid-value /widgets/0/font/color 5:9"], "4:19"),
      ("x-a: &a bluish\nx-b: &b {color: *a}\nfont: *b", ["invalid-value /widgets/0/font/color 6:9"], "4:11"),
      ("x-a: &a {top: 1pt}\nmargins: {<<: *a}", ["wrong-type /widgets/0/margins/top 5:17"], "4:17"),
      (
        "x-a: &a {top: 1pt}\nx-b: &b {left: 1}\nmargins: {<<: [*a, *b]}",
        ["wrong-type /widgets/0/margins/top 6:18", "unknown-field /widgets/0/margins/left 6:22"], "4:17"
      ),
      ("x-a: &a {Top: 1}\nmargins: *a", ["unknown-field /widgets/0/margins/Top 5:12"], "4:12"),
      ("x-a: &a {}\nbackground: *a", ["missing-field /widgets/0/background 5:15"], "4:11"),
      ("x-a: &a\nprimary: *a", ["wrong-type /widgets/0/primary 5:12"], nil),
      ("x-a: &a #333\nfont:\n  color: *a", ["unquoted-color /widgets/0/font/color 6:12"], "4:11"),
      ("x-a: &a {color: #333\n  }\nfont: *a", ["unquoted-color /widgets/0/font/color 6:9"], "4:19"),
      ("x-a: &a [maps]\nopens: *a", ["wrong-type /widgets/0/opens/0 5:10"], "4:12"),
    ] as [(String, [String], String?)]
  )
  func aliases(lines: String, expected: [String], related: String?) {
    let text = widget(lines)
    #expect(found(text) == expected)
    let anchored = findings(text).first?.related.first.map { place(of: $0.range.lowerBound, in: text) }
    if let related { #expect(anchored == related) }
  }

  @Test("a value that two widgets share is reported for each")
  func sharedValue() {
    let text = "app: {name: A}\nx-f: &f {color: bluish}\nwidgets:\n- {name: A, font: *f}\n- {name: B, font: [*f]}\n"
    #expect(found(text) == ["invalid-value /widgets/0/font/color 4:19", "invalid-value /widgets/1/font/0/color 5:20"])
  }

  @Test("a duplicate is reported once, where it stands again, also through aliases")
  func sharedDuplicate() {
    let text = """
      app: {name: A}
      x-m: &m {top: 8, bottom: 8, top: 9}
      widgets:
      - {name: A, margins: *m}
      - {name: B, margins: *m}
      - {name: C, margins: {<<: *m}}

      """
    #expect(found(text) == ["duplicate-key /widgets/0/margins/top 2:29"])
    #expect(findings(text).flatMap(\.related).map { place(of: $0.range.lowerBound, in: text) } == ["2:10"])
  }

  @Test("each document is a description of its own, numbered from 1")
  func documents() {
    let text =
      "app: {name: A}\nwidgets: [{name: A, scrolls: yes}]\n---\napp: {name: B}\nwidgets: [{name: B, caching: x}]\n"
    #expect(found(text) == ["wrong-type /widgets/0/scrolls 2:30", "invalid-value /widgets/0/caching 5:30"])
    #expect(findings(text).map(\.document) == [1, 2])
  }

  @Test("a finding knows the widget that it concerns")
  func widgets() {
    let text =
      "app: {name: [A]}\nwidgets:\n- {name: {default: A, fr: B}, scrolls: yes}\n- {scrolls: yes}\n- {name: C, font: [{color: x}]}\n"
    #expect(findings(text).map(\.item) == [nil, "A", nil, nil, "C"])
  }

  @Test("CR and CRLF files have the same places")
  func lineBreaks() {
    let text = widget("primary: yes\nfont:\n  color: #333333\nscrolls:\n")
    let expected = found(text)
    #expect(expected.count == 3)
    #expect(found(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")) == expected)
    #expect(found(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r")) == expected)
    #expect(found("\u{FEFF}" + text) == expected)
  }

  @Test("columns count code points")
  func columns() {
    #expect(
      found("app: {name: é😀e\u{301}, urlSchemes: 'a:'}\nwidgets: [{name: A}]") == ["invalid-value /app/urlSchemes 1:31"]
    )
  }
}
