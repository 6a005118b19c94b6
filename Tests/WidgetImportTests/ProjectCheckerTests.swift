import Dispatch
import FoundationEssentials
import LintSystem
import Synchronization
import Testing
import WidgetLint

@testable import WidgetImport

@Suite("Checks against projects")
struct ProjectCheckerTests {
  @Test("workers that ask for one project at the same time import it once")
  func once() {
    let imports = Mutex(0)
    let checker = ProjectChecker { root, _ in
      imports.withLock { $0 += 1 }
      // Long enough that all workers ask.
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(200))
      return .failure(ImportFailure(root.shown))
    }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in _ = checker.read(FilePath("maps"), ImportOptions()) }
    #expect(imports.withLock { $0 } == 1)
    _ = checker.read(FilePath("notes"), ImportOptions())
    #expect(imports.withLock { $0 } == 2)
  }

  @Test("a project is imported once for all descriptions, in whatever spelling they name it")
  func spellings() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("maps")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "maps")
    let imports = Mutex(Set<FilePath>())
    let checker = ProjectChecker { root, _ in
      imports.withLock { _ = $0.insert(root) }
      return .failure(ImportFailure(root.shown))
    }
    for name in ["maps", "link", "./maps/", "link/../maps"] {
      let description =
        "app: {name: A, source: {path: '\(name)', configuration: Release, host: A}}\n"
        + "widgets: [{name: B, source: .}]\n"
      let linter = Linter(LintSettings())
      let read = linter.check(description, name: "a.widget.yml").descriptions
      _ = checker.findings(for: try #require(read.first), path: Array((folder.path + "/a.widget.yml").utf8))
    }
    #expect(imports.withLock { $0.count } == 1)
  }

  @Test("descriptions of one project with other hosts are imported as each by itself")
  func hosts() throws {
    let checker = ProjectChecker()
    for host in ["Fit", "Fit Old"] {
      var options = ImportOptions()
      (options.host, options.configuration) = (host, "Store")
      let path = SampleTests.folder.appending("several-hosts/project")
      let apps = try checker.read(path, options).get().apps
      #expect(apps.map(\.target) == [host])
      #expect(try SourceTree(path).imported(options).apps.map(\.target) == [host])
    }
  }

  /// Returns a checker's findings in a description inside a folder.
  private static func findings(of checker: ProjectChecker, in text: String, _ folder: FilePath) throws -> [Finding] {
    let workspace = Workspace(choice: .isolated, rules: [], selection: RuleSelection())
    try workspace.load()
    let path = FilePath(folder.shown + "/a.widget.yml")
    let read = try workspace.linter(for: path).check(text, name: "a.widget.yml").descriptions
    return checker.findings(for: try #require(read.first), path: path.bytes)
  }

  @Test("sources in which no widget of the description is left say so", arguments: ["today", "widgetkit"])
  func none(_ guidelines: String) throws {
    let checker = ProjectChecker { root, _ in .success(([], root, [])) }
    let text =
      "guidelines: \(guidelines)\napp: {name: A, source: {path: ., host: A}}\n"
      + "widgets: [{name: B, source: Project.swift#B}]\n"
    let findings = try Self.findings(of: checker, in: text, SampleTests.folder.appending("tuist/project"))
    #expect(findings.map(\.path) == ["/widgets/0/source"] && findings.map(\.item) == ["B"])
    #expect(findings[0].message.hasSuffix("Project.swift#B, expected one"), "\(findings)")
  }

  @Test("of two projects' apps with one target's name and one source, a description is that of its own")
  func sameTarget() throws {
    let folder = SampleTests.folder.appending("widgetkit-own/project")
    let info = try FileSystem.realPath(folder.appending("App/Info.plist"))
    let text = String(decoding: try FileSystem.read(info, limit: 1 << 20), as: UTF8.self)
    let apps = try ["Maps", "Charts"].flatMap { name in
      let tree = try SourceTree(folder, unsaved: [info: Array(text.replacing(">Maps<", with: ">\(name)<").utf8)])
      var options = ImportOptions()
      options.base = tree.root
      return try tree.imported(options).apps
    }
    let checker = ProjectChecker { root, _ in .success((apps, root, [])) }
    for app in apps {
      #expect(try Self.findings(of: checker, in: DescriptionText.yaml(app), folder).map(\.message) == [])
    }
    #expect(apps.count == 2)
  }

  @Test("a widget that the sources no longer have is reported by its own name")
  func gone() throws {
    let folder = SampleTests.folder.appending("widgetkit-own/project")
    var options = ImportOptions()
    options.base = try FileSystem.realPath(folder)
    let app = try #require(try SourceTree(folder).imported(options).apps.first)
    let file = try #require(app.widgets.first?["source"]?.shown.prefix { $0 != "#" })
    let text = DescriptionText.yaml(app) + "  - {name: Other, source: '\(file)#Other'}\n"
    #expect(try Self.findings(of: ProjectChecker(), in: text, folder).map(\.item) == ["Other"])
  }

  @Test("a failure says its list, on one line or on its own lines")
  func failure() {
    let failure = ImportFailure("A is not one of the widget extensions", choices: ["B", "C"])
    #expect(failure.sentence == "A is not one of the widget extensions: B, C")
    #expect(failure.lines == "A is not one of the widget extensions\nB\nC")
    #expect(ImportFailure("what takes each:", details: ["d"]).sentence == "what takes each: d")
  }

  @Test(
    "a file is found by a path that is the same to a Mac",
    arguments: [
      ("Caf\u{E9}", "Cafe\u{301}"), ("Cafe\u{301}", "Caf\u{E9}"), ("Cafe\u{301}", "CAF\u{C9}"), ("Sea", "sea"),
    ]
  )
  func samePath(_ name: String, _ other: String) throws {
    let folder = try TemporaryFolder([name + "/a": "text"])
    let tree = try SourceTree(folder)
    #expect(try tree.bytes(name + "/a") == tree.bytes(other + "/a"))
  }

  @Test("what an import reads is bounded")
  func budget() throws {
    let folder = try TemporaryFolder()
    try Data(count: Limits.fileSize).write(to: folder.file("large"))
    let tree = try SourceTree(folder)
    for _ in 0..<Limits.totalSize / Limits.fileSize { _ = try tree.bytes("large") }
    #expect(throws: ImportNote.self) { try tree.bytes("large") }
  }
}
