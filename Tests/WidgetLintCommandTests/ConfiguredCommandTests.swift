import Foundation
import Testing

@Suite("Commands go by the configuration of the folder", .showsRuns)
struct ConfiguredCommandTests {
  private func workspace() throws -> ProgramFolder {
    try ProgramFolder([
      ".widgetlint.yml":
        "rules:\n  no-scrolling: off\n  content-margins: {severity: error, minimum: 4}\n  wrong-type: info\n",
      "a.widget.yml": "app: {name: Maps}\nwidgets:\n- name: Maps\n  margins: 5\n  scrolls: true\n  taps: 1\n",
    ])
  }

  @Test("rules says what is set, and where")
  func rules() throws {
    let run = try workspace().expect(0, "rules", output: "# error by itself, set in .widgetlint.yml:2\n")
    let lines = run.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    for line in ["no-scrolling off", "content-margins error", "wrong-type info"] { #expect(lines.contains(line)) }
    let json = try workspace().expect(0, "rules --format json", output: "\"severity\": \"off\"").output
    #expect(json.contains("\"setIn\": \".widgetlint.yml:3\""))
    let isolated = try workspace().expect(0, "rules --isolated", output: "no-scrolling").output
    #expect(!isolated.contains("by itself"))
  }

  @Test("explain says what is set, and where")
  func explain() throws {
    let text = try workspace().expect(0, "explain content-margins", output: "  minimum: 4\n").output
    #expect(text.hasPrefix("content-margins (error, set in .widgetlint.yml:3; info by itself)\n"))
    #expect(try workspace().run("explain wrong-type").output.hasPrefix("wrong-type (info, set in .widgetlint.yml:4"))
  }

  @Test("explain FILE:LINE says what all rules make of a line, and what its field takes")
  func line() throws {
    let taken = "  widgets[].margins takes points, also negative or mapping: "
    let text = try workspace().expect(0, "explain a.widget.yml:4", output: taken).output
    #expect(text.contains("\n  content-margins: passed: margins: found 5, asked minimum 4\n"))
    #expect(text.contains("\n  edge-margin: passed: ") && !text.contains("when: "))
    try workspace().expect(0, "explain a.widget.yml:4 --trace", output: "when: holds")
    try workspace().expect(0, "explain a.widget.yml:6", output: "unknown-field")
    let blank = try ProgramFolder(["a.widget.yml": "# Ours\n\(Sample.clean)"])
    try blank.expect(0, "explain a.widget.yml:1", output: "no rule that is on concerns this line")
  }

  @Test(
    "a list parameter of texts and numbers, or of nothing, takes both",
    arguments: [
      ("[110, maximum]", "[110, maximum]", []), ("[]", "[110]", []), ("[110, maximum]", "[9, maximum]", ["error evil"]),
    ] as [(String, String, [String])]
  )
  func mixedParameter(_ own: String, _ set: String, _ found: [String]) throws {
    let expect = " {path: .heights.compact, enum: {parameter: kinds}}"
    let workspace = try ProgramFolder([
      "ours/evil.yml": Sample.rule(expect: expect, rest: "parameters: {kinds: \(own)}\n"),
      ".widgetlint.yml": "rulePaths: ours\nrules: {all: off, evil: {severity: error, kinds: \(set)}}\n",
      "a.widget.yml": "app: {name: Maps}\nwidgets: [{name: Maps, heights: {compact: 110}}]\n",
    ])
    #expect(try workspace.checked().get() == found)
  }

  @Test("config says of root only what the nearest file says of itself")
  func root() throws {
    let workspace = try ProgramFolder([
      "base.yml": "root: true\n", ".widgetlint.yml": "extends: base.yml\n", "a.widget.yml": Sample.clean,
    ])
    let lines = try workspace.run("config a.widget.yml").lines
    #expect(lines.contains { $0.hasPrefix("root: false ") && $0.hasSuffix(" # default") }, "\(lines)")
  }

  @Test("explain RULE FILE:LINE says of a rule that is off where it is switched off")
  func off() throws {
    let text = "app: {name: Maps}\nwidgets:\n  - name: Maps\n    scrolls: true\n"
    let workspace = try ProgramFolder(["a.widget.yml": text, ".widgetlint.yml": "rules: {all: off}\n"])
    let run = try workspace.run("explain no-scrolling a.widget.yml:4")
    #expect(run.output == "no-scrolling is off for a.widget.yml, set in .widgetlint.yml:1\n")
    try workspace.expect(0, "explain no-scrolling a.widget.yml:4 --format json", output: "\"answer\": \"off\"")
    try workspace.write("rules: {no-scrolling: off}\n", to: ".widgetlint.yml")
    let line = try workspace.run("explain a.widget.yml:4").output
    #expect(line.hasPrefix("1 rule is off for a.widget.yml; widgetlint config says where\n"))
  }

  @Test("explain SOURCE:LINE says each thing once, also as JSON")
  func once() throws {
    let workspace = try ProjectTests.workspace()
    for line in [5, 11, 13, 24] {
      let lines = try workspace.run("explain \(ProjectTests.swift):\(line)").lines
      #expect(lines.count > 2 && Set(lines).count == lines.count, "\(lines)")
    }
    let answers = try workspace.run("explain \(ProjectTests.swift):24 --format json").lines
    let rules = answers.filter { $0.contains("\"rule\": ") }
    #expect(!rules.isEmpty && Set(rules).count == rules.count, "\(rules)")
  }

  @Test("explain SOURCE:LINE knows each line of a value that stands several times")
  func equalValues() throws {
    let workspace = try ProjectTests.workspace()
    let first = try workspace.run("explain \(ProjectTests.swift):24").lines.dropFirst()
    #expect(first.count > 1)
    let text = "Text(entry.updated).font(.system(size: 9))"
    try workspace.replace(text, with: "\(text)\n\(text)", in: ProjectTests.swift)
    for line in [24, 25] {
      #expect(try workspace.run("explain \(ProjectTests.swift):\(line)").lines.dropFirst() == first)
    }
  }

  @Test("explain SOURCE:LINE finds the project of a source among several in one folder")
  func severalProjects() throws {
    let workspace = try ProjectTests.workspace()
    let line = "explain \(ProjectTests.swift):24"
    let one = try workspace.run(line).output
    let change = "sed s/Widgets/Maps/ Tides.xcodeproj/project.pbxproj > Atlas.xcodeproj/project.pbxproj"
    #expect(try workspace.shell("mkdir Atlas.xcodeproj && cp -R Widgets Maps && \(change)").status == 0)
    #expect(try workspace.run(line).output == one)
    #expect(try workspace.run(line.replacing("Widgets", with: "Maps")).output == one.replacing("Widgets", with: "Maps"))
  }

  @Test("explain says that a group is one, and which rules it has")
  func group() throws {
    let workspace = try workspace()
    for name in ["all", "widgetkit", "margins", "ios9"] {
      let run = try workspace.expect(0, "explain \(name)")
      #expect(run.output.hasPrefix("\(name) is a group of rules"))
      let ids = run.lines.dropFirst().compactMap { $0.split(separator: " ").first }
      #expect(ids.contains("content-margins") == (name == "all" || name == "margins"))
      #expect(!ids.isEmpty && !ids.contains("wrong-type"))
    }
    try workspace.expect(0, "explain margins --format json", output: "\"id\": \"content-margins\"")
    let advice = "\"ios9\" is a group of rules; widgetlint explain ios9 lists them"
    try workspace.expect(2, "explain ios9 a.widget.yml:4", errors: advice)
  }

  @Test("explain FILE:LINE says where what it tells of stands, if that is another line, and failures come first")
  func elsewhere() throws {
    let text = """
      app: {name: Maps}
      widgets:
      - name: Maps
        buttons:
        - Done
        - {title: Open Maps, taps: 2}
      """
    let lines = try ProgramFolder(["a.widget.yml": text]).run("explain a.widget.yml:1").lines
    let asked = lines.filter { $0.contains("no-open-app-button: ") }
    #expect(lines[1].contains("no-open-app-button: failed, on line 6: "), "\(lines)")
    #expect(asked.count == 2 && asked[1].contains("passed, on line 5: "), "\(lines)")
    #expect(lines.contains { $0.contains("title-prefix: passed, on line 3: ") }, "\(lines)")
    let own = try ProgramFolder(["a.widget.yml": text]).run("explain a.widget.yml:6").lines
    #expect(own[1].contains("failed: ") && own[2].contains("failed: "), "\(own)")
  }

  @Test(
    "explain FILE:LINE says of another line, too, that its finding is suppressed, and of a value what it is",
    arguments: [
      (1, "no-open-app-button: suppressed, on line 5 by a comment: ours"),
      (6, "edge-margin: did not apply: margins: found a mapping, asked exclusiveMinimum 0"),
    ]
  )
  func words(line: Int, sentence: String) throws {
    let text = """
      app: {name: Maps}
      widgets:
      - name: Maps
        buttons:
        - Open Maps # widgetlint:disable-line no-open-app-button -- ours
        margins: {leading: 16}
      """
    let lines = try ProgramFolder(["a.widget.yml": text]).run("explain a.widget.yml:\(line)").lines
    #expect(lines.contains { $0.contains(sentence) }, "\(lines)")
  }

  @Test("explain FILE:LINE puts first what failed, and last what did not apply")
  func order() throws {
    let text = "app: {name: Maps}\nwidgets:\n- {name: Maps, width: 300, scrolls: true, margins: 16} \\\n"
    let suppressed = text.replacingOccurrences(of: "\\", with: "# widgetlint:disable-line adaptive-width -- ours")
    let lines = try ProgramFolder(["a.widget.yml": suppressed]).run("explain a.widget.yml:3").lines
    let answers = lines.dropFirst().filter { $0.contains(": ") && !$0.contains(" takes ") }.compactMap {
      $0.split(separator: ": ")[1].prefix(while: { !":,".contains($0) }).replacing(" by a comment", with: "")
    }
    let order = ["failed", "suppressed", "passed", "did not apply"].flatMap { word in
      Array(repeating: word, count: answers.count { $0 == word })
    }
    #expect(answers.map(String.init) == order && Set(order).count == 4, "\(lines)")
  }

  @Test("explain says a sentence of two rules for each, though one ends as the other does")
  func ends() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    for id in ["ours", "short-ours"] { try workspace.write(Sample.rule(id), to: "rules/\(id).yml") }
    let lines = try workspace.run("explain a.widget.yml:2 --isolated --rules rules").lines
    #expect(lines.count { $0.contains("ours: passed: ") } == 2, "\(lines)")
  }

