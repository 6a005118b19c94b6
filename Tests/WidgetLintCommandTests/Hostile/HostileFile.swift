import Foundation
import Testing

/// What the program says of one file with hostile bytes.
struct HostileFile {
  /// A finding as the JSON format tells it.
  struct Finding: Decodable {
    let rule: String
    let message: String
    let path: String
    let line: Int
    let column: Int

    var place: String { "\(rule) \(line):\(column)" }
  }

  private struct Report: Decodable { let findings: [Finding] }

  let run: Program.Run

  /// Runs the program over some bytes, with flags that a test may add.
  init(_ bytes: [UInt8], _ flags: String = "--format json") throws {
    let workspace = try Workspace()
    try Data(bytes).write(to: workspace.url.appending(path: "a.widget.yml"))
    run = try workspace.run("--isolated \(flags) a.widget.yml")
  }

  /// Runs the program over a text.
  init(_ text: String, _ flags: String = "--format json") throws { try self.init(Array(text.utf8), flags) }

  /// The findings, which end the run as they should: with exit code 1 and nothing on standard error.
  func findings() throws -> [Finding] {
    let findings = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
    #expect(run.status == (findings.isEmpty ? 0 : 1))
    #expect(run.errors == "")
    return findings
  }

  /// A description with a widget named Maps that has some lines more.
  static func widget(_ lines: String) -> String { "app: {name: Maps}\nwidgets:\n  - name: Maps\n\(lines)" }
}
