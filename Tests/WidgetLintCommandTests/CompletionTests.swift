import Testing

/// The generator of the argument parser leaves out paths and flags where no subcommand is named; they are put into its
/// scripts, and a new version of it may write those in another way.
@Suite("Completion scripts", .showsRuns)
struct CompletionTests {
  @Test(
    "offer paths and the flags of lint where no subcommand is named",
    arguments: [
      ("bash", "# Offer subcommand completions\n        _widgetlint_lint\n"),
      ("zsh", "_describe -V subcommand subcommands && ret=0\n        _widgetlint_lint && ret=0\n"),
      ("zsh", "        *)\n            _widgetlint_lint && ret=0\n            ;;\n"),
      ("fish", "\"widgetlint\" -ge 1'"),
    ]
  )
  func paths(_ shell: String, _ part: String) throws {
    let script = try ProgramFolder().run("--generate-completion-script \(shell)")
    #expect(script.status == 0)
    #expect(script.output.contains(part))
  }
}