  @Test(
    "a command line that cannot be run is told why, and what to write, on standard error alone",
    arguments: [
      ("explain gone.widget.yml:3", "gone.widget.yml: there is no such file"),
      ("explain no-scrolling Today.swift", "name a line of Today.swift, as in Today.swift:12"),
      ("explain Today.swift", "name a line of Today.swift"), ("explain a.widget.yml", "as in a.widget.yml:12"),
      ("explain no-such-rule", "is not a rule"),
      ("test a.widget.yml", "there is no rule in a.widget.yml"),
      ("--isolated --rules all.yml", "all.yml: the id \"all\" is the name of a group of rules"),
      ("Today.swift", "Today.swift: a source is checked with its project; name the project"),
      (".widgetlint.yml", "a configuration is not a description; widgetlint config prints what it sets"),
      ("--select no-scroling", "did you mean no-scrolling?"), ("--ignore no-scroling", "did you mean no-scrolling?"),
      ("init --guidelines widgetkitt Waves", "did you mean widgetkit?"),
      ("check", "widgetlint checks without a command"), ("-o x.json", "--format NAME=FILE"),
      ("lint -f json", "--format NAME chooses the format"),
      ("--suppress-all ''", "needs a reason"), ("--suppress-all \"$(printf 'a\\nb')\"", "on one line"),
      ("--suppress-all x --fix", "run it without --fix"), ("--write-baseline x.json", "a baseline is YAML"),
      ("--nope", "nknown option '--nope'"), ("--jobs 0", "--jobs is 0, expected 1 or more"),
      ("--format json=", "--format"), ("--format text --format json", "several formats go to standard output"),
      ("--rules missing.yml", "missing.yml"), ("--rules a.widget.yml", "a.widget.yml"),
      ("--format json=a.widget.yml/x.json", "a.widget.yml/x.json"), ("--config x --isolated", "--isolated uses no"),
      ("rules --config x --isolated", "--isolated uses no configuration"),
      ("--stdin-filename a.widget.yml", "names standard input"),
      ("--stdin-filename x a.widget.yml", "and no path is -"),
      ("--write-baseline -", "- is in none"), ("--write-baseline b --fix", "run one after the other"),
      ("--write-baseline b --unsafe-fixes", "run one after"), ("--write-baseline b --diff", "run one after"),
      ("--format json=x --format sarif=./x", "two outputs go to this file"),
      ("--format json=x --write-baseline x", "two outputs go to this file"),
      ("--format json=.widgetlint.yml", "this file is a configuration"),
      ("--select ,", "--select names no rule"), ("--ignore ''", "--ignore names no rule"),
      ("--show-files --fix", "lists the files alone"), ("--show-files --write-baseline b", "lists the files alone"),
      ("import --check --output x", "--output is not for --check"), ("import --check --host A", "--host is not for"),
      ("help linnt", "did you mean lint?"), ("help ''", "is not a command"),
      ("preview --select", "--select"), ("preview --nothing a", "--nothing"),
      ("import --fix", ": --fix needs --check\n"), ("import --diff", ": --diff needs --check\n"),
      ("import --fail-on error", ": --fail-on needs --check\n"), ("import --quiet", ": --quiet needs --check\n"),
      ("import --baseline known.yml", ": --baseline needs --check\n"),
      ("import --write-baseline known.yml", ": --write-baseline needs --check\n"),
      ("import --fail-on-stale-baseline", ": --fail-on-stale-baseline needs --check\n"),
      ("import --config own.yml", ": --config needs --check\n"), ("import --isolated", ": --isolated needs --check\n"),
    ]
  )
  func refused(arguments: String, message: String) throws {
    let workspace = try workspace()
    try workspace.write("let a = 1\n", to: "Today.swift")
    try workspace.write(Sample.rule("all"), to: "all.yml")
    let errors = try workspace.expect(2, arguments, output: "", errors: message).errors
    #expect(errors.contains("error: ") && !errors.contains("Error: ") && !errors.contains("\n\n"))
  }

