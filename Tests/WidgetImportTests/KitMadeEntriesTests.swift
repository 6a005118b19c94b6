import Testing

@testable import WidgetImport

@Suite("Entries that a function makes")
struct KitMadeEntriesTests {
  private static let hours = "(0..<25).map { E(date: now.addingTimeInterval(Double($0) * 3600)) }"
  private static let loop = "for n in 0..<5 { all.append(E(date: calendar.date(byAdding: .hour, value: n, to: now)!)) }"

  @Test(
    "the entries that a function of the repository returns are those of the timeline",
    arguments: [
      ("[E(date: Date())]", 1, nil), ("return [E(date: .now)]", 1, nil), (hours, 25, "1h"),
      ("var all: [E] = []; \(loop); return all", 5, "1h"), ("let all = \(hours); return all", 25, "1h"),
      ("guard isOn else { return [] }; return \(hours)", nil, "1h"),
      ("if isOn { return [E(date: now)] }; return [E(date: now), E(date: now + 60)]", nil, nil),
      ("[E(date: tides.next)]", nil, nil), ("stored.entries", nil, nil), ("make()", nil, nil),
      ("(0..<count).map { E(date: now.addingTimeInterval(Double($0) * 60)) }", 3, "1m"),
    ] as [(String, Int?, String?)]
  )
  func made(_ body: String, _ count: Int?, _ interval: String?) throws {
    let rest = "func make(_ count: Int = 9, now: Date = .now) -> [E] { \(body) }"
    for (code, list) in [
      ("", "make(3)"), ("let list = make(3)", "list"), ("let list = await self.make(3)", "list"),
      ("", "Self.make(3)"),
    ] {
      let entries = try KitEntriesTests.entries(code, list, rest)
      #expect(entries.count == count)
      #expect(entries.interval?.duration.text == interval)
    }
  }

  @Test(
    "of branches that each make a list, or add an entry, one counts",
    arguments: [
      ("var all: [E] = []; if isOn { all.append(e) } else if isOff { all.append(f) } else { all.append(g) }", "all", 1),
      ("var all = [e]; if let d { all.append(E(date: d)) } else { all.append(f) }", "all", 2),
      ("var all: [E] = []; if isOn { all.append(e) } else if isOff { } else { all.append(g) }", "all", nil),
      ("var all: [E] = []; if isOn { all.append(e); all.append(f) } else { all.append(g) }", "all", nil),
      ("var all: [E] = []; if isOn { all.append(e) } else if isOff { all.append(f) }", "all", nil),
      ("let all: [E]; if isOn { all = [e] } else { all = [f] }", "all", 1), ("", "isOn ? [e] : [f]", 1),
      ("let all: [E]; if isOn { all = [e] } else { all = [f, g] }", "all", nil), ("", "isOn ? [e] : other", nil),
    ] as [(String, String, Int?)]
  )
  func branches(_ code: String, _ list: String, _ count: Int?) throws {
    let made = "let e = E(date: now); let f = E(date: .now); let g = E(date: Date()); "
    #expect(try KitEntriesTests.entries(made + code, list).count == count)
  }

  @Test("a number that only chooses the date of an entry is no step between entries")
  func chosen() throws {
    let entry = "all.append(E(date: n == 0 ? Date() : tide.start))"
    let loop = "var all: [E] = []; for (n, tide) in tides.enumerated() { \(entry) }"
    #expect(try KitEntriesTests.entries(loop, "all").interval == nil)
  }

  @Test(
    "a loop that adds an entry in some of its turns alone has no step",
    arguments: [
      ("if n % 15 == 0 { ADD }", nil), ("guard n % 5 == 0 else { continue }; ADD", nil),
      ("if n.isMultiple(of: 15) { ADD }", nil), ("switch n % 15 { case 0: ADD; default: break }", nil),
      ("if n == 0 || n == 30 { ADD }", nil), ("if n % 2 != 0 { continue }; ADD", nil), ("if isOn { ADD }", "1m"),
      ("if n == 0 { ADD } else { ADD }", "1m"), ("ADD; if n == 30 { log(n) }", "1m"),
    ]
  )
  func skipped(_ turn: String, _ interval: String?) throws {
    let add = "all.append(E(date: calendar.date(byAdding: .minute, value: n, to: now)!))"
    let loop = "var all: [E] = []; for n in 0..<60 { \(turn.replacing("ADD", with: add)) }"
    #expect(try KitEntriesTests.entries(loop, "all").interval?.duration.text == interval)
  }

  @Test(
    "a value that is replaced in the block of its declaration, before it is used, does not count",
    arguments: [
      ("next = now.addingTimeInterval(3600); DONE", "1h"),
      ("if isOn { next = now.addingTimeInterval(3600) }; DONE", "1m"),
      ("next = now.addingTimeInterval(7200); next = now.addingTimeInterval(3600); DONE", "1h"),
      ("DONE; next = now.addingTimeInterval(3600)", "1m"),
    ]
  )
  func replaced(_ code: String, _ expected: String) throws {
    let done = code.replacing("DONE", with: "done(Timeline(entries: [e], policy: .after(next)))")
    let body = "let now = Date(); var next = now.addingTimeInterval(60); \(done)"
    #expect(try KitBundleTests.every("struct P { func timeline() { \(body) } }") == expected)
  }

  @Test("a list that grows after a function made it is not counted")
  func grown() throws {
    let rest = "func make() -> [E] { [E(date: .now)] }"
    let entries = try KitEntriesTests.entries("var list = make(); list.append(E(date: now))", "list", rest)
    #expect(entries.count == nil)
  }
}
