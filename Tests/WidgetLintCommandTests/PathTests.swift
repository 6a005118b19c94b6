import LintSystem
import Testing

@testable import WidgetLintCommand

@Suite("Which files are checked", .showsRuns)
struct PathTests {
  private static let files = [
    "b.widget.yml": Sample.error, "a/z.widget.yaml": Sample.error, "a.widget.yml": Sample.error,
    "a/b.yml": Sample.error,
    "a-b/c.widget.yml": Sample.error, ".hidden/x.widget.yml": Sample.error, "a/.hidden/x.widget.yml": Sample.error,
    "B.widget.yml": Sample.error, "c.widget.yml.txt": Sample.error, "é.widget.yml": Sample.error,
  ]

  private func shown(_ workspace: ProgramFolder, _ arguments: String) throws -> [String] {
    try workspace.run("--show-files \(arguments)").lines
  }

  @Test("a folder is walked for descriptions, sorted, but not into hidden folders")
  func walk() throws {
    let workspace = try ProgramFolder(Self.files)
    let expected = [
      "B.widget.yml", "a-b/c.widget.yml", "a.widget.yml", "a/z.widget.yaml", "b.widget.yml", "é.widget.yml",
    ]
    #expect(try shown(workspace, "") == expected)
    #expect(try shown(workspace, ".") == expected)
    #expect(try shown(workspace, "./a/ b.widget.yml a") == ["a/z.widget.yaml", "b.widget.yml"])
    #expect(try shown(workspace, ".//a// .//b.widget.yml") == ["a/z.widget.yaml", "b.widget.yml"])
    #expect(try shown(workspace, ".hidden") == [".hidden/x.widget.yml"])
    let found = try workspace.run("--format compact").lines.map { $0.split(separator: ":").first.map(String.init) }
    #expect(found == expected)
  }

  @Test(
    "a named file is checked whatever its name",
    arguments: ["a/b.yml", "c.widget.yml.txt", ".hidden/x.widget.yml"]
  )
  func named(path: String) throws {
    let run = try ProgramFolder(Self.files).expect(1, "--format compact \(path)")
    #expect(run.output.hasPrefix("\(path):2:"))
  }

  @Test("paths alone are read as the argument parser reads them beside an option, and so is the rest of the run")
  func pathsAlone() throws {
    for arguments in [
      [], ["."], ["a", "b.widget.yml"], ["lint"], ["lint", "lint"], ["lint", "lint", "lint"], ["lint", "help"],
      ["lint", "a"], ["a", "lint"], ["a", "help"], ["lint", "rules"], [""], ["lint", ""], ["a", ""], ["nowhere"],
      ["lint", "nowhere", "a"], ["Lint"],
    ] {
      let parsed = try #require(RootCommand.parsed(arguments + ["--color", "auto"]) as? LintCommand, "\(arguments)")
      #expect(RootCommand.paths(arguments)?.map { FilePath(argument: $0) } == parsed.paths, "\(arguments)")
    }
    let workspace = try ProgramFolder(Self.files.merging(["lint": Sample.warning]) { $1 })
    let (plain, parsed) = (try workspace.run("a lint nowhere"), try workspace.run("a lint nowhere --color auto"))
    #expect(plain.status == 2 && parsed.status == 2)
    #expect(plain.output == parsed.output && plain.errors == parsed.errors && plain.output.contains("lint:2:"))
  }

  @Test("links to folders are not walked, links to files are read")
  func links() throws {
    let workspace = try ProgramFolder(["real/a.widget.yml": Sample.error, "other.txt": Sample.error])
    _ = try workspace.shell(
      "ln -s real linked; ln -s . real/circle; ln -s ../other.txt real/link.widget.yml; ln -s real folder.widget.yml; ln -s nowhere gone.widget.yml"
    )
    let run = try workspace.run("--show-files")
    #expect(run.lines == ["gone.widget.yml", "real/a.widget.yml", "real/link.widget.yml"])
    #expect(try shown(workspace, "linked") == ["linked/a.widget.yml", "linked/link.widget.yml"])
    try workspace.expect(2)
  }

