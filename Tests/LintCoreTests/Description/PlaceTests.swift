import LintCore
import Testing

@Suite("Where a finding about the description points")
struct PlaceTests {
  @Test(
    "a scalar's finding points at its own range, a collection's at its key",
    arguments: [
      ("popular: yes", "wrong-type /courses/0/popular 4:12"),
      ("popular: [yes]", "wrong-type /courses/0/popular 4:3"),
      ("popular:", "wrong-type /courses/0/popular 4:3"),
      ("popular: &a", "wrong-type /courses/0/popular 4:3"),
      ("popular: ~", "wrong-type /courses/0/popular 4:12"),
      ("popular: ''", "wrong-type /courses/0/popular 4:12"),
      ("opens: [lion]", "wrong-type /courses/0/opens/0 4:11"),
      ("opens:\n- app\n-", "wrong-type /courses/0/opens/1 6:3"),
      ("opens:\n- app\n-   # c", "wrong-type /courses/0/opens/1 6:3"),
      ("opens:\n- &a", "wrong-type /courses/0/opens/0 5:7"),
      ("opens:\n- -", "wrong-type /courses/0/opens/0 5:5"),
      ("opens:\n- [a]", "wrong-type /courses/0/opens/0 5:6"),
      ("opens:\n- []", "wrong-type /courses/0/opens/0 5:5"),
      ("opens:\n- - - a", "wrong-type /courses/0/opens/0 5:9"),
      ("wine: [{}, {color: {}}]", "missing-field /courses/0/wine/1/color 4:15"),
      ("tablecloth: {}", "missing-field /courses/0/tablecloth 4:3"),
      ("blurb: {fr: a}", "missing-field /courses/0/blurb 4:3"),
      ("pickles: [{fr: a}]", "unknown-field /courses/0/pickles/0/fr 4:14"),
      ("blurb: {default: a, fr: ~}", "wrong-type /courses/0/blurb/fr 4:27"),
      ("blurb: {default: a, fr: }", "wrong-type /courses/0/blurb/fr 4:23"),
      ("Chilled: true", "unknown-field /courses/0/Chilled 4:3"),
      ("? [a]\n: 1", "unknown-field /courses/0 4:5"),
      ("\"\": 1", "unknown-field /courses/0/ 4:3"),
      ("~: 1", "unknown-field /courses/0/~0 4:3"),
      ("blurb: {é: 1, chilled: 2, default: a}", "unknown-field /courses/0/blurb/é 4:11"),
      ("chilled: true\nchilled: false", "duplicate-key /courses/0/chilled 5:3"),
      ("wine: {color: #333333\n  }", "unquoted-color /courses/0/wine/color 4:17"),
      ("wine:\n  color:    #333333 # gray", "unquoted-color /courses/0/wine/color 5:15"),
      ("wine:\n  color: &c #333333", "unquoted-color /courses/0/wine/color 5:15"),
      ("wine:\n  color: !!str #333", "unquoted-color /courses/0/wine/color 5:18"),
      ("wine:\n  ? color\n  : #333", "unquoted-color /courses/0/wine/color 6:7"),
      ("wine: {color: &c #333333\n  }", "unquoted-color /courses/0/wine/color 4:20"),
    ]
  )
  func places(lines: String, expected: String) {
    let all = found(course(lines))
    #expect(all.first == expected)
  }

