import Testing
import WidgetLint

@Suite("Hostile text in file names, keys, values, configurations and rule files", .showsRuns)
struct HostileOutputTests {
  /// Returns a description with hostile text in every way that a finding can quote it.
  private static func description(_ text: String) -> String {
    let hostile = HostileText.quoted(text)
    return """
      # widgetlint:disable-file no-scrolling -- hostile
      x-a: &a \(hostile)
      app: {name: \(hostile), \(hostile): 1, urlSchemes: \(hostile)}
      widgets:
        - name: \(hostile)
          title: {default: \(hostile), \(hostile): b, fr: ""}
          scrolls: true
          alignment: \(hostile)
          font: {color: *a}
          buttons: [{title: \(hostile), opens: \(hostile)}, {title: a, taps: 3}]
        - {name: \(hostile), scrolls: \(hostile), grid: {items: 9}, width: 100%}
      """
  }

  /// Returns a team's rule with hostile text in every place where a rule has text.
  private static func rule(_ text: String) -> String {
    let hostile = HostileText.quoted(text)
    let message = HostileText.quoted(text.split(whereSeparator: \.isNewline).joined())
    return """
      id: own-rule
      severity: warning
      guideline: \(hostile)
      summary: \(hostile)
      rationale: \(hostile)
      parameters: {text: \(hostile)}
      given: $.widgets[*].name
      expect: {notEnum: [{parameter: text}]}
      message: \(message)
      help: \(message)
      noFix: \(hostile)
      examples:
        valid: [\(hostile)]
        invalid: [{description: \(hostile), reports: \(hostile)}]

      """
  }

  private static let texts = [HostileText.text, HostileText.command]

  private static func workspace(_ text: String) throws -> ProgramFolder {
    try ProgramFolder([
      "\(text)/\(text).widget.yml".replacing("//", with: "/"): description(text), "own-rule.yml": rule(text),
      "bad-rule.yml": "id: bad-rule\n\(HostileText.quoted(text)): 1\n",
      "unknown-key.yml": "\(HostileText.quoted(text)): 1\n",
      "unknown-rule.yml": "rules: {\(HostileText.quoted(text)): off}\n",
      "severity.yml": "rules: {no-scrolling: \(HostileText.quoted(text))}\n",
      "outside.yml": "rulePaths: \(HostileText.quoted("../" + text))\n",
      "missing.yml": "rulePaths: \(HostileText.quoted(text.split(separator: "/").joined()))x\n",
      "exclude.yml": "exclude: \(HostileText.quoted(text))\n",
      "baseline.yml":
        "version: 1\nfindings: [{rule: \(HostileText.quoted(text)), file: \(HostileText.quoted(text)), path: a}]\n",
      "broken.yml": "rules: {\"\(text)\n",
    ])
  }

  @Test("Every format shows it as text", arguments: texts)
  func inFormats(text: String) throws {
    let workspace = try Self.workspace(text)
    let formats = ReporterKind.all.map(\.name)
    let outputs = formats.map { "--format \($0)=\($0).out" }.joined(separator: " ")
    let run = try workspace.run("--isolated --rules own-rule.yml --statistics \(outputs)")
    #expect(run.status == 1 && HostileText.faults(in: run.errors) == [])
    for format in formats {
      let output = try workspace.text(of: "\(format).out")
      #expect(HostileText.faults(in: output, isGitHub: format == "github") == [], "\(format)")
      #expect(output.contains("own-rule"), "\(format)")
    }
  }

  @Test("In color, nothing but colors is a command of the terminal", arguments: texts)
  func color(text: String) throws {
    let run = try Self.workspace(text).run("--isolated --rules own-rule.yml --color always")
    #expect(run.output.contains("\u{1B}["))
    #expect(HostileText.faults(in: HostileText.withoutColors(run.output)) == [])
  }

  @Test(
    "Every command shows it as text",
    arguments: [
      "--show-files", "--statistics --quiet", "rules --rules own-rule.yml",
      "rules --rules own-rule.yml --format json", "explain own-rule --rules own-rule.yml", "test own-rule.yml",
      "test --mutate own-rule.yml", "config --config exclude.yml", "config --rules own-rule.yml */*.widget.yml",
      "explain own-rule --rules own-rule.yml */*.widget.yml", "explain unknown-field */*.widget.yml",
      "explain no-scrolling */*.widget.yml", "explain wrong-type \"$(printf %s */*.widget.yml):9\"",
      "--write-baseline new.yml; cat new.yml", "--baseline baseline.yml",
    ]
  )
  func commands(arguments: String) throws {
    let run = try Self.workspace(HostileText.command).run(arguments)
    #expect((0...1).contains(run.status) && !run.output.isEmpty)
    #expect(HostileText.faults(in: run.output) + HostileText.faults(in: run.errors) == [])
  }

