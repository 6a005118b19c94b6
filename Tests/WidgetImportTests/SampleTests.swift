import FoundationEssentials
import LintSystem
import Testing
import WidgetLint

@testable import WidgetImport

/// Imports projects written for these tests, each with one trap, and compares the descriptions with those next to them.
@Suite("Sample projects")
struct SampleTests {
  static let folder = FilePath(#filePath).parent.appending("Samples")

  static let names: [String] = {
    // Some samples are on top of a base, which is no sample itself.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.shown))?.filter { name in
      !name.hasPrefix(".") && name != "base"
    }
    precondition(names?.isEmpty == false, "no samples in \(folder.shown)")
    return names?.sorted() ?? []
  }()

  /// Returns a folder with a sample's project in it, the path to import, and the options.
  private static func project(_ name: String) throws -> (folder: TemporaryFolder, path: FilePath, ImportOptions) {
    let sample = try ImportSample(name, in: URL(filePath: folder.shown))
    let folder = try TemporaryFolder()
    try sample.write(to: folder.file("project"))
    var options = ImportOptions()
    for (flag, value) in sample.options {
      switch flag {
      case "base": break
      case "host": options.host = value
      case "extension": options.extensions.append(value)
      case "appName": options.appName = value
      case "guesses": options.guesses = value == "yes"
      default: Issue.record("unknown flag \(flag)")
      }
    }
    return (folder, FilePath(folder.path).appending("project"), options)
  }

  @Test("a sample project is imported as the description beside it says", arguments: names)
  func sample(_ name: String) throws {
    let (folder, path, options) = try Self.project(name)
    defer { withExtendedLifetime(folder) {} }
    var importer = Importer(try SourceTree(path), options)
    let apps = try importer.run()
    let text = apps.map { DescriptionText.yaml($0) }.joined(separator: "---\n")
    let notes = (importer.notes + apps.flatMap(\.allNotes)).map { "# \($0.text)\n" }.joined()
    try Golden.expect(notes + text, in: "Tests/WidgetImportTests/Samples/\(name)/expected.widget.yml")
  }

  @Test(
    "an exception of a synchronized folder that names a localized file stands for that of each language",
    arguments: ["/Localized/InfoPlist.strings", "\"/Localized: InfoPlist.strings\""]
  )
  func localizedException(_ name: String) throws {
    let texts = ["fr": "Radio du jour", "de": "Radio heute"]
    func folder(_ place: String, _ old: String) throws -> TemporaryFolder {
      let folder = try TemporaryFolder(sample: "synchronized")
      try folder.replace(" \(old),", with: " \(old), \(name),", in: "Radio.xcodeproj/project.pbxproj")
      for (language, text) in texts {
        try folder.write("CFBundleDisplayName = \"\(text)\";", to: "\(place)/\(language).lproj/InfoPlist.strings")
      }
      return folder
    }
    func text(_ folder: TemporaryFolder) throws -> String {
      try SourceTree(folder).imported().apps.map { DescriptionText.yaml($0) }.joined()
    }
    // In the first, the file is taken from another folder; in the second, it is left out of the target's own.
    let (taken, leftOut) = try (text(folder("Shared", "InfoPlist.xcstrings")), text(folder("Today", "Info.plist")))
    for own in texts.values {
      #expect(taken.contains(own), "\(taken)")
      #expect(!leftOut.contains(own), "\(leftOut)")
    }
  }

  @Test(
    "a finding about a sample project is where its value is written, with help for its kind of file",
    arguments: names
  )
  func findings(_ name: String) throws {
    let (folder, path, options) = try Self.project(name)
    defer { withExtendedLifetime(folder) {} }
    var text = ""
    do throws(WorkspaceError) {
      let linter = try ProjectLinter(path, options, in: Workspace(choice: .isolated))
      for file in try linter.run().checked.files {
        for finding in file.findings {
          let place = file.position(of: finding.range.lowerBound)
          let name = file.name.split(separator: "/project/", maxSplits: 1).last ?? ""
          let bytes = file.text.utf8.dropFirst(finding.range.lowerBound).prefix(finding.range.count)
          text += "\(name):\(place.line):\(place.column): \(finding.severity): \(finding.message) [\(finding.rule)]\n"
          text += "  \(String(decoding: bytes, as: UTF8.self))\n"
          for related in finding.related {
            let name = related.line?.file.split(separator: "/project/", maxSplits: 1).last ?? ""
            text += "  \(related.message): \(name):\(related.line?.line ?? 0)\n"
          }
          text += finding.help.map { "  help: \($0)\n" } ?? ""
        }
      }
    } catch {
      text = "\(error)\n"
    }
    try Golden.expect(text, in: "Tests/WidgetImportTests/Samples/\(name)/findings.txt")
  }

