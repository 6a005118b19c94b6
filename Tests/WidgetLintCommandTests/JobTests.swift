import Foundation
import Testing
import WidgetLint

@Suite("Runs side by side", .showsRuns)
struct JobTests {
  /// Returns a folder with each example, whole and cut off at many places, which mostly makes it invalid or incomplete.
  private static func workspace() throws -> (workspace: ProgramFolder, count: Int) {
    let workspace = try ProgramFolder()
    var count = 0
    for path in Golden.descriptions(below: "examples") {
      let text = String(decoding: try Golden.bytes(of: path), as: UTF8.self)
      for length in [text.utf8.count] + (1...4).map({ ($0 * 7919 + count * 613) % max(1, text.utf8.count) }) {
        try workspace.write(
          String(decoding: text.utf8.prefix(length), as: UTF8.self),
          to: "f\(count % 7)/\(count).widget.yml"
        )
        count += 1
      }
    }
    return (workspace, count)
  }

  @Test("every format gives the same bytes for any number of jobs, and so do statistics and fixes")
  func sameBytes() throws {
    let (workspace, count) = try Self.workspace()
    try #require(count > 100)
    let files = ReporterKind.all.map { "--format \($0.name)=\($0.name).JOBS" }.joined(separator: " ")
    for jobs in ["1", "3", "100"] {
      let flags = files.replacingOccurrences(of: "JOBS", with: jobs)
      let script = """
        "$widgetlint" \(flags) --statistics --jobs \(jobs) 2>statistics.\(jobs); echo $? >status.\(jobs)
        "$widgetlint" --diff --unsafe-fixes --jobs \(jobs) >diff.\(jobs) 2>left.\(jobs)
        """
      #expect(try workspace.shell(script).errors == "")
    }
    #expect(try workspace.text(of: "status.1") == "1\n")
    for name in ReporterKind.all.map(\.name) + ["statistics", "status", "diff", "left"] {
      let one = try workspace.text(of: "\(name).1")
      #expect(!one.isEmpty, "\(name)")
      for jobs in ["3", "100"] {
        #expect(try workspace.text(of: "\(name).\(jobs)") == one, "\(name), \(jobs)")
      }
    }
  }

  /// Returns a folder with an unreadable configuration and more descriptions than there are workers.
  private static func broken() throws -> (workspace: ProgramFolder, names: [String]) {
    let names = (0..<40).map { "a/\($0).widget.yml" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.warning) })
    return (try ProgramFolder(files.merging(["z/bad.yml": "failOn: often\n"]) { $1 }), names)
  }

  @Test("a configuration for all files that cannot be read ends the run before anything is written", arguments: [1, 8])
  func lateConfiguration(jobs: Int) throws {
    let (workspace, names) = try Self.broken()
    for flags in ["", "--fix --unsafe-fixes", "--diff", "--format json=out.json"] {
      let run = try workspace.expect(2, "--config z/bad.yml --jobs \(jobs) \(flags)", output: "")
      #expect(run.errors.hasPrefix("z/bad.yml:1:9: "))
    }
    for name in names { #expect(try workspace.text(of: name) == Sample.warning) }
    #expect(throws: CocoaError.self) { try workspace.text(of: "out.json") }
  }

  @Test("a run that fails does not wait for standard input", arguments: [1, 8])
  func openInput(jobs: Int) throws {
    let run = try Self.broken().workspace.shell(
      """
      mkfifo input; sleep 600 >input & writer=$!
      "$widgetlint" --jobs \(jobs) --config z/bad.yml --stdin-filename 0.widget.yml - a <input; echo $?
      kill $writer && echo still open
      """
    )
    #expect(run.output == "2\nstill open\n")
    #expect(run.errors.hasPrefix("z/bad.yml:1:9: "))
  }
}