  @Test("explain says of a rule of other guidelines that it is one")
  func otherGuidelines() throws {
    let text = try workspace().run("explain minimum-text-size a.widget.yml").output
    #expect(text == "minimum-text-size is a rule of the guidelines widgetkit, which a.widget.yml does not follow\n")
    let own = try workspace().run("explain no-scrolling a.widget.yml").output
    #expect(own == "no-scrolling is off for a.widget.yml, set in .widgetlint.yml:2\n")
    let kit = try ProgramFolder([
      "a.widget.yml": "guidelines: widgetkit\napp: {name: Maps}\nwidgets: [{name: A}, {name: B}]\n"
    ])
    let other = try kit.run("explain unique-title a.widget.yml").output
    #expect(other == "unique-title is a rule of the guidelines today, which a.widget.yml does not follow\n")
    let broken = try ProgramFolder(["a.widget.yml": "app: [\n", ".widgetlint.yml": "rules: {no-scrolling: off}\n"])
    let off = try broken.run("explain no-scrolling a.widget.yml").output
    #expect(off == "no-scrolling is off for a.widget.yml, set in .widgetlint.yml:1\n")
  }

  @Test(
    "explain says that a line is none of the file's",
    arguments: ["a.widget.yml", "wrong-type a.widget.yml", "no-scrolling a.widget.yml"],
    [0, 99, -1]
  )
  func noLine(named: String, line: Int) throws {
    let run = try workspace().expect(2, "explain \(named):\(line)", output: "")
    #expect(run.errors == "widgetlint: error: a.widget.yml has 7 lines, and no line \(line)\n")
  }

