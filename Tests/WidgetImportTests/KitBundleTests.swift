import LintSystem
import Testing

@testable import WidgetImport

@Suite("The widgets of a bundle")
struct KitBundleTests {
  @Test(
    "a widget is offered however the bundle names it",
    arguments: [
      ("Tide()", "Tide"), ("Tide.init()", "Tide"), ("Alias()", "Tide"), ("Names.Alias()", "Tide"),
      ("OfTide()", "Generic"), ("Loop.Row(); Tide()", "Tide"),
      ("Self.own", "Tide"), ("group()", "Tide"), ("More.widgets", "Tide"), ("More().body", "Tide"),
      ("More.Inner()", "Inner"), ("Generic<Int>()", "Generic"), ("if #available(iOS 17, *) { Tide() }", "Tide"),
      ("iOSTide()", "iOSTide"), ("tide(); iOSTide.make()", "Tide"),
      ("group(); Generic<Int>(); more(); Tide()", "Tide, Generic, Inner"),
    ]
  )
  func named(_ body: String, _ widgets: String) {
    let names = Self.bundle(body, Self.configuration).bundle.widgets.map(\.declaration.name)
    #expect(names.joined(separator: ", ") == widgets)
  }

  @Test(
    "a Live Activity is no widget of the gallery, also where a helper makes it",
    arguments: ["", "<A>"]
  )
  func activities(_ generic: String) {
    let activity = "ActivityConfiguration\(generic)(for: A.self) { _ in Text(\"A\") }"
    for widget in [activity, "made() }; func made() -> some WidgetConfiguration { \(activity)"] {
      let bundle = Self.bundle("Tide()", widget).bundle
      #expect(bundle.widgets.isEmpty && bundle.hasOthers)
    }
  }

  @Test("a widget whose configuration is empty is not offered")
  func emptyConfiguration() {
    #expect(Self.bundle("Tide(); Generic<Int>()", "EmptyWidgetConfiguration()").bundle.widgets.count == 1)
  }

  @Test("a check of the version counts for the groups that it names")
  func versions() {
    let bundle = Self.bundle("if #available(iOS 17.0, *) { More.widgets }", Self.configuration).bundle
    #expect(bundle.widgets.map(\.version?.text) == ["17.0"])
    #expect(Self.bundle("Newer()", Self.configuration).bundle.widgets.map(\.version?.text) == ["18.0"])
    for (condition, version) in [("", "17"), (", isOn", nil)] as [(String, String?)] {
      let body = "if #unavailable(iOS 17)\(condition) { Generic<Int>() } else { Tide() }"
      #expect(Self.bundle(body, Self.configuration).bundle.widgets.map(\.version?.text) == [nil, version])
    }
  }

  @Test("a widget that helpers offer on both sides of a check is offered by all versions")
  func sides() {
    let body = "if #available(iOS 18, *) { return all } else { return old }"
    let bundle = Self.bundle(body, Self.configuration).bundle
    #expect(bundle.widgets.map(\.declaration.name) == ["Tide", "Generic"])
    #expect(bundle.widgets.map(\.version?.text) == [nil, "18"])
    #expect(bundle.widgets.allSatisfy { $0.end == .max })
  }

  @Test("a bundle with many words below many conditions is read")
  func conditions() {
    let condition = "if a" + String(repeating: " && a", count: 100) + " { "
    let body = String(repeating: condition, count: 160) + String(repeating: "a; ", count: 10_000) + "Tide()"
    #expect(Self.bundle(body + String(repeating: " }", count: 160), Self.configuration).bundle.widgets.count == 1)
  }

  @Test(
    "a text of several lines is one string, not read unless its lines tell its spaces",
    arguments: ["\n  See\n here\n  ", "\n  At \\(place),\n  now\n  ", "\n", ""]
  )
  func lines(_ text: String) {
    let code = Array("let text = \"\"\"\(text)\"\"\"; let next = \"a\"".utf8)
    #expect(Tokenizer(code, path: "W.swift", nil, limit: 100).strings.map(\.literal) == [nil, "a"])
  }

