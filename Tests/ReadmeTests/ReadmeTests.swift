import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("The README", .serialized)
struct ReadmeTests {
  @Test("shows what its commands print", arguments: 0..<(try ReadmeFile().runs.count))
  func commands(_ number: Int) throws {
    let readme = try ReadmeFile()
    let run = readme.runs[number]
    try readme.check(run, try Self.output(of: run.name))
  }

  @Test("shows commands at all")
  func hasCommands() throws {
    #expect(try ReadmeFile().runs.count >= 5)
  }

  @Test("lists every rule with its severity and what it asks")
  func rules() throws {
    var lines = ["| rule | severity | asks |", "| --- | --- | --- |"]
    for guideline in Set(BuiltInRules.rules.compactMap(\.guideline)).sorted() {
      lines.append("| **\(guideline)** | | |")
      for rule in BuiltInRules.rules where rule.guideline == guideline {
        lines.append("| `\(rule.id)` | \(rule.severity.name) | \(rule.summary) |")
      }
    }
    lines.append("| **About the description itself** | | |")
    for check in CheckList.descriptions { lines.append("| `\(check.id)` | \(check.severity) | \(check.summary) |") }
    try check("rules", lines)
  }

  @Test("lists every field of the description with what it takes, its default and what it means")
  func fields() throws {
    var lines = ["| field | takes | default | meaning |", "| --- | --- | --- | --- |"]
    for field in FieldTable.description.fields.dropFirst() {
      let standIn = field.isRequired ? "required" : field.defaultValue.text ?? ""
      lines.append("| `\(field.path)` | \(field.type.text) | \(standIn) | \(field.summary) |")
    }
    try check("fields", lines)
  }

  @Test("lists every predicate of the rule language")
  func predicates() throws {
    let rows = Predicates.all.map { "| `\($0.name)` | \($0.summary) |" }
    try check("predicates", ["| predicate | holds if |", "| --- | --- |"] + rows)
  }

  private func check(_ name: String, _ lines: [String]) throws {
    let readme = try ReadmeFile()
    try readme.check(try readme.table(name), lines.joined(separator: "\n"))
  }

  /// What a command prints on both streams, run in the package's folder with the program that was built beside the tests.
  private static func output(of command: String) throws -> String {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = ReadmeFile.folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(products.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["NO_COLOR"] = "1"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
