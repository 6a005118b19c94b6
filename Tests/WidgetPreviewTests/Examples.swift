import LintCore
import Testing
import WidgetLint
import WidgetPreview

/// The descriptions to draw, and their pictures.
enum Examples {
  /// The paths of descriptions of real WidgetKit widgets.
  static let described = Golden.descriptions(below: "Tests/WidgetLintTests/WidgetKit/Described")

  /// The paths of all descriptions, including broken ones.
  static let paths = Golden.descriptions(below: "examples") + described

  /// The paths of the sound descriptions of Today widgets.
  static let today = paths.filter { path in
    let file = check((try? Golden.bytes(of: path)) ?? [])
    return !path.contains("broken") && file.descriptions.allSatisfy { $0.table.guidelines.id == "today" }
      && !path.contains("menu")
  }

  /// Checks a file with the built-in rules.
  static func check(_ bytes: [UInt8], name: String = "test.widget.yml") -> CheckedFile {
    linter.check(bytes, name: name)
  }

  private static let linter = Linter(LintSettings())

  /// Checks a text with the built-in rules.
  static func check(_ text: String, name: String = "test.widget.yml") -> CheckedFile { linter.check(text, name: name) }

  /// Returns the pictures of a file, as an SVG.
  static func preview(_ file: CheckedFile) -> String { parts([file], of: PreviewReporter.kind).joined() }

  /// Returns the pictures of a description, read back.
  static func picture(of text: String) throws -> XMLTree { try #require(XMLTree.read(preview(check(text)))) }

  /// A description with its picture.
  struct Drawn: Sendable {
    let file: CheckedFile
    let svg: String
  }

  /// The pictures of all descriptions by path, drawn once for all tests.
  static let drawn: [String: Drawn] = Dictionary(
    uniqueKeysWithValues: paths.map { path in
      let file = check((try? Golden.bytes(of: path)) ?? [], name: path)
      return (path, Drawn(file: file, svg: preview(file)))
    }
  )

  /// Returns a description with its picture, read back.
  static func picture(at path: String) throws -> (file: CheckedFile, svg: String, root: XMLTree) {
    let drawn = try #require(drawn[path])
    return (drawn.file, drawn.svg, try #require(XMLTree.read(drawn.svg)))
  }

  /// Returns a reporter's output for a run's files, part by part, including the head and the end.
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