  @Test("what others made is passed over in a walk, unless named or --no-exclude")
  func excludedFolders() throws {
    let names = ["Pods", "a/Carthage", "DerivedData", "node_modules", "build", "a/build"]
    let workspace = try ProgramFolder(["a/x.widget.yml": Sample.clean, "builds/x.widget.yml": Sample.clean])
    for name in names { try workspace.write(Sample.error, to: "\(name)/x.widget.yml") }
    #expect(try shown(workspace, "") == ["a/x.widget.yml", "builds/x.widget.yml"])
    #expect(try shown(workspace, "Pods a/build/x.widget.yml") == ["Pods/x.widget.yml", "a/build/x.widget.yml"])
    #expect(try shown(workspace, "--no-exclude").count == 8)
    let only = try ProgramFolder(["Pods/x.widget.yml": Sample.error])
    try only.expect(2, errors: "--no-exclude looks in folders such as Pods")
    try ProgramFolder().expect(2, errors: "widgetlint init")
  }

  @Test("names that begin with a period are passed over")
  func periodFiles() throws {
    let workspace = try ProgramFolder([
      ".x.widget.yml": Sample.error, "._a.widget.yml": "x", "a.widget.yml": Sample.clean,
    ])
    #expect(try shown(workspace, "") == ["a.widget.yml"])
    #expect(try shown(workspace, ".x.widget.yml") == [".x.widget.yml"])
  }

  @Test("a link that leads out of the repository is not followed in a walk, and nothing is written through one")
  func leadingOut() throws {
    let workspace = try ProgramFolder([
      "in/.git/HEAD": "", "in/a.widget.yml": Sample.clean, "out/real.yml": Sample.warning,
      "bare/sub/b.widget.yml": Sample.clean,
    ])
    _ = try workspace.shell(
      "ln -s ../out/real.yml in/x.widget.yml; ln -s /etc/passwd in/y.widget.yml; ln -s ../out in/z"
    )
    let note = "note: in/x.widget.yml: the link leads out"
    let run = try workspace.expect(0, "--format compact --fix --unsafe-fixes in", output: "", errors: note)
    #expect(run.errors.contains("in/y.widget.yml"))
    for name in ["in/x.widget.yml", "in/z/real.yml"] {
      try workspace.expect(2, "--fix --unsafe-fixes \(name)", errors: "the link leads out of the repository")
    }
    #expect(try workspace.text(of: "out/real.yml") == Sample.warning)
    // Without a repository, links must not leave the searched folder.
    let bare = try workspace.shell(
      """
      bare=$(mktemp -d); cp out/real.yml "$bare"; mkdir "$bare/sub"; ln -s ../real.yml "$bare/sub/x.widget.yml"
      cd "$bare" && "$widgetlint" --show-files . ; "$widgetlint" --quiet --fix --unsafe-fixes .; cat real.yml
      "$widgetlint" --show-files sub; rm -r "$bare"
      """
    )
    #expect(bare.lines.first == "sub/x.widget.yml" && bare.output.contains("width: adaptive"), "\(bare.output)")
    #expect(bare.errors.contains("leads out") && bare.errors.contains("nothing to check"))
  }

