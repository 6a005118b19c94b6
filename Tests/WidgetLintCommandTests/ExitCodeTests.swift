import Foundation
import Testing
import WidgetLint

@Suite("Exit codes: 0 clean, 1 findings, 2 the run itself failed", .showsRuns)
struct ExitCodeTests {
  @Test(
    "a run fails at the severity that --fail-on names, a warning where it names none",
    arguments: [
      ("clean", "", 0), ("error", "", 1), ("warning", "", 1), ("info", "", 0), ("info", "--fail-on info", 1),
      ("warning", "--fail-on error", 0), ("error", "--fail-on error", 1), ("error", "--fail-on never", 0),
    ] as [(String, String, Int32)]
  )
  func failOn(name: String, flags: String, status: Int32) throws {
    let texts = ["clean": Sample.clean, "error": Sample.error, "warning": Sample.warning, "info": Sample.info]
    let workspace = try ProgramFolder(["a.widget.yml": texts[name] ?? ""])
    #expect(try workspace.run(flags).status == status)
    #expect(try workspace.run("lint \(flags) a.widget.yml").status == status)
  }

  @Test(
    "a project whose storyboard cannot be read, or is not there, is never clean",
    arguments: [
      ("echo '<<<<<<< HEAD' >> Today/MainInterface.storyboard", "it is no XML"),
      ("rm Today/MainInterface.storyboard", "the storyboard MainInterface is not among the target's resources"),
    ]
  )
  func unreadStoryboard(change: String, error: String) throws {
    let workspace = try ProgramFolder(sample: "drawn")
    _ = try workspace.shell(change)
    let run = try workspace.run("Maps.xcodeproj")
    #expect(run.status == 2 && run.errors.contains(error), "\(run.errors)")
    #expect(run.counts == "3 files checked: no findings")
  }

  @Test("the configuration's failOn holds unless the command line says another")
  func configuredFailOn() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.warning, ".widgetlint.yml": "failOn: error\n"])
    #expect(try workspace.run("").status == 0)
    #expect(try workspace.run("--fail-on warning").status == 1)
    #expect(try workspace.run("--isolated").status == 1)
  }

  @Test(
    "bad usage says why on standard error, and writes nothing else",
    arguments: [
      "--nope", "--jobs 0", "--jobs x", "--fail-on warn", "--color sometimes", "--format yaml", "--format json=",
      "--format text --format json",
      "--select no-scroling", "--ignore nope", "--config missing.yml", "--rules missing.yml",
      "--format json=a.widget.yml/x.json", "--config x --isolated", "--stdin-filename a.widget.yml",
      "--stdin-filename x a.widget.yml",
      "--write-baseline -", "--write-baseline b --fix", "--write-baseline b --unsafe-fixes",
      "--write-baseline b --diff",
      "rules --config x --isolated",
      "--format json=x --format sarif=./x", "--format json=x --write-baseline x", "--select ,", "--ignore ''",
      "--show-files --fix", "--show-files --write-baseline b", "--format json=.widgetlint.yml",
      "--rules a.widget.yml", "import --check --output x", "import --check --host A",
      "help foo", "help linnt", "help ''", "preview --select", "preview --nothing a",
    ]
  )
  func usage(flags: String) throws {
    let run = try ProgramFolder(["a.widget.yml": Sample.clean]).run(flags)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("error: ") && !run.errors.contains("Error: "))
  }

  @Test("a path that does not exist fails the run, and the other files are still checked")
  func missingPath() throws {
    let run = try ProgramFolder(["a.widget.yml": Sample.error]).run("--format compact missing.widget.yml a.widget.yml")
    #expect(run.status == 2)
    #expect(run.lines.count == 1 && run.output.contains("[no-scrolling]"))
    #expect(run.errors.contains("missing.widget.yml: there is no such file or folder"))
  }

  @Test("a run that found nothing to check fails, unless --allow-empty")
  func nothingToCheck() throws {
    let workspace = try ProgramFolder(["a.yml": Sample.error])
    #expect(try workspace.run("").status == 2)
    #expect(try workspace.run(".").errors.contains("nothing to check"))
    #expect(!(try workspace.run("").errors.contains("import")))
    _ = try workspace.shell(
      "mkdir App.xcodeproj; echo com.apple.product-type.app-extension > App.xcodeproj/project.pbxproj"
    )
    #expect(
      try workspace.run("").errors.contains("widgetlint import App.xcodeproj describes them, and widgetlint init")
    )
    #expect(try workspace.run("--allow-empty").status == 0)
    #expect(try workspace.run("--allow-empty missing").status == 2)
  }

  @Test("a file or a folder without permission fails the run, and the others are still checked")
  func unreadable() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.error, "b.widget.yml": Sample.error, "c/d.widget.yml": Sample.error,
    ])
    // Root reads everything, so the program runs as somebody else.
    let script = """
      chmod 755 . && chmod 000 b.widget.yml c
      if [ "$(id -u)" = 0 ]; then as='\(OrdinaryUser.command)'; fi
      copy=$(mktemp) && cp "$widgetlint" "$copy" && chmod 755 "$copy"
      $as "$copy" --isolated --format compact .
      status=$?
      rm -f "$copy"; chmod 700 b.widget.yml c
      exit $status
      """
    let run = try workspace.shell(script)
    #expect(run.status == 2)
    #expect(run.lines.count == 1 && run.output.hasPrefix("a.widget.yml:"))
    #expect(run.errors.contains("b.widget.yml: permission denied"))
    #expect(run.errors.contains("c: permission denied"))
  }

  @Test(
    "help ends with examples and the exit codes, an empty line before each",
    arguments: [
      "--help", "lint --help", "rules -h", "help explain", "test --help", "schema --help", "config --help", "help init",
      "preview --help", "help server",
    ]
  )
  func helpEnding(arguments: String) throws {
    let run = try ProgramFolder().run(arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    let parts = run.output.components(separatedBy: "\n\nEXAMPLES:\n")
    #expect(!run.output.contains("\n\n\n"))
    try #require(parts.count == 2)
    let ending = parts[1].components(separatedBy: "\n\nEXIT CODES:\n")
    try #require(ending.count == 2)
    #expect(ending[0].components(separatedBy: "\n").count >= 2)
    #expect(ending[1].components(separatedBy: "\n").prefix(3).map { $0.prefix(5) } == ["  0  ", "  1  ", "  2  "])
    // What draws and what serves report by other means.
    #expect(ending[1].contains("--fail-on") == !["preview", "server"].contains { arguments.contains($0) })
  }

  @Test("the version is output")
  func version() throws {
    let run = try ProgramFolder().run("--version")
    #expect(run.status == 0 && run.output == "\(ProductInfo.version)\n" && run.errors.isEmpty)
  }
}