  @Test("A diff quotes it in the file's name, and writes nothing hidden into the file", arguments: texts)
  func diff(text: String) throws {
    let run = try Self.workspace(text).run("--isolated --diff --unsafe-fixes")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(HostileText.faults(in: lines.prefix(2).joined(separator: "\n")) == [])
    // The file's lines are unchanged, so that patch and git find them.
    #expect(lines.contains { $0.hasPrefix("+") && $0.contains("::error") })
    #expect(
      lines.allSatisfy { !$0.unicodeScalars.contains { $0.properties.generalCategory == .format || $0.value < 0x20 } }
    )
  }

  @Test(
    "Every error shows it as text",
    arguments: [
      "--rules bad-rule.yml", "test bad-rule.yml", "--config unknown-key.yml", "--config unknown-rule.yml",
      "--config severity.yml", "--config outside.yml", "--config missing.yml", "--config broken.yml",
      "--select \"$hostile\"", "--ignore \"$hostile\"", "--format \"$hostile\"",
      "--format \"json=unknown-key.yml/$hostile\"",
      "--fail-on \"$hostile\"", "\"--$hostile\"", "\"x$hostile\"", "explain \"$hostile\"",
      "explain no-scrolling \"x$hostile\"",
      "schema \"$hostile\"", "\"$hostile\"x", "config --config \"$hostile\"", "--jobs \"$hostile\"",
      "--baseline \"$hostile\"", "--baseline unknown-key.yml", "rules --format \"$hostile\"", "--color \"$hostile\"",
    ]
  )
  func errors(arguments: String) throws {
    // The command contains the other text.
    let text = HostileText.command
    let run = try Self.workspace(text).run(arguments, environment: ["hostile": text])
    #expect(run.status == 2 && !run.errors.isEmpty)
    #expect(HostileText.faults(in: run.output) + HostileText.faults(in: run.errors) == [])
  }

  @Test("A tag makes nothing: the value is read as it is written")
  func tags() throws {
    let tags = [
      "!!python/object/apply:os.system", "!!python/object/new:os.system", "!ruby/object:Gem::Installer",
      "!!javax.script.ScriptEngineManager", "!<tag:yaml.org,2002:js/function>", "!!binary", "!include", "!!float", "!",
    ]
    let widgets = tags.map { "  - name: Maps\n    scrolls: \($0) touch ran\n    x-more: \($0) [touch ran]\n" }
    let workspace = try ProgramFolder(["a.widget.yml": "app: {name: Maps}\nwidgets:\n\(widgets.joined())"])
    let run = try workspace.expect(1, "--isolated --format compact --select wrong-type", errors: "")
    #expect(run.lines.count { $0.contains("\"touch ran\"") } == tags.count)
    #expect(try workspace.shell("ls").output == "a.widget.yml\n")
  }

  // MARK: - Destination

  @Test(
    "A pipe that is closed at once ends a run quietly",
    arguments: ["", "--format json", "rules", "explain no-scrolling", "schema", "test", "config", "--help"]
  )
  func closedPipe(arguments: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.shell("(\"$widgetlint\" \(arguments); echo $? >status) | :; cat status")
    #expect(["0\n", "1\n"].contains(run.output) && run.errors == "")
  }

  @Test(
    "A full device and a closed standard output fail a run, which says so",
    arguments: [
      "", "--format sarif", "rules", "explain no-scrolling", "schema", "test", "config", "--show-files", "--help",
    ],
    [(">/dev/full", "no space left"), (">&-", "error: ")]
  )
  func unwritable(arguments: String, output: (redirection: String, error: String)) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    try workspace.expect(2, "\(arguments) \(output.redirection)", output: "", errors: output.error)
  }

  @Test(
    "A format that its output cannot take fails the run, and another output still gets its own",
    arguments: ReporterKind.all.map(\.name)
  )
  func fullOutput(format: String) throws {
    let grid = "  - {name: Maps, grid: {items: 9}}\n"
    let many = "app: {name: Maps}\nwidgets:\n" + String(repeating: grid, count: 500)
    let workspace = try ProgramFolder(["a.widget.yml": many])
    let both = try workspace.run("--format \(format)=/dev/full --format compact")
    #expect(both.status == 2 && both.errors == "widgetlint: error: /dev/full: no space left on device\n")
    #expect(try both.output == workspace.run("--format compact").output)
    let lint = "\"$widgetlint\" --format \(format)"
    let alone = try workspace.shell("\(lint) >/dev/full")
    #expect(alone.status == 2 && alone.errors == "widgetlint: error: standard output: no space left on device\n")
    let left = try workspace.shell("(\(lint); echo $? >status) | head -c 1 >first; cat status")
    #expect(left.output == "1\n" && left.errors == "")
  }

  @Test("A baseline that cannot be written fails the run, which says what is not in it")
  func fullBaseline() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.expect(2, "--write-baseline /dev/full", errors: "/dev/full: no space left")
    #expect(run.errors.contains("not written"))
  }

  @Test("A closed standard error takes nothing from the findings")
  func closedErrors() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.shell("\"$widgetlint\" --statistics --format compact missing . 2>&-")
    #expect(run.status == 2 && run.lines.count == 1)
  }
}
