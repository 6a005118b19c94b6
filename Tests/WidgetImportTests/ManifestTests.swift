import FoundationEssentials
import LintSystem
import Testing

@testable import WidgetImport

@Suite("Hostile manifests")
struct ManifestTests {
  /// What is said of a manifest beside other files.
  private static func notes(
    _ manifest: String,
    as name: String = "project.yml",
    _ files: [String: String] = [:],
    isGiven: Bool = true
  ) throws -> [String] {
    let folder = try TemporaryFolder(files.merging([name: manifest]) { $1 })
    var options = ImportOptions()
    if isGiven { options.project = name }
    var importer = Importer(try SourceTree(folder), options)
    _ = try? importer.run()
    return importer.notes.map(\.text)
  }

  private static let targets = "name: A\ntargets:\n  W: {type: app-extension, platform: iOS, templates: [T]}\n"

  @Test("what a manifest includes ends with a message", arguments: [["project.yml"], ["a.yml", "b.yml"]])
  func circle(_ names: [String]) throws {
    let files = ["a.yml": "include: b.yml\n", "b.yml": "include: [a.yml, a.yml]\n"]
    let notes = try Self.notes("include: \(names)\n" + Self.targets, files)
    #expect(notes.contains { $0.contains("it includes itself by") })
    #expect(notes.count < 10)
  }

  @Test("files that include two more each are read up to a number")
  func doubling() throws {
    var files: [String: String] = [:]
    for level in 0..<14 { files["\(level).yml"] = "include: [\(level + 1).yml, \(level + 1).yml]\n" }
    files["14.yml"] = "a: [1]\n"
    let notes = try Self.notes("include: 0.yml\n" + Self.targets, files)
    #expect(notes.contains { $0.contains("it includes more than 128 files, or deeper than 16") })
    #expect(notes.count < 1_000)
  }

  @Test("files that hold much in all are read up to a number of values")
  func large() throws {
    let list = (0..<30).map { _ in "a.yml" }.joined(separator: ", ")
    let values = "a: [" + String(repeating: "1,", count: 20_000) + "]\n"
    let notes = try Self.notes("include: [\(list)]\n" + Self.targets, ["a.yml": values])
    #expect(notes.contains("a.yml: it is larger than what is read"))
  }

  @Test("of many manifests the first that is not read is named")
  func many() throws {
    let files = Dictionary(uniqueKeysWithValues: (100..<230).map { ("\($0)/project.yml", "name: A\n") })
    let notes = try Self.notes("name: A\n", as: "z/project.yml", files, isGiven: false)
    #expect(notes == ["228/project.yml: more than 128 such files are not read"])
  }

  @Test("a manifest that is too large is named, whether it is given or found", arguments: [true, false])
  func tooLarge(isGiven: Bool) throws {
    let text = Self.targets + "#" + String(repeating: "x", count: Limits.fileSize)
    #expect(try Self.notes(text, isGiven: isGiven) == ["project.yml: it is larger than what is read"])
  }

  @Test("templates that make more than is read are left out with a message")
  func templates() throws {
    let many = (0..<16).map { "  T\($0): {templates: \(Array(repeating: "T\($0 + 1)", count: 10))}\n" }.joined()
    let notes = try Self.notes(
      "targetTemplates:\n  T: {templates: [T, T]}\n  U: {templates: [T0]}\n" + many
        + Self.targets + "  V: {templates: [U]}\n"
    )
    #expect(notes == [23, 22].map { "project.yml:\($0): its templates make more than is read" })
  }

  @Test(
    "a manifest that is no YAML says where",
    arguments: [
      ("name: [", 1), ("name: A\ntargets: {a: 1, a: 2}", 2), (String(repeating: "[", count: 10_000), 1),
      (
        "a: &a [x]\n" + (0..<30).map { "b\($0): &b\($0) [\($0 == 0 ? "*a" : "*b\($0 - 1), *b\($0 - 1)")]\n" }.joined(),
        nil
      ),
    ] as [(String, Int?)]
  )
  func syntax(_ text: String, _ line: Int?) throws {
    let note = try #require(try Self.notes(text).first)
    #expect(note.hasPrefix("project.yml:\(line.map { "\($0): " } ?? "")"), "\(note)")
  }

  @Test("a path that leads out of the repository is not read")
  func outside() throws {
    let notes = try Self.notes("include: [../../../etc/hosts, /etc/hosts]\n" + Self.targets)
    #expect(notes.count { $0.contains("which it includes, is not in the repository") } == 2)
  }

  @Test(
    "a Tuist manifest whose constants hold each other, or that nests, ends with a message",
    arguments: [
      "let a = b\nlet b = a\n", "let a = a + a\n", "let a = \"\\(a)\"\n",
      "let a = [a0, a0]\n" + (0..<40).map { "let a\($0) = [a\($0 + 1), a\($0 + 1)]\n" }.joined(),
      "let a = \(String(repeating: "[", count: 10_000))",
      "let a = \(String(repeating: ".x(y: ", count: 10_000))",
    ]
  )
  func constants(_ constants: String) throws {
    let target =
      "Target(name: \"W\", product: .appExtension, infoPlist: .extendingDefault(with: [\"a\": a]), sources: a)"
    let notes = try Self.notes(
      "let project = Project(name: \"A\", targets: [\(target)])\n" + constants,
      as: "Project.swift"
    )
    #expect(notes.contains { $0.contains("is computed") })
  }

  @Test("each value that a Tuist manifest or its helpers compute is told, wherever in its file it is")
  func told() throws {
    func list(_ call: String) -> String { "[\(Array(repeating: call, count: 20).joined(separator: ", "))]" }
    let target = "Target(name: \"W\", product: .appExtension, sources: \(list("f()")), resources: other)"
    let notes = try Self.notes(
      "let project = Project(name: \"A\", targets: [\(target)])\n",
      as: "Project.swift",
      ["Tuist/ProjectDescriptionHelpers/Other.swift": "let other = \(list("g(1)"))\n"]
    )
    #expect(notes.count { $0.contains("is computed") } == 40)
  }

  @Test("a Tuist manifest that makes its project by functions says so")
  func computed() throws {
    let notes = try Self.notes("let project = Project.app(.appExtension)\n", as: "Project.swift")
    #expect(notes == ["Project.swift:1: its project is computed; tuist generate makes it"])
  }
}
