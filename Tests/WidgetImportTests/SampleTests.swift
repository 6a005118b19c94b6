import FoundationEssentials
import LintSystem
import Testing

@testable import WidgetImport

/// Projects that are written for these tests, each with one trap, and the description expected beside it.
@Suite("Sample projects")
struct SampleTests {
  static let folder = FilePath(#filePath).parent.appending("Samples".utf8)

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.shown))?.filter { !$0.hasPrefix(".") }.sorted() ?? []

  @Test("a sample project is imported as the description beside it says", arguments: names)
  func sample(_ name: String) throws {
    let sample = Self.folder.appending(name.utf8)
    let expected = try String(
      decoding: FileSystem.read(sample.appending("expected.widget.yml".utf8), limit: 1 << 20),
      as: UTF8.self
    )
    var importer = Importer(try SourceTree(sample.appending("project".utf8)), ImportOptions())
    let apps = try importer.run()
    let text = apps.map { DescriptionText.yaml($0) }.joined(separator: "---\n")
    let notes = (importer.notes + apps.flatMap(\.notes)).map { "# \($0.text)\n" }.joined()
    #expect(notes + text == expected)
  }

  @Test("there are samples")
  func count() { #expect(Self.names.count > 0) }
}
