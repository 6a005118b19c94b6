import Testing

@testable import WidgetImport

@Suite("The entries of a timeline")
struct KitEntriesTests {
  @Test(
    "the time between entries is what a loop adds in each turn, and is not said where that is not known",
    arguments: [
      ("0..<5", "n", "1m"),
      ("0 ... count", "n * 20", "20m"), ("Array(0..<5)", "n", "1m"),
      ("stride(from: 0, through: 60, by: 15)", "n", "15m"),
      ("stride(from: 0, to: 6, by: 2)", "10 * n", "20m"),
      ("stride(from: 0, to: 6, by: step)", "n", nil),
      ("stride(from: 0, to: 60, by: isOn ? 20 : 10)", "Int(n)", "10m"),
      ("stride(from: 0, to: 60, by: isOn ? 20 : step)", "n", nil),
      ("[0, 15, 30]", "n", "15m"), ("[0, 10, 15]", "n", "5m"), ("[30, 0]", "n", nil), ("[0, count]", "n", nil),
      ("offsets", "n", nil), ("rows.indices", "n * 10", "10m"), ("rows.count.indices()", "n", "1m"),
      ("0..<24 where n % 2 == 0", "n", nil),
    ]
  )
  func interval(_ sequence: String, _ value: String, _ expected: String?) throws {
    let entry = "entries.append(E(date: calendar.date(byAdding: .minute, value: \(value), to: now)!))"

    #expect(try Self.interval("for n in \(sequence) { \(entry) }") == expected)
  }

  @Test(
    "the number of an element is that of its turn",
    arguments: [
      ("(n, row) in rows.enumerated()", "10m"), ("(row, n) in rows.enumerated()", nil), ("(n, row) in rows", nil),
    ]
  )
  func enumerated(_ head: String, _ expected: String?) throws {
    let entry = "entries.append(E(date: calendar.date(byAdding: .minute, value: n * 10, to: now)!, row: row))"
    #expect(try Self.interval("for \(head) { \(entry) }") == expected)
  }

