import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("The README", .serialized, .showsRuns)
struct ReadmeTests {
  @Test("shows what its commands print", arguments: 0..<(try ReadmeFile().runs.count))
  func commands(_ number: Int) throws {
    let readme = try ReadmeFile()
    let run = readme.runs[number]
    try readme.check(run, try Self.output(of: run.name))
  }

  @Test("shows commands, and is no longer than a reader's first hour")
  func isShort() throws {
    #expect(try ReadmeFile().runs.count >= 3)
    #expect(try ReadmeFile().lines.count < 300)
  }

  @Test("names the program's version wherever it names one, and so do the examples for CI")
  func version() throws {
    let examples = try ["github-actions", "gitlab-ci"].map { try ReadmeFile("examples/ci/\($0).yml").lines }
    for lines in examples { #expect(lines.contains { $0.contains(ProductInfo.version) }) }
    let named = try (ReadmeFile().lines + examples.joined()).flatMap { line in
      line.matches(of: /(?:widgetlint(?:==|[-_])|rev: v|action@v|tag `v)([0-9]+\.[0-9]+\.[0-9]+)/).map { String($0.1) }
    }
    #expect(named.count >= 5)
    #expect(Set(named) == [ProductInfo.version])
  }

  @Test("leads a newcomer through ten types that there are, as does the article on projects", arguments: [false, true])
  func walk(_ ofProjects: Bool) throws {
    let page = try ofProjects ? ReadmeFile.article("ReadProjects") : ReadmeFile()
    let steps = page.lines[try page.table("walk").lines]
    #expect(steps.count == 10)
    let files = FileManager.default.enumerator(
      at: Golden.package.appending(path: "Sources"),
      includingPropertiesForKeys: nil
    )
    let sources = try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    for step in steps {
      let name = try #require(step.firstMatch(of: /^[0-9]+\. `([A-Za-z]+)`/)).1
      let declaration = sources.range(of: "(?:struct|class|enum) \(name)\\b", options: .regularExpression)
      #expect(declaration != nil, "\(name) is declared nowhere")
    }
  }

  @Test("links to files and headings that there are")
  func links() throws {
    let readme = try ReadmeFile()
    let headings = readme.lines.filter { $0.hasPrefix("## ") }.map {
      "#" + $0.dropFirst(3).lowercased().replacingOccurrences(of: " ", with: "-").filter { $0.isLetter || $0 == "-" }
    }
    let targets = readme.lines.flatMap { $0.matches(of: /\]\(([^)<]+)\)/).map { String($0.1) } }
    #expect(targets.count > 10)
    for target in targets where !target.hasPrefix("https://") {
      let isThere =
        target.hasPrefix("#")
        ? headings.contains(target)
        : FileManager.default.fileExists(atPath: Golden.package.appending(path: target).path)
      #expect(isThere, "\(target) leads nowhere")
    }
  }

  @Test("lists what the fields of the description take, with their defaults and what they mean")
  func fields() throws {
    let places = ["today": (try ReadmeFile(), "fields"), "widgetkit": (try .article("Fields"), "widgetkit fields")]
    for set in BuiltInGuidelines.all {
      let (file, name) = try #require(places[set.id])
      let head = ["| field | takes | default | meaning |", "| --- | --- | --- | --- |"]
      try check(file, name, head + FieldRow.all(in: set.set.table).map(\.line))
    }
  }

  @Test("has an article that lists every rule with its severity and what it asks")
  func rules() throws {
    for set in BuiltInGuidelines.all {
      var lines = ["| rule | severity | asks |", "| --- | --- | --- |"]
      for guideline in Set(set.set.rules.compactMap(\.guideline)).sorted() {
        lines.append("| **\(guideline)** | | |")
        for rule in set.set.rules where rule.guideline == guideline {
          lines.append("| `\(rule.id)` | \(rule.severity.name) | \(rule.summary) |")
        }
      }
      try check(try .article("Rules"), "\(set.id) rules", lines)
    }
    let checks = Check.allCases.map { "| `\($0.id)` | \($0.severity.name) | \($0.summary) |" }
    try check(try .article("Rules"), "checks", ["| check | severity | asks |", "| --- | --- | --- |"] + checks)
  }

  @Test("has an article that lists every predicate of the rule language")
  func predicates() throws {
    let rows = Predicates.all.map { "| `\($0.name)` | \($0.summary) |" }
    try check(try .article("AddARule"), "predicates", ["| predicate | holds if |", "| --- | --- |"] + rows)
  }

  @Test("has an article that writes guidelines, with the files of an example as they are and what they find")
  func guidelines() throws {
    let menu = Golden.package.appending(path: "examples/menu")
    let names = try ReadmeFile.article("WriteGuidelines").lines.compactMap { line in
      line.wholeMatch(of: /<!-- (\S+\.yml) -->/).map { String($0.1) }
    }
    #expect(names.count == 6)
    for name in names {
      let text = try String(contentsOf: menu.appending(path: name), encoding: .utf8)
      let block = ["```yaml", text.trimmingCharacters(in: .newlines), "```"]
      try check(try .article("WriteGuidelines"), name, block)
    }
    let count = try ReadmeFile.article("WriteGuidelines").runs.count
    #expect(count == 2)
    for number in 0..<count {
      let article = try ReadmeFile.article("WriteGuidelines")
      try article.check(article.runs[number], try Self.output(of: article.runs[number].name, in: menu))
    }
  }

  private func check(_ file: ReadmeFile, _ name: String, _ lines: [String]) throws {
    try file.check(try file.table(name), lines.joined(separator: "\n"))
  }

  /// Returns a command's output on both streams, run in the package's folder with the program built with the tests.
  private static func output(of command: String, in folder: URL = Golden.package) throws -> String {
    let script = "PATH=$(dirname \"$widgetlint\"):$PATH; exec 2>&1; \(command)"
    return try Program.shell(script, in: folder, environment: ["NO_COLOR": "1"]).output.trimmingCharacters(
      in: .newlines
    )
  }
}
