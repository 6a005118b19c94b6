import Foundation
import Testing
import WidgetLint

@testable import WidgetLintServer

/// Tests the diagnostics, hovers and actions in a configured project's source files.
struct SourceTests {
  private let folder: TemporaryFolder
  private let swift: String

  /// Copies the example project, with a configuration that names it.
  init() throws {
    folder = try TemporaryFolder(copying: Golden.package.appending(path: "examples/tides").path)
    try folder.write("projects: [{path: Tides.xcodeproj}]\n", to: ".widgetlint.yml")
    swift = try folder.text(of: "Widgets/NextTide.swift")
  }

  private func uri(_ path: String) -> String { folder.file(path).absoluteString }

  private func client(resolvesEdits: Bool = false) throws -> Client {
    let actions = resolvesEdits ? "\"codeAction\":{\"resolveSupport\":{\"properties\":[\"edit\"]}}" : ""
    let workspace = "\"workspace\":{\"workspaceEdit\":{\"documentChanges\":false}}"
    return try Client("{\"textDocument\":{\(actions)},\(workspace)}", (.nearest, [], nil))
  }

  /// The widget's source file.
  private var view: String { uri("Widgets/NextTide.swift") }
  /// The findings in it.
  private static let found = ["5 container-background", "24 minimum-text-size"]

  /// Returns a client that has opened the widget's source file, with another text if one is given.
  private func opened(_ text: String? = nil, resolvesEdits: Bool = false) throws -> Client {
    var client = try client(resolvesEdits: resolvesEdits)
    try client.open(view, text ?? swift)
    return client
  }

