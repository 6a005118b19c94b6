import Testing

@Suite("Rules in SARIF", .showsRuns)
struct RuleDescriptionTests {
  @Test("a team's own rule is described like the built-in ones")
  func ownRule() throws {
    let rule = """
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
    let workspace = try Workspace([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "rulePaths: rules\n", "rules/our-rule.yml": rule,
    ])
    let output = try workspace.run("--format sarif").output
    #expect(output.contains(#""id": "our-rule""#))
    #expect(output.contains(#""text": "A widget has a width of its own.""#))
    #expect(output.contains(#""text": "Ours all do.""#))
    #expect(output.contains(#""id": "grid-item-limit""#))
    #expect(output.contains(#""id": "yaml-syntax""#))
  }

  @Test(
    "a file has the same URI and fingerprint however it is named",
    arguments: ["a.widget.yml", "./b/../a.widget.yml"]
  )
  func naming(path: String) throws {
    let workspace = try Workspace(["a.widget.yml": Sample.warning, "b/c": ""])
    let expected = try workspace.run("--format sarif").output
    #expect(expected.contains(#""uri": "a.widget.yml""#))
    #expect(try workspace.run("--format sarif \(path)").output == expected)
    #expect(try workspace.run("--format sarif \"$PWD/\(path)\"").output == expected)
  }
}