  @Test(
    "equal values are one finding, at the first of them, with the lines of the others up to a limit",
    arguments: [
      (["SMALL"], [], [[]]), (["SMALL", "SMALL", "SMALL"], [], [[5, 6]]), (["SMALL; SMALL", "SMALL"], [], [[5]]),
      (["SMALL", "OTHER", "SMALL"], [], [[6], []]), (["Row()"], ["Row()", "Line()"], [[11]]),
      (Array(repeating: "SMALL", count: 30), [], [Array(5...24)]),
    ]
  )
  func equalValues(_ first: [String], _ second: [String], _ expected: [[Int]]) throws {
    let folder = try TemporaryFolder(sample: "widgetkit-own")
    func widget(_ name: String, _ views: [String]) -> String {
      "struct \(name): Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: K, provider: P()) { _ in"
        + views.map { "\n" + $0 }.joined() + "\n} } }\n"
    }
    let text =
      "import WidgetKit\n@main struct B: WidgetBundle { var body: some Widget { First(); Second() } }\n"
      + widget("First", first) + widget("Second", second)
      + ["Row", "Line"].map { "struct \($0): View { var body: some View { SMALL } }\n" }.joined()
    let sizes = ["SMALL": 9, "OTHER": 8]
    let code = sizes.reduce(text) { $0.replacing($1.key, with: "Text(name).font(.system(size: \($1.value)))") }
    try folder.write(code, to: "Widgets/Widgets.swift")
    let linter = try ProjectLinter(FilePath(folder.path), in: Workspace(choice: .isolated))
    let findings = try linter.run().checked.files.flatMap(\.findings).filter { $0.rule == "minimum-text-size" }
    #expect(findings.map { $0.related.compactMap(\.line?.line) } == expected)
  }

  @Test("where several applications embed an extension and differ, the choice is left to the user")
  func choice() throws {
    let project = Self.folder.appending("several-hosts/project")
    let failure = #expect(throws: ImportFailure.self) { try SourceTree(project).imported() }
    #expect(failure?.message == "several applications embed Today; give one with --host")
    #expect(failure?.choices == ["Fit", "Fit Old"])
  }

  @Test("the folder of an extension may be given with a slash", arguments: ["Widgets", "Widgets/"])
  func folder(_ name: String) throws {
    var options = ImportOptions()
    options.extensions = [name]
    #expect(try SourceTree(Self.folder.appending("widgetkit-own/project")).imported(options).apps.count == 1)
  }

  @Test("an extension whose property list cannot be read is told")
  func unreadable() throws {
    let project = Self.folder.appending("widgetkit-own/project")
    let file = try FileSystem.realPath(project.appending("Widgets/Info.plist"))
    let tree = try SourceTree(project, unsaved: [file: Array("<plist><di".utf8)])
    let failure = #expect(throws: ImportFailure.self) { try tree.imported() }
    #expect(failure?.details.first?.contains("target Widgets: widgets/Info.plist:1: it is not XML") == true)
  }

  @Test("an extension may have its property list inside of the project")
  func inProject() throws {
    let folder = try TemporaryFolder(sample: "widgetkit-own")
    let (list, project) = ("Maps.xcodeproj/Widgets.plist", "Maps.xcodeproj/project.pbxproj")
    try FileManager.default.moveItem(at: folder.file("Widgets/Info.plist"), to: folder.file(list))
    try folder.replace("widgets/Info.plist", with: list, in: project)
    #expect(try SourceTree(folder).imported().apps.map(\.widgets.count) == [3])
  }

  @Test("an application whose property list is an empty setting has none")
  func emptySetting() throws {
    let folder = try TemporaryFolder(sample: "widgetkit-own")
    let setting = "INFOPLIST_FILE = "
    try folder.replace("\(setting)App/Info.plist", with: "\(setting)\"\"", in: "Maps.xcodeproj/project.pbxproj")
    let (apps, notes) = try SourceTree(folder).imported()
    #expect(notes.filter { $0.contains("folder") } == [])
    #expect(apps.map(\.widgets.count) == [3])
  }
}
