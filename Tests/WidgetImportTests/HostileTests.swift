import FoundationEssentials
import LintSystem
import Testing
import YAML

@testable import WidgetImport

@Suite("Hostile projects")
struct HostileTests {
  /// A copy of the sample project.
  private static func sample() throws -> TemporaryFolder { try TemporaryFolder(sample: "storyboard") }

  /// Replaces a file of the sample project, and imports the project.
  private static func run(_ path: String, _ bytes: some Sequence<UInt8>) throws -> (app: ImportedApp?, notes: [String])
  {
    let folder = try sample()
    try Data(bytes).write(to: folder.file(path))
    var importer = Importer(try SourceTree(folder), ImportOptions())
    let apps = (try? importer.run()) ?? []
    return (apps.first, (importer.notes + apps.flatMap(\.notes)).map(\.text))
  }

  @Test("a place beyond the end of a text that has changed since has no bytes")
  func beyond() {
    let source = YAMLStream(plain: Array(String(repeating: String(repeating: "x", count: 5_000) + "\n", count: 3).utf8))
    let lines = LineMap(source.bytes, count: source.sourceCount)
    for range in [nil, 600..<610] {
      let place = SourcePlace(file: "a", line: 60, range: range)
      #expect(place.bytes(of: "x", in: source, lines).isEmpty)
    }
  }

  private static let code = "Today/TodayViewController.swift"
  private static let board = "Today/Base.lproj/MainInterface.storyboard"
  private static let project = "Maps.xcodeproj/project.pbxproj"

  static let deep = 10_000

  @Test(
    "nesting ends with what was read before it",
    arguments: [
      (code, String(repeating: "class A { func f() { (", count: deep)),
      (code, String(repeating: "\"\\(", count: deep)),
      (code, String(repeating: "#if A\n", count: deep) + "#if " + String(repeating: "!", count: deep)),
      (board, String(repeating: "<a>", count: deep)),
      (project, String(repeating: "{ a = (", count: deep)),
      ("Today/Assets.xcassets/arrow.imageset/Contents.json", String(repeating: "{\"a\":[", count: deep)),
      ("App/fr.lproj/InfoPlist.strings", String(repeating: "a = (", count: deep)),
    ]
  )
  func nesting(_ path: String, _ text: String) throws {
    let (app, notes) = try Self.run(path, text.utf8)
    #expect(app != nil || notes.contains { $0.contains(path) })
  }

  @Test("a header in angle brackets is no file of the project, and what follows is not looked through for a quote")
  func headers() {
    let text = String(repeating: "#import <UIKit/UIKit.h>\n", count: 100)
    #expect(codeFile(text + "#import \"Own.h\"\n", "a.m").imports == ["Own.h"])
  }

  @Test("a quote that is not closed is told where it begins")
  func unclosedQuote() throws {
    let (_, notes) = try Self.run("App/fr.lproj/InfoPlist.strings", "\n\n\n\"A\" = \"a;\n\n\n\n".utf8)
    #expect(notes.contains("App/fr.lproj/InfoPlist.strings:4: the quote that begins here is not closed"), "\(notes)")
  }

  @Test("fonts that are made of many others are looked at once")
  func fonts() throws {
    let fonts = (0..<9).map { index in
      "static let f\(index) = pick(" + String(repeating: "UIFont.f\(index + 1), ", count: 50) + "0)\n"
    }
    let uses = String(repeating: "label.font = UIFont.f0\n", count: 500)
    let text =
      "class TodayViewController: UIViewController { func a() {\n\(uses)} }\nextension UIFont {\n\(fonts.joined())}"
    #expect(try Self.run(Self.code, text.utf8).app != nil)
  }

  private static let long = "if a" + String(repeating: " && a", count: 100) + " { "