  @Test(
    "a text between three quotes is read without the spaces before its lines",
    arguments: [
      ("\n  See \"here\"\n  ", "See \"here\""), ("\r\n\tSee\r\n\t", "See"), ("\n    See\n  ", "  See"),
      ("\n  See\n    \"here\"\n  ", "See\n  \"here\""), ("\n  See \\\n  here\n  ", "See here"),
      ("\r\n  See \\\r\n  here\r\n  ", "See here"),
    ]
  )
  func line(_ text: String, _ literal: String) {
    let code = Array("let text = \"\"\"\(text)\"\"\"".utf8)
    #expect(Tokenizer(code, path: "W.swift", nil, limit: 100).strings.map(\.literal) == [literal])
  }

  @Test(
    "a text that is not all literal is not joined",
    arguments: ["\"a\" + b", "\"a\".localized", "\"a\" + \"\\(b)\"", "\"a\" == \"b\"", "\"a\" + \"b\".c", "\"a\" +"]
  )
  func joined(_ text: String) {
    let file = codeFile(text)
    #expect(CodeValues.text(Code(file, 0..<file.tokens.count)) == nil)
  }

  @Test("what helpers of a configuration are given is its own", arguments: ["", "self.", "return ", "return self."])
  func helpers(_ receiver: String) throws {
    let code = """
      \(Self.configuration).gallery("Tide", sizes: [.systemSmall])
      } }
      extension WidgetConfiguration {
        func gallery(_ name: LocalizedStringKey, _ text: String = "All", sizes: [WidgetFamily]) -> some WidgetConfiguration {
          \(receiver)configurationDisplayName(name).description(text).supportedFamilies(sizes)
        }
      }
      struct Rest { var rest: some View { Text("A")
      """
    let bundle = Self.bundle("Tide()", code).bundle
    let configuration = try #require(bundle.widgets.first).configuration
    let texts = ["configurationDisplayName", "description"].map { name in
      configuration.argument(name).flatMap { CodeValues.text($0.code)?.text }
    }
    #expect(texts == ["Tide", "All"])
    #expect(KitFamilyList(configuration, from: 0).value?.elements.map(\.shown) == ["systemSmall"])
  }

  @Test("families that only older versions get than the widget is offered on do not count", arguments: [1_600, 1_700])
  func olderFamilies(_ version: Int) throws {
    let code = """
      if #available(iOS 17, *) { \(Self.configuration).supportedFamilies([.accessoryInline]) }
      else { \(Self.configuration).supportedFamilies(older) } }
      var older: [WidgetFamily] { if #available(iOS 16, *) { return [.systemLarge] } else { return [.systemSmall] } } }
      struct Rest { var rest: some View { Text("A")
      """
    let bundle = Self.bundle("Tide()", code, from: version).bundle
    let configuration = try #require(bundle.widgets.first).configuration
    let families = KitFamilyList(configuration, from: version).value?.elements.map(\.shown)
    #expect(families == (version < 1_700 ? ["accessoryInline", "systemLarge"] : ["accessoryInline"]))
  }

  @Test("what a configuration of the app's own is given is its own")
  func ownConfiguration() throws {
    let code = """
      Own(name: "Tide", sizes: [.systemSmall]) } }
      struct Own: WidgetConfiguration {
        let name: LocalizedStringKey
        let sizes: [WidgetFamily]
        var body: some WidgetConfiguration {
          \(Self.configuration).configurationDisplayName(self.name).supportedFamilies(sizes)
        }
      }
      struct Rest { var rest: some View { Text("A")
      """
    let bundle = Self.bundle("Tide()", code).bundle
    let configuration = try #require(bundle.widgets.first).configuration

    #expect(configuration.argument("configurationDisplayName").flatMap { CodeValues.text($0.code)?.text } == "Tide")
    #expect(KitFamilyList(configuration, from: 0).value?.elements.map(\.shown) == ["systemSmall"])
  }

