import Testing

@Suite("Rules in SARIF", .showsRuns)
struct RuleDescriptionTests {
  static let rule = """
    id: our-rule
    severity: warning
    guideline: Our design system
    summary: A widget has a width of its own
    rationale: Ours all do.
    given: $.widgets[*]
    expect: {path: .width, present: true}
    message: the widget has no width
    examples:
      valid: ["{app: {name: A}, widgets: [{name: A, width: 300}]}"]
      invalid: [{description: "{app: {name: A}, widgets: [{name: A}]}", reports: /widgets/0}]

    """

  @Test("a team's own rule is described like the built-in ones")
  func ownRule() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "rulePaths: rules\n", "rules/our-rule.yml": Self.rule,
    ])
    let output = try workspace.run("--format sarif").output
    #expect(output.contains(#""id": "our-rule""#))
    #expect(output.contains(#""text": "A widget has a width of its own.""#))
    #expect(output.contains(#""text": "Ours all do.""#))
    #expect(output.contains(#""id": "grid-item-limit""#))
    #expect(output.contains(#""id": "yaml-syntax""#))
  }

  @Test("explain shows the placeholders of a help, the conditions of a count, and the blank lines of an example")
  func explained() throws {
    let help = "help: 'shorten {actual} of {widget} to {expected} ({most}) letters in {language}'\n"
    let rule = Sample.rule(
      "help",
      given: "$.widgets",
      expect: " {count: {where: {path: .title, enum: [A, B], present: false}, maximum: 0}}",
      rest: "parameters: {most: 5}\n" + help,
      valid: "[\"app: {name: A}\\n\\nwidgets: [{name: A, title: T}]\"]"
    )
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean, "help.yml": rule])
    let told = "What to do: shorten {actual} of {widget} to {expected} (5) letters in {language}\n"
    let text = try workspace.expect(0, "explain help --rules help.yml", output: told).output
    #expect(text.contains("    app: {name: A}\n\n    widgets: "))
    let asked = "asked count where .title all enum A B present false, maximum 0"
    try workspace.expect(0, "explain help a.widget.yml --rules help.yml", output: asked)
  }

  @Test(
    "explain tells a value that cannot be read from one that is missing",
    arguments: [("{}", "a missing value", "is not given"), ("[x]", "an unreadable value", "cannot be read")]
  )
  func operand(height: String, value: String, reason: String) throws {
    let expect = " {path: .width, maximum: {ref: .heights.compact}}"
    let rule = Sample.rule("same", expect: expect, rest: "help: h\n")
    let heights = height == "{}" ? height : "{compact: \(height)}"
    let workspace = try ProgramFolder([
      "a.widget.yml": "app: {name: A}\nwidgets: [{name: A, width: 300, heights: \(heights)}]\n", "same.yml": rule,
    ])
    let text = try workspace.expect(0, "explain same a.widget.yml --rules same.yml --trace", output: reason).output
    #expect(text.contains("width: found 300, and .heights.compact \(reason)") && text.contains("maximum \(value)"))
  }

  @Test("a rule that the configuration and the command line name is one rule")
  func namedTwice() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "rulePaths: rules\n", "rules/our-rule.yml": Self.rule,
    ])
    let run = try workspace.run("--rules ./rules/our-rule.yml --format compact")
    #expect(run.status != 2 && run.output.contains("[our-rule]"), "\(run.output)\(run.errors)")
  }

  @Test("a description beside rules is not a rule", arguments: ["yml", "yaml"])
  func description(ending: String) throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "rulePaths: rules\n", "rules/our-rule.yml": Self.rule,
      "rules/a.widget.\(ending)": "app: {name: A}\nwidgets: [{name: A, width: 300}]\n",
    ])
    let run = try workspace.run("")
    #expect(run.status != 2 && run.counts?.hasPrefix("1 file checked") == true)
  }

  @Test(
    "of several rule files that are broken, the faults of the first are told",
    arguments: ["--rules rules", "--rules rules/a.yml --rules rules/b.yml", "", "test rules"]
  )
  func severalBroken(_ arguments: String) throws {
    let workspace = try ProgramFolder([
      "rules/a.yml": Sample.rule("a").replacing("warning", with: "warn"), "rules/c.yml": Sample.rule("c"),
      "rules/b.yml": Sample.rule("b", expect: " {maxItems: {parameter: maximun}}"), "m.widget.yml": Sample.clean,
    ])
    if arguments.isEmpty {
      try workspace.write("rulePaths: [rules/a.yml, rules/b.yml, rules/c.yml]\n", to: ".widgetlint.yml")
    }
    let errors = try workspace.expect(2, arguments).errors
    #expect(errors.hasPrefix("rules/a.yml:2:11: error: "))
    #expect(!errors.contains("rules/b.yml") && !errors.contains("rules/c.yml"))
  }

  @Test("a rule to which several paths lead is tested once")
  func severalPaths() throws {
    let workspace = try ProgramFolder(["rules/our-rule.yml": Self.rule])
    let run = try workspace.run("test rules rules/our-rule.yml ./rules")
    #expect(run.output == "our-rule: 2 of 2 examples passed\n1 rule, 2 of 2 examples passed\n")
  }

  @Test("a rule too large to be changed fails a test of mutants, and none of its examples")
  func largeRule() throws {
    let words = (0..<2_000).map { "w\($0)" }.joined(separator: ", ")
    let rule = Self.rule.replacing("given:", with: "parameters: {words: [\(words)]}\ngiven:")
      .replacing("expect: ", with: "expect:\n  all:\n  - {path: .name, notEnum: {parameter: words}}\n  - ")
    let workspace = try ProgramFolder(["our-rule.yml": rule])
    let run = try workspace.expect(1, "test --mutate our-rule.yml")
    #expect(run.lines.first == "our-rule: 2 of 2 examples passed")
    #expect(run.lines.last == "1 rule, 2 of 2 examples passed, 0 of 0 mutants survived")
  }

  @Test("a file has the same URI and fingerprint however it is named")
  func naming() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.warning, "b/c": ""])
    let expected = try workspace.expect(1, "--format sarif", output: #""uri": "a.widget.yml""#).output
    for path in ["a.widget.yml", "./b/../a.widget.yml", "\"$PWD/./b/../a.widget.yml\""] {
      #expect(try workspace.run("--format sarif \(path)").output == expected, "\(path)")
    }
  }
}