  @Test("explain says what each type takes, with right and wrong lines, as JSON, too")
  func types() throws {
    struct Answer: Decodable {
      struct Kind: Decodable {
        let name, expected: String
        let right, wrong: [String]
      }
      let types: [Kind]
    }
    let types = try ["wrong-type", "unquoted-color", "missing-field"].map { check in
      let json = try workspace().run("explain \(check) --format json").output
      return try JSONDecoder().decode(Answer.self, from: Data(json.utf8)).types
    }
    #expect(types.map(\.isEmpty) == [false, false, true])
    for type in types.joined() { #expect(type.right.count == 2 && type.wrong.count == 2 && !type.expected.isEmpty) }
  }

  @Test(
    "what a program could want is said as JSON",
    arguments: [
      ("explain content-margins", ["\"setIn\": \".widgetlint.yml:3\""]),
      (
        "explain a.widget.yml:4",
        ["\"rule\": \"content-margins\"", "\"answer\": \"passed\"", "\"widgets[].margins takes "]
      ),
      ("explain no-scrolling a.widget.yml", ["\"line\": null"]), ("config", ["\"from\": \".widgetlint.yml:2\""]),
      ("test", ["\"failures\": []"]), ("rules", ["\"setIn\": null"]), ("explain predicates", ["\"maxItems\": {"]),
    ]
  )
  func json(arguments: String, parts: [String]) throws {
    let run = try workspace().expect(0, "\(arguments) --format json")
    for part in parts { #expect(run.output.contains(part)) }
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  @Test("a fix that is left out is named with its line")
  func leftOut() throws {
    let widgets = "- {name: Maps}\n- {name: A, title: Nearby}\n- {name: B, title: Maps Nearby}\n"
    let text = "app: {name: Maps}\nwidgets:\n\(widgets)"
    let errors = try ProgramFolder(["a.widget.yml": text]).run("--unsafe-fixes").errors
    let words = #/a\.widget\.yml: left out \d fix(es)? that would add a finding: title-prefix on line 4/#
    #expect(errors.contains(words), "\(errors)")
  }

  @Test("a rule of one's own checks statements of built-in guidelines, and may name no others")
  func statements() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    _ = try workspace.run("init --rule own")
    let rule = try workspace.text(of: "own.yml")
    try workspace.write(rule + "statements: [width-varys]\n", to: "own.yml")
    let run = try workspace.run("--rules own.yml")
    #expect(run.status == 2 && run.errors.contains("there is no statement \"width-varys\""), "\(run.errors)")
    #expect(run.errors.contains("did you mean width-varies?"), "\(run.errors)")
    try workspace.write(rule + "statements: [width-varies]\n", to: "own.yml")
    #expect(try workspace.run("rules --coverage --rules own.yml").output.contains("adaptive-width, own"))
    #expect(try workspace.run("explain own --rules own.yml").output.contains("https://developer.apple.com"))
  }
}