  @Test(
    "the time that a loop adds to a date is read however it is written",
    arguments: [
      ("date: now + Double(n) * 60", "1m"), ("date: Date() + TimeInterval(n * 60)", "1m"), ("date: later", "2m"),
      ("date: Date(timeInterval: Double(n) * 60, since: now)", "1m"),
      ("date: Date(timeIntervalSinceNow: Double(n * 60))", "1m"), ("date: tides[n] + Double(n) * 60", nil),
      ("date: tides[0] + Double(60 * n)", "1m"), ("date: now.advanced(by: TimeInterval(n) * 60)", "1m"),
      ("date: date + Double(n) * 60)); date = (next(date)", nil),
      ("date: calendar.date(byAdding: DateComponents(minute: n * 2), to: now)!", "2m"),
      ("date: calendar.date(byAdding: DateComponents(hour: n, minute: 2), to: now)!", nil),
      ("date: now, value: low + Double(n) * 60", nil), ("date: now, wait: Wait(timeInterval: n * 60)", nil),
    ]
  )
  func added(_ arguments: String, _ expected: String?) throws {
    func entries(_ range: String) throws -> KitEntries {
      try Self.entries("for n in \(range) { let later = now + Double(n * 120); entries.append(E(\(arguments))) }")
    }
    #expect(try entries("0..<5").interval?.duration.text == expected)
    #expect(try entries("0..<5").count == 5)
    if expected != nil { #expect(try entries("1...5").count == nil) }
  }

  @Test(
    "a date that moves on in each turn tells the time between entries",
    arguments: [
      ("date = calendar.date(byAdding: .minute, value: 5, to: date)!", "5m"),
      ("date += pause", "5m"), ("date.addTimeInterval(pause)", "5m"), ("date = date.addingTimeInterval(60 * 5)", "5m"),
      ("count += 300", nil), ("other = date.addingTimeInterval(300)", nil),
    ]
  )
  func moved(_ code: String, _ expected: String?) throws {
    let entries = try Self.entries("for _ in (1...12) { entries.append(E(date: date)); \(code) }")

    #expect(entries.interval?.duration.text == expected)
    #expect(entries.count == 12)
  }

  @Test(
    "the number of entries is not said of a list that grows in other ways than by one",
    arguments: [
      ("entries.append(E(date: now)); entries += more", nil), ("entries.append(contentsOf: more)", nil),
      ("entries.append(E(date: now)); fill(&entries)", nil), ("entries.append(E(date: now)); entries = load()", nil),
      ("entries = [E(date: now)]", 1), ("entries = [E(date: now)]; entries.append(a)", nil),
      ("if isOn { entries = [E(date: now)] }", nil), ("entries = []", nil), ("entries = load()", nil),
      ("entries.append(E(date: now)); entries.insert(E(date: now), at: 0)", nil), ("entries.append(E(date: now))", 1),
    ] as [(String, Int?)]
  )
  func changed(_ code: String, _ count: Int?) throws { #expect(try Self.entries(code).count == count) }

  @Test(
    "entries of a branch that returns are those of its own timeline alone",
    arguments: [
      ("guard isOn else { entries.append(e); return }; entries.append(e)", 1), ("if isOn { entries.append(e) }", nil),
      ("guard isOn else { entries.append(e); entries.append(e); done(TIMELINE); return }; entries.append(e)", 2),
      ("if isOn { entries.append(e); return done(TIMELINE) }; entries.append(e)", 1),
      ("load { entries.append(e); done(TIMELINE) }", 1), ("for n in 0..<5 { entries.append(e); done(TIMELINE) }", 5),
      ("load { if isOn { done(TIMELINE); return } }; entries.append(e)", 1),
      ("for n in 0..<5 { if n == most { entries.append(e); return } }; entries.append(e)", nil),
    ] as [(String, Int?)]
  )
  func returning(_ code: String, _ count: Int?) throws {
    let timeline = "Timeline(entries: entries, policy: .never)"
    #expect(try Self.entries(code.replacing("TIMELINE", with: timeline)).count == count)
  }

  @Test(
    "an entry that only stands in for one that is stored tells no time between entries",
    arguments: [("E(date: date)", "1h"), ("stored ?? E(date: date)", nil), ("E(date: time ?? date)", "1h")]
  )
  func stored(_ entry: String, _ expected: String?) throws {
    let date = "let date = calendar.date(byAdding: .hour, value: n, to: now)!"
    #expect(try Self.interval("for n in 0..<5 { \(date); entries.append(\(entry)) }") == expected)
  }

  @Test(
    "a stride over dates tells the time between entries that have them",
    arguments: [("time", "15m"), ("now", nil)]
  )
  func dates(_ date: String, _ expected: String?) throws {
    let loop = "for time in stride(from: now, to: end, by: 60.0 * 15) { entries.append(E(date: \(date), end: end)) }"
    #expect(try Self.interval(loop) == expected)
  }

  @Test(
    "a loop whose ends are known has as many entries",
    arguments: [
      ("0..<5", 5), ("0 ... 4", 5), ("1..<most", 11), ("stride(from: 0, through: 60, by: 15)", 5),
      ("stride(from: 0, to: 60, by: 15)", 4), ("stride(from: 5, to: 5, by: 1)", nil), ("0..<count", nil),
      ("0..<999_999_999", nil), ("[1, 2]", 2), ("[1, late]", nil), ("rows.indices", nil), ("0..<5 where n > 2", nil),
      ("0..", nil), ("most..", nil),
      ("(1..)", nil),
    ]
  )
  func turns(_ sequence: String, _ expected: Int?) throws {
    let code = "let most = 12; for n in \(sequence) { entries.append(E(date: date, number: n)) }"
    #expect(try Self.entries(code).count == expected)
  }

  @Test(
    "a loop that may leave turns out has no certain number of entries",
    arguments: [
      ("if n == 3 { continue }", nil), ("guard isOn else { break }", nil),
      ("switch n { case 1: break; default: go() }", 5), ("for m in all { if m == n { break } }", nil),
    ]
  )
  func skipped(_ code: String, _ expected: Int?) throws {
    #expect(try Self.entries("for n in 0..<5 { \(code); entries.append(E(date: date, number: n)) }").count == expected)
  }

  @Test(
    "two entries of one turn are closer than those of two turns, so that nothing is said of them",
    arguments: [
      ("entries.append(a); entries.append(b)", nil), ("if isOn { entries.append(a) }; entries.append(b)", nil),
      ("if isOn { entries.append(a) } else { entries.append(b) }", "1h"),
      ("switch kind { case .one: entries.append(a) default: entries.append(b) }", "1h"),
    ]
  )
  func turn(_ appends: String, _ expected: String?) throws {
    let date = "let date = calendar.date(byAdding: .hour, value: n, to: now)!"

    #expect(try Self.interval("for n in 0..<5 { \(date); let a = E(date: date); let b = a; \(appends) }") == expected)
  }

  @Test(
    "what no entry gets, and a single turn, tell no time between entries",
    arguments: [
      ("for n in 0..<5 { _ = \(step); entries.append(E(date: now)) }", nil),
      ("for n in 0..<5 { let date = \(step); entries.append(E(date: now)) }", nil),
      ("for n in 0..<5 { if let date: Date = \(step) { entries.append(E(date: date)) } }", "1m"),
      ("for n in 0..<1 { let date = \(step); entries.append(E(date: date)) }", nil),
    ]
  )
  func unused(_ code: String, _ expected: String?) throws {
    #expect(try Self.interval(code) == expected)
  }

  private static let step = "calendar.date(byAdding: .minute, value: n, to: now)!"

  @Test(
    "of several units, the shortest is said",
    arguments: [("isOn ? .minute : .hour", "1m"), ("isOn ? .hour : .month", nil), ("isOn ? .hour : other", nil)]
  )
  func units(_ unit: String, _ expected: String?) throws {
    let entry = "entries.append(E(date: calendar.date(byAdding: unit, value: n, to: now)!))"
    let code = "let unit: Calendar.Component = \(unit); for n in 0..<5 { \(entry) }"

    #expect(try Self.interval(code) == expected)
  }

  @Test(
    "a loop that begins later than now has more than the entries that it makes, as far apart",
    arguments: [
      ("1...7", "n", nil), ("0...6", "n", 7), ("stride(from: 1, through: 7, by: 1)", "n", nil), ("1...7", "1", nil),
      ("first...7", "n", nil), ("[1, 2]", "n", nil),
    ]
  )
  func laterLoop(_ sequence: String, _ value: String, _ expected: Int?) throws {
    let date = "let date = calendar.date(byAdding: .day, value: \(value), to: .now) ?? .now"
    let entries = try Self.entries("for n in \(sequence) { \(date); entries.append(E(date: date)) }")

    #expect(entries.count == expected)
    #expect(entries.interval?.duration.text == (value == "n" ? "1d" : nil))
  }

  @Test(
    "a closure that makes an entry for each number of a range is a loop",
    arguments: [
      ("(0..<5).map { n in E(date: calendar.date(byAdding: .minute, value: n * 3, to: now)!) }", 5, "3m"),
      ("(0..<5).map { E(date: now.addingTimeInterval(Double($0) * 60)) }", 5, "1m"),
      ("(0..<5).map { (n) -> E in E(date: now.addingTimeInterval(Double(n) * 60)) }", 5, "1m"),
      ("(0..<5).map { [now] (n: Int) in E(date: now.addingTimeInterval(Double(n) * 60)) }", 5, "1m"),
      ("(0..<5).map { n in let s = n * 5; return E(date: now.addingTimeInterval(Double(s) * 60)) }", 5, "5m"),
      ("(1...5).map { n in let s = n * 5; return E(date: now.addingTimeInterval(Double(s) * 60)) }", nil, "5m"),
      ("(0..<5).compactMap { E(date: now.addingTimeInterval(Double($0) * 60)) }", nil, "1m"),
      ("stride(from: 0, to: 60, by: 15).map { E(date: now.addingTimeInterval(60 * $0)) }", 4, "15m"),
      ("(1...5).map { E(date: calendar.date(byAdding: .hour, value: $0, to: now)!) }", nil, "1h"),
      ("[0, 15, 30].map { E(date: calendar.date(byAdding: .minute, value: $0, to: now)!) }", 3, "15m"),
      ("rows.indices.map { E(date: now.addingTimeInterval(Double($0) * 60)) }", nil, "1m"),
      ("rows.enumerated().map { n, row in E(date: now.addingTimeInterval(Double(n) * 60)) }", nil, "1m"),
      ("rows.enumerated().map { E(date: now.addingTimeInterval(Double($1) * 60)) }", nil, nil),
      ("(0..<5).map { E(date: dates[$0]) }", 5, nil), ("days.map { E(date: $0) }", nil, nil),
      ("(0..<5).map { E(date: dates[$0]) }.filter { isOn }", nil, nil), ("(0..<5).filter { isOn }", nil, nil),
    ]
  )
  func closures(_ code: String, _ count: Int?, _ interval: String?) throws {
    for entries in [try Self.entries("", code), try Self.entries("let all = \(code)", "all")] {
      #expect(entries.count == count)
      #expect(entries.interval?.duration.text == interval)
    }
  }

  @Test("what is joined with the entries of a closure is not counted", arguments: [("[e] + ", ""), ("", " + [e]")])
  func joined(_ before: String, _ after: String) throws {
    let code = "let all = \(before)(0..<5).map { E(date: now.addingTimeInterval(Double($0) * 60)) }\(after)"
    let entries = try Self.entries(code, "all")
    #expect(entries.count == nil)
    #expect(entries.interval?.duration.text == "1m")
  }

  @Test("a closure that adds an entry for each number of a range is a loop, too")
  func forEach() throws {
    let date = "calendar.date(byAdding: .hour, value: hour, to: now)!"
    let entries = try Self.entries("(0..<5).forEach { hour in entries.append(E(date: \(date))) }")
    #expect(entries.count == 5)
    #expect(entries.interval?.duration.text == "1h")
  }

  @Test("entries of another scope do not count")
  func scopes() throws {
    let code = "do { var entries: [E] = []; for _ in 0..<3 { entries.append(a) } } catch {}; entries.append(b)"
    #expect(try Self.entries(code).count == 1)
  }

  @Test(
    "a first entry of later is not counted, since another is shown before it",
    arguments: [
      ("Date()", 1), ("now", 1), ("Date().addingTimeInterval(300)", nil), ("later", nil),
      ("Calendar.current.date(byAdding: .minute, value: 5, to: Date())!", nil), (".now", 1), (".now + 60", nil),
      (".now - 60", nil), ("Calendar.current.startOfDay(for: now)", 1), ("e.date", 1), ("Current.date()", 1),
      ("Calendar.current.startOfDay(for: later)", nil), ("tides.next", nil), ("nextTideDate()", nil), ("d", nil),
      ("isNew ? now : tides.next", nil),
    ]
  )
  func later(_ date: String, _ expected: Int?) throws {
    let code = "let later = Date(timeIntervalSinceNow: 60); let d = entryDate(); let entry = E(date: \(date), text: a)"
    #expect(try Self.entries(code, "[entry]").count == expected)
    #expect(try Self.entries(code, "[made(at: \(date))]").count == expected)
    #expect(try Self.entries(code + "; let all = [entry]", "all").count == expected)
    #expect(try Self.entries(code + "; entries.append(entry)").count == expected)
  }

  @Test(
    "the time until a date is read from what the app writes for it",
    arguments: [
      ("calendar.date(byAdding: .hour, value: isEmpty ? 1 : 4, to: Date())!", "1h"),
      ("calendar.date(byAdding: .hour, value: isEmpty ? 1 : count, to: Date())!", nil), ("next ?? .now", "5m"),
      ("Date().addingTimeInterval(isNew ? 30 : 30 * 60)", "30s"),
      ("Date().addingTimeInterval(isNew ? 30 : count)", nil),
      ("calendar.date(byAdding: Refresh.step, to: .now)!", "15m"), ("long()", nil),
      ("calendar.date(byAdding: DateComponents(hour: 1, minute: 5), to: .now)!", "65m"),
      ("calendar.date(byAdding: DateComponents(hour: 1, minute: count), to: .now)!", nil),
      ("Date().adding(.minute, value: 7)", "7m"), ("now.adding(minutes: 7)", "7m"), ("Date().sooner", "2m"),
      ("Date() + 7.minutes", "7m"), ("tides.next.adding(minutes: 7)", nil), ("Date().endless()", nil),
      ("entry.date.addingTimeInterval(60)", "1m"), ("alarm.date.addingTimeInterval(60)", nil),
      ("entries.first!.date + 60", "1m"), ("current.addingTimeInterval(60)", nil),
      ("schedule.current.addingTimeInterval(60)", nil), ("event.entryDate.addingTimeInterval(60)", nil),
      ("Current.date()", "0s"), ("tides.next.date()", nil), ("tides.date()", nil),
      ("Date(timeIntervalSinceNow: 60)", "1m"), ("Date(timeIntervalSinceNow: 60).addingTimeInterval(3600)", nil),
      (".now + .pause", "10m"), ("Date().addingTimeInterval(.pause)", "10m"), (".now + .other", nil),
      (".now + .pauses", nil), (".now + .far", "30s"), ("Date(timeIntervalSinceNow: 60).roundedUp()", nil),
      ("min(next!, midnight)", "5m"), ("min(midnight, .now + 60, next ?? .now)", "1m"), ("min(midnight, noon)", nil),
    ]
  )
  func wait(_ date: String, _ expected: String?) throws {
    let next = "let next = calendar.date(byAdding: .minute, value: 5, to: .now)"
    #expect(try Self.wait(until: "date", "\(next); let date = \(date)") == expected)
  }

  @Test(
    "a time after a date that a loop moves is not known, and one after a date that is set again is",
    arguments: [
      ("for _ in 0..<24 { date = calendar.date(byAdding: .minute, value: 3, to: date)! }", nil), ("date += 180", nil),
      ("if isNew { date = .now }", "1m"), ("date.addTimeInterval(60)", nil), ("round(&date)", nil),
      ("round(up: &date)", nil), ("print(mask & date)", "1m"),
    ] as [(String, String?)]
  )
  func again(_ code: String, _ expected: String?) throws {
    #expect(try Self.wait(until: "stop", "\(code); let stop = date.addingTimeInterval(60)") == expected)
  }

  @Test(
    "the date of an entry is now only if it is made with that, or is given to the code",
    arguments: [
      ("let entry = E(date: .now)", "1m"), ("let entry = E(date: now)", "1m"), ("var entry = E(date: date)", "1m"),
      ("let entry = E(date: tides.next)", nil), ("guard let entry = entries.last else { return }", nil),
      ("let entry = entries.last ?? E(date: now)", nil), ("", "1m"), ("let entry = await made(at: .now)", "1m"),
      ("let entry = made(at: tides.next)", nil), ("let entry = await plain()", "1m"), ("let entry = unknown()", nil),
    ]
  )
  func entryDate(_ code: String, _ expected: String?) throws {
    #expect(try Self.wait(until: "stop", "\(code); let stop = entry.date.addingTimeInterval(60)") == expected)
  }

  @Test(
    "a name that a closure, a loop or a pattern gives a value is not the one around it",
    arguments: [
      ("CODE", "1m"), ("if isOn { CODE }", "1m"), ("load { result in CODE }", "1m"), ("load { now in CODE }", nil),
      ("load { (now: Date) in CODE }", nil), ("for now in tides { CODE }", nil),
      ("switch x { case .a(let now): CODE default: break }", nil), ("if case .a(let now) = x { CODE }", nil),
      ("func next(now: Date) { CODE }", nil),
    ]
  )
  func shadowed(_ code: String, _ expected: String?) throws {
    for outer in ["let now = Date()", "var now = Date()", ""] {
      let text = code.replacing("CODE", with: "let stop = now.addingTimeInterval(60); go(stop)")
      let timeline = try Self.timeline("\(outer); \(text)", "[]")
      let stop = try #require(timeline.scope.member.code.first { $0.text == "stop" && $0[1] == ")" })
      let value = try #require(stop.local("stop", in: timeline.scope.member.code)?.value)
      #expect(KitDuration.until(timeline.with(value))?.text == expected)
    }
  }

  @Test("a choice whose values are too far to be looked for is itself")
  func far() throws {
    var timeline = try Self.timeline("let date = a ? a ? a ? now : now : now : now", "[]")
    timeline.values.steps = Steps(3)
    let value = try #require(timeline.call.name.local("date", in: timeline.scope.member.code)?.value)
    #expect(timeline.with(value).leaves(hops: 1).map(\.code) == [value])
  }

  /// Returns the time until the date that a name has after some code.
  private static func wait(until name: String, _ code: String) throws -> String? {
    let timeline = try timeline(code, "[]")
    let value = try #require(timeline.call.name.local(name, in: timeline.scope.member.code)?.value)
    return KitDuration.until(timeline.with(value))?.text
  }

  /// Returns the entries of a timeline that some code fills, next to other members.
  static func entries(_ code: String, _ entries: String = "entries", _ rest: String = "") throws -> KitEntries {
    KitEntries(try timeline(code, entries, rest))
  }

  /// Returns the time between the entries of some code.
  private static func interval(_ code: String) throws -> String? { try entries(code).interval?.duration.text }

  private static func timeline(_ code: String, _ entries: String, _ rest: String = "") throws -> CodeExpression {
    let text = """
      struct P {
        func timeline(now: Date, e: E) {
          let pause: TimeInterval = 60 * 5
          var entries: [E] = []
          var count = 0
          var date: Date = .now
          \(code)
          completion(Timeline(entries: \(entries), policy: .never))
        }
        func made(at time: Date) -> E { E(date: time) }
        func plain() -> E { E(text: "") }
        \(rest)
        func long() -> Date { clock.return(minutes: 1\(String(repeating: " + 1", count: 600))) }
      }
      extension TimeInterval {
        static let pause: TimeInterval = 60 * 10
        static var pauses: TimeInterval { isOn ? 60 : other }
      }
      extension Double { static let far = 30.0 }
      extension Int { var minutes: TimeInterval { TimeInterval(self) * 60 } }
      extension Date {
        func adding(_ unit: Unit, value: Int) -> Date { calendar.date(byAdding: unit, value: value, to: self)! }
        func adding(minutes: Double) -> Date { addingTimeInterval(minutes * 60) }
        var sooner: Date { self + 120 }
        func endless() -> Date { endless() }
      }
      enum Refresh { static let count = 15; static let step = DateComponents(minute: count) }
      """
    let module = CodeModule("Widgets", [codeFile(text)])
    let scope = try #require(module.members("timeline", of: "P").first)
    let token = try #require(scope.member.code.first { $0.text == "Timeline" })
    let values = CodeValues(code: ExtensionCode(module), families: .all, version: 1_800)
    return CodeExpression(ViewCall(token).code, in: scope, values)
  }
}
