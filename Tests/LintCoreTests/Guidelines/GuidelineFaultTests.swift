import LintCore
import Testing

@Suite("A mistake in the files of a set of guidelines is an error at its place")
struct GuidelineFaultTests {
  /// The parent rows of others.
  private static let inn = """
    - {path: inn, type: mapping, meaning: The inn}
    - {path: inn.name, type: text, meaning: Its name}
    - {path: courses, type: {list: mapping}, meaning: The courses}
    - {path: "courses[].name", type: text, meaning: Its name}

    """
  /// The rows of fields that the guidelines name.
  static let rows =
    inn + """
      - {path: "courses[].title", type: text, meaning: Its title}
      - {path: "courses[].price", type: number, meaning: Its price}
      - {path: "courses[].wine", type: mapping, meaning: Its wine}
      - {path: "courses[].wine.name", type: text, meaning: The wine}

      """
  /// Returns a row of fields.yml.
  private static func row(_ path: String, _ type: String) -> String {
    "- {path: \(path), type: \(type), meaning: m}\n"
  }

  /// Returns all faults in a fields.yml.
  private static func faultsOfFields(_ text: String) -> [String] {
    faults(text) { bytes throws(Faults) in try FieldsReader.read(bytes) }
  }

  /// Returns guidelines with items.
  private static func items(_ traits: String) -> String { own + "items: {\(traits)}\n" }
  private static let courses = items("list: courses, noun: course, name: name")

  /// Returns guidelines with a derived field.
  private static func heading(_ first: String, below: String = "courses") -> String {
    courses + "derived: {heading: {below: \(below), first: \(first), meaning: m}}\n"
  }

  /// The start of guidelines without faults.
  static let own = "id: menu\ntitle: A menu\nmeaning: A menu\n"
  private static let types = DataValue.enumerate(ValueKinds.all.map { $0.id } + ["mapping"])

