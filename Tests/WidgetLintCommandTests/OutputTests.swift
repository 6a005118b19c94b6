import Testing

@Suite("What a run writes, and where", .showsRuns)
struct OutputTests {
  @Test("findings go to standard output, everything else to standard error")
  func streams() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.run("--statistics missing .")
    #expect(run.output.contains("[no-scrolling]") && run.output.contains("1 file checked: 1 error"))
    #expect(!run.output.contains("missing") && !run.output.contains("did not apply"))
    #expect(run.errors.contains("missing: there is no such") && run.errors.contains("did not apply"))
  }

  @Test("--quiet prints findings only")
  func quiet() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, "b.widget.yml": Sample.clean])
    let (quiet, clean) = try (workspace.run("--quiet"), workspace.run("--quiet b.widget.yml"))
    #expect(quiet.output.contains("[no-scrolling]") && !quiet.output.contains("checked"))
    #expect(clean.status == 0 && clean.output == "")
    #expect(try workspace.run("b.widget.yml").counts == "1 file checked: no findings")
  }

  @Test(
    "--color beats NO_COLOR, which beats FORCE_COLOR, which beats the terminal",
    arguments: [
      ("", [:], false), ("--color always", [:], true), ("--color always", ["NO_COLOR": "1"], true),
      ("--color never", ["FORCE_COLOR": "1"], false),
      ("", ["FORCE_COLOR": "1"], true), ("", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
      ("--color auto", ["NO_COLOR": ""], false),
      ("", ["FORCE_COLOR": "1", "NO_COLOR": ""], true),
    ] as [(String, [String: String], Bool)]
  )
  func color(flags: String, environment: [String: String], isColored: Bool) throws {
    let run = try ProgramFolder(["a.widget.yml": Sample.error]).run(flags, environment: environment)
    #expect(run.status == 1 && run.output.contains("\u{1B}[") == isColored)
  }

  @Test("each of several formats goes to its place")
  func formats() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.expect(1, "--format compact --format json=out.json --format text=out.txt")
    #expect(run.lines.count == 1 && run.output.hasPrefix("a.widget.yml:2:33: error:"))
    #expect(try workspace.text(of: "out.json") == workspace.run("--format json").output)
    #expect(try workspace.text(of: "out.txt") == workspace.run("").output)
  }

  @Test("a file named - is standard output")
  func dash() throws {
    let workspace = try ImportTests.workspace()
    for (named, plain) in [
      ("--format json=- Maps.widget.yml", "--format json Maps.widget.yml"),
      ("preview --output - Maps.widget.yml", "preview Maps.widget.yml"), ("import app --output -", "import app"),
    ] {
      let (run, wanted) = try (workspace.run(named), workspace.run(plain))
      #expect(run.output == wanted.output && !run.output.isEmpty, "\(named)")
    }
    #expect(try workspace.shell("ls").output == "Maps.widget.yml\napp\n")
  }

  @Test(
    "--select says what of it stands for nothing that was checked",
    arguments: [
      ("no-scrolling,concise-name", "concise-name"), ("vibrancy", "vibrancy"), ("widgetkit", "widgetkit"),
      ("unknown-field", "unknown-field"), ("wrong-type,margins", nil), ("source-missing", "source-missing"),
    ]
  )
  func selectedInVain(_ names: String, _ idle: String?) throws {
    let rules = "rules: {concise-name: off, vibrancy: off, unknown-field: off}\n"
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, ".widgetlint.yml": rules])
    let errors = try workspace.run("--select \(names)").errors
    #expect(errors == (idle.map { "widgetlint: note: --select \($0) checks nothing here\n" } ?? ""))
    #expect(try workspace.run("--quiet --select \(names)").errors.isEmpty)
  }

  @Test("statistics show what could not be judged")
  func statistics() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": "app: {name: Maps}\nwidgets: [{name: Maps, grid: {spacing: 8pt}}]\n"
    ])
    let row = try workspace.run("--statistics").errors.split(separator: "\n").first { $0.hasPrefix("grid-spacing ") }
    #expect(row?.split(separator: " ").map(String.init) == ["grid-spacing", "0", "0", "1", "0"])
  }

  @Test("a run says how many rules could judge, and what would feed the others")
  func reach() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": "app: {name: Maps}\nwidgets: [{name: Maps, grid: {spacing: 8}}]\n",
      "b.widget.yml": "app: {name: Maps}\nwidgets: [{name: Maps, heights: {compact: 100}, grid: {items: no}}]\n",
    ])
    let flags = "--select grid-spacing,grid-item-limit,compact-height,expanded-taller,single-tap --statistics"
    let run = try workspace.run(flags)
    #expect(
      run.output == "2 files checked: no findings\n2 of 5 rules could judge; 3 lacked their fields (--statistics)\n"
    )
    let table = run.errors.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "" }.dropFirst()
    let expected = """
      could not judge  lacked
      expanded-taller  widgets[].heights.expanded
      grid-item-limit  widgets[].grid.items
      single-tap       widgets[].buttons[].taps

      """
    #expect(table.joined(separator: "\n") == expected)
    let json = try workspace.run("--format json --select grid-spacing,single-tap").output
    #expect(json.contains(/"rules": \{\s*"judged": 1,\s*"lacked": 1,\s*"off": \d+\s*\}/), "\(json)")
    #expect(try workspace.run("--select grid-spacing").output == "2 files checked: no findings\n")
  }
}
