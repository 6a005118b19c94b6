import Testing

@Suite("File names that are hard to show", .showsRuns)
struct FileNameTests {
  /// Beginnings of names as `printf` reads them, with how they are shown.
  private static let names = [
    ("line\\nbreak\\r", "line\\u{A}break\\u{D}"), ("\\033[31mred\\007", "\\u{1B}[31mred\\u{7}"),
    ("  two  words ", "  two  words "), ("-dash", "-dash"), ("--fix", "--fix"), ("caf\\351", "caf\\xE9"),
    ("\\342\\200\\256evil", "\\u{202E}evil"), ("$(touch x)`touch x`;*?", "$(touch x)`touch x`;*?"),
    ("a:1:2", "a:1:2"), ("é\\314\\201", "é\u{301}"),
    ("mark\\303\\314\\201", "mark\\xC3\u{301}"),
  ]

  @Test("names with line breaks, ESC, spaces, a leading dash or no UTF-8 are found, taken, shown and fixed")
  func names() throws {
    let workspace = try ProgramFolder()
    for (printed, _) in Self.names {
      let script = """
        name=$(printf -- '\(printed)-.widget.yml')
        printf 'app: {name: Maps}\\nwidgets: [{name: Maps, primary: yes}]\\n' >"./$name"
        """
      #expect(try workspace.shell(script).status == 0)
    }
    let shown = Set(Self.names.map { "\($0.1)-.widget.yml" })
    let finding = ":2:33: error: `primary` is \"yes\", expected true or false [wrong-type]"
    for arguments in ["--format compact", "--format compact -- *.widget.yml"] {
      #expect(try Set(workspace.run(arguments).lines) == Set(shown.map { $0 + finding }))
    }
    #expect(try Set(workspace.run("--show-files").lines) == shown)
    let fix = try workspace.shell(
      "\"$widgetlint\" --quiet --fix -- *.widget.yml; grep -h 'primary: true' ./* | wc -l; ls -A"
    )
    #expect(fix.errors == "" && fix.lines.first == "\(shown.count)")
    // The names with a line break take two lines, and .git is the folder's own.
    #expect(fix.lines.count == shown.count + 3)
  }
}
