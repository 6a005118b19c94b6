import LintCore
import Testing

@Suite("A mistake in the files of a set of guidelines is an error at its place")
struct GuidelineFaultTests {
  /// Rows that others are below.
  private static let inn = """
    - {path: inn, type: mapping, meaning: The inn}
    - {path: inn.name, type: text, meaning: Its name}
    - {path: courses, type: {list: mapping}, meaning: The courses}
    - {path: "courses[].name", type: text, meaning: Its name}

    """
  /// The rows that the guidelines name.
  static let rows =
    inn + """
      - {path: "courses[].title", type: text, meaning: Its title}
      - {path: "courses[].price", type: number, meaning: Its price}
      - {path: "courses[].wine", type: mapping, meaning: Its wine}
      - {path: "courses[].wine.name", type: text, meaning: The wine}

      """
  /// Guidelines without what is wrong.
  static let own = "id: menu\ntitle: A menu\nmeaning: A menu\n"
  private static let types = DataValue.enumerate(ValueKinds.all.map { $0.id } + ["mapping"])

  @Test(
    "in fields.yml",
    arguments: [
      ("- {path: a, type: txt, meaning: m}", ["1:19 \"txt\" is no type, expected \(types) did you mean text?"]),
      ("- {path: a, type: [text, number], meaning: m}", ["1:26 the type has two kinds of scalars, expected one"]),
      ("- {path: a, type: [], meaning: m}", ["1:13 the list of types is empty"]),
      ("- {path: a, type: {}, meaning: m}", ["1:13 the type is empty"]),
      ("- {path: a, type: {words: []}, meaning: m}", ["1:20 the list of words is empty"]),
      ("- {path: a, type: {words: [b, c, b]}, meaning: m}", ["1:34 the word \"b\" is given twice"]),
      ("- {path: a, type: {wrds: [b]}, meaning: m}", ["1:20 \"wrds\" is no key here did you mean words?"]),
      ("- {path: a, type: {list: {list: text}}, meaning: m}", ["1:20 a list holds no lists, expected another type"]),
      (
        "- {path: a, type: {list: text, oneOrMany: text}, meaning: m}",
        ["1:32 \"oneOrMany\" is beside another type, which it does not fit"]
      ),
      (
        "- {path: a, type: {oneOrMany: text, words: [b]}, meaning: m}",
        ["1:20 \"oneOrMany\" is beside another type, which it does not fit"]
      ),
      (
        "- {path: a, type: [{words: [b]}, {oneOrMany: text}], meaning: m}",
        ["1:35 \"oneOrMany\" is beside another type, which it does not fit"]
      ),
      (
        "- {path: a, type: [{words: [b]}, {list: {words: [c]}}], meaning: m}",
        ["1:13 the elements of the list have other words than a value beside it, expected the same"]
      ),
      ("- {path: a, type: }", ["1:3 meaning is missing, which is required", "1:13 found nothing, expected a text"]),
      ("- {path: a}", ["1:3 type is missing, which is required", "1:3 meaning is missing, which is required"]),
      ("- {type: text, meaning: m}", ["1:3 path is missing, which is required"]),
      ("- {pth: a, type: text, meaning: m}", ["1:4 \"pth\" is no key here did you mean path?"]),
      ("- a", ["1:3 found \"a\", expected a mapping"]),
      ("a: b", ["1:1 found a mapping, expected a list"]),
      ("", ["1:1 the file is empty"]),
      ("- {path: a, type: text, meaning: m, meaning: n}", ["1:37 the key \"meaning\" is given twice"]),
      (
        "- {path: a, type: text, meaning: m, requird: true}", ["1:37 \"requird\" is no key here did you mean required?"]
      ),
      ("- {path: a, type: text, meaning: m, required: yes}", ["1:47 found \"yes\", expected true or false"]),
      ("- {path: a, type: text, meaning: m}\n- {path: a, type: text, meaning: m}", ["2:10 the field a is given twice"]),
      (
        "- {path: guidelines, type: text, meaning: m}",
        ["1:10 the field guidelines is part of every table: a description names its guidelines there"]
      ),
      (
        "- {path: a..b, type: text, meaning: m}",
        ["1:10 \"a..b\" is no path write keys of letters and digits, as in dishes[].price.large"]
      ),
      (
        "- {path: a-b, type: text, meaning: m}",
        ["1:10 \"a-b\" is no path write keys of letters and digits, as in dishes[].price.large"]
      ),
      (
        "- {path: 'a[]', type: text, meaning: m}",
        ["1:10 \"a[]\" is no path write keys of letters and digits, as in dishes[].price.large"]
      ),
      (
        "- {path: '', type: text, meaning: m}",
        ["1:10 \"\" is no path write keys of letters and digits, as in dishes[].price.large"]
      ),
      (inn + "- {path: inm.size, type: number, meaning: m}", ["5:10 inm.size is below nothing did you mean inn?"]),
      ("- {path: a.b, type: number, meaning: m}", ["1:10 a.b is below nothing write the row of a above it"]),
      (
        inn + "- {path: inn.name.first, type: text, meaning: m}",
        ["5:10 inn.name holds no fields its type is no mapping"]
      ),
      (inn + "- {path: courses.size, type: number, meaning: m}", ["5:10 courses holds no fields write courses[].size"]),
      (inn + "- {path: 'inn[].size', type: number, meaning: m}", ["5:10 inn[] holds no fields its type is no mapping"]),
      (
        "- {path: a, type: {oneOrMany: mapping}, meaning: m}\n- {path: 'a[].b', type: text, meaning: m}",
        ["2:10 a[] holds no fields write a.b"]
      ),
      (
        inn + "- {path: inn.size, type: number, meaning: m}",
        ["5:10 inn.size is apart from the other fields of inn write it beside them"]
      ),
      (
        "- {path: a, type: [mapping, {list: [text, mapping]}], meaning: m}\n- {path: a.b, type: text, meaning: m}\n- {path: 'a[].b', type: text, meaning: m}",
        ["3:10 the field a[].b is given twice, once as a.b"]
      ),
      (
        "- {path: a, type: txt, meaning: m}\n- {path: 'a[].b', type: text, meaning: m}\n- {path: a.c, type: text, meaning: m}",
        ["1:19 \"txt\" is no type, expected \(types) did you mean text?"]
      ),
      (
        "- {path: a, type: number, default: many, meaning: m}",
        ["1:36 the default \"many\" is no value of the field, expected a number"]
      ),
      (
        "- {path: a, type: {words: [b, c]}, default: d, meaning: m}",
        ["1:45 the default \"d\" is no value of the field, expected b or c"]
      ),
      (
        "- {path: a, type: {list: mapping}, default: d, meaning: m}",
        ["1:45 the default \"d\" is no value of the field, expected a list of mappings"]
      ),
      (
        "- {path: a, type: mapping, default: d, meaning: m}",
        ["1:37 the default \"d\" is no value of the field, expected a mapping of its fields"]
      ),
      ("- {path: a, type: number, default: [1], meaning: m}", ["1:27 found a list, expected a text"]),
      ("- {path: a, type: number, default: ~, meaning: m}", ["1:36 found nothing, expected a text"]),
      (
        "- {path: a, type: number, default: {fild: b}, meaning: m}",
        ["1:37 \"fild\" is no key here did you mean field?"]
      ),
      (
        "- {path: a, type: number, default: {text: b, onlyItem: true}, meaning: m}",
        ["1:27 found 2 entries, expected one write {field: PATH}, {text: WORDS} or {onlyItem: true}"]
      ),
      (
        "- {path: a, type: number, default: {onlyItem: true}, meaning: m}",
        ["1:37 the field is no boolean, which the default is"]
      ),
      ("- {path: a, type: boolean, default: {onlyItem: false}, meaning: m}", ["1:48 found \"false\", expected true"]),
      (
        "- {path: a, type: number, default: {field: b}, meaning: m}\n- {path: b, type: number, meaning: m}",
        ["1:44 \"b\" is no field above this one that stands outside of lists"]
      ),
      (
        "- {path: a, type: number, meaning: m}\n- {path: b, type: text, default: {field: a}, meaning: m}",
        ["2:42 a has other values than the field"]
      ),
      (
        "- {path: a, type: {words: [x, y]}, meaning: m}\n- {path: b, type: {words: [y]}, default: {field: a}, meaning: m}",
        ["2:50 a has other values than the field"]
      ),
      (
        inn + "- {path: 'courses[].title', type: text, default: {field: 'courses[].name'}, meaning: m}",
        ["5:58 \"courses[].name\" is no field above this one that stands outside of lists"]
      ),
      (
        inn + "- {path: 'courses[].title', type: text, default: {field: inn.nam}, meaning: m}",
        ["5:58 \"inn.nam\" is no field above this one that stands outside of lists did you mean inn.name?"]
      ),
      (
        inn + "- {path: 'courses[].title', type: text, standsFor: inn, meaning: m}",
        ["5:52 \"inn\" is not the field that holds courses[].title"]
      ),
      (
        "- {path: dish, type: mapping, meaning: m}\n- {path: dishes, type: {list: mapping}, meaning: m}\n- {path: 'dishes[].name', type: text, standsFor: dish, meaning: m}",
        ["3:50 \"dish\" is not the field that holds dishes[].name"]
      ),
      (
        "- {path: a, type: mapping, meaning: m}\n- {path: a.b, type: text, standsFor: a, meaning: m}\n- {path: a.c, type: text, standsFor: a, meaning: m}",
        ["3:38 a.b stands for a already"]
      ),
      (
        "- {path: a, type: [number, mapping], meaning: m}\n- {path: a.b, type: text, standsFor: a, meaning: m}",
        ["2:38 a takes other scalars than the field"]
      ),
      ("- {path: a, type: text, atLeast: 1, meaning: m}", ["1:25 the field takes no list"]),
      ("- {path: a, type: text, empty: add one, meaning: m}", ["1:25 the field takes no list"]),
      (
        "- {path: a, type: {list: text}, atLeast: many, meaning: m}",
        ["1:42 found \"many\", expected a whole number of 1000 or less"]
      ),
      (
        "- {path: a, type: {list: text}, atLeast: 1001, meaning: m}",
        ["1:42 found \"1001\", expected a whole number of 1000 or less"]
      ),
      ("- {path: a, type: {words: [b]}, meant: {c: d}, meaning: m}", ["1:41 \"c\" is no key here the keys are b"]),
      ("- {path: a, type: {words: [b]}, meant: c, meaning: m}", ["1:40 found \"c\", expected a mapping"]),
      (
        "- {path: a, type: mapping, call: {name: x, filds: y, number: n, word: w}, meaning: m}",
        ["1:44 \"filds\" is no key here did you mean fields?"]
      ),
      ("- {path: a, type: mapping, called: {b: c}, meaning: m}", ["1:28 found a mapping, expected a text"]),
      ("- [", ["1:4 did not find expected node content: while parsing a flow node"]),
      (
        "- {path: a, type: txt, meaning: m}\n- {path: b, type: text, mening: m}",
        [
          "1:19 \"txt\" is no type, expected \(types) did you mean text?",
          "2:25 \"mening\" is no key here did you mean meaning?",
        ]
      ),
    ] as [(String, [String])]
  )
  func fields(text: String, expected: [String]) {
    #expect(faults(text) { bytes throws(Faults) in try FieldsReader.read(bytes) } == expected)
  }