  @Test(
    "what is missing is reported at the mapping's key, or at its first key where it has none",
    arguments: [
      ("courses: [{name: A}]", ["missing-field / 1:1"]),
      ("inn: {name: A}", ["missing-field / 1:1"]),
      ("x-note: 1", ["missing-field / 1:1", "missing-field / 1:1"]),
      ("# head\n\n{inn: {name: A}}", ["missing-field / 3:2"]),
      ("{}", ["missing-field / 1:1", "missing-field / 1:1"]),
      ("inn: {}\ncourses: [{name: A}]", ["missing-field /inn 1:1"]),
      ("inn:\n  webSchemes: a\ncourses: [{name: A}]", ["missing-field /inn 1:1"]),
      ("inn: {name: A}\ncourses:\n- chilled: true", ["missing-field /courses/0 3:3"]),
      ("inn: {name: A}\ncourses: [{}]", ["missing-field /courses/0 2:11"]),
      (
        "inn: {name: A}\ncourses: [{ }, {chilled: true}]",
        ["missing-field /courses/0 2:11", "missing-field /courses/1 2:17"]
      ),
      ("inn: {name: A}\ncourses:\n- &a\n  chilled: true", ["missing-field /courses/0 4:3"]),
      ("inn: {name: {fr: A}}\ncourses: [{name: A}]", ["missing-field /inn/name 1:7"]),
      ("inn: {name: {}}\ncourses: [{name: A}]", ["missing-field /inn/name 1:7"]),
    ]
  )
  func missing(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "a key that is a field but for case, _ and - makes that field unreadable, not missing",
    arguments: [
      ("Inn: {name: A}\ncourses: [{Name: A}]", ["unknown-field /Inn 1:1", "unknown-field /courses/0/Name 2:12"]),
      (
        "inn: {na-me: A}\ncourses: [{n_ame: A}]",
        ["unknown-field /inn/na-me 1:7", "unknown-field /courses/0/n_ame 2:12"]
      ),
      ("inn: {nama: A}\ncourses: [{name: A}]", ["missing-field /inn 1:1", "unknown-field /inn/nama 1:7"]),
      (course("blurb: {Default: a, fr: b}"), ["unknown-field /courses/0/blurb/Default 4:11"]),
      (course("tablecloth: {Color: red}"), ["unknown-field /courses/0/tablecloth/Color 4:16"]),
    ]
  )
  func nearlyThere(text: String, expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "through an alias or a merge key a finding points at the outermost alias",
    arguments: [
      ("x-a: &a yes\npopular: *a", ["wrong-type /courses/0/popular 5:12"], "4:11"),
      ("x-a: &a {color: bluish}\nwine: *a", ["invalid-value /courses/0/wine/color 5:9"], "4:19"),
      ("x-a: &a bluish\nx-b: &b {color: *a}\nwine: *b", ["invalid-value /courses/0/wine/color 6:9"], "4:11"),
      ("x-a: &a {top: 1pt}\nborders: {<<: *a}", ["wrong-type /courses/0/borders/top 5:17"], "4:17"),
      (
        "x-a: &a {top: 1pt}\nx-b: &b {left: 1}\nborders: {<<: [*a, *b]}",
        ["wrong-type /courses/0/borders/top 6:18", "unknown-field /courses/0/borders/left 6:22"], "4:17"
      ),
      ("x-a: &a {Top: 1}\nborders: *a", ["unknown-field /courses/0/borders/Top 5:12"], "4:12"),
      ("x-a: &a {}\ntablecloth: *a", ["missing-field /courses/0/tablecloth 5:15"], "4:11"),
      ("x-a: &a\npopular: *a", ["wrong-type /courses/0/popular 5:12"], "4:10"),
      ("x-a: &a #333\nwine:\n  color: *a", ["unquoted-color /courses/0/wine/color 6:12"], "4:11"),
      ("x-a: &a {color: #333\n  }\nwine: *a", ["unquoted-color /courses/0/wine/color 6:9"], "4:19"),
      ("x-a: &a [lion]\nopens: *a", ["wrong-type /courses/0/opens/0 5:10"], "4:12"),
    ]
  )
  func aliases(lines: String, expected: [String], related: String) {
    let text = course(lines)
    #expect(found(text) == expected)
    let anchored = findings(text).first?.related.first.map { place(of: $0.range.lowerBound, in: text) }
    #expect(anchored == related)
  }

  @Test("a value that two courses share is reported for each")
  func sharedValue() {
    let text = "inn: {name: A}\nx-f: &f {color: bluish}\ncourses:\n- {name: A, wine: *f}\n- {name: B, wine: [*f]}\n"
    #expect(found(text) == ["invalid-value /courses/0/wine/color 4:19", "invalid-value /courses/1/wine/0/color 5:20"])
  }

  @Test("a duplicate is reported once, where it stands again, also through aliases")
  func sharedDuplicate() {
    let text = """
      inn: {name: A}
      x-m: &m {top: 8, bottom: 8, top: 9}
      courses:
      - {name: A, borders: *m}
      - {name: B, borders: *m}
      - {name: C, borders: {<<: *m}}

      """
    #expect(found(text) == ["duplicate-key /courses/0/borders/top 2:29"])
    #expect(findings(text).flatMap(\.related).map { place(of: $0.range.lowerBound, in: text) } == ["2:10"])
  }

  @Test("a finding knows the course that it concerns")
  func courses() {
    let text =
      "inn: {name: [A]}\ncourses:\n- {name: {default: A, fr: B}, chilled: yes}\n- {chilled: yes}\n- {name: C, wine: [{color: x}]}\n"
    #expect(findings(text).map(\.item) == [nil, "A", nil, nil, "C"])
  }

  @Test("CR and CRLF files have the same places")
  func lineBreaks() {
    let text = course("popular: yes\nwine:\n  color: #333333\nchilled:\n")
    let expected = found(text)
    #expect(expected.count == 3)
    for lineBreak in ["\r\n", "\r"] { #expect(found(text.replacing("\n", with: lineBreak)) == expected) }
    #expect(found("\u{FEFF}" + text) == expected)
  }
}
