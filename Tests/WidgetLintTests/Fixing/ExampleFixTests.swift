import LintCore
import Testing
import WidgetLint

@Suite("Fixes of the rules' examples, and of the example descriptions")
struct ExampleFixTests {
  private static let examples = BuiltInGuidelines.documents.flatMap(\.examples).map(\.description)

  @Test(
    "fixing twice is fixing once, nothing fixable remains but what was left out, and nothing new appears",
    arguments: examples,
    [false, true]
  )
  func fixedPoint(text: String, allowsUnsafe: Bool) {
    let once = FixedFile.once(Array(text.utf8), allowsUnsafe: allowsUnsafe)
    let before = Set(once.before.findings.map(\.rule))
    #expect(once.after.findings.allSatisfy { before.contains($0.rule) })
  }

  @Test(
    "what was read before a fix is judged as before, and a value that can be read at last by the rules",
    arguments: Golden.descriptions(below: "examples"),
    [false, true]
  )
  func descriptions(path: String, allowsUnsafe: Bool) throws {
    let once = FixedFile.once(try Golden.bytes(of: path), allowsUnsafe: allowsUnsafe)
    let before = Set(once.before.findings.map(\.rule))
    if !once.before.findings.contains(where: { $0.isAboutDescription && $0.fix != nil }) {
      #expect(once.after.findings.allSatisfy { before.contains($0.rule) })
      #expect(once.after.findings.count <= once.before.findings.count)
    }
  }

  @Test("what a fix makes room for is fixed in the same run, where another one had to be left out")
  func room() {
    let long = "  - name: Around the corner and farther\n"
    let text = "app:\n  ame: f\nwidts:\n\(long)  -\n    titl: t\n    imary: true\n  - name: Near\n"
    let fixer = Fixer(Linter(LintSettings()), allowsUnsafe: true)
    let once = fixer.fix(Array(text.utf8), name: "")
    let twice = fixer.fix(once.edited.bytes, name: "")
    #expect(!once.refused.isEmpty && twice.fixed == [])
  }

  @Test("a fix is told from one that breaks the file also where the file has an error of syntax after it")
  func broken() {
    let text = "app: {name: Maps}\nwidgets: [{name: Maps, heights: {expanded: 300}, x-a: }]\n---\na: [\n"
    let once = FixedFile.once(Array(text.utf8), allowsUnsafe: true)
    #expect(once.text.contains("x-a: , largestDisplayMode: expanded }]\n---"))
    #expect(once.after.findings.map(\.rule) == ["yaml-syntax"])
  }

  @Test(
    "a value is fixed whatever is found in another document",
    arguments: [("scrolls: yes", "scrolls: true"), ("margins: 4pt", "margins: 4")]
  )
  func documents(unread: String, read: String) {
    func document(_ field: String) -> String { "app: {name: Maps}\nwidgets: [{name: Maps, \(field)}]\n" }
    let once = FixedFile.once(Array((document(unread) + "---\n" + document(read)).utf8), allowsUnsafe: false)
    #expect(once.refused == [] && once.text.hasPrefix(document(read)))
  }

  @Test("every built-in rule has fixes, or says why it has none")
  func allSay() throws {
    for document in BuiltInGuidelines.documents {
      #expect(document.rule.fixes.isEmpty != (document.noFix == nil), "\(document.rule.id)")
    }
  }
}
