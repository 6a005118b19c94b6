import Foundation
import LintSystem
import Testing
import WidgetLint

@Suite("Configurations and rules from a stranger", .showsRuns)
struct HostileConfigurationTests {
  private static func workspace(_ configuration: String) throws -> ProgramFolder {
    let workspace = try ProgramFolder([
      "in/a.widget.yml": Sample.error, "in/rules/own.yml": "own", "out/secret.yml": "secret: 1\nsecrets: [secret\n",
    ])
    try workspace.write(configuration, to: "in/.widgetlint.yml")
    _ = try workspace.shell(
      """
      ln -s ../out in/folder; ln -s ../out/secret.yml in/secret.yml; mkdir in/below; ln -s ../../out/secret.yml in/below/x.yml
      ln -s .. in/up; mkdir in/deep; ln -s ../../out in/deep/folder; mkfifo in/pipe.yml; ln -s /dev/zero in/zero.yml
      """
    )
    return workspace
  }

  @Test("Nothing outside the configuration's folder is read, by whatever path or link, and nothing of it is echoed")
  func outside() throws {
    let workspace = try Self.workspace("")
    let paths = [
      "../out/secret.yml", "../out", "./../out", "rules/../../out", "/etc/hostname", "/", "folder", "folder/secret.yml",
      "secret.yml", "below", "below/x.yml", "up/out", "up/out/secret.yml", "deep/folder", "deep/folder/secret.yml",
      "zero.yml",
    ]
    for path in paths {
      try workspace.write("rulePaths: [\(path)]\n", to: "in/.widgetlint.yml")
      for arguments in ["in", "rules --config in/.widgetlint.yml", "config in/a.widget.yml"] {
        let errors = try workspace.expect(2, arguments, output: "", errors: "out of").errors
        #expect(!errors.replacing(path, with: "").contains("secrets"), "\(path)")
      }
    }
  }

  @Test("A configuration that is a link out of its folder is not read, and nothing of it is echoed")
  func linkedConfiguration() throws {
    let workspace = try Self.workspace("")
    _ = try workspace.shell("ln -sf ../out/secret.yml in/.widgetlint.yml")
    let run = try workspace.expect(2, "in", errors: "the link leads out of its folder")
    #expect(!run.errors.contains("secret"))
  }

  @Test(
    "Loops and pipes in rulePaths end",
    arguments: ["loop", "one", ".", "self/self/self", "[self, self, ., ./., rules]", "pipe.yml"]
  )
  func loops(path: String) throws {
    let workspace = try Self.workspace("rulePaths: \(path)\n")
    let run = try workspace.shell(
      "cd in; ln -s . self; ln -s two one; ln -s one two; mkdir loop; ln -s ../loop loop/loop; \"$widgetlint\""
    )
    #expect(run.status == 2 && !run.errors.isEmpty)
  }

