import Foundation
import Testing

@Suite("Runs that are interrupted", .showsRuns)
struct SignalTests {
  private static let old = "app: {name: Maps}\nwidgets: [{name: Maps, primary: yes}]\n"
  private static let new = old.replacingOccurrences(of: "yes", with: "true")

  @Test(
    "interrupted, terminated or hung up at any time, a run ends by that signal, and leaves nothing behind",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)]
  )
  func endedWhileFixing(signal: String, status: Int) throws {
    let files = (0..<40).map { "\($0).widget.yml" }
    let workspace = try ProgramFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, Self.old) }))
    // A shell's background commands would ignore an interrupt.
    let script = """
      cp 0.widget.yml old
      for round in 0 2 4 6 8; do
        for file in *.widget.yml; do cp old "$file"; done
        env --default-signal=\(signal) "$widgetlint" --quiet --fix --jobs 3 --format json=report . &
        sleep 0.0$round
        kill -\(signal) $!
        wait $!
        echo $?
        ls -A | grep widgetlint-
      done
      """
    let run = try workspace.shell(script)
    #expect(run.lines.count == 5 && run.lines.allSatisfy { [String(status), "0"].contains($0) }, "\(run.output)")
    #expect(run.lines.contains(String(status)))
    for file in files { #expect(try [Self.old, Self.new].contains(workspace.text(of: file))) }
  }

  @Test("a signal that the caller ignores is ignored")
  func ignored() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.old])
    let script = """
      mkfifo in
      env --ignore-signal=HUP,INT,TERM "$widgetlint" --fix - a.widget.yml <in &
      exec 3>in
      # More than a pipe holds: then the program is reading.
      head -c 200000 /dev/zero | tr '\\0' '#' >&3
      for signal in HUP INT TERM; do kill -$signal $!; done
      exec 3>&-
      wait $!
      """
    #expect(try workspace.shell(script).errors.contains("a.widget.yml: fixed"))
    #expect(try workspace.text(of: "a.widget.yml") == Self.new)
  }

  @Test("SIGPIPE ends nothing: a reader that has gone is no error")
  func pipe() throws {
    let workspace = try ProgramFolder(["a.widget.yml": Self.old])
    let run = try workspace.shell("{ \"$widgetlint\" --fix --format text; echo $? >status; } | true; cat status")
    #expect(run.output == "0\n" && run.errors.hasPrefix("a.widget.yml: fixed"))
    #expect(try workspace.text(of: "a.widget.yml") == Self.new)
  }
}
