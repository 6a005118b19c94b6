import LintCore
import Testing
import WidgetLint
import YAML

@Suite("Fixes of generated descriptions")
struct GeneratedFixTests {
  /// A seed for each group of files; `Tests/Fuzzing` makes many more.
  private static let seeds = 0..<12
  private static let filesASeed = 12
  private static let linter = Linter(LintSettings())

  private static func texts(seed: Int, hasUnreadable: Bool) -> [String] {
    DescriptionWriter.files(seed: seed, count: filesASeed, hasUnreadable: hasUnreadable)
  }

  @Test("the generated files are YAML, and full of fixable findings")
  func generated() {
    var fixable = 0
    for text in Self.texts(seed: 0, hasUnreadable: true) {
      let report = Self.linter.check(Array(text.utf8), name: "")
      #expect(!report.findings.contains { $0.rule == "yaml-syntax" }, "\(text)")
      fixable += report.findings.count { $0.fix != nil }
    }
    #expect(fixable > 10 * Self.filesASeed / 5)
  }

  @Test(
    "fixing twice is fixing once, nothing fixable remains, and nothing new appears",
    arguments: seeds
  )
  func fixedPoint(seed: Int) {
    for text in Self.texts(seed: seed, hasUnreadable: false) {
      let once = FixedFile.once(Array(text.utf8), allowsUnsafe: seed % 4 > 0)
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
    #expect(count > Self.filesASeed)
  }

  /// The findings of a file by rule and path without positions, with their numbers.
  private static func kinds(_ report: CheckedFile) -> [[String]: Int] {
    report.findings.reduce(into: [:]) { kinds, finding in
      let path = finding.path.split(separator: "/").map { $0.allSatisfy(\.isNumber) ? "*" : String($0) }
      kinds[[finding.rule, path.joined(separator: "/")], default: 0] += 1
    }
  }

  /// The texts of all scalars, keys as well.
  private static func scalars(_ bytes: [UInt8]) -> [String] {
    let stream = YAMLStream(bytes)
    return stream.nodes.indices.filter { stream[$0].kind == .scalar }.map { stream.text($0) }
  }
}