  @Test("a name that looks like a mistake is noted")
  func mistakenNames() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, "maps.WIDGET.YML": "", "maps.widgets.yml": "", "b/widget.yml": "",
      "widgets.txt": "",
      "b/.widgetlint.yaml": "", "widgetlint.yml": "", ".widgetlint.yml": "", "other.yml": "", "widget.json": "",
    ])
    let notes = try workspace.run("").errors.split(separator: "\n").map { $0.split(separator: " ")[2] }
    #expect(Set(notes) == ["maps.WIDGET.YML", "maps.widgets.yml", "b/widget.yml", "b/.widgetlint.yaml"])
    try workspace.expect(0, "--quiet", errors: "")
  }

  @Test("- is standard input, named by --stdin-filename, which finds its configuration")
  func standardInput() throws {
    let workspace = try ProgramFolder([
      "sub/.widgetlint.yml": "rules: {no-scrolling: info}\n", "ex/.widgetlint.yml": "exclude: '*'\n",
      "a.widget.yml": Sample.error,
    ])
    try workspace.expect(1, "--format compact -", output: "<stdin>:2:33: error", input: Sample.error)
    let (named, excluded) = ("--stdin-filename sub/x.widget.yml", "--stdin-filename ex/x.widget.yml")
    try workspace.expect(0, "--format compact \(named) -", output: "sub/x.widget.yml:2:33: info", input: Sample.error)
    for (flags, status) in [("", 2), ("--no-exclude", 1), ("--allow-empty", 0)] as [(String, Int32)] {
      try workspace.expect(status, "\(excluded) \(flags) -", input: Sample.error)
    }
    for flags in ["--fix", "--fix --quiet --allow-empty", "--suppress-all later"] {
      let run = try workspace.expect(0, "\(excluded) \(flags) -", input: Sample.error)
      #expect(run.output == Sample.error)
      #expect(run.errors.contains("ex/x.widget.yml: excluded by the configuration") != flags.contains("--quiet"))
    }
    let arguments = "--format compact \(excluded) --fix - a.widget.yml"
    #expect(try workspace.expect(1, arguments, errors: "a.widget.yml:2:", input: "x").output.hasPrefix("x"))
    #expect(try workspace.expect(2, "\(excluded) --fix - none.widget.yml", input: "x").output == "x")
    try workspace.expect(1, "--format compact -", output: "empty-description", input: "")
  }

  @Test("configured exclusions hold for named files too, and --no-exclude lifts them")
  func exclusions() throws {
    let workspace = try ProgramFolder([
      "Pods/a.widget.yml": Sample.error, "b.widget.yml": Sample.clean, ".widgetlint.yml": "exclude: [Pods/**]\n",
    ])
    #expect(try shown(workspace, "") == ["b.widget.yml"])
    try workspace.expect(0)
    try workspace.expect(2, "Pods/a.widget.yml", errors: "excluded")
    try workspace.expect(0, "--allow-empty Pods/a.widget.yml")
    try workspace.expect(1, "--no-exclude Pods/a.widget.yml")
    try workspace.expect(1, "--isolated Pods/a.widget.yml")
    #expect(try shown(workspace, "--no-exclude") == ["Pods/a.widget.yml", "b.widget.yml"])
  }

  @Test("the nearest configuration upward holds, up to the repository's root")
  func nearest() throws {
    let workspace = try ProgramFolder([
      ".widgetlint.yml": "rules: {no-scrolling: info}\n", "a/b/x.widget.yml": Sample.error,
      "a/.widgetlint.yml": "rules: {no-scrolling: warning}\n", "c/x.widget.yml": Sample.error,
      "r/.git/HEAD": "", "r/x.widget.yml": Sample.error,
    ])
    let lines = try workspace.run("--format compact").lines.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    #expect(lines == ["a/b/x.widget.yml:2:33: warning:", "c/x.widget.yml:2:33: info:", "r/x.widget.yml:2:33: error:"])
    try workspace.expect(1, "--format compact --config a/.widgetlint.yml c", output: ": warning:")
  }

  @Test(
    "what a linked configuration lacks is said to be missing, and not to lie elsewhere",
    arguments: ["", "echo 'rulePaths: none' >in/nowhere"]
  )
  func linkedConfiguration(setUp: String) throws {
    let workspace = try ProgramFolder(["in/a.widget.yml": Sample.clean])
    _ = try workspace.shell("ln -s nowhere in/.widgetlint.yml; \(setUp)")
    let error = workspace.error(for: "in/a.widget.yml") ?? ""
    #expect(error.contains("there is no such file or folder") && !error.contains("leads out"), "\(error)")
  }

  @Test("explain says that a file is excluded, and what it would find there")
  func explainedExclusion() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, ".widgetlint.yml": "exclude: [a.widget.yml]\n"])
    let lines = try workspace.run("explain no-scrolling a.widget.yml").lines
    #expect(lines.first == ".widgetlint.yml excludes a.widget.yml, which is checked with --no-exclude only")
    #expect(
      lines.dropFirst().first?.hasPrefix("a.widget.yml:2:33: failed: some of the content is reached only") == true
    )
  }

  @Test("globs of a configuration that stands elsewhere match a file however its path is written")
  func distantConfiguration() throws {
    let workspace = try ProgramFolder([
      "sub/c.yml": "overrides: [{files: [m.widget.yml], rules: {no-scrolling: off}}]\nexclude: [x/**]\n",
      "m.widget.yml": Sample.error, "x/m.widget.yml": Sample.error,
    ])
    for path in ["./m.widget.yml", "$PWD/m.widget.yml", "sub/../m.widget.yml", ".", "$PWD"] {
      let run = try workspace.run("--config sub/c.yml \(path)")
      #expect(run.counts == "1 file checked: no findings", "\(path)")
    }
    #expect(try workspace.run("config --config sub/c.yml $PWD/m.widget.yml").output.contains("no-scrolling: off"))
  }
}