  @Test(
    "in fields.yml",
    arguments: [
      (row("a", "[text, number]"), "1:26 the type has two kinds of scalars, expected one"),
      (row("a", "[]"), "1:13 the list of types is empty"),
      (row("a", "{}"), "1:13 the type is empty"),
      (row("a", "{words: []}"), "1:20 the list of words is empty"),
      (row("a", "{words: [b, c, b]}"), "1:34 the word \"b\" is given twice"),
      (row("a", "{wrds: [b]}"), "1:20 \"wrds\" is not a key here did you mean words?"),
      (row("a", "{list: {list: text}}"), "1:20 a list holds no lists, expected another type"),
      (
        row("a", "[{words: [b]}, {list: {words: [c]}}]"),
        "1:13 the elements of the list have other words than a value beside it, expected the same"
      ),
      ("- {path: a, type: }", "1:3 meaning is missing\n1:13 found nothing, expected a text"),
      ("- {path: a}", "1:3 type is missing\n1:3 meaning is missing"),
      (
        "- {pth: a, type: mapping, meaning: m}\n" + row("a.b", "text"),
        "1:4 \"pth\" is not a key here did you mean path?"
      ),
      ("- a\n" + row("a.b", "text"), "1:3 found \"a\", expected a mapping"),
      (row("[a]", "mapping") + row("a.b", "text"), "1:4 found a list, expected a text"),
      (
        row("a.b", "mapping") + row("c.d", "text"),
        "1:10 a.b is not below a field write the row of a above it\n2:10 c.d is not below a field write the row of c above it"
      ),
      ("- {type: text, meaning: m}", "1:3 path is missing"),
      ("a: b", "1:1 found a mapping, expected a list"),
      ("", "1:1 the file is empty"),
      ("- {path: a, type: text, meaning: m, meaning: n}", "1:37 the key \"meaning\" is given twice"),
      ("- {path: a, type: text, meaning: m, required: yes}", "1:47 found \"yes\", expected true or false"),
      (row("a", "text") + row("a", "text"), "2:10 the field a is given twice"),
      (
        row("guidelines", "text"),
        "1:10 the field guidelines is part of every table: a description names its guidelines there"
      ),
      (inn + row("inm.size", "number"), "5:10 inm.size is not below a field did you mean inn?"),
      (inn + row("inn.name.first", "text"), "5:10 inn.name holds no fields its type is not a mapping"),
      (inn + row("courses.size", "number"), "5:10 courses holds no fields write courses[].size"),
      (inn + row("'inn[].size'", "number"), "5:10 inn[] holds no fields its type is not a mapping"),
      (row("a", "{oneOrMany: mapping}") + row("'a[].b'", "text"), "2:10 a[] holds no fields write a.b"),
      (inn + row("inn.size", "number"), "5:10 inn.size is apart from the other fields of inn write it beside them"),
      (
        row("a", "[mapping, {list: [text, mapping]}]") + row("a.b", "text") + row("'a[].b'", "text"),
        "3:10 the field a[].b is given twice, once as a.b"
      ),
      (
        row("a", "txt, default: 3, atLeast: 1, meant: {b: c}") + row("'a[].b'", "text, standsFor: a")
          + row("a.c", "text") + row("d", "text, default: {field: a}"),
        "1:19 \"txt\" is not a type, expected \(types) did you mean text?"
      ),
      (
        row("a", "{list: txt}, required: 1") + row("'a[].b'", "mapping") + row("'a[].b.c'", "text"),
        "1:26 \"txt\" is not a type, expected \(types) did you mean text?\n1:42 found \"1\", expected true or false"
      ),
      (
        row("a.b", "mapping") + row("a.b.c", "text, standsFor: a.b"),
        "1:10 a.b is not below a field write the row of a above it"
      ),
      (row("a", "number, default: many"), "1:36 the default \"many\" is not a value of the field, expected a number"),
      (
        row("a", "{list: mapping}, default: d"),
        "1:45 the default \"d\" is not a value of the field, expected a list of mappings"
      ),
      (
        row("a", "mapping, default: d"),
        "1:37 the default \"d\" is not a value of the field, expected a mapping of its fields"
      ),
      (row("a", "number, default: [1]"), "1:27 found a list, expected a text"),
      (row("a", "number, default: ~"), "1:36 found nothing, expected a text"),
      (row("a", "number, default: {fild: b}"), "1:37 \"fild\" is not a key here did you mean field?"),
      (
        row("a", "number, default: {text: b, onlyItem: true}"),
        "1:27 found 2 entries, expected one write {field: PATH}, {text: WORDS} or {onlyItem: true}"
      ),
      (row("a", "number, default: {onlyItem: true}"), "1:37 the default is a boolean, and the field is not"),
      (row("a", "boolean, default: {onlyItem: false}"), "1:48 found \"false\", expected true"),
      (
        row("a", "number, default: {field: b}") + row("b", "number"),
        "1:44 \"b\" is not a field above this one and outside of lists"
      ),
      (row("a", "number") + row("b", "text, default: {field: a}"), "2:42 a has other values than the field"),
      (
        row("a", "{words: [x, y]}") + row("b", "{words: [y]}, default: {field: a}"),
        "2:50 a has other values than the field"
      ),
      (
        inn + row("'courses[].title'", "text, default: {field: 'courses[].name'}"),
        "5:58 \"courses[].name\" is not a field above this one and outside of lists"
      ),
      (
        inn + row("'courses[].title'", "text, default: {field: inn.nam}"),
        "5:58 \"inn.nam\" is not a field above this one and outside of lists did you mean inn.name?"
      ),
      (
        row("dish", "mapping") + row("dishes", "{list: mapping}") + row("'dishes[].name'", "text, standsFor: dish"),
        "3:50 \"dish\" is not the field that holds dishes[].name"
      ),
      (
        row("a", "mapping") + row("a.b", "text, standsFor: a") + row("a.c", "text, standsFor: a"),
        "3:38 a.b stands for a already"
      ),
      (row("a", "[number, mapping]") + row("a.b", "text, standsFor: a"), "2:38 a takes other scalars than the field"),
      (row("a", "text, atLeast: 1"), "1:25 the field takes no list"),
      (
        row("a", "mapping, needsOne: true") + row("b", "[color, mapping], needsOne: true") + row("b.c", "text"),
        "1:3 a needs one of its fields, and no row is below it"
      ),
      (
        row("a", "{list: {words: [b, c]}}, default: d"),
        "1:53 the default \"d\" is not a value of the field, expected a list in which each entry is b or c"
      ),
      (
        row("a", "[boolean, {list: number}], default: d"),
        "1:55 the default \"d\" is not a value of the field, expected true or false, or a list in which each entry is a "
          + "number"
      ),
      (row("a", "{list: text}, atLeast: many"), "1:42 found \"many\", expected a whole number of 1000 or less"),
      (row("a", "{list: text}, atLeast: 1001"), "1:42 found \"1001\", expected a whole number of 1000 or less"),
      (row("a", "{words: [b]}, meant: {c: d}"), "1:41 \"c\" is not a key here the keys are b"),
      (row("a", "{words: [b]}, meant: c"), "1:40 found \"c\", expected a mapping"),
      (row("a", "mapping, called: {b: c}"), "1:28 found a mapping, expected a text"),
      (
        "- [",
        "1:4 a quote or a bracket is not closed: did not find expected node content: while parsing a flow node "
          + "close the one that is open"
      ),
      (
        "- {path: a, type: txt, meaning: m}\n- {path: b, type: text, mening: m}",
        "1:19 \"txt\" is not a type, expected \(types) did you mean text?\n"
          + "2:25 \"mening\" is not a key here did you mean meaning?"
      ),
    ] as [(String, String)]
  )
  func fields(text: String, expected: String) {
    #expect(Self.faultsOfFields(text).joined(separator: "\n") == expected)
  }

