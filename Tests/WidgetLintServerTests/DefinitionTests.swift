import Foundation
import Testing

@testable import WidgetLintServer

/// Where a source is that a description names.
struct DefinitionTests {
  private static let text = """
    app: {name: Tides, source: {path: ../Tides}}
    widgets:
      - name: Next
        source: Widgets/Next.swift#NextTide
      - name: Today
        source: Today/Info.plist
      - name: Out
        source: ../../etc/passwd

    """

  @Test(arguments: [(3, 14, "/Widgets/Next.swift", 2), (5, 14, "/Today/Info.plist", 0)])
  func `A source leads to its file, and to the line of its type`(
    _ line: Int,
    _ character: Int,
    _ file: String,
    _ to: Int
  )
    throws
  {
    let swift = "// NextTide\nimport WidgetKit\npublic struct NextTide: Widget {}\n"
    let folder = try TemporaryFolder(["Widgets/Next.swift": swift, "Today/Info.plist": "<plist/>"])
    try folder.makeFolder(".git")
    var client = try Client()
    let uri = folder.file("a.widget.yml").absoluteString
    try client.open(uri, Self.text)
    let found = try client.ask("definition", uri, line, character)["result"]
    #expect(found?["uri"]?.text?.hasSuffix(file) == true)
    #expect(found?["range"]?["start"]?["line"]?.integer == to)
    // What leads out of the repository, and what is no source, is left to others.
    for (line, character) in [(7, 14), (0, 8), (3, 6), (2, 11)] {
      let answer = try client.ask("definition", uri, line, character)["result"]
      #expect(answer?["uri"] == nil, "\(line)")
    }
  }
}
