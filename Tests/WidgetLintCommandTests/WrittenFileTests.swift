import Foundation
import Testing

@Suite("Files that a run writes", .showsRuns)
struct WrittenFileTests {
  private static let flags = ["--format json=out", "--write-baseline out"]

  /// Returns the content of `out` after a script and a run, and the run.
  private func written(_ flag: String, _ setUp: String, _ command: String = "") throws -> (Program.Run, String) {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.clean])
    let run = try workspace.shell("\(setUp)\n\(command) \"$widgetlint\" --isolated \(flag) a.widget.yml\nls -lA")
    return (run, (try? workspace.text(of: "out")) ?? "no file")
  }

  @Test(
    "a report or a baseline takes the place of an older one, with its mode, and nothing else is left",
    arguments: flags
  )
  func replaced(flag: String) throws {
    let (run, text) = try written(flag, "echo old >out; chmod 640 out")
    #expect(text.contains("version") && !text.contains("old"))
    #expect(run.output.contains("-rw-r----- 1 "))
    let names = run.lines.compactMap { $0.split(separator: " ").last }
    #expect(names.suffix(3) == [".git", "a.widget.yml", "out"], "\(run.output)")
  }

  @Test("a baseline that the disk has no room for is told, with what it lacks, and is not there")
  func full() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Sample.error])
    let run = try workspace.shell("(ulimit -f 0; \"$widgetlint\" --write-baseline out 2>&1; echo $?) | cat; ls")
    #expect(run.output.contains("out: 1 finding not written"))
    #expect(run.lines.suffix(2) == ["2", "a.widget.yml"])
  }

  @Test("a new report or baseline has the mode that the caller wants", arguments: flags)
  func mode(flag: String) throws {
    #expect(try written(flag, "umask 027").0.output.contains("-rw-r----- 1 "))
    #expect(try written(flag, "umask 022").0.output.contains("-rw-r--r-- 1 "))
  }

  @Test(
    "a link stays, and what it leads to changes; so do all names of one file",
    arguments: flags,
    ["echo old >real; ln -s real out", "ln -s real out", "echo old >real; ln real out"]
  )
  func links(flag: String, setUp: String) throws {
    let (run, text) = try written(flag, "\(setUp)", "trap 'cmp real out && echo same' EXIT;")
    #expect(text.contains("version") && !text.contains("old"))
    #expect(run.output.contains("same"))
    #expect(run.output.contains(setUp.contains("-s") ? "out -> real" : " 2 "))
  }

  @Test(
    "a report or a baseline is written where its folder takes no new file",
    OrdinaryUser.needed,
    arguments: flags
  )
  func closedFolder(flag: String) throws {
    let (_, text) = try written(flag, "echo old >out; chmod 666 out; chmod 555 .", OrdinaryUser.command)
    #expect(text.contains("version") && !text.contains("old"))
  }

  @Test(
    "a report or a baseline that cannot be written fails the run, and stays as it was",
    OrdinaryUser.needed,
    arguments: flags,
    ["chmod 444 out; chmod 777 .", "rm out; chmod 555 ."]
  )
  func forbidden(flag: String, setUp: String) throws {
    let (run, text) = try written(flag, "echo old >out; \(setUp)", OrdinaryUser.command)
    #expect(run.errors.contains("out: permission denied\n"))
    #expect(text == (setUp.hasPrefix("rm") ? "no file" : "old\n"))
    #expect(!run.output.contains(".widgetlint-"))
  }
}
