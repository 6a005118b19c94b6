import Foundation
import Testing

@Suite("Names from strangers: with a zero, not in UTF-8, or one file under two names", .showsRuns)
struct HostileNameTests {
  @Test("A name with a zero in a configuration is refused, and never cut")
  func zero() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean, "base.yml": "", "rules/none.txt": ""])
    for line in ["rulePaths: \"\\0\"", "rulePaths: [\"rules\\0x\"]", "extends: \"\\0\"", "extends: [\"base.yml\\0\"]"] {
      try workspace.write(line + "\n", to: ".widgetlint.yml")
      for arguments in ["", "config", "rules", "explain title-prefix", "--config .widgetlint.yml"] {
        let errors = try workspace.expect(2, arguments, errors: "which no file name can have").errors
        #expect(HostileText.faults(in: errors) == [])
      }
    }
  }

  @Test("A name with a zero in a glob or a baseline names nothing")
  func zeroElsewhere() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "exclude: \"a.widget.yml\\0\"\n",
      "b.yml": "version: 1\nfindings: [{rule: no-scrolling, file: \"a.widget.yml\\0\"}]\n",
    ])
    try workspace.expect(0)
    try workspace.expect(1, "--baseline b.yml --fail-on-stale-baseline", errors: "no longer occurs")
  }

  /// A script that sets `$n` to a name that is not UTF-8.
  private static let name = "n=$(printf 'n\\377'); "

  @Test(
    "A name that is not UTF-8 works in every flag",
    arguments: [
      "printf '' >\"$n\"; \"$widgetlint\" --config \"$n\" a.widget.yml",
      "printf '' >\"$n\"; \"$widgetlint\" --config=\"$n\" a.widget.yml",
      "printf '' >\"$n\"; \"$widgetlint\" config --config \"$n\" a.widget.yml >out",
      "mkdir \"$n\"; cp our-rule.yml \"$n/\"; \"$widgetlint\" --rules \"$n\" a.widget.yml",
      "mkdir \"$n\"; cp our-rule.yml \"$n/\"; \"$widgetlint\" test \"$n\" >out",
      "printf 'version: 1\\nfindings: []\\n' >\"$n\"; \"$widgetlint\" --baseline \"$n\" a.widget.yml",
      "\"$widgetlint\" --write-baseline \"$n\" a.widget.yml; grep -q version \"$n\"",
      "\"$widgetlint\" --format json=\"$n\" a.widget.yml; grep -q summary \"$n\"",
      "\"$widgetlint\" --format=json=\"$n\" a.widget.yml; grep -q summary \"$n\"",
      "\"$widgetlint\" --stdin-filename \"$n\" - <a.widget.yml",
      "cp a.widget.yml \"$n\"; \"$widgetlint\" explain title-prefix \"$n:2\" >out; grep -q 'n.xFF:2' out",
      "cp a.widget.yml \"$n\"; \"$widgetlint\" explain \"$n:2:3\" >out; grep -q 'n.xFF:2' out",
      "\"$widgetlint\" preview --output \"$n\" a.widget.yml; grep -q svg \"$n\"",
      "cp a.widget.yml \"$n\"; \"$widgetlint\" --quiet --fix -- \"$n\"",
    ]
  )
  func notUTF8(script: String) throws {
    let rule = RuleDescriptionTests.rule.replacing("severity: warning", with: "severity: info")
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean, "our-rule.yml": rule])
    let run = try workspace.shell(Self.name + script)
    #expect(run.status == 0, "\(run.errors)\(run.output)")
    #expect(HostileText.faults(in: run.errors) == [])
  }

  @Test("A flag that is refused shows such a name as any other output does")
  func refused() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    let run = try workspace.shell(Self.name + "\"$widgetlint\" --isolated --config \"$n\"")
    #expect(run.status == 2 && run.errors.contains("n\\xFF") && HostileText.faults(in: run.errors) == [])
  }

  @Test("Folders whose names only look alike have configurations of their own")
  func foldersAlike() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.shell(
      """
      add() { mkdir "$1"; cp a.widget.yml "$1"; echo "rules: {no-scrolling: $2}" >"$1/.widgetlint.yml"; }
      add "$(printf '\\377')" off; add "$(printf '\\376')" error
      add "$(printf '\\303\\251')" off; add "$(printf 'e\\314\\201')" error
      rm a.widget.yml
      "$widgetlint" --format compact | grep -c no-scrolling
      """
    )
    #expect(run.lines.last == "2", "\(run.output)\(run.errors)")
  }

  @Test(
    "Two outputs to one file are noticed under whatever names",
    arguments: [
      (": >out.json; ln out.json hard.yml", "out.json", "hard.yml"), ("mkdir d", "d/../x", "./x"),
      ("ln -s gone one; ln -s gone two", "one", "two"),
      ("mkdir -p d/e; ln -s d/e f; ln -s ../gone f/one; ln -s f/one two", "two", "d/gone"),
    ]
  )
  func oneFile(script: String, one: String, other: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    for flags in ["--format json=\(one) --format sarif=\(other)", "--format json=\(one) --write-baseline \(other)"] {
      let run = try workspace.shell(
        "\(script); \"$widgetlint\" \(flags); status=$?; rm -rf hard.yml one two d f; exit $status"
      )
      #expect(run.status == 2 && run.errors.contains("two outputs go to this file"))
    }
    try workspace.expect(0, "--format json=one --format sarif=two")
  }

  @Test(
    "No output takes the place of a file that is checked, whatever its name",
    arguments: [
      ("a.widget.yml", ":"), ("../in/./a.widget.yml", ":"),
      ("report", "ln -s a.widget.yml report"), ("report", "ln a.widget.yml report"),
    ],
    ["--format json=", "--write-baseline "]
  )
  func checkedFile(file: (path: String, made: String), flag: String) throws {
    let workspace = try ProgramFolder(["in/a.widget.yml": Sample.clean])
    let lint = "\"$widgetlint\" \(flag)\(file.path)"
    let run = try workspace.shell("cd in; \(file.made); \(lint); status=$?; cat a.widget.yml; exit $status")
    #expect(run.status == 2 && run.output == Sample.clean)
    #expect(run.errors.contains("\(file.path): this file is being checked"), "\(run.errors)")
  }

  @Test("A baseline's files are looked up below its folder and what is checked, and nowhere else")
  func baseline() throws {
    let entries = ["../gone.yml", "/gone/x", "link/gone", "../out/gone"].map {
      "  - {rule: no-scrolling, file: \($0)}\n"
    }
    let workspace = try ProgramFolder([
      "in/a.widget.yml": Sample.clean, "out/there.yml": "",
      "in/b.yml": "version: 1\nfindings:\n" + entries.joined() + "  - {rule: no-scrolling, file: below/gone}\n",
    ])
    let run = try workspace.shell(
      "ln -s ../out in/link; cd in; \"$widgetlint\" --baseline b.yml --fail-on-stale-baseline"
    )
    #expect(run.status == 1 && run.errors.contains("no-scrolling in below/gone no longer occurs"))
    #expect(run.errors.components(separatedBy: "no longer occurs").count == 2)
  }

  @Test("A link that leads nowhere is passed over in a folder of rules, where it has no rule's name")
  func danglingLink() throws {
    let workspace = try ProgramFolder([
      "a.widget.yml": Sample.clean, ".widgetlint.yml": "rulePaths: [rules]\n",
      "rules/own.yml": Sample.rule("own"),
    ])
    _ = try workspace.shell("ln -s nowhere rules/.hidden.yml; ln -s nowhere rules/notes")
    #expect(workspace.error() == nil)
    _ = try workspace.shell("ln -s nowhere rules/other.yml")
    #expect(workspace.error()?.contains("rules/other.yml") == true)
  }

  /// Beginnings of file names, as `printf` reads them, and as they are shown.
  private static let hardNames = [
    ("line\\nbreak\\r", "line\\u{A}break\\u{D}"), ("\\033[31mred\\007", "\\u{1B}[31mred\\u{7}"),
    ("  two  words ", "  two  words "), ("-dash", "-dash"), ("--fix", "--fix"), ("caf\\351", "caf\\xE9"),
    ("\\342\\200\\256evil", "\\u{202E}evil"), ("$(touch x)`touch x`;*?", "$(touch x)`touch x`;*?"),
    ("a:1:2", "a:1:2"), ("é\\314\\201", "é\u{301}"),
    ("mark\\303\\314\\201", "mark\\xC3\u{301}"),
  ]

  @Test("Names with line breaks, ESC, spaces, a leading dash or no UTF-8 are found, taken, shown and fixed")
  func hardNames() throws {
    let workspace = try ProgramFolder()
    for (printed, _) in Self.hardNames {
      let script = """
        name=$(printf -- '\(printed)-.widget.yml')
        printf 'app: {name: Maps}\\nwidgets: [{name: Maps, primary: yes}]\\n' >"./$name"
        """
      #expect(try workspace.shell(script).status == 0)
    }
    let shown = Set(Self.hardNames.map { "\($0.1)-.widget.yml" })
    let finding = ":2:33: error: `primary` is \"yes\", expected true or false [wrong-type]"
    for arguments in ["--format compact", "--format compact -- *.widget.yml"] {
      #expect(try Set(workspace.run(arguments).lines) == Set(shown.map { $0 + finding }))
    }
    #expect(try Set(workspace.run("--show-files").lines) == shown)
    let fix = try workspace.shell(
      "\"$widgetlint\" --quiet --fix -- *.widget.yml; grep -h 'primary: true' ./* | wc -l; ls -A"
    )
    #expect(fix.errors == "" && fix.lines.first == "\(shown.count)")
    // Names with a line break take two lines each, and .git is there anyway.
    #expect(fix.lines.count == shown.count + 3)
  }
}
