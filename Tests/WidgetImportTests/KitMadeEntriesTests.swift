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

  @Test("a list that grows after a function made it is not counted")
  func grown() throws {
    let rest = "func make() -> [E] { [E(date: .now)] }"
    let entries = try KitEntriesTests.entries("var list = make(); list.append(E(date: now))", "list", rest)
    #expect(entries.count == nil)
  }
}