  @Test("in a path that is more than keys of letters and digits", arguments: ["a..b", "a-b", "a[]", ""])
  func path(path: String) {
    let found = Self.faultsOfFields(Self.row("'\(path)'", "text"))
    #expect(found == ["1:10 \"\(path)\" is not a path write keys of letters and digits, as in dishes[].price.large"])
  }

  @Test(
    "in a type that is one or many, and something else",
    arguments: [
      ("{list: text, oneOrMany: text}", "1:32"), ("{oneOrMany: text, words: [b]}", "1:20"),
      ("[{words: [b]}, {oneOrMany: text}]", "1:35"),
    ]
  )
  func oneOrMany(type: String, place: String) {
    let found = Self.faultsOfFields(Self.row("a", type))
    #expect(found == ["\(place) \"oneOrMany\" is beside another type, which it does not fit"])
  }

  @Test(
    "in guidelines.yml",
    arguments: [
      ("titel: A\nid: menu\nmeaning: m\n", "1:1 \"titel\" is not a key here did you mean title?"),
      (
        "id: Menu\ntitle: A\nmeaning: m\n",
        "1:5 the id \"Menu\" is not valid use lowercase letters, digits and hyphens"
      ),
      ("id: [menu]\ntitle: A\nmeaning: m\n", "1:1 found a list, expected a text"),
      ("- id: menu\n", "1:1 found a list, expected a mapping"),
      ("", "1:1 the file is empty"),
      (own + "default: yes\n", "4:10 found \"yes\", expected true or false"),
      (own + "items: courses\n", "4:8 found \"courses\", expected a mapping"),
      (items("list: course, noun: course, name: name"), "4:15 there is no field course did you mean courses?"),
      (items("list: inn, noun: inn, name: name"), "4:15 inn is not a list of mappings outside of other lists"),
      (
        items("list: courses, noun: course, name: nam"),
        "4:44 there is no field courses[].nam did you mean courses[].name?"
      ),
      (items("list: courses, name: name"), "4:1 noun is missing"),
      (
        items("list: courses, noun: main course, name: name"),
        "4:30 the noun \"main course\" is not a word of letters, which paths need"
      ),
      (items("list: courses, noun: field, name: name"), "4:30 \"field\" is a placeholder of its own, and no noun"),
      (heading("name", below: "inn"), "5:28 inn is not the list of the items"),
      (
        own + "derived: {heading: {below: courses, first: name, meaning: m}}\n",
        "4:28 courses is not the list of the items"
      ),
      (heading("[titel, name]"), "5:37 there is no field courses[].titel did you mean courses[].title?"),
      (heading("[]"), "5:37 the list of fields is empty"),
      (heading("[name, price]"), "5:37 the fields have several types, expected one"),
      (
        courses + "derived: {name: {below: courses, first: title, meaning: m}}\n",
        "5:11 name is a field of its own, and cannot stand for others"
      ),
      (heading("wine.name"), "5:44 wine.name is below a field of the item, expected its own fields"),
      (courses + "derived: {heading: {below: courses, first: name}}\n", "5:11 meaning is missing"),
      (own + "names: {inn: inn.nam}\n", "4:14 there is no field inn.nam did you mean inn.name?"),
      (own + "names: {inn: inn}\n", "4:14 inn is not a text outside of lists"),
      (own + "names: {dish: 'courses[].name'}\n", "4:15 courses[].name is not a text outside of lists"),
      (own + "names: {inn: inn.name, host: inn.name}\n", "4:1 found 2 names, expected one"),
      (own + "sources: {A: {titel: x}}\n", "4:15 \"titel\" is not a key here did you mean title?"),
      (
        own + "sources: {A: {title: x, pages: example.com}}\n",
        "4:32 found \"example.com\", expected an address such as https://example.com/rules#own-rule"
      ),
      (own + "types: [{name: text, right: a}]\n", "4:9 wrong is missing"),
      (own + "types: [{name: txt, right: a, wrong: b}]\n", "4:16 \"txt\" is not a kind of scalar say what is expected"),
      (own + "apiNames: {a: b}\n", "4:1 found a mapping, expected a text"),
      (own + "---\nid: b\n", "4:1 the file holds several documents, expected one"),
    ] as [(String, String)]
  )
  func guidelines(text: String, expected: String) throws {
    let rows = try FieldsReader.read(Array(Self.rows.utf8))
    let found = faults(text) { bytes throws(Faults) in try GuidelinesReader.read(bytes, rows) }
    #expect(found.joined(separator: "\n") == expected)
  }