  @Test(
    "in guidelines.yml",
    arguments: [
      ("titel: A\nid: menu\nmeaning: m\n", ["1:1 \"titel\" is no key here did you mean title?"]),
      ("id: Menu\ntitle: A\nmeaning: m\n", ["1:5 the id \"Menu\" is no name use small letters, digits and hyphens"]),
      ("id: [menu]\ntitle: A\nmeaning: m\n", ["1:1 found a list, expected a text"]),
      ("- id: menu\n", ["1:1 found a list, expected a mapping"]),
      ("", ["1:1 the file is empty"]),
      (own + "default: yes\n", ["4:10 found \"yes\", expected true or false"]),
      (own + "items: courses\n", ["4:8 found \"courses\", expected a mapping"]),
      (
        own + "items: {list: course, noun: course, name: name}\n",
        ["4:15 there is no field course did you mean courses?"]
      ),
      (own + "items: {list: inn, noun: inn, name: name}\n", ["4:15 inn is no list of mappings outside of other lists"]),
      (
        own + "items: {list: courses, noun: course, name: nam}\n",
        ["4:44 there is no field courses[].nam did you mean courses[].name?"]
      ),
      (own + "items: {list: courses, name: name}\n", ["4:1 noun is missing, which is required"]),
      (
        own + "items: {list: courses, noun: main course, name: name}\n",
        ["4:30 the noun \"main course\" is no word of letters, as paths have it"]
      ),
      (
        own + "items: {list: courses, noun: field, name: name}\n",
        ["4:30 \"field\" is a placeholder of its own, and no noun"]
      ),
      (
        own
          + "items: {list: courses, noun: course, name: name}\nderived: {heading: {below: inn, first: name, meaning: m}}\n",
        ["5:28 inn is not the list of the items"]
      ),
      (
        own + "derived: {heading: {below: courses, first: name, meaning: m}}\n",
        ["4:28 courses is not the list of the items"]
      ),
      (
        own
          + "items: {list: courses, noun: course, name: name}\nderived: {heading: {below: courses, first: [titel, name], meaning: m}}\n",
        ["5:37 there is no field courses[].titel did you mean courses[].title?"]
      ),
      (
        own
          + "items: {list: courses, noun: course, name: name}\nderived: {heading: {below: courses, first: [], meaning: m}}\n",
        ["5:37 the list of fields is empty"]
      ),
      (
        own
          + "items: {list: courses, noun: course, name: name}\nderived: {heading: {below: courses, first: [name, price], meaning: m}}\n",
        ["5:37 the fields have several types, expected one"]
      ),
      (
        own
          + "items: {list: courses, noun: course, name: name}\nderived: {name: {below: courses, first: title, meaning: m}}\n",
        ["5:11 name is a field of its own, and cannot stand for others"]
      ),
      (
        own
          + "items: {list: courses, noun: course, name: name}\nderived: {heading: {below: courses, first: wine.name, meaning: m}}\n",
        ["5:44 wine.name is below a field of the item, expected its own fields"]
      ),
      (
        own + "items: {list: courses, noun: course, name: name}\nderived: {heading: {below: courses, first: name}}\n",
        ["5:11 meaning is missing, which is required"]
      ),
      (own + "names: {inn: inn.nam}\n", ["4:14 there is no field inn.nam did you mean inn.name?"]),
      (own + "names: {inn: inn}\n", ["4:14 inn is no text outside of lists"]),
      (own + "names: {dish: 'courses[].name'}\n", ["4:15 courses[].name is no text outside of lists"]),
      (own + "names: {inn: inn.name, host: inn.name}\n", ["4:1 found 2 names, expected one"]),
      (own + "sources: {A: {titel: x}}\n", ["4:15 \"titel\" is no key here did you mean title?"]),
      (
        own + "sources: {A: {title: x, pages: example.com}}\n",
        ["4:32 found \"example.com\", expected an address such as https://example.com/rules#own-rule"]
      ),
      (own + "types: [{name: text, right: a}]\n", ["4:9 wrong is missing, which is required"]),
      (own + "types: [{name: txt, right: a, wrong: b}]\n", ["4:16 \"txt\" is no kind of scalar say what is expected"]),
      (own + "apiNames: {a: b}\n", ["4:1 found a mapping, expected a text"]),
      (own + "---\nid: b\n", ["4:1 the file holds several documents, expected one"]),
    ] as [(String, [String])]
  )
  func guidelines(text: String, expected: [String]) throws {
    let rows = try FieldsReader.read(Array(Self.rows.utf8))
    #expect(faults(text) { bytes throws(Faults) in try GuidelinesReader.read(bytes, rows) } == expected)
  }

