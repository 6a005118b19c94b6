import Testing

@Suite("A folder of rules", .showsRuns)
struct RuleFolderTests {
  private static func rule(_ id: String, severity: String = "info", maximum: String = "maximum") -> String {
    """
    id: \(id)
    severity: \(severity)
    summary: Few
    given: $.widgets[*].buttons
    parameters: {maximum: 3}
    expect: {maxItems: {parameter: \(maximum)}}
    message: m
    examples: {valid: [a], invalid: [{description: b, reports: /x}]}

    """
  }

  @Test(
    "of which several files are broken tells the faults of the first",
    arguments: ["--rules rules", "--rules rules/a.yml --rules rules/b.yml", "", "test rules"]
  )
  func severalBroken(_ arguments: String) throws {
    let folder = try ProgramFolder([
      "rules/a.yml": Self.rule("a", severity: "warn"), "rules/b.yml": Self.rule("b", maximum: "maximun"),
      "rules/c.yml": Self.rule("c"), "m.widget.yml": Sample.clean,
    ])
    if arguments.isEmpty {
      try folder.write("rulePaths: [rules/a.yml, rules/b.yml, rules/c.yml]\n", to: ".widgetlint.yml")
    }
    let run = try folder.run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("rules/a.yml:2:11: error: "), "\(run.errors)")
    #expect(!run.errors.contains("rules/b.yml") && !run.errors.contains("rules/c.yml"))
  }
}
