import LintCore
import Testing
import WidgetLint
import YAML

@Suite("Fixes of generated descriptions")
struct GeneratedFixTests {
  /// A seed for each group of files; `Tests/Fuzzing` makes many more.
  private static let seeds = 0..<6
  private static let filesASeed = 12
  private static let linter = Linter(LintSettings())
  /// A linter that counts outcomes, for which every rule is asked, even where it can report nothing.
  private static let counting = {
    var settings = LintSettings()
    settings.countsVerdicts = true
    return Linter(settings)
  }()

  private static func texts(seed: Int, hasUnreadable: Bool) -> [String] {
    DescriptionWriter.files(seed: seed, count: filesASeed, hasUnreadable: hasUnreadable)
  }

  @Test("fixing twice is fixing once, nothing fixable remains, and nothing new appears", arguments: seeds)
  func fixedPoint(seed: Int) {
    for text in Self.texts(seed: seed, hasUnreadable: false) {
      let once = FixedFile.once(Array(text.utf8), allowsUnsafe: seed % 4 > 0)
      #expect(once.before.found == Self.counting.check(Array(text.utf8), name: "").found, "\(text)")
      let before = Self.kinds(once.before)
      for (kind, count) in Self.kinds(once.after) {
        #expect(count <= before[kind, default: 0], "\(kind)\n\(text)\n=>\n\(once.after.text)")
      }
    }
  }

  @Test("what could not be read is fixed for good, and the diff says how", arguments: seeds)
  func unreadable(seed: Int) throws {
    let fixer = Fixer(Self.linter, allowsUnsafe: seed % 4 > 0)
    for text in Self.texts(seed: seed, hasUnreadable: true) {
      let once = fixer.fix(Array(text.utf8), name: "")
      #expect(once.before.tree.problem == nil, "\(text)")
      #expect(once.before.found == Self.counting.check(Array(text.utf8), name: "").found, "\(text)")
      let result = String(decoding: once.edited.bytes, as: UTF8.self)
      #expect(fixer.fix(once.edited.bytes, name: "").edited.bytes == once.edited.bytes, "\(text)\n=>\n\(result)")
      let diff = UnifiedDiff(once.edited, name: Array("a".utf8)).bytes
      #expect(diff.isEmpty == !once.isChanged)
      let patched = try PatchedText(Array(text.utf8), diff)
      #expect(patched.bytes == once.edited.bytes, "\(text)\n\(String(decoding: diff, as: UTF8.self))")
      let before = Self.kinds(once.before)
      for (kind, count) in Self.kinds(once.after) where Check(rawValue: kind[0])?.subject == .description {
        #expect(count <= before[kind, default: 0], "\(kind)\n\(text)\n=>\n\(result)")
      }
    }
  }

  @Test("a fix changes one value, and leaves every other one and the comments around it", arguments: seeds.prefix(4))
  func oneValue(seed: Int) {
    var count = 0
    for text in Self.texts(seed: seed, hasUnreadable: true) {
      let bytes = Array(text.utf8)
      for finding in Self.linter.check(bytes, name: "").findings {
        guard let fix = finding.fix else { continue }
        count += 1
        let result = EditedText(bytes).applying(fix.edits).bytes
        var (before, after) = (Self.scalars(bytes)[...], Self.scalars(result)[...])
        while let first = before.first, first == after.first {
          before.removeFirst()
          after.removeFirst()
        }
        while let last = before.last, last == after.last {
          before.removeLast()
          after.removeLast()
        }
        let isRemoval = after.isEmpty
        let note = "\(finding.rule) \(finding.path)\n\(text)\n=>\n\(String(decoding: result, as: UTF8.self))"
        #expect(!before.isEmpty || !after.isEmpty, "\(note)")
        #expect(isRemoval || after.count <= 2 && before.count <= 8, "\(note)")
        let lost = YAMLStream(bytes).comments().count - YAMLStream(result).comments().count
        #expect(isRemoval || before.count > 1 || lost <= 1, "\(note)")
      }
    }
    #expect(count > 2 * Self.filesASeed)
  }

  @Test("every word of a title or a name is still there after fixes", arguments: 0..<2, [false, true])
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

  @Test("as many findings are fixable as a run fixes, with either flag", arguments: 0..<2)
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
      // Fixes that are left after fixing are not counted again.
      let left = Fixer.fixable(all.after, by: Self.linter)
      #expect(left.safe + left.unsafe == 0, "\(all.after.text)")
      total += all.fixed.count
    }
    #expect(total > 10)
  }

  /// Counts the findings of a file by rule and path without indices.
  private static func kinds(_ report: CheckedFile) -> [[String]: Int] {
    report.findings.reduce(into: [:]) { kinds, finding in
      let path = finding.path.split(separator: "/").map { $0.allSatisfy(\.isNumber) ? "*" : String($0) }
      kinds[[finding.rule, path.joined(separator: "/")], default: 0] += 1
    }
  }

  /// Returns the texts of all scalars, including keys.
  private static func scalars(_ bytes: [UInt8]) -> [String] {
    let stream = YAMLStream(bytes)
    return stream.nodes.indices.filter { stream[$0].kind == .scalar }.map { stream.text($0) }
  }

  /// Returns the titles and names in a file, including those of buttons and images.
  private static func titles(_ file: CheckedFile) -> [String] {
    let names = ["title", "name"]
    return file.descriptions.flatMap { description in
      description.nodes.indices.filter { index in
        let node = description.nodes[index]
        return node.value.isText && names.contains(BuiltInGuidelines.table[node.field].key)
      }.map { description.text($0) }
    }
  }
}
