import Foundation
import Testing

/// The README or an article, with the parts that show the program's output.
///
/// With `UPDATE_GOLDEN=1` in the environment, the tests rewrite these parts.
struct ReadmeFile {
  /// A part of the file as a range of lines, from 0.
  struct Part {
    let name: String
    let lines: Range<Int>
  }

  private let file: URL

  let lines: [String]

  init(_ path: String = "README.md") throws {
    file = Golden.package.appending(path: path)
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Reads an article of the library's documentation.
  static func article(_ name: String) throws -> ReadmeFile {
    try ReadmeFile("Sources/WidgetLint/WidgetLint.docc/\(name).md")
  }

  /// The commands in all `console` blocks, each with the lines of its output.
  var runs: [Part] {
    var runs: [Part] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        isOpen = line == "```console"
      } else if isOpen, line.hasPrefix("$ ") {
        let output = lines[(index + 1)...].prefix { !$0.hasPrefix("```") && !$0.hasPrefix("$ ") }
        runs.append(Part(name: String(line.dropFirst(2)), lines: output.indices))
      }
    }
    return runs
  }

  /// Returns the lines between `<!-- NAME -->` and `<!-- end -->`.
  func table(_ name: String) throws -> Part {
    let start = try #require(lines.firstIndex(of: "<!-- \(name) -->"))
    let end = try #require(lines[start...].firstIndex(of: "<!-- end -->"))
    return Part(name: name, lines: (start + 1)..<end)
  }

  /// Returns the text of a part, without empty lines at its end.
  func text(_ part: Part) -> String {
    lines[part.lines].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  /// Compares a part with the expected text, or rewrites it.
  func check(_ part: Part, _ expected: String) throws {
    guard Golden.isUpdating else {
      #expect(text(part) == expected)
      return
    }
    var changed = lines
    let isFollowed = part.lines.upperBound < lines.count && lines[part.lines.upperBound].hasPrefix("$ ")
    changed.replaceSubrange(part.lines, with: expected.components(separatedBy: "\n") + (isFollowed ? [""] : []))
    try changed.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
