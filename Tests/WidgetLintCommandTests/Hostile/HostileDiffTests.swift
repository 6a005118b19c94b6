import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

@Suite("Diffs of hostile text")
struct HostileDiffTests {
  /// A description whose one fix stands between lines with all that a terminal or a CI server could take for something
  /// else; lines end with a carriage return and a line feed.
  private static let text =
    "app: {name: Maps} # \u{202E}evil\u{202C} \u{85}next\r\nwidgets: # ##[error]x ##vso[task] \u{2028}\r\n- name: Maps\r\n  primary: yes\r\n"

  /// A terminal, whose other end is read once the program has ended.
  private static func shownOnTerminal(_ workspace: Workspace, _ arguments: String) throws -> String {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    let name = try Self.name(ofOtherEnd: terminal)
    // Held open here, so that what is written stays until it is read.
    let other = open(name, O_RDWR | O_NOCTTY)
    defer { close(other) }
    _ = try workspace.shell("\"$widgetlint\" \(arguments) >\(name) 2>err")
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  private static func name(ofOtherEnd terminal: Int32) throws -> String {
    #if canImport(Glibc)
      // TIOCSPTLCK and TIOCGPTN: what `unlockpt` and `ptsname` do, which Swift does not see.
      var (lock, number): (Int32, UInt32) = (0, 0)
      let isOpen = ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0
      let name: String? = isOpen ? "/dev/pts/\(number)" : nil
    #else
      let isOpen = grantpt(terminal) == 0 && unlockpt(terminal) == 0
      let name = isOpen ? ptsname(terminal).map { String(cString: $0) } : nil
    #endif
    return try #require(name)
  }

  @Test("A terminal shows CR, U+0085, bidirectional characters and commands of CI servers escaped")
  func terminal() throws {
    let workspace = try Workspace(["a.widget.yml": Self.text])
    let shown = try Self.shownOnTerminal(workspace, "--fix --diff a.widget.yml")
    // The terminal itself makes a carriage return of each line's end.
    let lines = shown.replacing("\r\n", with: "\n")
    #expect(lines.contains("+  primary: true\\u{D}\n"), "\(shown)")
    #expect(lines.contains("\\u{202E}evil\\u{202C} \\u{85}next") && lines.contains("\\u{2028}"))
    #expect(!lines.contains("##[") && !lines.contains("##vso["))
    #expect(
      lines.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x85 && $0.value != 0x202E }
    )
  }

  @Test("A file or a pipe gets the diff as it is, which a patch can apply")
  func exact() throws {
    let workspace = try Workspace(["a.widget.yml": Self.text])
    let run = try workspace.run("--fix --diff a.widget.yml")
    // A carriage return and a line feed are one character of a text.
    let output = String(String.UnicodeScalarView(run.output.unicodeScalars.map { $0 == "\r" ? "R" : $0 }))
    #expect(output.contains("+  primary: trueR\n") && output.contains("# ##[error]x ##vso[task] \u{2028}R\n"))
    #expect(try workspace.run("--fix --diff a.widget.yml | cat").output == run.output)
  }
}
