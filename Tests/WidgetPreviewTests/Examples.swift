import LintCore
import Testing
import WidgetLint
import WidgetPreview

/// The descriptions that pictures are drawn of, and what is drawn.
enum Examples {
  /// The paths of real widgets of WidgetKit, put down as descriptions.
  static let described = Golden.descriptions(below: "Tests/WidgetLintTests/WidgetKit/Described")

  /// The paths of all descriptions, broken ones included.
  static let paths = Golden.descriptions(below: "examples") + described

  /// The sound descriptions of Today widgets among them.
  static let today = paths.filter { path in
    let file = check((try? Golden.bytes(of: path)) ?? [])
    return !path.contains("broken") && file.descriptions.allSatisfy { $0.table.guidelines.id == "today" }
      && !path.contains("menu")
  }

  /// Checks a text with the built-in rules.
  static func check(_ bytes: [UInt8], name: String = "test.widget.yml") -> CheckedFile {
    linter.check(bytes, name: name)
  }

  private static let linter = Linter(LintSettings())

  /// Checks a text with the built-in rules.
  static func check(_ text: String, name: String = "test.widget.yml") -> CheckedFile { linter.check(text, name: name) }

  /// The pictures of a file, as an SVG.
  static func preview(_ file: CheckedFile) -> String { parts([file], of: PreviewReporter.kind).joined() }

  /// The pictures of what a text describes.
  static func picture(of text: String) throws -> XMLTree { try #require(XMLTree.read(preview(check(text)))) }

  /// A description with its picture.
  struct Drawn: Sendable {
    let file: CheckedFile
    let svg: String
  }

  /// The pictures of all descriptions by their paths, once for all tests.
  static let drawn: [String: Drawn] = Dictionary(
    uniqueKeysWithValues: paths.map { path in
      let file = check((try? Golden.bytes(of: path)) ?? [], name: path)
      return (path, Drawn(file: file, svg: preview(file)))
    }
  )

  /// A description with its picture, read back.
  static func picture(at path: String) throws -> (file: CheckedFile, svg: String, root: XMLTree) {
    let drawn = try #require(drawn[path])
    return (drawn.file, drawn.svg, try #require(XMLTree.read(drawn.svg)))
  }

  /// What a reporter hands over of a run's files, part by part, with the head and the end.
  static func parts(_ files: [CheckedFile], of kind: ReporterKind, rules: [RuleGuide] = []) -> [String] {
    var options = ReporterOptions()
    options.fileCount = files.count
    options.rules = rules
    var reporter = kind.make(options)
    var (parts, summary): ([String], Summary) = ([], Summary())
    for file in files {
      guard var drawing = reporter as? any ProjectReporter else { continue }
      drawing.report(CheckedProject(file)) { parts.append($0) }
      reporter = drawing
      summary.add(file)
    }
    return [reporter.head(summary)] + parts + [reporter.finish(summary)]
  }
}
