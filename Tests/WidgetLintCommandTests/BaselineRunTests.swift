import Testing

@Suite("Runs with a baseline", .showsRuns)
struct BaselineRunTests {
  private static func workspace() throws -> ProgramFolder {
    let workspace = try ProgramFolder([
      "app/a.widget.yml": Sample.warning, "app/b.widget.yml": Sample.error, "ci/readme.txt": "",
    ])
    let run = try workspace.run("--write-baseline ci/baseline.yml")
    #expect(run.status == 0)
    #expect(run.counts == "2 files checked: no findings, 2 in the baseline")
    #expect(
      run.errors
        == "widgetlint: note: ci/baseline.yml: 2 findings written; --baseline ci/baseline.yml leaves them out\n"
    )
    return workspace
  }

  @Test("a baseline holds however the files are named, and wherever the run is")
  func naming() throws {
    let workspace = try Self.workspace()
    let flags = "--quiet --fail-on-stale-baseline --baseline"
    for path in ["", "app", "app/a.widget.yml", "./ci/../app/b.widget.yml"] {
      try workspace.expect(0, "\(flags) ci/baseline.yml \(path)", output: "", errors: "")
      #expect(try workspace.shell("cd ci; \"$widgetlint\" \(flags) baseline.yml ../\(path)").status == 0, "\(path)")
    }
  }

  @Test("an entry is stale once its file is clean or gone, not where the run did not look")
  func stale() throws {
    let workspace = try Self.workspace()
    try workspace.write(Sample.clean, to: "app/a.widget.yml")
    let flags = "--baseline ci/baseline.yml --fail-on-stale-baseline"
    try workspace.expect(0, "\(flags) app/b.widget.yml")
    let run = try workspace.expect(1, flags)
    #expect(run.errors.hasPrefix("ci/baseline.yml:4:5: warning: "))
    #expect(run.errors.contains(" in ../app/a.widget.yml no longer occurs [stale-baseline]"))
    try workspace.expect(0, "--baseline ci/baseline.yml")
    _ = try workspace.shell("rm app/b.widget.yml")
    #expect(try workspace.run("\(flags) app").errors.contains("in ../app/b.widget.yml no longer occurs"))
  }

  @Test("a file whose name a baseline escapes is not gone for a run over another", arguments: ["c\\007", "b\\303a"])
  func escapedName(printed: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.warning])
    let run = try workspace.shell(
      """
      cp a.widget.yml "$(printf '\(printed).widget.yml')"
      "$widgetlint" --quiet --write-baseline baseline.yml
      "$widgetlint" --quiet --baseline baseline.yml --fail-on-stale-baseline a.widget.yml
      """
    )
    #expect(run.status == 0 && run.output == "" && run.errors == "")
    let clean = try workspace.shell(
      """
      for file in ./*.widget.yml; do printf 'app: {name: Maps}\nwidgets: [{name: Maps}]\n' >"$file"; done
      "$widgetlint" --baseline baseline.yml
      """
    )
    #expect(clean.errors.ranges(of: "no longer occurs").count == 2)
  }

  @Test("a baseline never holds what keeps a file from being read, and its other entries are not stale meanwhile")
  func unread() throws {
    let workspace = try Self.workspace()
    try workspace.write("app: [\n", to: "app/a.widget.yml")
    try workspace.expect(1, "--baseline ci/baseline.yml --fail-on-stale-baseline", output: "[yaml-syntax]", errors: "")
    let written = try workspace.expect(1, "--write-baseline new.yml", output: "[yaml-syntax]")
    #expect(written.counts == "2 files checked: 1 error, 1 in the baseline")
    #expect(written.errors.hasSuffix("; errors that keep a file from being read are not among them\n"))
    #expect(try !workspace.text(of: "new.yml").contains("yaml-syntax"))
    let old = "version: 1\nfindings: [{rule: yaml-syntax, file: app/a.widget.yml, path: \"\"}]\n"
    try workspace.write(old, to: "new.yml")
    try workspace.expect(1, "--baseline new.yml", output: "[yaml-syntax]")
  }

  @Test("entries of a group that the run leaves out are not stale, whoever wrote its rules")
  func groups() throws {
    let workspace = try ProgramFolder(copying: "examples/menu")
    try workspace.expect(0, "--write-baseline baseline.yml")
    let run = try workspace.expect(0, "--ignore menu/guests --baseline baseline.yml --fail-on-stale-baseline")
    #expect(run.counts == "1 file checked: no findings, 1 in the baseline")
  }

  @Test("a baseline that is faulty or missing fails the run")
  func faulty() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean, "baseline.yml": "version: 1\nfindngs: []\n"])
    let fault = "baseline.yml:2:1: error: \"findngs\" is not a key here [baseline]"
    try workspace.expect(2, "--baseline baseline.yml", errors: fault)
    try workspace.expect(2, "--baseline missing.yml")
    try workspace.expect(2, "--fail-on-stale-baseline")
  }

  @Test("a report never takes the baseline's place")
  func report() throws {
    let workspace = try Self.workspace()
    let before = try workspace.text(of: "ci/baseline.yml")
    _ = try workspace.shell("ln ci/baseline.yml ci/link.yml")
    for file in ["ci/baseline.yml", "ci/../ci/link.yml"] {
      let arguments = "--baseline ci/baseline.yml --format json=\(file)"
      try workspace.expect(2, arguments, errors: "\(file): this file is the baseline")
      #expect(try workspace.text(of: "ci/baseline.yml") == before)
    }
    try workspace.expect(0, "--baseline ci/baseline.yml --write-baseline ci/baseline.yml")
  }

  @Test("a run that failed leaves the baseline as it is")
  func failed() throws {
    let workspace = try Self.workspace()
    let before = try workspace.text(of: "ci/baseline.yml")
    let arguments = "--write-baseline ci/baseline.yml app/a.widget.yml missing.widget.yml"
    try workspace.expect(2, arguments, errors: "ci/baseline.yml: 1 finding not written, though")
    #expect(try workspace.text(of: "ci/baseline.yml") == before)
  }

  @Test(
    "of very many stale entries the first are told, and the others counted",
    arguments: [(5_001, "1 more entry no longer occurs"), (5_002, "2 more entries no longer occur")]
  )
  func manyStale(count: Int, note: String) throws {
    let entries = (0..<count).map { "- {rule: no-scrolling, file: a.widget.yml, path: widgets/\($0), value: true}\n" }
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, "baseline.yml": "version: 1\nfindings:\n" + entries.joined(),
    ])
    let run = try workspace.expect(0, "--baseline baseline.yml")
    #expect(run.errors.hasSuffix("widgetlint: note: \(note)\n"))
  }
}
