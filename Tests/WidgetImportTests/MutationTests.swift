import LintSystem
import Testing

@testable import WidgetImport

/// Each reader gets a fixed number of damaged inputs, the same in every run.
@Suite("Damaged inputs")
struct MutationTests {
  /// What a reader takes.
  enum Reader: CaseIterable {
    case propertyList, strings, json, storyboard, swift, objectiveC, setting

    /// A sound input.
    var sound: String {
      switch self {
      case .propertyList: "storyboard/project/Maps.xcodeproj/project.pbxproj"
      case .strings: "storyboard/project/App/fr.lproj/InfoPlist.strings"
      case .json: "synchronized/project/Today/InfoPlist.xcstrings"
      case .storyboard: "storyboard/project/Today/Base.lproj/MainInterface.storyboard"
      case .swift: "storyboard/project/Today/TodayViewController.swift"
      case .objectiveC: "objective-c/project/Today/TodayViewController.m"
      case .setting: "several-hosts/project/Config/Store.xcconfig"
      }
    }

    /// Reads bytes, whatever they are.
    func read(_ bytes: [UInt8]) {
      let text = SourceText(bytes)
      switch self {
      case .propertyList:
        if let list = try? PropertyListFile.read(bytes, path: "a") {
          _ = XcodeProject(list, file: "a/b")?.targets.count
        }
      case .strings: _ = try? PropertyListFile.readStrings(bytes, path: "a")
      case .json: _ = try? JSONReader.read(text)
      case .storyboard:
        guard let tree = try? XMLReader.read(bytes) else { return }
        let board = Storyboard(tree, path: "a")
        guard let first = board.initial else { return }
        let views = SceneViews(board, from: first, texts: [])
        var facts = Facts()
        let code = TargetCode(CodeFile(SourceText([]), path: "a.swift", CompilationConditions(flags: []), limit: 1))
        let widget = WidgetCode(code, principal: nil, viewClasses: [], lowestVersion: 10)
        SceneBackground(views).read(&facts)
        SceneMargins(views)?.read(widget, &facts)
        _ = SceneFonts.families(views.elements, in: board)
      case .swift, .objectiveC:
        let path = self == .swift ? "a.swift" : "a.m"
        let file = CodeFile(text, path: path, CompilationConditions(flags: []), limit: 100_000)
        let widget = WidgetCode(TargetCode(file), principal: "TodayViewController", viewClasses: [], lowestVersion: 9)
        var facts = Facts()
        for pattern in CodePatterns.all { pattern.read(widget, &facts) }
        let calls = OpenCalls(widget)
        _ = calls.tapped.flatMap { calls.calls(from: $0) }
      case .setting:
        _ = SettingReference.parts(String(decoding: bytes, as: UTF8.self)).count
      }
    }
  }

  /// Pieces that matter to some reader.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\\", "=", ";", "<", "/>", "&a;", "#if A\n", "#endif\n", "#else\n", "//",
    "/*", "*/",
    "$(", "${A", ":default=", "\u{FEFF}", "case .compact:", "default:", "else {", "if mode == .expanded {", "? 1 : 2",
    "func f(", "@end", "\n",
  ]

  @Test("a damaged input is read, or refused", arguments: Reader.allCases)
  func damage(_ reader: Reader) throws {
    let path = SampleTests.folder.appending(reader.sound.utf8)
    let sound = try FileSystem.read(path, limit: 1 << 20)
    reader.read(sound)
    // Knuth's generator, so that a failure can be repeated.
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
    for _ in 0..<300 {
      var bytes = sound
      for _ in 0...random(6) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + random(40)))
        case 1: bytes.insert(contentsOf: Array(Self.pieces[random(Self.pieces.count)].utf8), at: place)
        case 2: if !bytes.isEmpty { bytes[place] = UInt8(random(256)) }
        default: bytes = Array(bytes[..<place]) + bytes[max(0, place - random(200))...]
        }
      }
      reader.read(bytes)
    }
  }
}
