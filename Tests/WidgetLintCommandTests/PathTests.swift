import Testing

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
    let run = try ProgramFolder(Self.files).run("--format compact \(path)")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("\(path):2:"))
  }

  @Test(
    "paths alone are read as the argument parser reads them beside an option",
    arguments: [
      "", ".", "a b.widget.yml", "lint", "lint lint", "lint lint lint", "lint help", "lint a", "a lint", "a help",
      "lint rules", "''", "lint ''", "a ''", "nowhere", "lint nowhere a", "Lint",
    ]
  )
  func pathsAlone(arguments: String) throws {
    let workspace = try ProgramFolder(Self.files.merging(["lint": Sample.warning, "help": Sample.clean]) { $1 })
    let (plain, parsed) = (try workspace.run(arguments), try workspace.run("\(arguments) --color auto"))
    #expect(plain.status == parsed.status)
    #expect(plain.output == parsed.output)
    #expect(plain.errors == parsed.errors)
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
    #expect(try workspace.run("").status == 2)
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
    let errors = try only.run("").errors
    #expect(errors.contains("--no-exclude looks in folders such as Pods"), "\(errors)")
    #expect(try ProgramFolder().run("").errors.contains("widgetlint init"))
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
    let run = try workspace.run("--format compact --fix --unsafe-fixes in")
    #expect(run.status == 0 && run.output == "")
    #expect(run.errors.contains("note: in/x.widget.yml: the link leads out") && run.errors.contains("in/y.widget.yml"))
    for name in ["in/x.widget.yml", "in/z/real.yml"] {
      let named = try workspace.run("--fix --unsafe-fixes \(name)")
      #expect(named.status == 2 && named.errors.contains("the link leads out of the repository"), "\(named.errors)")
    }
    #expect(try workspace.text(of: "out/real.yml") == Sample.warning)
    // Where there is no repository, the folder that is walked bounds the links.
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
    #expect(try workspace.run("--quiet").errors == "")
  }

  @Test("- is standard input, named by --stdin-filename, which finds its configuration")
  func standardInput() throws {
    let workspace = try ProgramFolder([
      "sub/.widgetlint.yml": "rules: {no-scrolling: info}\n", "ex/.widgetlint.yml": "exclude: '*'\n",
      "a.widget.yml": Sample.error,
    ])
    let plain = try workspace.run("--format compact -", input: Sample.error)
    #expect(plain.status == 1)
    #expect(plain.output.contains("<stdin>:2:33: error"))
    let named = try workspace.run("--format compact --stdin-filename sub/x.widget.yml -", input: Sample.error)
    #expect(named.status == 0)
    #expect(named.output.hasPrefix("sub/x.widget.yml:2:33: info"))
    #expect(try workspace.run("--stdin-filename ex/x.widget.yml -", input: Sample.error).status == 2)
    #expect(try workspace.run("--stdin-filename ex/x.widget.yml --no-exclude -", input: Sample.error).status == 1)
    #expect(try workspace.run("--stdin-filename ex/x.widget.yml --allow-empty -", input: Sample.error).status == 0)
    for flags in ["--fix", "--fix --quiet --allow-empty", "--suppress-all later"] {
      let excluded = try workspace.run("--stdin-filename ex/x.widget.yml \(flags) -", input: Sample.error)
      #expect(excluded.status == 0 && excluded.output == Sample.error, "\(flags): \(excluded.output)")
      #expect(excluded.errors.contains("ex/x.widget.yml: excluded by the configuration") != flags.contains("--quiet"))
    }
    let beside = try workspace.run("--format compact --stdin-filename ex/x.widget.yml --fix - a.widget.yml", input: "x")
    #expect(
      beside.status == 1 && beside.output.hasPrefix("x") && beside.errors.contains("a.widget.yml:2:"),
      "\(beside)"
    )
    let missing = try workspace.run("--stdin-filename ex/x.widget.yml --fix - none.widget.yml", input: "x")
    #expect(missing.status == 2 && missing.output == "x", "\(missing)")
    #expect(try workspace.run("--format compact -", input: "").output.contains("empty-description"))
  }

  @Test("configured exclusions hold for named files too, and --no-exclude lifts them")
  func exclusions() throws {
    let workspace = try ProgramFolder([
      "Pods/a.widget.yml": Sample.error, "b.widget.yml": Sample.clean, ".widgetlint.yml": "exclude: [Pods/**]\n",
    ])
    #expect(try shown(workspace, "") == ["b.widget.yml"])
    #expect(try workspace.run("").status == 0)
    let named = try workspace.run("Pods/a.widget.yml")
    #expect(named.status == 2)
    #expect(named.errors.contains("excluded"))
    #expect(try workspace.run("--allow-empty Pods/a.widget.yml").status == 0)
    #expect(try workspace.run("--no-exclude Pods/a.widget.yml").status == 1)
    #expect(try workspace.run("--isolated Pods/a.widget.yml").status == 1)
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
    #expect(try workspace.run("--format compact --config a/.widgetlint.yml c").output.contains(": warning:"))
  }

  @Test(
    "what a linked configuration lacks is said to be missing, and not to lie elsewhere",
    arguments: ["", "echo 'rulePaths: none' >in/nowhere"]
  )
  func linkedConfiguration(setUp: String) throws {
    let workspace = try ProgramFolder(["in/a.widget.yml": Sample.clean])
    let errors = try workspace.shell("ln -s nowhere in/.widgetlint.yml; \(setUp)\n\"$widgetlint\" in").errors
    #expect(errors.contains("there is no such file or folder") && !errors.contains("leads out"), "\(errors)")
  }

  @Test("explain says that a file is excluded, and what it would find there")
  func explainedExclusion() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, ".widgetlint.yml": "exclude: [a.widget.yml]\n"])
    let lines = try workspace.run("explain no-scrolling a.widget.yml").lines
    #expect(lines.first == ".widgetlint.yml excludes a.widget.yml, which is checked with --no-exclude only")
    #expect(
      lines.dropFirst().first
        == "a.widget.yml:2:33: failed: some of the content is reached only by scrolling, which a finger on a widget cannot do"
    )
  }

  @Test("globs of a configuration that stands elsewhere match a file however its path is written")
  func distantConfiguration() throws {
    let workspace = try ProgramFolder([
      "sub/c.yml": "overrides: [{files: [m.widget.yml], rules: {no-scrolling: off}}]\nexclude: [x/**]\n",
      "m.widget.yml": Sample.error, "x/m.widget.yml": Sample.error,
    ])
    for path in ["m.widget.yml", "./m.widget.yml", "$PWD/m.widget.yml", "sub/../m.widget.yml", ".", "$PWD"] {
      let run = try workspace.run("--config sub/c.yml \(path)")
      #expect(run.counts == "1 file checked: no findings", "\(path)")
    }
    #expect(try workspace.run("config --config sub/c.yml $PWD/m.widget.yml").output.contains("no-scrolling: off"))
  }
}
