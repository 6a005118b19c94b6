import Foundation
import Testing
import WidgetLint

@testable import WidgetLintServer

/// What the server says of a configured project's sources.
final class SourceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "widgetlint-\(UUID().uuidString)")
  private let swift: String

  /// A copy of the project in the examples, with a configuration that names it.
  init() throws {
    try FileManager.default.copyItem(at: Golden.package.appending(path: "examples/tides"), to: folder)
    try Data("projects: [{path: Tides.xcodeproj}]\n".utf8).write(to: folder.appending(path: ".widgetlint.yml"))
    swift = try String(contentsOf: folder.appending(path: "Widgets/NextTide.swift"), encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func uri(_ path: String) -> String { folder.absoluteString + (path.hasPrefix("/") ? "" : "/") + path }

  private func client(resolvesEdits: Bool = false) throws -> Client {
    let actions = resolvesEdits ? "\"codeAction\":{\"resolveSupport\":{\"properties\":[\"edit\"]}}" : ""
    let workspace = "\"workspace\":{\"workspaceEdit\":{\"documentChanges\":false}}"
    return try Client("{\"textDocument\":{\(actions)},\(workspace)}", ServerOptions())
  }

  /// The rules and lines of the diagnostics that were pushed last for a document.
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
    var client = try client()
    let uri = uri("Widgets/NextTide.swift")
    try client.open(uri, swift)
    #expect(try Self.shown(&client, uri) == ["5 container-background", "24 minimum-text-size"])
    try client.change(uri, "// A line more.\n" + swift.replacing("size: 9", with: "size: 12"))
    #expect(try Self.shown(&client, uri) == ["6 container-background"])
    try client.change(uri, swift)
    try client.tell("textDocument/didSave", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
    #expect(try Self.shown(&client, uri) == ["5 container-background", "24 minimum-text-size"])
  }

  @Test
  func `A rule file keeps its faults when they are saved, though its configuration cannot be read then`() throws {
    let text = "id: own-limit\nseverity: eror\n"
    try Data("rulePaths: [rules]\n".utf8).write(to: folder.appending(path: ".widgetlint.yml"))
    try FileManager.default.createDirectory(at: folder.appending(path: "rules"), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "rules/own-limit.yml"))
    var client = try client()
    try client.open(uri("rules/own-limit.yml"), text)
    #expect(try Self.shown(&client, uri("rules/own-limit.yml")).contains("2 rule-file"))
  }

  @Test
  func `Each of several folders of projects has its own sources`() throws {
    for name in ["zz", "aa"] {
      let copy = folder.appending(path: name)
      try FileManager.default.copyItem(at: Golden.package.appending(path: "examples/tides"), to: copy)
    }
    try Data("projects: [{path: zz}, {path: aa}]\n".utf8).write(to: folder.appending(path: ".widgetlint.yml"))
    var client = try client()
    for name in ["zz", "aa"] {
      let uri = uri("\(name)/Widgets/NextTide.swift")
      try client.open(uri, swift)
      #expect(try Self.shown(&client, uri) == ["5 container-background", "24 minimum-text-size"])
    }
  }

  @Test
  func `Each of several projects in one folder has its own sources`() throws {
    // A project before this one, with sources of its own.
    let file = "project.pbxproj"
    let tides = folder.appending(path: "Tides.xcodeproj")
    let other = folder.appending(path: "Atlas.xcodeproj")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder.appending(path: "Maps"), withIntermediateDirectories: true)
    let text = try String(contentsOf: tides.appending(path: file), encoding: .utf8)
    try Data(text.replacing("Widgets", with: "Maps").utf8).write(to: other.appending(path: file))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Widgets").path) {
      try FileManager.default.copyItem(
        at: folder.appending(path: "Widgets/\(name)"),
        to: folder.appending(path: "Maps/\(name)")
      )
    }
    let projects = "projects: [{path: Atlas.xcodeproj}, {path: Tides.xcodeproj}]\n"
    try Data(projects.utf8).write(to: folder.appending(path: ".widgetlint.yml"))
    var client = try client()
    for name in ["Maps", "Widgets"] {
      let uri = uri("\(name)/NextTide.swift")
      try client.open(uri, swift)
      #expect(try Self.shown(&client, uri) == ["5 container-background", "24 minimum-text-size"], "\(name)")
    }
  }

  @Test
  func `An unsaved text of one source counts for the others`() throws {
    var client = try client()
    let (view, provider) = (uri("Widgets/NextTide.swift"), uri("Widgets/TideProvider.swift"))
    let parts = swift.components(separatedBy: "struct TideProvider")
    let (views, code) = (parts[0], "import WidgetKit\n\nstruct TideProvider" + parts[1])
    try Data(code.utf8).write(to: folder.appending(path: "Widgets/TideProvider.swift"))
    try client.open(view, views)
    #expect(try Self.shown(&client, view) == ["5 container-background", "24 minimum-text-size"])
    try client.open(provider, code.replacing("(3600)", with: "(60)"))
    let found = try Self.shown(&client, provider)
    #expect(found == ["9 reload-interval"])
    try client.change(view, views.replacing("size: 9", with: "size: 12"))
    #expect(try Self.shown(&client, view) == ["5 container-background"])
    try client.change(provider, "import WidgetKit\n")
    #expect(try Self.shown(&client, provider) == [])
    let message = "{\"textDocument\":{\"uri\":\"\(provider)\"}}"
    try client.tell("textDocument/didClose", message)
    #expect(try Self.shown(&client, provider) == [])
  }

  @Test(arguments: [false, true])
  func `A finding of a source is explained, and suppressed in its language`(resolvesEdits: Bool) throws {
    var client = try client(resolvesEdits: resolvesEdits)
    let uri = uri("Widgets/NextTide.swift")
    try client.open(uri, swift)
    let hover = try client.ask("hover", uri, 23, 45)["result"]?["contents"]?["value"]?.text
    #expect(hover?.contains("minimum-text-size") == true)
    #expect(try client.ask("hover", uri, 0, 2)["result"]?["contents"] == nil)
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
    #expect(try client.ask("textDocument/documentSymbol", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")["result"] != nil)
  }

  @Test
  func `No suppression is offered in a string of several lines, where it would be text`() throws {
    var client = try client()
    let uri = uri("Widgets/NextTide.swift")
    let line = try #require(swift.split(separator: "\n").first { $0.contains("size: 9") })
    let text = swift.replacing(line, with: "      Text(\"\"\"\n      \\(entry.updated) \"\"\").font(.system(size: 9))")
    try client.open(uri, text)
    let shown = try Self.shown(&client, uri)
    #expect(shown == ["5 container-background", "25 minimum-text-size"])
    #expect(try client.actions(uri, 24, 49).isEmpty)
  }

  @Test
  func `A source that no configuration names is none of the server's`() throws {
    try FileManager.default.removeItem(at: folder.appending(path: ".widgetlint.yml"))
    var client = try client()
    try client.open(uri("Widgets/NextTide.swift"), swift)
    #expect(client.takeReceived().isEmpty)
  }

  @Test
  func `A project that cannot be read is told over the source's first line`() throws {
    try FileManager.default.removeItem(at: folder.appending(path: "Tides.xcodeproj"))
    var client = try client()
    let uri = uri("Widgets/NextTide.swift")
    try client.open(uri, swift)
    #expect(try Self.shown(&client, uri).count == 1)
  }

  @Test
  func `What is typed into a source counts from when it is configured, and not after it is closed`() throws {
    let configuration = folder.appending(path: ".widgetlint.yml")
    let projects = try Data(contentsOf: configuration)
    var client = try client()
    let uri = uri("Widgets/NextTide.swift")
    try Data().write(to: configuration)
    try client.open(uri, swift.replacing("size: 9", with: "size: 12"))
    try projects.write(to: configuration)
    try client.tell("textDocument/didSave", "{\"textDocument\":{\"uri\":\"\(self.uri(".widgetlint.yml"))\"}}")
    #expect(try Self.shown(&client, uri) == ["5 container-background"])

    try Data().write(to: configuration)
    try client.tell("textDocument/didSave", "{\"textDocument\":{\"uri\":\"\(self.uri(".widgetlint.yml"))\"}}")
    try client.tell("textDocument/didClose", "{\"textDocument\":{\"uri\":\"\(uri)\"}}")
    try projects.write(to: configuration)
    try client.open(uri, swift)
    #expect(try Self.shown(&client, uri) == ["5 container-background", "24 minimum-text-size"])
  }
}
