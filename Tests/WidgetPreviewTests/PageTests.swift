import Foundation
import LintCore
import Testing
import WidgetLint
import WidgetPreview
import YAML

@Suite("Pages")
struct PageTests {
  private static let paths = Examples.paths + ["Tests/Golden/Pictures/edge.widget.yml"]

  private static let guides = RuleGuide.all(BuiltInGuidelines.documents)

  private static func report(_ files: [CheckedFile]) -> String {
    Examples.parts(files, of: HTMLReporter.kind, rules: guides).joined()
  }

  private static func catalog() -> String {
    var page = CatalogPage(guides)
    return page.text()
  }

  /// Checks what holds for every page: one policy with the right hashes, and nothing that it forbids.
  private static func checkSafety(_ root: XMLTree) {
    let policies = root.all(with: "http-equiv", "Content-Security-Policy").compactMap { $0.attributes["content"] }
    #expect(policies.count == 1)
    let policy = policies.first ?? ""
    let head = root.children.first { $0.name == "head" }
    let names = head?.children.map(\.name) ?? []
    #expect(names.firstIndex(of: "meta") ?? 9 < names.firstIndex(of: "style") ?? 0)
    let styles = root.all.filter { $0.name == "style" }
    let scripts = root.all.filter { $0.name == "script" }
    #expect(styles.map(\.text) == [PageStyle.text] && policy.contains("style-src '\(Page.styleHash)'"))
    #expect(scripts.count <= 1 && scripts.allSatisfy { $0.text == PageScript.text })
    #expect(policy.contains(scripts.isEmpty ? "script-src" : "script-src '\(Page.scriptHash)'") == !scripts.isEmpty)
    #expect(policy.hasPrefix("default-src 'none';") && policy.hasSuffix("base-uri 'none'; form-action 'none'"))
    #expect(!policy.contains("unsafe") && !policy.contains("data:"))
    let ids = root.values(of: "id")
    #expect(Set(ids).count == ids.count)
    for element in root.all {
      #expect(
        !["iframe", "object", "embed", "link", "base", "img", "use", "image", "foreignObject"].contains(element.name)
      )
      for (name, value) in element.attributes {
        #expect(!name.hasPrefix("on") && name != "style" && name != "src" && name != "action", "\(name)")
        if name.hasSuffix("href") {
          #expect(value.hasPrefix("#") && ids.contains(String(value.dropFirst())), "\(value)")
        }
      }
    }
  }

  @Test(
    "the hashes that the policy names are those of the one style and the one script",
    arguments: [(PageStyle.text, Page.styleHash), (PageScript.text, Page.scriptHash)]
  )
  func hashes(text: String, hash: String) throws {
    let (program, input, output) = (Process(), Pipe(), Pipe())
    (program.executableURL, program.arguments) = (URL(filePath: "/usr/bin/env"), ["sha256sum"])
    (program.standardInput, program.standardOutput) = (input, output)
    try program.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(try #require(try output.fileHandleForReading.readToEnd()).prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { place in
      UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16)
    }
    #expect(hash == "sha256-\(Data(bytes).base64EncodedString())")
  }

  @Test("the report of all examples is well-formed and safe, and lists each finding once")
  func examples() throws {
    let files = try Self.paths.map { Examples.check(try Golden.bytes(of: $0), name: $0) }
    let page = Self.report(files)
    let root = try #require(XMLTree.read(page))
    Self.checkSafety(root)
    #expect(page == Self.report(files))
    let rows = root.all.filter { $0.attributes["class"]?.hasPrefix("finding") == true }
    #expect(rows.count == files.reduce(0) { $0 + $1.findings.count })
    #expect(rows.compactMap { $0.attributes["id"] } == (1...rows.count).map { "f-\($0)" })
    let listed = Set(rows.compactMap { $0.attributes["data-finding"] })
    #expect(listed.count == rows.count)
    for marker in root.all where marker.attributes["class"]?.hasPrefix("marker") == true {
      #expect(listed.contains(marker.attributes["data-finding"] ?? ""))
    }
  }

  @Test("the page of the README's example is what the program writes")
  func golden() throws {
    let path = "examples/nearby.widget.yml"
    let page = Self.report([Examples.check(try Golden.bytes(of: path), name: path)])
    try Golden.expect(page, in: "examples/nearby.html")
  }

  @Test("a run without findings has a page without a form, and without a script")
  func nothingFound() throws {
    let page = Self.report([Examples.check(try Golden.bytes(of: "examples/good.widget.yml"))])
    let root = try #require(XMLTree.read(page))
    #expect(!root.all.contains { $0.name == "form" || $0.name == "script" })
    #expect(root.all(with: "data-widget").count == 2 && root.allText.contains("no findings"))
  }

  @Test("a widget is headed by what people see, and has one picture")
  func widgets() throws {
    let titles = "{default: Tides, de: Gezeiten, de-AT: Gezeiten, fr: Mar\u{E9}es}"
    let fields =
      "name: TideToday, source: Today/Info.plist, title: \(titles), largestDisplayMode: expanded, scrolls: true"
    let text = "app: {name: Tides}\nwidgets:\n- {\(fields), heights: {expanded: 300}}\n"
    let page = Self.report([Examples.check(text)])
    let root = try #require(XMLTree.read(page))
    #expect(root.all.filter { $0.name == "h3" }.first?.allText == "Tides")
    #expect(page.contains("<p class=\"muted\">TideToday \u{B7} Today/Info.plist</p>"))
    #expect(root.all.first { $0.name == "figure" }?.children.map(\.name) == ["svg"])
    for language in ["de", "de-AT", "fr"] { #expect(page.contains(">title in \(language)</text>")) }
    #expect(!page.contains("the icon"))
    let missing = "app: {name: Tides}\nwidgets: [{name: A, quickAction: false}, {name: B, quickAction: false}]\n"
    let quoting = Self.report([Examples.check(missing)])
    #expect(quoting.contains("<code>quickAction: true</code>") && !quoting.contains("`"))
  }

  @Test("a finding is listed with its widget, whatever the key that it is about", arguments: ["x", "\u{301}x", "/x"])
  func strangeKey(_ key: String) throws {
    let page = Self.report([Examples.check("app: {name: Maps}\nwidgets: [{name: Maps, \"\(key)\": 1}]\n")])
    let widget = try #require(XMLTree.read(page)?.all.first { $0.name == "article" })
    #expect(widget.allText.contains("is not a field of a widget"), "\(widget.allText)")
  }

  @Test("headings leave no level out")
  func headings() throws {
    for page in [
      Self.report([Examples.check(try Golden.bytes(of: "examples/bad.widget.yml"))]), Self.catalog(),
    ] {
      let levels = try #require(XMLTree.read(page)).all.compactMap { element in
        element.name.first == "h" ? Int(element.name.dropFirst()) : nil
      }
      #expect(levels.first == 1)
      for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1) }
    }
  }

  @Test("hostile values leave the report well-formed and safe", arguments: HostilePictureTests.values)
  func hostile(_ value: String) throws {
    let values = try #require(ValueTree(try Golden.bytes(of: "Tests/Golden/Pictures/harbor.widget.yml")))
    let page = Self.report([Examples.check(values.with(value).json, name: "a.widget.yml")])
    let root = try #require(XMLTree.read(page))
    Self.checkSafety(root)
    // Nobody reads, or listens to, a name of ten thousand letters.
    for element in root.all where ["h2", "h3", "p", "li", "strong"].contains(element.name) {
      #expect(element.text.count < 1000, "\(element.name)")
    }
    for element in root.all(with: "aria-label") { #expect((element.attributes["aria-label"] ?? "").count < 1000) }
    let reported = "app: {name: Maps}\nwidgets: [{name: Maps, margins: 0}]\n"
    let named = Self.report([Examples.check(reported, name: "\(value).widget.yml")])
    Self.checkSafety(try #require(XMLTree.read(named)))
  }

  @Test("bytes that are not UTF-8 are marked", arguments: [[0x80, 0x80], [0xE2, 0x82], [0xFF]] as [[UInt8]])
  func invalidBytes(_ bytes: [UInt8]) throws {
    let root = try #require(XMLTree.read(Self.report([Examples.check(Array("app: {name: ".utf8) + bytes + [0x7D])])))
    #expect(root.all.filter { $0.name == "mark" }.map(\.text) == ["\u{FFFD}"])
  }

  @Test("what is without findings is drawn in small runs, and counted in large ones", arguments: [20, 21])
  func cleanFiles(_ fileCount: Int) throws {
    let clean = "app: {name: Maps}\nwidgets: [{name: Maps}]\n"
    let reported = "app: {name: Maps}\nwidgets: [{name: Maps, margins: 0}]\n"
    let files = (1...fileCount).map {
      Examples.check($0 == 3 ? reported : clean, name: "\($0).widget.yml")
    }
    let root = try #require(XMLTree.read(Self.report(files)))
    let drawn = root.all(with: "data-widget").count
    #expect(drawn == (fileCount == 20 ? 20 : 1))
    #expect(root.allText.contains("\(fileCount - 1) files without findings"))
  }

  @Test("a rule id that is more than a name is escaped, and its link leads to its article")
  func strangeRule() throws {
    let finding = Finding(rule: "a\"b <c>", severity: .info, message: "m", range: 0..<3, path: "")
    let file = CheckedFile(name: "x.widget.yml", tree: YAMLStream(Array("app: {name: Maps}".utf8)), findings: [finding])
    let page = Self.report([file])
    Self.checkSafety(try #require(XMLTree.read(page)))
    let target = try #require(page.firstMatch(of: /<a href="#(rule-[^"]*)">/)).1
    #expect(page.contains("id=\"\(target)\""))
  }

  @Test("the catalog is well-formed and safe, and shows each rule with its examples")
  func catalog() throws {
    let page = Self.catalog()
    let root = try #require(XMLTree.read(page))
    Self.checkSafety(root)
    #expect(!root.all.contains { $0.name == "script" })
    for document in BuiltInGuidelines.documents {
      let rule = try #require(root.all(with: "id", "rule-\(document.rule.id)").first)
      #expect(rule.name == "article")
      let texts = rule.all.filter { $0.name == "pre" }.map(\.allText)
      #expect(texts.count == document.examples.count)
      for picture in rule.all(with: "data-widget") where picture.all(with: "data-finding").isEmpty {
        // The valid example, next to a reported one with its marker.
        #expect(rule.all(with: "data-finding").count >= 1)
      }
    }
    #expect(root.all(with: "data-widget").count > 100)
  }

  @Test("the catalog has the guidelines of one set after those of another, and says whose they are")
  func sets() throws {
    let root = try #require(XMLTree.read(Self.catalog()))
    let sections = root.all(with: "class", "rules").filter { !$0.children.isEmpty }
    let subjects = sections.dropLast().compactMap { $0.children.dropFirst().first?.text }
    #expect(subjects.count == sections.count - 1)
    let sets = BuiltInGuidelines.all.map(\.loaded)
    for set in sets {
      let ids = Set(set.rules.map { "rule-\($0.rule.id)" })
      let own = sections.indices.filter { sections[$0].children.contains { ids.contains($0.attributes["id"] ?? "") } }
      #expect(own == Array((own.first ?? 0)...(own.last ?? 0)))
      #expect(own.allSatisfy { subjects[$0].contains(set.table.guidelines.meaning) })
      // The default set comes first.
      #expect((own.first == 0) == set.table.guidelines.isDefault)
    }
  }

  @Test("hostile texts of a rule leave the catalog well-formed and safe", arguments: HostilePictureTests.values)
  func hostileCatalog(_ value: String) throws {
    // A rule's texts have lines of 2,000 bytes at most, except for its examples.
    let plain = value.unicodeScalars.prefix(400).map { VisibleText.isHidden($0) ? "_" : String($0) }.joined()
    let line = "x " + plain.replacing("{", with: "(")
    let name = ValueTree.scalar(value).json
    let widget = "{name: \(name), title: \(name), buttons: [{title: \(name)}]}"
    let example = ValueTree.scalar("app: {name: A}\nwidgets: [\(widget)]\n").json
    let fields = ["summary", "rationale", "guideline", "help", "noFix", "message"].map { key in
      "\(key): \(ValueTree.scalar(line).json)"
    }
    let rule = """
      id: own
      severity: warning
      \(fields.joined(separator: "\n"))
      parameters: {p: [\(ValueTree.scalar(line).json)]}
      given: '$.widgets[*]'
      expect: {path: .name, enum: {parameter: p}}
      examples: {valid: [\(example)], invalid: [{description: \(example), reports: /widgets/0/name}]}
      """
    let document = try RuleReader.read(Array(rule.utf8), stem: "own", BuiltInGuidelines.table)
    var catalog = CatalogPage([RuleGuide(document)])
    let page = catalog.text()
    let root = try #require(XMLTree.read(page))
    Self.checkSafety(root)
    #expect(root.all(with: "id", "rule-own").count == 1)
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHidden($0) })
  }
}
