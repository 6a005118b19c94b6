import LintCore
import Testing
import YAML

@Suite("Keys, known and unknown")
struct KeyTests {
  @Test(
    "what is below an unknown field is not checked",
    arguments: ["wines: {color: bluish, a: [b, {c: ~}], a: 1}", "Borders: {left: 8pt}", "picklez: [{blrub: x}]"]
  )
  func belowUnknown(line: String) {
    #expect(findings(course(line)).map(\.rule) == ["unknown-field"])
  }

  @Test(
    "keys that begin with x- are never read, in any mapping",
    arguments: [
      "x-note: {a: ~, a: 1}", "wine: {x-a: [~], color: black}", "blurb: {x-note: ~, default: a}", "borders: {x-: 1}",
      "tablecloth: {color: red, x-y: 1}", "platter: {x-a: {b: c}}", "pickles: [{x-a: 1}]", "recommendation: {x-: ~}",
    ]
  )
  func privateKeys(line: String) {
    #expect(found(course(line)) == [])
  }

  @Test("x- keys, of which there may be very many, are read after all that is looked up", arguments: ["Inn", "inn"])
  func privateKeysLast(inn: String) {
    let text = "x-a: 1\n<<: {x-b: 1, <<: {\(inn): {name: Lion}, x-c: 1}}\ncourses: [{name: Lion}]\n"
    let description = DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, .menu)
    let keys = description.children(of: 0).map { description.stream.text(description[$0].source.key ?? 0) }
    #expect(keys == ["courses", inn, "x-a", "x-b", "x-c"])
  }

  @Test("x- keys alone leave a mapping without what it needs")
  func onlyPrivate() {
    #expect(findings(course("tablecloth: {x-a: 1}")).map(\.rule) == ["missing-field"])
    #expect(findings("x-a: 1").map(\.rule) == ["missing-field", "missing-field"])
  }

  @Test(
    "keys compare code point by code point",
    arguments: ["X-a: 1", "NAME: a", "ｘ-a: 1"]
  )
  func codePoints(line: String) {
    #expect(findings(course(line)).map(\.rule) == ["unknown-field"])
  }

  @Test(
    "a path escapes each slash and tilde of a key, whatever mark stands after it",
    arguments: [("a/b", "a~1b"), ("~", "~0"), ("/\u{301}a", "~1\u{301}a"), ("~/\u{200D}", "~0~1\u{200D}")]
  )
  func pointers(key: String, expected: String) {
    let paths = findings(course("\"\(key)\": 1")).map { Array($0.path.utf8) }
    #expect(paths == [Array("/courses/0/\(expected)".utf8)])
  }

  @Test(
    "a key that is a collection is found at the mapping that holds it",
    arguments: [
      ("blurb: {default: a, {b: c}: d}", "/courses/0/blurb"), ("borders: {? [b] : 1}", "/courses/0/borders"),
      ("? {b: c}\n: d", "/courses/0"),
    ]
  )
  func collections(line: String, path: String) {
    let all = findings(course(line))
    #expect(all.map(\.path) == [path])
    #expect(all.allSatisfy { $0.message.hasPrefix("a key is a collection") || $0.message.hasPrefix("a collection is") })
  }

  @Test("a quoted key is the same key")
  func quotedKeys() {
    #expect(found("\"inn\": {'name': A}\n\"courses\": [{\"\\u006eame\": A}]") == [])
    #expect(findings(course("\"name\": B")).map(\.rule) == ["duplicate-key"])
  }

  @Test(
    "the first of two equal keys counts",
    arguments: [
      ("chilled: false\nchilled: maybe", ["duplicate-key"]),
      ("chilled: maybe\nchilled: false", ["wrong-type", "duplicate-key"]),
      ("chilled: false\nchilled: false\nchilled: false", ["duplicate-key", "duplicate-key"]),
      ("Foo: 1\nFoo: 2", ["unknown-field", "duplicate-key"]),
      ("blurb: {default: a, fr: b, fr: c}", ["duplicate-key"]),
      ("borders: {top: 1, <<: {top: 2}, bottom: 1}", []),
      ("borders: {<<: {top: 2}, top: x}", ["wrong-type"]),
    ]
  )
  func duplicates(lines: String, rules: [String]) {
    #expect(findings(course(lines)).map(\.rule) == rules)
  }

  @Test(
    "<< merges one mapping, or several of which the earlier goes first",
    arguments: [
      ("borders: {<<: {top: 1, bottom: 2}}", []),
      ("borders: {<<: [{top: 1}, {top: x, bottom: 2}]}", []),
      ("borders: {<<: [{top: x}, {top: 1}]}", ["wrong-type"]),
      ("borders: {<<: {<<: {top: x}}}", ["wrong-type"]),
      ("borders: {<<: 1}", ["wrong-type"]),
      ("borders: {<<: [1, {top: 1}]}", ["wrong-type"]),
      ("borders: {<<: }", ["wrong-type"]),
      ("borders: {\"<<\": {top: 1}}", ["unknown-field"]),
      ("blurb: {<<: {default: a}, fr: b}", []),
      ("blurb: {<<: {fr: a}}", ["missing-field"]),
      ("blurb: {<<: [{default: a}, {fr: b}]}", []),
      ("wine: {<<: {Color: red}}", ["unknown-field"]),
    ]
  )
  func merges(line: String, rules: [String]) {
    #expect(findings(course(line)).map(\.rule) == rules)
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
    #expect(findings(course("blurb: {default: a, \"\(tag)\": b}")).map(\.rule) == (isLanguage ? [] : ["unknown-field"]))
  }

  @Test(
    "a key that is free text is renamed by no fix",
    arguments: [("na me: 1", false), ("blurb of: a", false), ("blrub: a", true), ("take_away_too: true", true)]
  )
  func freeText(line: String, isRenamed: Bool) {
    let all = findings(course(line))
    #expect(all.map(\.rule).contains("unknown-field"))
    #expect(all.contains { $0.fix != nil } == isRenamed)
  }

  @Test("each field is found at its own path")
  func fields() {
    let table = FieldTable.menu
    for field in table.fields.dropFirst() {
      let id = table.field(at: field.path)
      #expect(id.map { table[$0].path } == field.path)
    }
  }
}
