import Foundation
import LintCore
import WidgetLint
import WidgetPreview

/// The descriptions that pictures are drawn of, and what is drawn.
enum Examples {
  /// The paths of all descriptions below examples/, broken ones included.
  static let paths: [String] = {
    let examples = Golden.package.appending(path: "examples")
    let names = FileManager.default.enumerator(atPath: examples.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".widget.yml") && !$0.contains(".build") }.map { "examples/\($0)" }.sorted()
  }()

  /// The sound descriptions of Today widgets among them.
  static let today = paths.filter { path in
    let file = check((try? bytes(path)) ?? [])
    return !path.contains("broken") && file.descriptions.allSatisfy { $0.table.guidelines.id == "today" }
      && !path.contains("menu")
  }

  /// The bytes of a file of the project.
  static func bytes(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Golden.package.appending(path: path)))
  }

  /// Checks a text with the built-in rules.
  static func check(_ bytes: [UInt8], name: String = "test.widget.yml") -> CheckedFile {
    linter.check(bytes, name: name)
  }

  private static let linter = Linter(LintSettings())

  /// The pictures of a file, as an SVG.
  static func preview(_ file: CheckedFile) -> String {
    var reporter = PreviewReporter()
    let text = reporter.report(file)
    var summary = Summary()
    summary.add(file)
    return reporter.head(summary) + text + reporter.finish(summary)
  }
}
