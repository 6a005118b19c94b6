import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("A built-in rule")
struct BuiltInRuleTests {
  static let documents = BuiltInGuidelines.documents

  @Test("has an example for each side, and all of them pass", arguments: documents.map(\.rule.id))
  func examples(_ id: String) throws {
    let document = try #require(Self.documents.first { $0.rule.id == id })
    #expect(document.examples.contains { $0.reports.isEmpty } && document.examples.contains { !$0.reports.isEmpty })
    #expect(RuleTest(document).failures.map { "line \($0.example.line): \($0.fault)" } == [])
  }

  @Test("has examples that notice every change of it", arguments: documents.map(\.rule.id))
  func mutants(_ id: String) throws {
    let document = try #require(Self.documents.first { $0.rule.id == id })
    #expect(!document.rule.mutants.isEmpty || document.rule.when == nil)
    #expect(RuleTest(document).survivors() == [])
  }

  @Test(
    "says why it asks, belongs to a guideline, and carries the addresses of its sources",
    arguments: documents.map(\.rule.id)
  )
  func documentation(_ id: String) throws {
    let document = try #require(Self.documents.first { $0.rule.id == id })
    let rule = document.rule
    #expect(document.rationale != nil && rule.guideline != nil)
    let set = try #require(BuiltInGuidelines.all.first { $0.id == rule.table?.guidelines.id }).loaded
    let sources = set.statements.filter { rule.statements.contains($0.id) }.map(\.source)
    let pages = set.sources.filter { sources.contains($0.name) }.flatMap(\.pages)
    #expect(!pages.isEmpty && rule.documentation.starts(with: pages))
  }

  @Test("is compiled in as its file says")
  func compiled() throws {
    let folder = Golden.package.appending(path: "rules")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yml") }
    let files = BuiltInGuidelines.all.flatMap { set in set.files().map { ("\(set.id)/\($0.path)", $0.bytes) } }
    #expect(paths.sorted() == files.map(\.0).sorted(), "`swift run RuleEmbedder` compiles them anew")
    for (path, bytes) in files {
      let file = try Data(contentsOf: folder.appending(path: path))
      #expect(bytes.elementsEqual(file), "\(path): `swift run RuleEmbedder` compiles it anew")
    }
    #expect(BuiltInGuidelines.rules.map(\.id) == Self.documents.map(\.rule.id))
    for set in BuiltInGuidelines.all {
      #expect(GuidelineCoder.text(of: set.loaded.set) == GuidelineCoder.text(of: set.set))
    }
  }

  @Test("checks a statement of the sources, and every statement has a rule or a reason")
  func coverage() throws {
    let coverage = Coverage(BuiltInGuidelines.all.map(\.loaded))
    for row in coverage.rows { #expect(row.rules.isEmpty == (row.statement.reason != nil), "\(row.statement.id)") }
    let known = Set(coverage.rows.map(\.statement.id))
    for rule in BuiltInGuidelines.rules {
      #expect(!rule.statements.isEmpty && known.isSuperset(of: rule.statements), "\(rule.id)")
    }
    #expect(coverage.rows.count > 50)
  }
}

@Suite("A list of what can be added")
struct CompletenessTests {
  private static let sources = Golden.package.appending(path: "Sources")

  /// Returns the types that files in a folder declare to conform to a protocol.
  private static func types(conformingTo name: String, in folder: String) throws -> [String] {
    let files = try #require(
      FileManager.default.enumerator(at: sources.appending(path: folder), includingPropertiesForKeys: nil)
    )
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: #/(?:struct|enum) (\w+): ([\w, ]+) \{/#)
        .filter { $0.2.split(separator: ", ").contains { $0 == name } }.map { String($0.1) }
    }
  }

  @Test(
    "holds every predicate, every reporter and every pattern over code",
    arguments: [
      ("Predicate", "LintCore/Rules/Predicates", 20, ["TYPE()", "kinds(TYPE.self)"]),
      ("Reporter", "WidgetLint/Reporters", 3, ["TYPE.kind", " TYPE("]),
      ("CodePattern", "WidgetImport/Today", 8, [" TYPE.self,"]),
    ]
  )
  func holds(_ name: String, folder: String, least: Int, entries: [String]) throws {
    let list = try String(contentsOf: Self.sources.appending(path: "\(folder)/\(name).swift"), encoding: .utf8)
    let types = try Self.types(conformingTo: name, in: folder)
    #expect(types.count >= least)
    for type in types { #expect(entries.contains { list.contains($0.replacing("TYPE", with: type)) }, "\(type)") }
  }
}
