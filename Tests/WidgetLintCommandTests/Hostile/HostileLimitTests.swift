import Foundation
import Testing

@Suite("Limits of files, configurations, rules and command lines", .showsRuns)
struct HostileLimitTests {
  private static func repeated(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

  /// Rule files over a limit, each with the line and message of its error.
  static let rules: [(name: String, text: String, line: Int, message: String)] = [
    (
      "nodes through aliases",
      Sample.rule(expect: "\n- &c [\(repeated(100) { _ in "{present: true}, " })]\n" + repeated(400) { _ in "- *c\n" }),
      172,
      "more than 50000 nodes once aliases are followed"
    ),
    (
      "nodes", Sample.rule(expect: " {path: .name, enum: [\(repeated(60_000) { "a\($0), " })]}"), 5,
      "more than 50000 nodes once aliases are followed"
    ),
    (
      "bytes through aliases",
      Sample.rule(rest: "rationale: &r \(String(repeating: "a", count: 400_000))\nhelp: [*r, *r, *r]\n"), 5,
      "more than 1 MiB once aliases are followed"
    ),
    (
      "depth", Sample.rule(expect: "\n" + nested(45, wide: 95)), 7,
      "nested more than 100 deep once aliases are followed"
    ),
    (
      "values of parameters",
      Sample.rule(
        expect: " {path: .name, enum: [\(repeated(300) { _ in "{parameter: p}, " })]}",
        rest: "parameters: {p: [\(repeated(1_000) { "a\($0), " })]}\n"
      ), 6, "more than 200000 conditions and values once aliases and parameters are followed"
    ),
    (
      "parameters", Sample.rule(rest: "parameters: {\(repeated(101) { "p\($0): a, " })}\n"), 4,
      "101 parameters, expected 100 at most"
    ),
    (
      "a message", Sample.rule(message: "\"\(repeated(1_000) { _ in "{actual}" })\""), 6,
      "8000 bytes, expected 2000 at most"
    ),
    (
      "help", Sample.rule(rest: "help: \(String(repeating: "a", count: 3_000))\n"), 4,
      "3000 bytes, expected 2000 at most"
    ),
    (
      "guideline", Sample.rule(rest: "guideline: \(String(repeating: "a", count: 3_000))\n"), 4,
      "3000 bytes, expected 2000 at most"
    ),
    (
      "documentation", Sample.rule(rest: "documentation: [\(repeated(21) { "https://a.example/\($0), " })]\n"), 4,
      "21 pages, expected 20 at most"
    ),
    (
      "%TAG lines", repeated(200) { "%TAG !a\($0)! x\n" } + "---\n" + Sample.rule(), 101,
      "more than 100 lines that begin with %TAG"
    ),
    (
      "a value that is quoted", Sample.rule(rest: "given: \(String(repeating: "a", count: 3_000))\n"), 5,
      "is given twice"
    ),
  ]

  static func nested(_ count: Int, wide: Int) -> String {
    repeated(count) { level in
      let inner = level == 0 ? "{present: true}" : "*a\(level - 1)"
      return "- &a\(level) \(String(repeating: "[", count: wide))\(inner)\(String(repeating: "]", count: wide))\n"
    }
  }

  /// Pairs the first file over a limit with all commands, and each other with one, since commands read files alike.
  private static func runs(of names: [String], _ commands: [String]) -> [(name: String, command: String)] {
    commands.map { (names[0], $0) } + names.enumerated().dropFirst().map { ($1, commands[$0 % commands.count]) }
  }

  private static let ruleRuns = runs(
    of: rules.map(\.name),
    ["", "rules", "explain evil", "config", "--isolated --rules rules/evil.yml", "test rules"]
  )

  @Test("A rule file over a limit ends with that, at its place", arguments: ruleRuns)
  func rule(name: String, command: String) throws {
    let (_, text, line, message) = try #require(Self.rules.first { $0.name == name })
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "rulePaths: [rules]\n", "rules/evil.yml": text,
    ])
    let errors = try workspace.expect(2, command, errors: message).errors
    #expect(errors.contains("rules/evil.yml:\(line):") && errors.utf8.count < 5000)
  }