  @Test(
    "a configuration of the app's own has its own names, and is given those of the function around its call",
    arguments: [
      ("gallery(\"Tide\")", "func gallery(_ name: LocalizedStringKey) -> some WidgetConfiguration { Own() }", "Fixed"),
      (
        "make(name: \"Tide\")", "func make(name: LocalizedStringKey) -> some WidgetConfiguration { Own(name: name) }",
        "Tide"
      ),
    ]
  )
  func ownNames(_ body: String, _ function: String, _ expected: String) throws {
    let code = """
      \(body) }
        \(function)
      }
      struct Own: WidgetConfiguration {
        var name: LocalizedStringKey = "Fixed"
        var body: some WidgetConfiguration { \(Self.configuration).configurationDisplayName(name) }
      }
      struct Rest { var rest: some View { Text("A")
      """
    let (bundle, kit) = Self.bundle("Tide()", code)
    let name = try #require(bundle.widgets.first).configuration.argument("configurationDisplayName")
    let values = CodeValues(code: kit, families: .all, version: 0)
    let leaf = name.flatMap { CodeExpression($0.code, in: $0.scope, values).leaf(hops: 1) }

    #expect(leaf.flatMap { CodeValues.text($0.code)?.text } == expected)
  }

  private static let late = "Timeline(entries: [], policy: .atEnd)"
  private static let never = "Timeline(entries: [], policy: .never)"
  private static let load = "func load(done: (Timeline<E>) -> Void) { done(\(never)) }"

  @Test(
    "the provider is found however the configuration names it, without what only the gallery shows",
    arguments: [
      ("P()", ""), ("own", "extension Tide { var own: P { P() } }"), ("kept", ""), ("Kept()", ""),
      ("P()", "extension StaticConfiguration { static func preview() {} }"),
      ("iOSTide()", "struct iOSTide { func timeline() { Timeline(entries: [], policy: .never) } }"),
      ("Own()", "struct Own { func timeline() { .init(entry: entry) } }"),
      ("Asking()", "struct Asking { let other = P(name: \"\"); func timeline() async { await other.timeline() } }"),
      ("Asking()", "struct Asking { func getTimeline() { done(Fixed.none) } }"),
      ("maker.make()", "extension Tide { var maker: Maker { Maker() } }"), ("Maker().made(1)", ""),
      ("P.shared", "extension P { static let shared: P = .init() }"),
      ("Asking()", "struct Asking { func getTimeline() { load { done($0) } }; \(load) }"),
      ("with { $0.date = now } run: { P() }", ""),
      ("Asking()", "struct Asking { func getTimeline() { Maker().load { done($0) } } }"),
      ("Asking()", "struct Asking { func timeline() { if isLate { Fixed.none } }; var isLate: Bool { f(\(late)) } }"),
      ("Seen()", "struct Seen { func timeline() { if context.isPreview { \(late) } else { \(never) } } }"),
      ("Seen()", "struct Seen { func timeline() { guard !context.isPreview else { return \(late) }; \(never) } }"),
    ]
  )
  func providers(_ provider: String, _ rest: String) throws {
    let code = """
      StaticConfiguration(kind: "", provider: \(provider)) { _ in Text("A") } }
        let kept = P(name: "")
      }
      \(rest)
      extension Timeline {
        init(entry: E) { self = Timeline(entries: [entry], policy: .never) }
        init(late: E) { self = Timeline(entries: [late], policy: .atEnd) }
      }
      class Base { func timeline(for ids: [Int]) -> Timeline<E> { Timeline(entries: [], policy: .never) } }
      class Kept: Base { func timeline(for configuration: I, in context: Context) { timeline(for: []) } }
      struct P { func timeline() { Timeline(entries: entries, policy: .never) } }
      class Maker { func make() -> P { load() }; func made(_ n: Int) -> some Provider { P(name: "") }; \(Self.load) }
      enum Fixed { static let none = Timeline<E>(entries: [], policy: .never) }
      struct Rest { var rest: some View { Text("A")
      """
    #expect(try Self.updates(code)["updates.policy"]?.shown == "never")
  }

