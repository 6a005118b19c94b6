import Testing

@Suite("Hostile input: what is too deep, too large or too much", .showsRuns)
struct HostileStructureTests {

  @Test("A long text that many aliases lead to ends with a finding")
  func longAlias() {
    let text = "x-0: &a \(String(repeating: "a", count: 100_000))\n" + Sample.clean + "x-1: ["
    let findings = HostileFile(text + String(repeating: "*a, ", count: 1000) + "]\n").findings()
    #expect(findings.map(\.rule) == ["limit-exceeded"])
    #expect(findings.first?.message.contains("16 MiB once aliases are followed") == true)
  }

  @Test("A file of 100 MB is refused with a finding, in bounded memory, and the other files go on")
  func largeFile() throws {
    let workspace = try ProgramFolder(["b.widget.yml": Sample.error])
    // The limit of memory is for the whole address space, of which the program's libraries take most, and the address
    // sanitizer terabytes.
    let run = try workspace.shell(
      """
      truncate -s 100000000 a.widget.yml; [ -n "${ASAN_OPTIONS:-}" ] || ulimit -v 400000
      "$widgetlint" --format compact
      """
    )
    #expect(run.status == 1)
    #expect(run.lines.count == 2)
    #expect(
      run.output.contains("a.widget.yml:1:1: error: the file is larger than 16 MiB, expected less [limit-exceeded]")
    )
    #expect(run.output.contains("b.widget.yml:2:33: error: "))
  }

  @Test("A line of 1 MB is read to its end, and a finding there has its column")
  func longLine() throws {
    let title = String(repeating: "Maps é😀 ", count: 83_000)
    let text = "app: {name: Maps}\nwidgets: [{name: Maps, x-note: \"\(title)\", scrolls: yes}]\n"
    let findings = HostileFile(text).findings()
    #expect(findings.map(\.place) == ["wrong-type 2:\(33 + title.unicodeScalars.count + 12)"])
    let shown = try HostileFile(text).run("text").output
    #expect(shown.contains("[wrong-type]") && shown.utf8.count < 2000)
  }

  @Test("Findings of a widget whose name is long do not repeat all of it")
  func longName() throws {
    let fonts = String(repeating: "      - {color: gren}\n", count: 500)
    let name = String(repeating: "é", count: 20_000)
    let text = "app: {name: Maps}\nwidgets:\n  - name: \(name)\n    font:\n\(fonts)  - {name: Maps}\n"
    for format in ["json", "sarif", "text"] {
      let output = try HostileFile(text).run(format).output
      #expect(output.contains("invalid-value") && output.utf8.count < 3_000_000)
    }
  }

  @Test("A finding that compares with many values shows a part of them")
  func manyExpectedValues() throws {
    let schemes = (0..<900).map { "a\($0)" }.joined(separator: ", ")
    let text = "app: {name: Maps, urlSchemes: [\(schemes)]}\nwidgets: [{name: Maps, opens: \"b://x\"}]\n"
    let output = try HostileFile(text).run("json").output
    #expect(output.contains("\"a99\"") && output.contains("\"…\"") && !output.contains("\"a100\""))
    #expect(output.ranges(of: "compared with a0, a1, a2").count == 1 && output.contains("a81, …"))
  }
}
