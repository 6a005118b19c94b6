import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("Fixes of the example descriptions")
struct ShippedFixTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "examples")

  static let files = (FileManager.default.enumerator(atPath: examples.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".widget.yml") }.sorted()

  @Test("are there to be tested")
  func present() { #expect(Self.files.count > 40) }

  @Test(
    "are done once: twice changes nothing more, what remains was refused, and nothing new appears",
    arguments: files,
    [false, true]
  )
  func fixedPoint(file: String, allowsUnsafe: Bool) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.examples.appending(path: file)))
    let linter = Linter(LintSettings())
    let fixer = Fixer(linter, allowsUnsafe: allowsUnsafe)
    let once = fixer.fix(bytes, name: file)
    let twice = fixer.fix(once.edited.bytes, name: file)
    #expect(twice.edited.bytes == once.edited.bytes)
    let fixable = once.after.findings.filter { $0.fix.map { $0.isSafe || allowsUnsafe } ?? false }
    #expect(fixable.count == once.refused.count)
    let before = Set(once.before.findings.map(\.rule))
    let fixed = once.before.findings.contains { $0.isAboutDescription && $0.fix != nil }
    // A value that can be read at last is judged by the rules.
    if !fixed { #expect(once.after.findings.allSatisfy { before.contains($0.rule) }) }
    #expect(once.after.findings.count <= once.before.findings.count || fixed)
  }
}
