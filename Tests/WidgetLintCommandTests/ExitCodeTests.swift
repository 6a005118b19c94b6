import Foundation
import Testing
import WidgetLint

@Suite("Exit codes: 0 clean, 1 findings, 2 the run itself failed", .showsRuns)
struct ExitCodeTests {
  @Test(
    "a run fails at the severity that --fail-on names, else the configuration, else at a warning",
    arguments: [
      (Sample.clean, "", "", 0), (Sample.error, "", "", 1), (Sample.warning, "", "", 1), (Sample.info, "", "", 0),
      (Sample.info, "", "--fail-on info", 1), (Sample.warning, "", "--fail-on error", 0),
      (Sample.error, "", "--fail-on error", 1), (Sample.error, "", "--fail-on never", 0),
      (Sample.warning, "failOn: error", "", 0), (Sample.warning, "failOn: error", "--fail-on warning", 1),
      (Sample.warning, "failOn: error", "--isolated", 1),
    ] as [(String, String, String, Int32)]
  )
  func failOn(text: String, configuration: String, flags: String, status: Int32) throws {
    try ProgramFolder(["a.widget.yml": text, ".widgetlint.yml": configuration]).expect(status, flags)
  }

  @Test(
    "a project whose storyboard cannot be read, or is not there, is never clean",
    arguments: [
      ("echo '<<<<<<< HEAD' >> Today/MainInterface.storyboard", "it is not XML"),
      ("rm Today/MainInterface.storyboard", "the storyboard MainInterface is not among the target's resources"),
    ]
  )
  func unreadStoryboard(change: String, error: String) throws {
    let workspace = try ProgramFolder(sample: "drawn")
    _ = try workspace.shell(change)
    let run = try workspace.expect(2, "Maps.xcodeproj", errors: error)
    #expect(run.counts == "3 files checked: no findings")
  }

  @Test("a path that does not exist fails the run, and the other files are still checked")
  func missingPath() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let missing = "missing.widget.yml: there is no such file or folder"
    let run = try workspace.expect(2, "--format compact missing.widget.yml a.widget.yml", errors: missing)
    #expect(run.lines.count == 1 && run.output.contains("[no-scrolling]"))
  }

  @Test("a run that found nothing to check fails, unless --allow-empty")
  func nothingToCheck() throws {
    let workspace = try ProgramFolder(["a.yml": Sample.error])
    #expect(!(try workspace.expect(2, errors: "nothing to check").errors.contains("import")))
    try workspace.write("com.apple.product-type.app-extension", to: "App.xcodeproj/project.pbxproj")
    try workspace.expect(2, errors: "widgetlint import App.xcodeproj describes them, and widgetlint init")
    try workspace.expect(0, "--allow-empty")
    try workspace.expect(2, "--allow-empty missing")
  }

  @Test("a file or a folder without permission fails the run, and the others are still checked")
  func unreadable() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.error, "b.widget.yml": Sample.error, "c/d.widget.yml": Sample.error,
    ])
    // Root can read everything, so the program runs as another user.
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
    let run = try ProgramFolder().expect(0, arguments, errors: "")
    let parts = run.output.components(separatedBy: "\n\nEXAMPLES:\n")
    #expect(!run.output.contains("\n\n\n"))
    try #require(parts.count == 2)
    let ending = parts[1].components(separatedBy: "\n\nEXIT CODES:\n")
    try #require(ending.count == 2)
    #expect(ending[0].components(separatedBy: "\n").count >= 2)
    #expect(ending[1].components(separatedBy: "\n").prefix(3).map { $0.prefix(5) } == ["  0  ", "  1  ", "  2  "])
    // Commands that draw or serve do not exit by --fail-on.
    #expect(ending[1].contains("--fail-on") == !["preview", "server"].contains { arguments.contains($0) })
  }

  @Test("the version is output")
  func version() throws {
    let run = try ProgramFolder().run("--version")
    #expect(run.status == 0 && run.output == "\(ProductInfo.version)\n" && run.errors.isEmpty)
  }
}