  @Test(
    "in statements.yml",
    arguments: [
      ("- {id: a, source: A, text: t}\n- {id: a, source: A, text: t}", ["2:8 the statement \"a\" is given twice"]),
      ("- {id: a, source: house, text: t}", ["1:19 found \"house\", expected A or B"]),
      (
        "- {id: a, text: t, reson: r}",
        ["1:3 source is missing, which is required", "1:20 \"reson\" is no key here did you mean reason?"]
      ),
      ("- {source: A, text: [t]}", ["1:3 id is missing, which is required", "1:15 found a list, expected a text"]),
      ("id: a", ["1:1 found a mapping, expected a list"]),
    ] as [(String, [String])]
  )
  func statements(text: String, expected: [String]) {
    #expect(faults(text) { bytes throws(Faults) in try Statement.read(bytes, from: ["A", "B"]) } == expected)
  }

  @Test("a table has up to 127 fields, and one more is an error at its line")
  func count() throws {
    let rows = (0..<128).map { "- {path: a\($0), type: text, meaning: m}\n" }
    #expect(try FieldsReader.read(Array(rows.dropLast().joined().utf8)).count == 127)
    let found = faults(rows.joined()) { bytes throws(Faults) in try FieldsReader.read(bytes) }
    #expect(found == ["128:3 the table has more than 127 fields, expected fewer"])
  }

