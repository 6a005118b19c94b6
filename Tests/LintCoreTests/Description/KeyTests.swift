import LintCore
import Testing

@Suite("Keys, known and unknown")
struct KeyTests {
  @Test(
    "what is below an unknown field is not checked",
    arguments: ["fonts: {color: bluish, a: [b, {c: ~}], a: 1}", "Margins: {left: 8pt}", "buttonz: [{titel: x}]"]
  )
  func belowUnknown(line: String) {
    #expect(findings(widget(line)).map(\.rule) == ["unknown-field"])
  }

  @Test(
    "keys that begin with x- are never read, in any mapping",
    arguments: [
      "x-note: {a: ~, a: 1}", "font: {x-a: [~], color: black}", "title: {x-note: ~, default: a}", "margins: {x-: 1}",
      "background: {color: red, x-y: 1}", "content: {x-a: {b: c}}", "buttons: [{x-a: 1}]", "authentication: {x-: ~}",
    ]
  )
  func privateKeys(line: String) {
    #expect(found(widget(line)) == [])
  }

  @Test("x- keys alone leave a mapping without what it needs")
  func onlyPrivate() {
    #expect(findings(widget("background: {x-a: 1}")).map(\.rule) == ["missing-field"])
    #expect(findings("x-a: 1").map(\.rule) == ["missing-field", "missing-field"])
  }

  @Test(
    "keys compare code point by code point",
    arguments: [("X-a: 1", "unknown-field"), ("NAME: a", "unknown-field"), ("ｘ-a: 1", "unknown-field")]
  )
  func codePoints(line: String, rule: String) {
    #expect(findings(widget(line)).map(\.rule) == [rule])
  }

  @Test(
    "a path escapes each slash and tilde of a key, whatever mark stands after it",
    arguments: [("a/b", "a~1b"), ("~", "~0"), ("/\u{301}a", "~1\u{301}a"), ("~/\u{200D}", "~0~1\u{200D}")]
  )
  func pointers(key: String, expected: String) {
    let paths = findings(widget("\"\(key)\": 1")).map { Array($0.path.utf8) }
    #expect(paths == [Array("/widgets/0/\(expected)".utf8)])
  }

  @Test(
    "a key that is a collection is found at the mapping that holds it",
    arguments: [
      ("title: {default: a, {b: c}: d}", "/widgets/0/title"), ("margins: {? [b] : 1}", "/widgets/0/margins"),
      ("? {b: c}\n: d", "/widgets/0"),
    ]
  )
  func collections(line: String, path: String) {
    let all = findings(widget(line))
    #expect(all.map(\.path) == [path])
    #expect(all.allSatisfy { $0.message.hasPrefix("a key is a collection") || $0.message.hasPrefix("a collection is") })
  }

  @Test("a quoted key is the same key")
  func quotedKeys() {
    #expect(found("\"app\": {'name': A}\n\"widgets\": [{\"\\u006eame\": A}]") == [])
    #expect(findings(widget("\"name\": B")).map(\.rule) == ["duplicate-key"])
  }

  @Test(
    "the first of two equal keys counts",
    arguments: [
      ("scrolls: false\nscrolls: maybe", ["duplicate-key"]),
      ("scrolls: maybe\nscrolls: false", ["wrong-type", "duplicate-key"]),
      ("scrolls: false\nscrolls: false\nscrolls: false", ["duplicate-key", "duplicate-key"]),
      ("Foo: 1\nFoo: 2", ["unknown-field", "duplicate-key"]),
      ("title: {default: a, fr: b, fr: c}", ["duplicate-key"]),
      ("margins: {top: 1, <<: {top: 2}, bottom: 1}", []),
      ("margins: {<<: {top: 2}, top: x}", ["wrong-type"]),
    ]
  )
  func duplicates(lines: String, rules: [String]) {
    #expect(findings(widget(lines)).map(\.rule) == rules)
  }

  @Test(
    "<< merges one mapping, or several of which the earlier goes first",
    arguments: [
      ("margins: {<<: {top: 1, bottom: 2}}", []),
      ("margins: {<<: [{top: 1}, {top: x, bottom: 2}]}", []),
      ("margins: {<<: [{top: x}, {top: 1}]}", ["wrong-type"]),
      ("margins: {<<: {<<: {top: x}}}", ["wrong-type"]),
      ("margins: {<<: 1}", ["wrong-type"]),
      ("margins: {<<: [1, {top: 1}]}", ["wrong-type"]),
      ("margins: {<<: }", ["wrong-type"]),
      ("margins: {\"<<\": {top: 1}}", ["unknown-field"]),
      ("title: {<<: {default: a}, fr: b}", []),
      ("title: {<<: {fr: a}}", ["missing-field"]),
      ("title: {<<: [{default: a}, {fr: b}]}", []),
      ("font: {<<: {Color: red}}", ["unknown-field"]),
    ]
  )
  func merges(line: String, rules: [String]) {
    #expect(findings(widget(line)).map(\.rule) == rules)
  }

  @Test(
    "languages are BCP 47 tags",
    arguments: [
      ("fr", true), ("pt-BR", true), ("zh-Hans", true), ("zh-Hans-CN", true), ("yue", true), ("FR", true),
      ("sr-Latn-RS", true), ("es-419", true), ("de-1996", true),
      ("f", false), ("pt_BR", false), ("french", false), ("fr-", false), ("-fr", false), ("fr--CA", false),
      ("fr ", false),
      ("fr-abcdefghi", false), ("f1", false), ("", false), ("é", false), ("fr-é", false),
    ]
  )
  func languages(tag: String, isLanguage: Bool) {
    #expect(findings(widget("title: {default: a, \"\(tag)\": b}")).map(\.rule) == (isLanguage ? [] : ["unknown-field"]))
  }

  @Test(
    "a key that is free text is renamed by no fix",
    arguments: [("na me: 1", false), ("title of: a", false), ("titel: a", true), ("quick_action: true", true)]
  )
  func freeText(line: String, isRenamed: Bool) {
    let all = findings(widget(line))
    #expect(all.map(\.rule).contains("unknown-field"))
    #expect(all.contains { $0.fix != nil } == isRenamed)
  }

  @Test("every field of the table can be written, and is found at its path")
  func fields() {
    let table = FieldTable.description
    for field in table.fields.dropFirst() {
      let id = table.field(at: field.path)
      #expect(id.map { table[$0].path } == field.path)
      #expect(!field.summary.isEmpty && !field.summary.hasSuffix("."))
    }
  }
}
