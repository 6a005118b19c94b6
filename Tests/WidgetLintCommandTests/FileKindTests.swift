import Testing

/// Kinds of files that not every user can make.
private enum Special {
  static let devices = ["mknod x.widget.yml c 1 5", "mknod x.widget.yml c 1 7"]
  static let socket = "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"x.widget.yml\")'"

  static func works(_ setUp: String) -> Bool { (try? ProgramFolder().shell(setUp).status) == 0 }
}

@Suite("Paths that are no plain file, or do not stay one", .showsRuns)
struct FileKindTests {
  /// Runs over a folder with a good file and one that a script makes, and then over that file by name.
  private func runs(_ setUp: String, _ name: String) throws -> (found: Program.Run, named: Program.Run) {
    let workspace = try ProgramFolder(["good.widget.yml": Sample.error])
    #expect(try workspace.shell(setUp).errors == "")
    return (try workspace.run("--format compact"), try workspace.run("--format compact \(name)"))
  }

  @Test(
    "a link loop and a broken link are reported, named or found in a folder, and the other files are still checked",
    arguments: [
      ("ln -s x.widget.yml x.widget.yml", "too many levels of symbolic links"),
      ("ln -s y.widget.yml x.widget.yml; ln -s x.widget.yml y.widget.yml", "too many levels of symbolic links"),
      ("ln -s nowhere x.widget.yml", "there is no such file or folder"),
      ("ln -s nowhere/x good; ln -s good x.widget.yml", "there is no such file or folder"),
    ]
  )
  func links(setUp: String, reason: String) throws {
    let (found, named) = try runs(setUp, "x.widget.yml")
    for run in [found, named] { #expect(run.status == 2 && run.errors.contains("x.widget.yml: \(reason)\n")) }
    #expect(found.lines.count == 1 && found.output.hasPrefix("good.widget.yml:"))
  }

  @Test("a link loop of folders is not walked into")
  func folderLoop() throws {
    let (found, _) = try runs("mkdir -p a/b; ln -s ../.. a/b/up; ln -s . a/self; cp good.widget.yml a/b", "a")
    #expect(found.lines.count == 2 && found.errors == "")
  }

  @Test("a FIFO keeps nobody waiting")
  func fifo() throws {
    try expectNoReading(of: "mkfifo x.widget.yml")
  }

  @Test(
    "a device keeps nobody waiting",
    .enabled(if: Special.works(Special.devices[0]), "only root makes one"),
    arguments: Special.devices
  )
  func madeDevice(setUp: String) throws {
    try expectNoReading(of: setUp)
  }

  @Test("a socket keeps nobody waiting", .enabled(if: Special.works(Special.socket), "python3 makes it"))
  func socket() throws {
    try expectNoReading(of: Special.socket)
  }

  /// Expects that a special file is skipped in a folder, and reported if it is named.
  private func expectNoReading(of setUp: String) throws {
    let (found, named) = try runs(setUp, "x.widget.yml")
    #expect(found.status == 1)
    #expect(found.lines.count == 1 && found.errors == "")
    #expect(named.status == 2)
    #expect(named.errors.contains("x.widget.yml: "), "\(named.errors)")
    #expect(named.output == "")
  }

  @Test(
    "a device is no input, whether it ends or not, and a link to it is not followed in a walk",
    arguments: ["/dev/zero", "/dev/full", "/dev/null"]
  )
  func device(path: String) throws {
    let (found, named) = try runs("ln -s \(path) x.widget.yml", "x.widget.yml")
    #expect(found.status == 1 && found.lines.count == 1)
    #expect(found.errors.contains("note: x.widget.yml: the link leads out of the repository"))
    #expect(named.errors.contains("x.widget.yml: it is not a regular file; standard input is named -\n"))
    try ProgramFolder().expect(2, path, errors: "\(path): it is not a regular file; standard input is named -\n")
  }

  @Test("a path that vanishes between finding and reading is reported, and the other files are still checked")
  func vanishing() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error, "b.widget.yml": Sample.error])
    // The program reads standard input first; once it has read more than a pipe holds, it has found the files.
    let script = """
      mkfifo in
      "$widgetlint" --jobs 1 --format compact - a.widget.yml b.widget.yml <in &
      exec 3>in
      head -c 200000 /dev/zero | tr '\\0' '#' >&3
      rm a.widget.yml
      exec 3>&-
      wait $!
      """
    let run = try workspace.shell(script)
    #expect(run.status == 2)
    #expect(run.errors == "widgetlint: error: a.widget.yml: there is no such file or folder\n")
    #expect(run.lines.count == 2 && run.lines.last?.hasPrefix("b.widget.yml:") == true)
  }

  @Test("a file that grows while it is read is checked as far as it went, and the run ends")
  func growing() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    let script = """
      (for number in $(seq 20000); do echo '# one more line'; done) >>a.widget.yml &
      for run in 1 2 3 4 5 6 7 8; do "$widgetlint" --quiet a.widget.yml || echo "run $run: $?"; done
      kill $! 2>/dev/null
      wait
      """
    let run = try workspace.shell(script)
    #expect(run.output == "" && run.errors == "")
  }
}