  @Test("a field has up to 255 words, and one more is an error at its place")
  func words() throws {
    let words = (0..<256).map { "w\($0)" }
    func row(_ words: some Sequence<String>) -> String {
      "- {path: a, type: {words: [\(words.joined(separator: ", "))]}, meaning: m}"
    }
    #expect(try FieldsReader.read(Array(row(words.dropLast()).utf8)).first?.type.lone.words.count == 255)
    let found = faults(row(words)) { bytes throws(Faults) in try FieldsReader.read(bytes) }
    #expect(found == ["1:1448 the field has more than 255 words, expected fewer"])
  }

  @Test("a mapping that each of many things is looked up in has up to 100 entries")
  func entries() throws {
    let text = Self.own + "sources: {\((0..<101).map { "s\($0): {title: t}" }.joined(separator: ", "))}\n"
    let found = faults(text) { bytes throws(Faults) in try GuidelinesReader.read(bytes, []) }
    #expect(found == ["4:1 found 101 entries, expected 100 at most"])
  }
}

/// All that is wrong with a text, each as `LINE:COLUMN MESSAGE HELP`.
func faults<Result>(_ text: String, _ read: ([UInt8]) throws(Faults) -> Result) -> [String] {
  do throws(Faults) {
    _ = try read(Array(text.utf8))
    return []
  } catch {
    return error.findings.map { shown($0, in: text) }
  }
}

/// A fault as `LINE:COLUMN MESSAGE HELP`.
func shown(_ finding: Finding, in text: String) -> String {
  "\(place(of: finding.range.lowerBound, in: text)) \(finding.message)\(finding.help.map { " \($0)" } ?? "")"
}