  /// Returns the rules and lines of the diagnostics that were last pushed for a document.
  private static func shown(_ client: inout Client, _ uri: String) throws -> [String] {
    let pushed = client.takeReceived().last {
      $0["method"]?.text == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.text == uri
    }
    return try #require(pushed?["params"]?["diagnostics"]?.elements).map { diagnostic in
      let line = try Position(diagnostic["range"]?["start"]).line + 1
      return "\(line) \(try #require(diagnostic["code"]?.text))"
    }
  }

  @Test
  func `A source of a configured project has its findings as it is opened, typed in and saved`() throws {
    var client = try opened()
    #expect(try Self.shown(&client, view) == Self.found)
    try client.change(view, "// A line more.\n" + swift.replacing("size: 9", with: "size: 12"))
    #expect(try Self.shown(&client, view) == ["6 container-background"])
    try client.change(view, swift)
    try client.tell("didSave", about: view)
    #expect(try Self.shown(&client, view) == Self.found)
  }

  @Test
  func `A value that a configuration gives a project has its findings there`() throws {
    let text = "projects: [{path: Tides.xcodeproj, widgets: {NextTide: {updates: {time: computed}}}}]\n"
    try folder.write(text, to: ".widgetlint.yml")
    var client = try client()
    try client.open(uri(".widgetlint.yml"), text)
    #expect(try Self.shown(&client, uri(".widgetlint.yml")) == ["1 system-time"])
  }

  @Test
  func `A source whose configuration cannot be read says so`() throws {
    try folder.write("projects: [{path: Tides.xcodeproj}]\nrules: {minimum-text-size: eror}\n", to: ".widgetlint.yml")
    var client = try opened()
    #expect(try Self.shown(&client, view) == ["1 configuration"])
  }

  @Test
  func `A rule file keeps its faults when they are saved, though its configuration cannot be read then`() throws {
    let text = "id: own-limit\nseverity: eror\n"
    try folder.write("rulePaths: [rules]\n", to: ".widgetlint.yml")
    try folder.write(text, to: "rules/own-limit.yml")
    var client = try client()
    try client.open(uri("rules/own-limit.yml"), text)
    #expect(try Self.shown(&client, uri("rules/own-limit.yml")).contains("2 rule-file"))
  }

  @Test
  func `Each of several folders of projects has its own sources`() throws {
    for name in ["zz", "aa"] {
      let tides = Golden.package.appending(path: "examples/tides")
      try FileManager.default.copyItem(at: tides, to: folder.file(name))
    }
    try folder.write("projects: [{path: zz}, {path: aa}]\n", to: ".widgetlint.yml")
    var client = try client()
    for name in ["zz", "aa"] {
      let uri = uri("\(name)/Widgets/NextTide.swift")
      try client.open(uri, swift)
      #expect(try Self.shown(&client, uri) == Self.found)
    }
  }

  @Test
  func `Each of several projects in one folder has its own sources`() throws {
    // Adds a project before this one, with source files of its own.
    let project = try folder.text(of: "Tides.xcodeproj/project.pbxproj")
    try folder.write(project.replacing("Widgets", with: "Maps"), to: "Atlas.xcodeproj/project.pbxproj")
    try FileManager.default.copyItem(at: folder.file("Widgets"), to: folder.file("Maps"))
    try folder.write("projects: [{path: Atlas.xcodeproj}, {path: Tides.xcodeproj}]\n", to: ".widgetlint.yml")
    var client = try client()
    for name in ["Maps", "Widgets"] {
      let uri = uri("\(name)/NextTide.swift")
      try client.open(uri, swift)
      #expect(try Self.shown(&client, uri) == Self.found, "\(name)")
    }
  }

  @Test
  func `An unsaved text of one source counts for the others`() throws {
    let provider = uri("Widgets/TideProvider.swift")
    let parts = swift.components(separatedBy: "struct TideProvider")
    let (views, code) = (parts[0], "import WidgetKit\n\nstruct TideProvider" + parts[1])
    try folder.write(code, to: "Widgets/TideProvider.swift")
    var client = try opened(views)
    #expect(try Self.shown(&client, view) == Self.found)
    try client.open(provider, code.replacing("(3600)", with: "(60)"))
    let found = try Self.shown(&client, provider)
    #expect(found == ["9 reload-interval"])
    try client.change(view, views.replacing("size: 9", with: "size: 12"))
    #expect(try Self.shown(&client, view) == ["5 container-background"])
    try client.change(provider, "import WidgetKit\n")
    #expect(try Self.shown(&client, provider) == [])
    try client.tell("didClose", about: provider)
    #expect(try Self.shown(&client, provider) == [])
  }

  @Test(arguments: [false, true])
  func `A finding of a source is explained, and suppressed in its language`(resolvesEdits: Bool) throws {
    let uri = view
    var client = try opened(resolvesEdits: resolvesEdits)
    #expect(try client.hover(uri, 23, 45)?.contains("minimum-text-size") == true)
    #expect(try client.hover(uri, 0, 2) == nil)
    let actions = try client.actions(uri, 23, 45)
    #expect(actions.map { $0["title"]?.text } == ["Suppress minimum-text-size here"])
    var action = actions.first
    if resolvesEdits { action = try client.ask("codeAction/resolve", action?.source ?? "")["result"] }
    let edit = action?["edit"]?["changes"]?[uri]?.elements?.first?["newText"]?.text
    #expect(edit == "      // widgetlint:disable-next minimum-text-size -- \n")
    let suppressed = swift.replacing("      Text(entry.updated)", with: (edit ?? "") + "      Text(entry.updated)")
    try client.change(uri, suppressed)
    #expect(try Self.shown(&client, uri) == ["5 container-background", "24 suppression-without-reason"])
    #expect(try client.ask("completion", uri, 3, 1)["result"]?["items"]?.elements?.isEmpty == true)
    #expect(try client.ask("documentSymbol", about: uri) != nil)
  }

  @Test
  func `No suppression is offered in a string of several lines, where it would be text`() throws {
    let line = try #require(swift.split(separator: "\n").first { $0.contains("size: 9") })
    let text = swift.replacing(line, with: "      Text(\"\"\"\n      \\(entry.updated) \"\"\").font(.system(size: 9))")
    var client = try opened(text)
    #expect(try Self.shown(&client, view) == ["5 container-background", "25 minimum-text-size"])
    #expect(try client.actions(view, 24, 49).isEmpty)
  }

  @Test
  func `A source that no configuration names is none of the server's`() throws {
    try FileManager.default.removeItem(at: folder.file(".widgetlint.yml"))
    #expect(try opened().received.isEmpty)
  }

  @Test
  func `A project that cannot be read is told over the source's first line`() throws {
    try FileManager.default.removeItem(at: folder.file("Tides.xcodeproj"))
    var client = try opened()
    #expect(try Self.shown(&client, view) == ["1 configuration"])
  }

  @Test(arguments: [
    ("projects: [{path: Tides.xcodeproj}, {path: Tides.xcodeproj}]\n", []),
    ("projects: [{path: Gone.xcodeproj}]\n", ["1 configuration"]),
    ("projects:\n- {path: Tides.xcodeproj, host: Maps}\n", ["2 configuration"]),
    ("projects:\n- {path: Tides.xcodeproj, widgets: {Zork: {kind: a}}}\n", ["2 configuration"]),
    (
      "projects: [{path: Tides.xcodeproj}]\nsuppress:\n- {rule: system-font, file: \"W*/**\", reason: x}\n",
      ["3 unused-suppression"]
    ),
  ])
  func `A configuration has what is wrong in what it says of projects`(text: String, found: [String]) throws {
    try folder.write(text, to: ".widgetlint.yml")
    var client = try client()
    let uri = uri(".widgetlint.yml")
    try client.open(uri, text)
    #expect(try Self.shown(&client, uri) == found)
    // Keys have their hovers all the same.
    #expect(try client.hover(uri, 0, 2)?.contains("projects") == true)
    if found.isEmpty {
      try client.open(view, swift)
      #expect(try Self.shown(&client, view) == Self.found)
    }
  }

  @Test
  func `A value that a configuration gives is explained at its finding, as its keys are`() throws {
    let given = "projects: [{path: Tides.xcodeproj, widgets: {NextTide: {updates: {entryInterval: 1m}}}}]\n"
    try folder.write(given, to: ".widgetlint.yml")
    var client = try client()
    let uri = uri(".widgetlint.yml")
    try client.open(uri, given)
    let column = try #require(given.firstRange(of: "1m")).lowerBound.utf16Offset(in: given)
    #expect(try Self.shown(&client, uri).count == 1)
    #expect(try client.hover(uri, 0, column)?.contains("entry-interval") == true)
    #expect(try client.hover(uri, 0, 2)?.contains("projects") == true)
  }

  @Test
  func `What is typed into a source counts from when it is configured, and not after it is closed`() throws {
    let configuration = ".widgetlint.yml"
    let projects = try folder.text(of: configuration)
    try folder.write("", to: configuration)
    var client = try opened(swift.replacing("size: 9", with: "size: 12"))
    try folder.write(projects, to: configuration)
    try client.tell("didSave", about: uri(configuration))
    #expect(try Self.shown(&client, view) == ["5 container-background"])

    try folder.write("", to: configuration)
    try client.tell("didSave", about: uri(configuration))
    try client.tell("didClose", about: view)
    try folder.write(projects, to: configuration)
    try client.open(view, swift)
    #expect(try Self.shown(&client, view) == Self.found)
  }
}
