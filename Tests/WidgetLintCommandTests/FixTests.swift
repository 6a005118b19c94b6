import Testing

@Suite("Fixing files", .showsRuns)
struct FixTests {
  private static let mixed = "app: {name: Maps}\nwidgets:\n  - name: Maps # ok\n    primary: yes\n    width: 300\n"
  private static let safe = "app: {name: Maps}\nwidgets:\n  - name: Maps # ok\n    primary: true\n    width: 300\n"
  private static let all = "app: {name: Maps}\nwidgets:\n  - name: Maps # ok\n    primary: true\n    width: adaptive\n"

  @Test(
    "--fix fixes what has one right answer, --unsafe-fixes the rest, and what remains decides the exit code",
    arguments: [("--fix", safe, 1), ("--fix --unsafe-fixes", all, 0), ("--unsafe-fixes", all, 0)]
      as [(String, String, Int32)]
  )
  func fix(flags: String, expected: String, status: Int32) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.mixed])
    let run = try workspace.expect(status, flags)
    #expect(try workspace.text(of: "a.widget.yml") == expected)
    #expect(run.errors.hasPrefix("a.widget.yml: fixed "))
    #expect(try workspace.run(flags).errors == "")
    #expect(try workspace.shell("ls -A | grep -v '^.git$'").output == "a.widget.yml\n")
  }

  @Test("a file under several names is fixed once, for any number of jobs", arguments: [1, 8])
  func severalNames(jobs: Int) throws {
    let workspace = try ProgramFolder()
    for number in 0..<24 {
      try workspace.write("app: {name: Maps}\nwidgets: [{name: Maps, primary: yes}]\n", to: "r\(number).widget.yml")
    }
    _ = try workspace.shell("for name in r*; do ln -s $name l$name; done")
    let run = try workspace.run("--fix --jobs \(jobs)")
    #expect(run.counts == "48 files checked: no findings, 24 fixed")
    #expect(run.errors.split(separator: "\n").count == 24)
  }

  @Test("without a flag, the summary says which one would fix how many")
  func summary() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.mixed])
    #expect(
      try workspace.run("").counts
        == "1 file checked: 1 error, 1 warning; 1 can be fixed with --fix, 1 more with --unsafe-fixes"
    )
    #expect(
      try workspace.run("--fix").counts == "1 file checked: 1 warning, 1 fixed; 1 can be fixed with --unsafe-fixes"
    )
    try workspace.expect(1, "--format json", output: "\"replacement\": \"adaptive\"")
  }

  @Test(
    "--diff writes nothing, and applies with patch and git to the bytes that --fix writes",
    arguments: ["", "some where/"]
  )
  func diff(folder: String) throws {
    let workspace = try ProgramFolder([
      "\(folder)a.widget.yml": Self.mixed, "\(folder)é.widget.yml": String(Self.mixed.dropLast()),
    ])
    let diff = try workspace.expect(1, "--diff --unsafe-fixes", errors: "[wrong-type]")
    #expect(try workspace.text(of: "\(folder)a.widget.yml") == Self.mixed)
    try workspace.write(diff.output, to: "diff")
    for command in ["patch -p0 <diff", "git apply -p0 diff"] {
      let run = try workspace.shell(command)
      #expect(run.status == 0, "\(command): \(run.output)\(run.errors)")
      #expect(try workspace.text(of: "\(folder)a.widget.yml") == Self.all)
      #expect(try workspace.text(of: "\(folder)é.widget.yml") == String(Self.all.dropLast()))
      try workspace.write(Self.mixed, to: "\(folder)a.widget.yml")
      try workspace.write(String(Self.mixed.dropLast()), to: "\(folder)é.widget.yml")
    }
  }

  @Test("standard input's fixed text goes to standard output, and the findings to standard error")
  func filter() throws {
    let run = try ProgramFolder().expect(1, "--fix -", errors: "[adaptive-width]", input: Self.mixed)
    #expect(run.output == Self.safe)
    #expect(try ProgramFolder().run("--fix -", input: "a: [").output == "a: [")
  }

  @Test("a value that comes through an alias is left alone, and its finding says so")
  func alias() throws {
    let text = "x-wide: &wide 300\napp: {name: Maps}\nwidgets: [{name: Maps, width: *wide}]\n"
    let workspace = try ProgramFolder(["a.widget.yml": text])
    try workspace.expect(1, "--unsafe-fixes", output: "no fix is known for the way that it is written")
    #expect(try workspace.text(of: "a.widget.yml") == text)
  }

  // MARK: - Writing

  @Test("mode and link stay, and the file that the link leads to changes")
  func modeAndLink() throws {
    let workspace = try ProgramFolder(["below/real.yml": Self.mixed])
    let run = try workspace.shell(
      "chmod 600 below/real.yml; ln -s below/real.yml a.widget.yml; \"$widgetlint\" --fix a.widget.yml >&2; ls -l below a.widget.yml"
    )
    #expect(run.output.contains("-rw-------") && run.output.contains("a.widget.yml -> below/real.yml"))
    #expect(try workspace.text(of: "below/real.yml") == Self.safe)
  }

  @Test(
    "a file that cannot be replaced as a whole is left as it is, with a message and exit code 2",
    arguments: [
      ("ln a.widget.yml other", "", "2 names"),
      ("printf '\\n# %03000d' 0 >>a.widget.yml", "sh -c 'ulimit -f 1; exec \"$@\"' sh", "large"),
    ]
  )
  func untouched(setUp: String, wrapper: String, reason: String) throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.mixed])
    let script = "\(setUp); cp a.widget.yml /tmp/$$; \(wrapper) \"$widgetlint\" --fix a.widget.yml; echo status $?; "
    let run = try workspace.shell(script + "cmp a.widget.yml /tmp/$$ && ls -A; rm /tmp/$$")
    #expect(run.output.contains("status 2"), "\(run.output)")
    #expect(run.errors.contains("not fixed") && run.errors.contains(reason))
    #expect(run.output.contains("a.widget.yml\n") && !run.output.contains(".widgetlint-"), "\(run.output)")
  }

  @Test(
    "a file that the user may not replace is left as it is, likewise",
    OrdinaryUser.needed,
    arguments: [
      ("chmod 555 .", "permission denied"), ("chmod 777 .; chmod 444 a.widget.yml", "permission denied"),
      ("chmod 777 .; chmod 666 a.widget.yml", "belongs to somebody else"),
    ]
  )
  func forbidden(setUp: String, reason: String) throws {
    try untouched(setUp: setUp, wrapper: OrdinaryUser.command, reason: reason)
  }
}
