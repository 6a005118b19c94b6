import Foundation
import LintCore
import Testing
import WidgetLint
import WidgetPreview

@Suite("Very many widgets")
struct ManyWidgetTests {
  private static func file(_ widgets: [String], head: String = "") -> CheckedFile {
    let text = head + "app: {name: Maps}\nwidgets:\n" + widgets.map { "- \($0)\n" }.joined()
    return Examples.check(text)
  }

  /// A file in which every second widget has a finding, except at the end.
  private static let many = file(
    (1...2500).map { number in
      let isReported = number.isMultiple(of: 2) || number > 2000
      return "{name: Maps \(number)\(isReported ? ", margins: 0" : "")}"
    }
  )

  /// The output for the many widgets, followed on the page by a widget of another file.
  private static let page = Examples.parts([many, file(["{name: Maps, margins: 0}"])], of: HTMLReporter.kind)
  private static let picture = Examples.parts([many], of: PreviewReporter.kind)

  private static func count(_ part: String, in text: String) -> Int {
    var count = 0
    text.withCString { text in
      var place = strstr(text, part)
      while let found = place { (place, count) = (strstr(found + 1, part), count + 1) }
    }
    return count
  }

  @Test("have pictures for the first of them, and all findings, on a page")
  func page() {
    let text = Self.page.joined()
    #expect(Self.count("data-widget=", in: text) == 1000)
    #expect(Self.count("<li class=\"finding ", in: text) == Self.many.findings.count + 1)
    let said = [
      "Of 601 widgets after the first 1000 there are the findings alone.",
      "900 widgets without findings are not drawn.",
    ]
    for words in said { #expect(Self.count(words, in: text) == 1, "\(words)") }
    // The widgets that `preview` does not draw either.
    #expect(Self.count("Not drawn, because many widgets of its file come before it.", in: text) == 600)
    // The next file's widget, which `preview` draws.
    #expect(Self.count("To draw it, run <code>widgetlint preview test.widget.yml</code>", in: text) == 1)
    #expect(Self.count("To draw it, run <code>", in: text) == 1)
  }

  @Test("are drawn up to a number in a picture, after which only findings are shown")
  func picture() {
    let text = Self.picture.joined()
    #expect(Self.count("data-widget=", in: text) == 1000)
    #expect(Self.count("class=\"finding\"", in: text) == Self.many.findings.count)
  }

  @Test("are handed over one by one, never as one text")
  func parts() {
    for sizes in [Self.page, Self.picture].map({ $0.map(\.utf8.count) }) {
      #expect(sizes.max() ?? 0 < 40_000, "\(sizes.max() ?? 0) of \(sizes.reduce(0, +))")
    }
  }

  @Test("with very much text are few in what is drawn")
  func heavy() {
    let row = String(repeating: "\"", count: 5_000)
    let rows = (1...40).map { "'\($0)\(row)'" }.joined(separator: ", ")
    let head = "x-rows: &rows {expanded: [\(rows)]}\n"
    let widget = "{name: Maps, heights: {expanded: 616}, largestDisplayMode: expanded, content: *rows}"
    let text = Examples.parts(
      [Self.file(Array(repeating: widget, count: 75), head: head)],
      of: HTMLReporter.kind
    ).joined()
    let drawn = Self.count("data-widget=", in: text)
    #expect((10..<60).contains(drawn), "\(drawn)")
    #expect(text.utf8.count < 60 << 20)
  }
}