  /// Configurations over a limit, each with the place and message of its error.
  static let configurations: [(name: String, text: String, place: String, message: String)] = [
    (
      "nodes through aliases", "exclude:\n- &a [\(repeated(100) { _ in "a, " })]\n" + repeated(600) { _ in "- *a\n" },
      "497:3",
      "more than 50000 nodes once aliases are followed"
    ),
    (
      "patterns", "exclude:\n" + repeated(1_001) { "- Legacy/\($0)\n" }, "1002:3", "more than 1000 patterns"
    ),
    ("long patterns", "exclude: ['\(String(repeating: "*a", count: 20_000))']\n", "1:11", "or 32 KiB of them"),
    (
      "overrides", "overrides:\n" + repeated(1_001) { _ in "- {files: a, rules: {}}\n" }, "1:1",
      "1001 overrides, expected 1000 at most"
    ),
    ("depth", "exclude:\n" + nested(45, wide: 95), "3:", "nested more than 100 deep once aliases are followed"),
    (
      "%TAG lines", repeated(200) { "%TAG !a\($0)! x\n" } + "---\nexclude: a\n", "101:1",
      "more than 100 lines that begin with %TAG"
    ),
    ("unknown rules", "rules:\n" + repeated(5_000) { "  grid-item-limi\($0): off\n" }, "2:3", "is not a rule"),
    ("unknown keys", repeated(5_000) { "exclud\($0): a\n" }, "1:1", "is not a key here"),
    ("a long word", "failOn: \(String(repeating: "a", count: 500_000))\n", "1:9", "found \"aaa"),
  ]

  @Test(
    "An example of which not even the first line is there ends with an error",
    arguments: ["\u{FEFF}   # nothing\n", "", "\n\n"]
  )
  func emptyExample(rest: String) throws {
    let text = Sample.rule().split(separator: "\n").dropLast().joined(separator: "\n")
    let examples = "\nexamples:\n  invalid: [{description: 'a: b', reports: /a}]\n  valid:\n  - 'a: b'\n  - |\n"
    let workspace = try ProgramFolder(["evil.yml": text + examples + rest])
    let run = try workspace.run("test evil.yml")
    #expect((1...2).contains(run.status) && !(run.output + run.errors).isEmpty)
  }

  private static let configurationRuns = runs(
    of: configurations.map(\.name),
    ["a.widget.yml", "below", "rules", "config", "--config .widgetlint.yml", "explain title-prefix"]
  )