  @Test(
    "a provider is found that is given to the app's own maker of a configuration",
    arguments: ["Self", "StaticConfiguration"]
  )
  func givenProvider(_ type: String) throws {
    let code = """
      StaticConfiguration.tide(P()) } }
      extension StaticConfiguration {
        static func tide(_ own: P) -> some WidgetConfiguration { \(type)(kind: "", provider: own) { _ in Text("A") } }
      }
      struct P { func timeline() { \(Self.never) } }
      struct Rest { var rest: some View { Text("A")
      """
    #expect(try Self.updates(code)["updates.policy"]?.shown == "never")
  }

  @Test(
    "of several dates, the next is said only if all are known",
    arguments: [(".after(.now + 60)", "1m"), (".never", "1h"), (".after(tides.next)", nil), ("policy()", nil)]
  )
  func several(_ policy: String, _ expected: String?) throws {
    func timeline(_ policy: String) -> String { "done(Timeline(entries: [e], policy: \(policy)))" }
    let code = "if isNew { \(timeline(policy)) } else { \(timeline(".after(.now + 3600)")) }"
    #expect(try Self.every("struct P { func timeline() { \(code) } }") == expected)
  }

  @Test("the date of the next timeline may be what a function returns that is given the entry")
  func returned() throws {
    let code = """
      struct P { func timeline() { Timeline(entries: [e], policy: .after(Clock.next(after: e))) } }
      enum Clock {
        static func next(after e: E) -> Date {
          e.isNew ? e.date.addingTimeInterval(6 * 3600) : e.date.addingTimeInterval(3600)
        }
      }
      """
    #expect(try Self.every(code) == "1h")
  }

  @Test(
    "a step from the date of a later entry is no time between timelines",
    arguments: [("e.date", "1h"), ("all.last!.date", nil), ("time", nil), ("start", "1h")]
  )
  func later(_ date: String, _ expected: String?) throws {
    let code = """
      struct P {
        func timeline() {
          let start = Date()
          var time = Date()
          for _ in 0..<4 { all.append(E(date: time)); time += 3600 }
          return Timeline(entries: all, policy: .after(\(date).addingTimeInterval(3600)))
        }
      }
      """
    #expect(try Self.every(code) == expected)
  }

  @Test(
    "a date that is moved on, changed elsewhere or named anew is no time between timelines",
    arguments: [
      ("DONE", "0s"), ("next.addTimeInterval(3600); DONE", nil), ("round(&next); DONE", nil),
      ("load { next in DONE }", nil), ("for next in tides { DONE }", nil),
      ("switch x { case .a(let next): DONE default: break }", nil),
    ]
  )
  func changed(_ body: String, _ expected: String?) throws {
    let done = "done(Timeline(entries: [e], policy: .after(next)))"
    let code = body.replacing("DONE", with: done)
    #expect(try Self.every("struct P { func timeline() { var next = Date(); \(code) } }") == expected)
  }

  /// Returns the time between the timelines that a provider's code makes.
  static func every(_ provider: String) throws -> String? {
    let facts = try updates("\(configuration) } }\n\(provider)\nstruct Rest { var rest: some View { Text(\"A\")")
    return facts["updates.every"]?.shown
  }

