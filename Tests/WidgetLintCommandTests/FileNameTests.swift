import Foundation
import Testing

@Suite("File names that are hard to show", .showsRuns)
struct FileNameTests {
  @Test(
    "a name with line breaks, ESC, spaces, a leading dash or no UTF-8 is found, taken, shown and fixed",
    arguments: [
      ("line\\nbreak\\r", "line\\u{A}break\\u{D}"), ("\\033[31mred\\007", "\\u{1B}[31mred\\u{7}"),
      ("  two  words ", "  two  words "), ("-dash", "-dash"), ("--fix", "--fix"), ("caf\\351", "caf\\xE9"),
      ("\\342\\200\\256evil", "\\u{202E}evil"), ("$(touch x)`touch x`;*?", "$(touch x)`touch x`;*?"),
      ("a:1:2", "a:1:2"), ("é\\314\\201", "é\u{301}"),
    ]
  )
  func names(printed: String, shown: String) throws {
    let workspace = try ProgramFolder()
    let script = """
      name=$(printf -- '\(printed)-.widget.yml')
      printf 'app: {name: Maps}\\nwidgets: [{name: Maps, primary: yes}]\\n' >"./$name"
      "$widgetlint" --format compact; "$widgetlint" --format compact -- "$name"; "$widgetlint" --show-files
      "$widgetlint" --quiet --fix -- "$name"
      grep -c 'primary: true' "./$name"; ls -A | grep -c .
      """
    let run = try workspace.shell(script)
    let place = "\(shown)-.widget.yml"
    let found = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(run.errors == "")
    try #require(found.count >= 5, "\(run.output)")
    #expect(found[0].hasPrefix("\(place):2:33: error:") && found[1] == found[0], "\(found)")
    #expect(found[2] == place)
    #expect(found[3] == "1")
  }
}