  @Test(
    "in statements.yml",
    arguments: [
      ("- {id: a, source: A, text: t}\n- {id: a, source: A, text: t}", "2:8 the statement \"a\" is given twice"),
      ("- {id: a, source: house, text: t}", "1:19 found \"house\", expected A or B"),
      (
        "- {id: a, text: t, reson: r}",
        "1:3 source is missing\n1:20 \"reson\" is not a key here did you mean reason?"
      ),
      ("- {source: A, text: [t]}", "1:3 id is missing\n1:15 found a list, expected a text"),
      ("id: a", "1:1 found a mapping, expected a list"),
    ]
  )
  func statements(text: String, expected: String) {
    let found = faults(text) { bytes throws(Faults) in try Statement.read(bytes, from: ["A", "B"]) }
    #expect(found.joined(separator: "\n") == expected)
  }

  @Test("a table has up to 127 fields, and one more is an error at its line")
  func count() throws {
    let rows = (0..<128).map { "- {path: a\($0), type: text, meaning: m}\n" }
    #expect(try FieldsReader.read(Array(rows.dropLast().joined().utf8)).count == 127)
    let found = Self.faultsOfFields(rows.joined())
    #expect(found == ["128:3 the table has more than 127 fields, expected fewer"])
  }

  @Test("a field has up to 255 words, and one more is an error at its place")
  func words() throws {
    let words = (0..<256).map { "w\($0)" }
    func row(_ words: some Sequence<String>) -> String {
      "- {path: a, type: {words: [\(words.joined(separator: ", "))]}, meaning: m}"
    }
    #expect(try FieldsReader.read(Array(row(words.dropLast()).utf8)).first?.type.lone.words.count == 255)
    let found = Self.faultsOfFields(row(words))
    #expect(found == ["1:1448 the field has more than 255 words, expected fewer"])
  }

  @Test("texts that each wrong value is compared with have up to 4000 bytes together", arguments: [16, 17])
  func bytes(count: Int) throws {
    // Each text counts one byte more than its length.
    let long = ["b", "c"].map { String(repeating: $0, count: 1_990) }.joined(separator: ", ")
    let texts = "[\(long), \(String(repeating: "d", count: count)), '']"
    let fields = [
      "words": Self.row("a", "{words: \(texts)}"), "patterns": Self.row("a", "{words: [b]}, meant: {b: \(texts)}"),
    ]
    let places = ["words": "1:20", "patterns": "1:33"]
    for (what, text) in fields {
      let found = Self.faultsOfFields(text)
      let fault = "\(places[what] ?? "") the \(what) have more than 4000 bytes, expected fewer"
      #expect(found == (count == 16 ? [] : [fault]), "\(what)")
    }
    let found = faults(Self.own + "apiNames: \(texts)\n") { bytes throws(Faults) in try GuidelinesReader.read(bytes, [])
    }
    #expect(found == (count == 16 ? [] : ["4:1 the patterns have more than 4000 bytes, expected fewer"]))
  }

  @Test("a path has up to 100 bytes")
  func longPath() {
    let rows = [100, 101].map { Self.row(String(repeating: "a", count: $0), "text") }.joined()
    let found = Self.faultsOfFields(rows)
    #expect(found == ["2:10 the path has 101 bytes, expected 100 at most"])
  }

  @Test("a mapping that each of many things is looked up in has up to 100 entries")
  func entries() throws {
    let text = Self.own + "sources: {\((0..<101).map { "s\($0): {title: t}" }.joined(separator: ", "))}\n"
    let found = faults(text) { bytes throws(Faults) in try GuidelinesReader.read(bytes, []) }
    #expect(found == ["4:1 found 101 entries, expected 100 at most"])
  }
}

/// Returns all faults in a text, each as `LINE:COLUMN MESSAGE HELP`.
func faults<Result>(_ text: String, _ read: ([UInt8]) throws(Faults) -> Result) -> [String] {
  do throws(Faults) {
    _ = try read(Array(text.utf8))
    return []
  } catch {
    return error.findings.map { shown($0, in: text) }
  }
}

/// Formats a fault as `LINE:COLUMN MESSAGE HELP`.
func shown(_ finding: Finding, in text: String) -> String {
  "\(place(of: finding.range.lowerBound, in: text)) \(finding.message)\(finding.help.map { " \($0)" } ?? "")"
}