  /// Returns what the timelines of a widget with some code as its body set.
  private static func updates(_ code: String) throws -> [String: SourceValue] {
    let (bundle, kit) = Self.bundle("Tide()", code)
    var facts = Facts()
    KitUpdates.read(try #require(bundle.widgets.first).configuration, kit, version: 1_700, &facts)
    return facts.values
  }

  static let configuration = "StaticConfiguration(kind: \"\", provider: P()) { _ in Text(\"A\") }"

  /// Returns the code of a bundle with a body, and of a widget with one.
  static func bundle(_ body: String, _ widget: String, from version: Int = 0) -> (
    bundle: KitBundle, code: ExtensionCode
  ) {
    let text = """
      @main struct All: WidgetBundle {
        var body: some Widget { \(body) }
        static var own: some Widget { Tide() }
        var all: some Widget { old; Generic<Int>() }
        var old: some Widget { Tide() }
        func group() -> some Widget { Tide() }
        func more() -> some Widget { More.Inner() }
        func tide() -> some Widget { Tide() }
      }
      struct Tide: Widget { var body: some WidgetConfiguration { \(widget) } }
      struct iOSTide: Widget { var body: some WidgetConfiguration { \(configuration) } }
      struct tide: Widget { var body: some WidgetConfiguration { \(configuration) } }
      struct Generic<T>: Widget { var body: some WidgetConfiguration { \(configuration) } }
      @available(iOS 18.0, *) struct Newer: Widget { var body: some WidgetConfiguration { \(configuration) } }
      typealias Alias = Tide
      typealias OfTide = Generic<Tide>; typealias Loop = Loop.Row
      enum Names { typealias Alias = Tide }
      struct More: WidgetBundle {
        static var widgets: some Widget { Tide() }
        var body: some Widget { Tide() }
        struct Inner: Widget { var body: some WidgetConfiguration { \(configuration) } }
      }
      """
    let code = ExtensionCode(CodeModule("Widgets", [codeFile(text)]))
    return (KitBundle(code, from: version), code)
  }

  @Test(
    "families are known if all of their list can be read",
    arguments: [
      ("[.systemSmall, .systemLarge]", "systemSmall, systemLarge"),
      ("WidgetFamily.allCases.filter { $0 != .systemLarge }", nil),
      ("all.filter { $0 != .systemLarge }", nil), ("Set(all).subtracting([.systemLarge])", nil),
      ("own + [WidgetFamily]()", "systemMedium"), (".home", "systemSmall"),
      (".home + own", "systemSmall, systemMedium"),
      (".none", nil), ("set", "systemSmall, accessoryInline, systemMedium"), ("given", nil), ("own", "systemMedium"),
      ("own + [WidgetFamily.systemSmall]", "systemMedium, systemSmall"),
      ("filtered", nil), ("all + rest()", nil), ("all + other", nil), ("all + [late]", nil), ("fewer", nil),
      ("grown", "systemSmall, systemLarge, systemMedium"), ("called", "systemLarge, systemSmall"),
      ("required", "systemMedium"), ("cycle", nil), ("isWide ? own : [.systemSmall]", nil),
      ("isOn ? own : [.systemSmall]", "systemMedium, systemSmall"),
    ]
  )
  func families(_ list: String, _ expected: String?) {
    let text = """
      protocol Sized { var required: [WidgetFamily] { get } }
      extension Sized { var required: [WidgetFamily] { [.systemMedium] } }
      extension Array where Element == WidgetFamily { static let home: [WidgetFamily] = [.systemSmall] }
      @main struct W: Widget, Sized {
        var isWide = true
        @AppStorage("on") var isOn = true
        let filtered = WidgetFamily.allCases.filter { $0 != .systemLarge }.map { $0 }
        let all: [WidgetFamily] = [.systemSmall, .systemLarge]
        let set: [WidgetFamily]
        let given: [WidgetFamily]
        init(given: [WidgetFamily]) {
          self.given = given
          if #available(iOS 16, *) { set = [.systemSmall, .accessoryInline] } else { self.set = [.systemMedium] }
        }
        var other: [WidgetFamily] { load() }
        var cycle: [WidgetFamily] { cycle + [.systemSmall] }
        private var called: [WidgetFamily] = {
          var called: [WidgetFamily] = [.systemLarge]
          if #available(iOS 17, *) { called.insert(.systemSmall, at: 0) }
          return called
        }()
        var body: some WidgetConfiguration {
          let own: [WidgetFamily] = [.systemMedium]
          var fewer = all
          fewer.removeFirst()
          var grown: [WidgetFamily] = [.accessoryInline]
          grown = [.systemSmall]
          if isPro { grown.append(.systemLarge) }
          grown += own
          return StaticConfiguration(kind: "") { Text("A") }.supportedFamilies(\(list))
        }
      }
      """
    let code = ExtensionCode(CodeModule("Widgets", [codeFile(text)])) { _ in nil }
    let read = KitBundle(code).widgets.map { KitFamilyList($0.configuration, from: 0) }
    #expect(read.map { $0.families == .all ? nil : $0.value?.shown } == [expected])
  }
}
