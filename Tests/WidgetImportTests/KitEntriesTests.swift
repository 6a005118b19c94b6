import Testing

@testable import WidgetImport

@Suite("The entries of a timeline")
struct KitEntriesTests {
  @Test(
    "the time between entries is what a loop adds in each turn, and is not said where that is not known",
    arguments: [
      ("0..<5", "n", "1m"),
      ("0 ... count", "n * 20", "20m"),
      ("stride(from: 0, through: 60, by: 15)", "n", "15m"),
      ("stride(from: 0, to: 6, by: 2)", "10 * n", "20m"),
      ("stride(from: 0, to: 6, by: step)", "n", nil),
      ("[0, 15, 30]", "n", nil),
      ("offsets", "n", nil),
    ]
  )
  func interval(_ sequence: String, _ value: String, _ expected: String?) throws {
    let text = """
      struct P {
        func timeline() {
          var entries: [E] = []
          for n in \(sequence) {
            entries.append(E(date: calendar.date(byAdding: .minute, value: \(value), to: now)!))
          }
          completion(Timeline(entries: entries, policy: .never))
        }
      }
      """
    let conditions = CompilationConditions(flags: [])
    let file = CodeFile(SourceText(Array(text.utf8)), path: "P.swift", conditions, limit: 10_000)
    let module = KitModule("Widgets", [file])
    let scope = try #require(module.members("timeline", of: "P").first)
    let token = try #require(scope.member.code.first { $0.text == "Timeline" })
    let values = KitValues(code: KitCode(module), families: .all, version: 1_800)

    let entries = KitEntries(ViewCall(token), in: scope, values)

    #expect(entries.interval?.duration.text == expected)
  }
}