  @Test(
    "many calls that open something, below many conditions, end",
    arguments: [
      "let c = URLComponents(); " + String(repeating: "context.open(c.url!); ", count: 200),
      String(repeating: long + "} else ", count: 60) + "{ " + String(repeating: "context.open(b); ", count: 200)
        + "}",
      String(repeating: long, count: 120) + String(repeating: "context.open(b); ", count: 50)
        + String(repeating: "}", count: 120),
    ]
  )
  func calls(_ body: String) throws {
    let text = "class TodayViewController: UIViewController { func a() { \(body) } }"
    #expect(try Self.run(Self.code, text.utf8).app != nil)
  }

  @Test(
    "entities and attributes that a file declares are refused, however few or deep, and the rest is read",
    arguments: [
      ("<!ENTITY a0 'a'>", "an entity"),
      ("<!ENTITY a0 'a'>" + (1..<deep).map { "<!ENTITY a\($0) '&a\($0 - 1);'>" }.joined(), "an entity"),
      ("<!ATTLIST e a CDATA 'x'>", "an attribute"),
    ]
  )
  func declarations(_ declarations: String, _ what: String) throws {
    let text = "<!DOCTYPE d [\(declarations)]><document initialViewController=\"&a0;\"/>"
    let (app, notes) = try Self.run(Self.board, text.utf8)
    #expect(app != nil)
    #expect(notes.contains { $0.hasPrefix("\(Self.board):1: it declares \(what), expected none") })
  }

  @Test(
    "a folder whose name reads like a suppression or a key changes nothing but a comment",
    arguments: [
      "widgetlint:disable-line title-prefix -- ok", "x\n    primary: true\n    x-z: 1 #",
    ]
  )
  func folderName(_ name: String) throws {
    let comment = DescriptionText.comment(SourcePlace(file: name + "/Info.plist", line: 1))
    #expect(comment.hasPrefix("# ") && !comment.contains("\n") && !comment.contains("# widgetlint:"), "\(comment)")
  }