  @Test("A configuration over a limit ends with that, at its place", arguments: configurationRuns)
  func configuration(name: String, command: String) throws {
    let (_, text, place, message) = try #require(Self.configurations.first { $0.name == name })
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": text, "below/.widgetlint.yml": "extends: ../.widgetlint.yml\n",
      "below/a.widget.yml": Sample.clean,
    ])
    let errors = try workspace.expect(2, command, errors: message).errors
    #expect(errors.contains(".widgetlint.yml:\(place)") && errors.utf8.count < 50_000)
  }

  @Test("Configurations that extend many have a limit in all, and so have the rule files of a folder")
  func inAll() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "extends: [\(Self.repeated(15) { "b\($0).yml, " })]\n",
    ])
    for index in 0..<15 { try workspace.write(String(repeating: "#\n", count: 300_000), to: "b\(index).yml") }
    let error = workspace.error() ?? ""
    #expect(error.contains(".widgetlint.yml:1:") && error.contains("more than 500000 nodes in all"))
    for index in 0..<9 {
      try workspace.write(String(repeating: "#\n", count: 300_000) + Sample.rule(), to: "rules/evil\(index).yml")
    }
    #expect(workspace.error(ofRules: "rules")?.contains("rules/evil") == true)
  }

  @Test("A folder's rules have a limit in all, those of guidelines, too", arguments: ["dishes", "widgets"])
  func folderNodes(items: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    let menu = Golden.package.appending(path: "examples/menu/guidelines").path
    if items == "dishes" { _ = try workspace.shell("cp -R '\(menu)' rules") }
    let nodes = "when: {path: .name, enum: [\(Self.repeated(48_000) { "a\($0)," })]}\n"
    for number in 0..<9 {
      let text = Sample.rule("evil-\(number)", rest: nodes).replacing("widgets", with: items)
      try workspace.write(text, to: "rules/evil-\(number).yml")
    }
    let error = workspace.error(ofRules: "rules")
    #expect(error?.contains("the rule files have more than 400000 nodes in all") == true, "\(error ?? "")")
  }

  @Test("A long list of exclusions holds, and a folder stands for what is below it")
  func exclusions() throws {
    let list = Self.repeated(900) { "- folder/\($0).widget.yml\n" }
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "exclude:\n\(list)- ./other/\n- x//y\n", "folder/899.widget.yml": Sample.error,
      "folder/900.widget.yml": Sample.clean, "other/a.widget.yml": Sample.error, "x/y/z.widget.yml": Sample.error,
    ])
    #expect(try workspace.run("--show-files").output == "folder/900.widget.yml\n")
  }

  @Test("A file of 100 MB is refused with a finding, in bounded memory, and the other files go on")
  func largeFile() throws {
    let workspace = try ProgramFolder(["b.widget.yml": Sample.error])
    // The limit is on the whole address space, of which libraries take most, and the address sanitizer terabytes.
    let run = try workspace.shell(
      """
      truncate -s 100000000 a.widget.yml; [ -n "${ASAN_OPTIONS:-}" ] || ulimit -v 400000
      "$widgetlint" --format compact
      """
    )
    #expect(run.status == 1 && run.lines.count == 2 && run.output.contains("b.widget.yml:2:33: error: "))
    #expect(run.output.contains("a.widget.yml:1:1: error: the file is larger than 16 MiB, expected less [limit-"))
  }

  @Test("Fixes of a file with more findings than are reported are left out as a whole")
  func fixes() throws {
    let text = "app: {name: Foo}\nwidgets:\n" + Self.repeated(5_001) { _ in "- {name: x}\n" }
    let workspace = try ProgramFolder(["a.widget.yml": text])
    for flags in ["--unsafe-fixes --diff", "--fix"] {
      let reason = "a.widget.yml: left out all fixes, since the file has more findings than are reported"
      try workspace.expect(1, "--format compact=out \(flags)", output: "", errors: reason)
      #expect(try workspace.text(of: "a.widget.yml") == text)
    }
  }

  /// A list of paths, as a shell writes it.
  private static let paths =
    "$(for i in 1 2 3 4 5 6 7 8 9 10; do for j in 1 2 3 4 5 6 7 8 9 10; do echo a.widget.yml; done; done) b.widget.yml"

  @Test(
    "Thousands of paths may follow flags, or --",
    arguments: ["--quiet FILES", "--quiet -- FILES", "lint --quiet FILES", "--jobs 2 --quiet FILES"]
  )
  func paths(arguments: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, "b.widget.yml": Sample.error])
    let run = try workspace.run(
      "--format compact \(arguments.replacing("FILES", with: Self.paths))".replacing(
        "--format compact lint",
        with: "lint --format compact"
      )
    )
    #expect(run.status == 1)
    #expect(run.lines.map { $0.prefix(12) } == ["a.widget.yml", "b.widget.yml"])
  }

  @Test("Thousands of paths may surround what is wrong, and standard input")
  func pathsAround() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, "b.widget.yml": Sample.error])
    try workspace.expect(2, "--no-such-flag \(Self.paths)", errors: "--no-such-flag")
    let flags = "--format compact --stdin-filename c.widget.yml"
    let standard = try workspace.run("\(flags) \(Self.paths) -", input: Sample.error)
    #expect(standard.lines.map { $0.prefix(12) } == ["a.widget.yml", "b.widget.yml", "c.widget.yml"])
  }

  @Test(
    "Thousands of flags end with an error, as the parser takes a time that grows with their square",
    arguments: ["--rules v", "--config v", "--ignore grid-item-limit", "--quiet", "-", "a.widget.yml --quiet"]
  )
  func flags(repeated: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.shell(
      "yes -- '\(repeated)' | head -n 3000 | xargs -x -s 100000 \"$widgetlint\" --fail-on error"
    )
    #expect(run.status == 123 && run.output == "")
    #expect(run.errors.contains("the command line has more than 2000 arguments before its last paths"))
    #expect(run.errors.contains("; put the paths after all flags\n"))
  }

  @Test("A small address space makes fewer threads, and no trap", arguments: [100_000, 200_000, 600_000])
  func addressSpace(kibibytes: Int) throws {
    let workspace = try ProgramFolder()
    for index in 0..<80 { try workspace.write(Sample.error, to: "\(index).widget.yml") }
    let run = try workspace.shell(
      "[ -n \"${ASAN_OPTIONS:-}\" ] || ulimit -v \(kibibytes); \"$widgetlint\" --jobs 64 --format compact"
    )
    #expect(run.status == 1 && run.lines.count == 80)
  }
}