  @Test("What a configuration or a rule says is never run: it is text alone")
  func noCode() throws {
    let run = "$(touch ran) `touch ran` ; touch ran | touch ran"
    let rule = """
      id: own-rule
      severity: warning
      summary: "\(run)"
      given: $.widgets[*].name
      expect: {equals: !!python/object/apply:os.system "touch ran"}
      message: "\(run)"
      help: !include "\(run)"
      examples: {valid: ["a"], invalid: [{description: a, reports: /a}]}

      """
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, "rules/own-rule.yml": rule])
    try workspace.write("rulePaths: rules\nexclude: [\"\(run)\", \"|touch ran\"]\n", to: ".widgetlint.yml")
    for arguments in ["", "explain own-rule", "test rules", "config", "rules", "--unsafe-fixes --diff"] {
      #expect(try workspace.run(arguments).status != 2)
    }
    #expect(try workspace.shell("ls").output == "a.widget.yml\nrules\n")
  }

  // MARK: - Any content

  /// Files with all kinds of content.
  static let contents: [(name: String, bytes: [UInt8])] = [
    ("nothing", []), ("a text", Array("x".utf8)), ("a list", Array("- a\n".utf8)), ("null", Array("~\n".utf8)),
    ("several documents", Array("--- a\n--- b\n".utf8)), ("NUL", [0, 0, 0]), ("no UTF-8", [0x69, 0xFF]),
    ("UTF-16", [0xFF, 0xFE, 0x61, 0]), ("UTF-32", [0xFF, 0xFE, 0, 0]),
    ("a picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("a program", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]),
    ("brackets", Array(String(repeating: "[", count: 100_000).utf8)),
    ("levels", Array(String(repeating: "- ", count: 20_000).utf8)), ("a cycle", Array("id: &a [*a]\n".utf8)),
    ("a bomb", Array("a: &a [x, x]\n".utf8) + (0..<40).flatMap { _ in Array("b: &a [*a, *a]\n".utf8) }),
    ("a key that is a list", Array("[a]: 1\n".utf8)), ("many keys", (0..<50_000).flatMap { Array("k\($0): 1\n".utf8) }),
    ("more than 1 MiB", Array(("id: a\n" + String(repeating: "# comment\n", count: 110_000)).utf8)),
    ("control characters", Array("id: \u{1B}[31m\n".utf8)),
  ]

  @Test(
    "A rule file, a configuration or a baseline of any content ends with a clear error",
    arguments: contents.map(\.name)
  )
  func content(_ name: String) throws {
    let bytes = Self.contents.first { $0.name == name }?.bytes ?? []
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    try Data(bytes).write(to: workspace.url.appending(path: "own-rule.yml"))
    for arguments in ["test own-rule.yml", "--config own-rule.yml", "--baseline own-rule.yml"] {
      // An empty file is a valid configuration.
      if arguments.contains("--config"), bytes.isEmpty { continue }
      let errors = try workspace.expect(2, arguments, errors: "own-rule.yml").errors
      #expect(HostileText.faults(in: errors) == [] && errors.utf8.count < 5000)
    }
  }

  @Test(
    "A huge number in a rule or a configuration is a number, or a clear error",
    arguments: [
      "1e999", "-1e999", "1e308", "99999999999999999999999999", "-99999999999999999999999999", "0x7FFFFFFFFFFFFFFF",
      ".inf", "-.inf", ".nan", "1e-999", String(repeating: "9", count: 400),
    ]
  )
  func hugeNumbers(number: String) throws {
    let expect = " {path: .grid.spacing, any: [{maximum: \(number)}, {equals: \(number)}]}"
    let rule = Sample.rule("own-rule", expect: expect, message: "'{actual} {expected}'")
    let description = "app: {name: Maps}\nwidgets: [{name: Maps, grid: {items: \(number), spacing: \(number)}}]\n"
    let workspace = try ProgramFolder(["a.widget.yml": description, "own-rule.yml": rule])
    try workspace.write("rules: {grid-item-limit: {maximum: \(number)}}\n", to: "own.widgetlint.yml")
    let configuration = workspace.error(.fixed(FilePath(workspace.file("own.widgetlint.yml").path)))
    for error in [workspace.error(ofRules: "own-rule.yml"), configuration].compactMap(\.self) {
      #expect(error.contains("expected") && error.contains("own"), "\(error)")
    }
  }

  /// Globs with quadratic cost for a careless matcher, or worse; those that can match are half as long as allowed.
  static let globs = [
    "many **": String(repeating: "**/", count: 5_000) + "x", "many *": String(repeating: "*a", count: 8_000) + "b",
    "both": String(repeating: "**/*a/", count: 2_500), "open brackets": String(repeating: "[", count: 200_000),
    "one bracket": String(repeating: "[!a-", count: 4_000) + "]", "many ?": String(repeating: "?", count: 16_000),
    "slashes": String(repeating: "/", count: 200_000),
  ]

  @Test("A huge glob takes no longer than it is", arguments: globs.keys.sorted())
  func hugeGlobs(name: String) throws {
    let glob = try #require(Self.globs[name])
    let file = String(repeating: "a", count: 200)
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "exclude: ['\(glob)']\noverrides: [{files: ['\(glob)'], rules: {no-scrolling: off}}]\n",
      "\(file)/\(file).widget.yml": Sample.error,
    ])
    let matchesNothing = ["one bracket", "open brackets", "slashes"].contains(name)
    #expect(try workspace.run("").status == (matchesNothing ? 2 : 1))
  }

  @Test("A huge phrase, and very many, are compared like others")
  func hugePhrases() throws {
    func rule(_ predicate: String, _ phrases: String) -> String {
      let expect = " {path: .name, not: {\(predicate): [\(phrases), maps]}}"
      return Sample.rule("own-rule", expect: expect, message: "a phrase")
    }
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    let phrases = [
      "'\(String(repeating: "é {app} ", count: 50_000))'",
      (0..<20_000).map { "'p\($0) {app}'" }.joined(separator: ", "),
    ]
    for phrase in phrases {
      try workspace.write(rule("phrase", phrase), to: "own-rule.yml")
      #expect(try workspace.run("--format compact --rules own-rule.yml").output.contains("a phrase [own-rule]"))
    }
    // Every word of the name begins as the phrase does.
    let (name, phrase) = (String(repeating: "a ", count: 60_000), String(repeating: "a ", count: 65_000))
    try workspace.write("app: {name: Maps}\nwidgets: [{name: \(name)}]\n", to: "a.widget.yml")
    try workspace.write(rule("containsPhrase", "'\(phrase)'"), to: "own-rule.yml")
    #expect(try workspace.run("--format compact --rules own-rule.yml").output.contains("a.widget.yml:"))
  }
}