  @Test("two names of one language give the same bytes each time, and a long one is no language")
  func languages() throws {
    let long = "aa" + String(repeating: "-bbbbbbbb", count: 150)
    let names = ["zh_Hans", "zh-Hans", "fr", long].map {
      "\"\($0)\": {\"stringUnit\": {\"value\": \"\($0.prefix(7))\"}}"
    }
    let catalog = "{\"strings\": {\"CFBundleDisplayName\": {\"localizations\": {\(names.joined(separator: ","))}}}}"
    let texts = try (0..<8).map { _ in
      DescriptionText.yaml(try #require(try Self.run("App/InfoPlist.xcstrings", catalog.utf8).app))
    }
    #expect(Set(texts).count == 1)
    #expect(!texts[0].contains(long))
  }

  @Test("two property lists whose names differ in how a letter is composed are both widgets")
  func composedNames() throws {
    let folder = try TemporaryFolder()
    for (name, title) in [("\u{E9}.plist", "Composed"), ("e\u{301}.plist", "Decomposed")] {
      try folder.write(TodayProject.info("<key>CFBundleDisplayName</key><string>\(title)</string>"), to: name)
    }
    var options = ImportOptions()
    options.appName = "Maps"
    let apps = try SourceTree(folder).imported(options).apps
    #expect(Set(apps.flatMap(\.widgets).compactMap { $0["title"]?.shown }) == ["Composed", "Decomposed"])
  }

  @Test("the targets and configurations of an import share what may be read of code, and what may be judged")
  func sharedBudget() throws {
    let tree = try SourceTree(SampleTests.folder.appending("storyboard/project"))
    let found = WidgetExtension(infoPlist: "Today/Info.plist", info: .table([:]))
    func notes() -> [String] { TargetSources(found, tree).code.notes.map(\.text) }
    tree.judgedLeft = TargetSources(found, tree).code.tokenCount
    #expect(notes() == [])
    #expect(notes() == ["Today/Info.plist: its code, with that before it, is larger than what is read"])
    tree.judgedLeft = Limits.tokens
    #expect(notes() == [])
    tree.tokensLeft = 10
    #expect(notes() == [])
    #expect(notes() == ["\(Self.code): it is larger than what is read"])
  }

  @Test("of folders with more names than are looked at, or in too many others, those that are left out are told")
  func folders() throws {
    let folder = try Self.sample()
    let deepest = Array(repeating: "d", count: Limits.folderDepth + 1).joined(separator: "/")
    try folder.makeFolder(deepest + "/e")
    let tree = try SourceTree(folder)
    let (apps, notes) = try tree.imported()
    #expect(apps.count == 1)
    let reason = "it lies in more than \(Limits.folderDepth) folders, so it is not searched"
    #expect(notes == ["\(deepest): \(reason)"])
    let other = try SourceTree(folder)
    other.namesLeft = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    #expect(other.walk("") { _, _ in true }.filter { $0.contains("/") } == [])
    #expect(other.leftOut.map(\.text).first?.hasSuffix("names come before it, so it is not searched") == true)
  }

  @Test(
    "the folders around a project that is not there are looked through only if a manifest beside it may make it",
    arguments: [(nil, false), ("project.yml", true), ("Sub/project.yml", false)]
  )
  func missingProject(manifest: String?, looks: Bool) throws {
    let folder = try Self.sample()
    if let manifest { try folder.write("name: Other\ntargets: {}\n", to: manifest) }
    let tree = try SourceTree(folder)
    var options = ImportOptions()
    options.project = "Missing.xcodeproj"
    #expect(throws: ImportFailure.self) { try tree.imported(options) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
    #expect((Limits.fileNames - tree.namesLeft > 3 * names) == looks)
  }

  @Test("a line of 20 MB is reported, and the rest is read")
  func longLine() throws {
    let (app, notes) = try Self.run(Self.code, [UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20))
    #expect(app != nil)
    #expect(notes == ["\(Self.code): it is larger than what is read"])
  }

  @Test("a binary property list is reported, with the command that converts it")
  func binary() throws {
    let (app, notes) = try Self.run("Today/Info.plist", "bplist00 com.apple.widget-extension".utf8)
    #expect(app == nil)
    #expect(notes == ["Today/Info.plist:1: it is binary; plutil -convert xml1 \"Today/Info.plist\" converts it"])
  }

  @Test(
    "white space before the declaration of a property list changes no value and no line",
    arguments: [("", 3), (" ", 3), ("\n\n", 5)]
  )
  func space(_ space: String, _ line: Int) throws {
    let list = "\(space)<?xml version=\"1.0\"?>\n<plist><dict>\n<key>A</key><string>B</string></dict></plist>"
    let value = try PropertyList.read(Array(list.utf8), path: "a.plist")["A"]
    #expect(value?.text == "B" && value?.place.line == line)
  }

  @Test("build settings that hold themselves have no value")
  func circle() throws {
    let folder = try Self.sample()
    let loop = "DISPLAY_NAME = \"$(A)$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";"
    try folder.replace("DISPLAY_NAME = Maps;", with: loop, in: Self.project)
    let app = try SourceTree(folder).imported().apps.first
    // The strings file still has the name.
    #expect(app?.app["name"]?.line == "{default: Maps, fr: Plans}")
  }

  @Test("UTF-16 with a byte order mark is read")
  func wide() throws {
    let units = Array("\u{FEFF}\"CFBundleDisplayName\" = \"Cartes\";\n".utf16)
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let (app, _) = try Self.run("App/fr.lproj/InfoPlist.strings", bytes)
    #expect(app?.app["name"]?.line == "{default: Maps, fr: Cartes}")
  }

  @Test("a link that leads out of the folder is not followed")
  func link() throws {
    let folder = try Self.sample()
    try FileManager.default.removeItem(at: folder.file(Self.board))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(Self.board).path,
      withDestinationPath: SampleTests.folder.appending("storyboard/project/\(Self.board)").shown
    )
    #expect(try SourceTree(folder).imported().notes == ["\(Self.board): it lies outside the folder that is read"])
  }
}
