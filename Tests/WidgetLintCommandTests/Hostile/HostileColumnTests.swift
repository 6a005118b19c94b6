import Testing

/// A line whose finding stands after some text, and where it stands for each way of counting.
struct LinePrefix: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  private var line: String { "widgets: [{name: Maps, x-n: \"\(text)\", scrolls: " }
  var description: String { "app: {name: Maps}\n\(line)yes}]\n" }
  var codePoints: Int { line.unicodeScalars.count + 1 }
  var utf16: Int { line.utf16.count + 1 }
  var utf8: Int { line.utf8.count + 1 }
}

@Suite("Hostile input: columns after text of every kind", .showsRuns)
struct HostileColumnTests {
  static let prefixes = [
    LinePrefix(name: "emoji", text: "😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    LinePrefix(name: "combining marks", text: "e\u{301}" + String(repeating: "\u{300}", count: 300)),
    LinePrefix(name: "bidirectional text", text: "\u{202E}שלום\u{2066}مرحبا\u{2069}\u{200F}"),
    LinePrefix(name: "wide letters", text: "地图ＡＢ"),
    LinePrefix(name: "letters beyond the first plane", text: "𝔐𐐷\u{E0001}\u{10FFFD}"),
    LinePrefix(name: "separators that end no line", text: "\u{85}\u{2028}\u{2029}\u{A0}"),
  ]

  @Test(
    "Columns are code points where a format does not say otherwise: SARIF's are UTF-16, reviewdog's bytes of UTF-8",
    arguments: prefixes
  )
  func columns(prefix: LinePrefix) throws {
    let column = prefix.codePoints
    let places = [
      ("text", "a.widget.yml:2:\(column): error"), ("compact", "a.widget.yml:2:\(column): error"),
      ("json", "\"column\": \(column),"), ("github", ",col=\(column),endColumn=\(column + 3),"),
      ("junit", "(line 2, column \(column))"), ("checkstyle", "line=\"2\" column=\"\(column)\""),
      ("sarif", "\"startColumn\": \(prefix.utf16),"), ("sarif", "\"endColumn\": \(prefix.utf16 + 3)\n"),
      ("rdjson", "\"column\": \(prefix.utf8)\n"), ("rdjson", "\"column\": \(prefix.utf8 + 3)\n"),
      // It has no columns.
      ("gitlab", "\"begin\": 2,"),
    ]
    let workspace = try ProgramFolder(["a.widget.yml": prefix.description])
    let formats = Set(places.map(\.0)).map { "--format \($0)=\($0).out" }.joined(separator: " ")
    #expect(try workspace.run("--isolated --select wrong-type \(formats) a.widget.yml").status == 1)
    for (format, place) in places { #expect(try workspace.text(of: "\(format).out").contains(place), "\(format)") }
  }
}
