import LintCore
import Testing
import WidgetLint
import YAML

@Suite("What fixes leave of generated descriptions")
struct GeneratedWordTests {
  private static let linter = Linter(LintSettings())

  /// The titles and names in a file, those of buttons and images as well.
  private static func titles(_ file: CheckedFile) -> [String] {
    let names = ["title", "name"]
    return file.descriptions.flatMap { description in
      description.nodes.indices.filter { index in
        let node = description.nodes[index]
        return node.value.isText && names.contains(BuiltInGuidelines.table[node.field].key)
      }.map { description.text($0) }
    }
  }

  @Test("every word of a title or a name is still there", arguments: 0..<3, [false, true])
  func words(seed: Int, hasUnreadable: Bool) {
    let fixer = Fixer(Self.linter, allowsUnsafe: true)
    var seen = 0
    for text in DescriptionWriter.files(seed: seed, count: 25, hasUnreadable: hasUnreadable) {
      let file = Self.linter.check(Array(text.utf8), name: "")
      let fixed = fixer.fix(file)
      let (before, after) = (Self.titles(file), Self.titles(fixed.after))
      seen += before.count
      for word in before.flatMap({ $0.split(separator: " ") }) {
        let (count, left) = (before.count { $0.contains(word) }, after.count { $0.contains(word) })
        #expect(left >= count, "\(word)\n\(text)\n=>\n\(fixed.after.text)")
      }
    }
    #expect(seen > 25)
  }

  @Test("as many findings are fixable as a run fixes, with either flag", arguments: 0..<4)
  func counts(seed: Int) {
    var total = 0
    for text in DescriptionWriter.files(seed: seed, count: 25, hasUnreadable: seed % 2 > 0) {
      let file = Self.linter.check(Array(text.utf8), name: "")
      var summary = Summary()
      summary.add(file, fixable: Fixer.fixable(file, by: Self.linter))
      let safe = Fixer(Self.linter, allowsUnsafe: false).fix(file)
      let all = Fixer(Self.linter, allowsUnsafe: true).fix(file)
      #expect(summary.safelyFixable == safe.fixed.count, "\(text)")
      #expect(summary.safelyFixable + summary.unsafelyFixable == all.fixed.count, "\(text)")
      // What is left is never counted again.
      let left = Fixer.fixable(all.after, by: Self.linter)
      #expect(left.safe + left.unsafe == 0, "\(all.after.text)")
      total += all.fixed.count
    }
    #expect(total > 10)
  }
}
