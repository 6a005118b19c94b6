import LintCore
import Testing
import WidgetLint

@Suite("The guidelines of WidgetKit")
struct KitTests {
  /// Returns a description of an app named Tides whose only widget has some lines.
  private func tide(_ lines: String) -> String {
    "guidelines: widgetkit\napp: {name: Tides}\nwidgets:\n- name: Next Tide\n"
      + lines.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  @Test(
    "take the words of SwiftUI, UIKit and WidgetKit for hints",
    arguments: [
      ("text: {style: .caption1}", "did you mean caption?"), ("text: {style: title1}", "did you mean title?"),
      ("text: {style: UIFont.TextStyle.subhead}", "did you mean subheadline?"),
      ("text: {style: UIFontTextStyleTitle2}", "did you mean title2?"), ("text: {style: .body}", "write body"),
      ("families: [.systemSmall]", "write systemSmall"), ("families: [medium]", "did you mean systemMedium?"),
      ("updates: {policy: .atEnd}", "write atEnd"), ("updates: {policy: .after(date)}", "did you mean after?"),
      ("widgetURL: /next", "did you mean opens?"),
      ("supportedFamilies: [systemSmall]", "did you mean families?"),
      ("configurationDisplayName: Tide", "did you mean name?"),
      ("opens: next", "begin with a scheme, as in maps://…, or with a slash"),
      ("background: {color: systemGroupBackground}", "did you mean systemGroupedBackground?"),
      ("background: white", "write {color: white}"), ("text: caption", "write {style: caption}"),
      ("updates: 15m", "write {every: 15m}"),
    ]
  )
  func hints(line: String, hint: String) throws {
    let finding = try #require(lint(tide(line)).findings.first { Check(rawValue: $0.rule) != nil })
    #expect(finding.help == hint)
  }

  @Test(
    "count what is there but not known as present, and judge nothing else of it",
    arguments: [
      "description: <a>\nsource: a", "description: <this widget>\nfamilies: <a>\nsource: a\nopens: <a>",
      "families: [systemSmall, <a>]", "background: <a>", "background: {container: <a>, removable: <a>, color: <a>}",
      "text: <a>", "text: [{style: <a>, size: <a>, minimumScale: <a>, family: <a>}]", "images: <a>",
      "images: [{name: <a>, accented: <a>}]", "opens: <a>", "opens: [/a, <b>]", "targets: <a>",
      "targets: [{title: <open app>, as: <a>, opens: <a>, intent: <a>}]", "shows: <a>", "updates: <a>",
      "updates: {policy: <a>, every: <a>, entryInterval: <a>, entries: <a>, time: <a>, animation: <a>}",
      "deploymentTarget: <a>",
    ]
  )
  func unknown(lines: String) {
    let missing = ["gallery-description", "families-declared", "deep-link"]
    let found = lint(tide(lines)).findings.filter { !missing.contains($0.rule) || lines.contains("source: a\nopens") }
    #expect(found.map(\.rule) == [])
  }

  @Test("name a widget by its source where its name is not there or not known")
  func names() {
    func items(_ widget: String) -> [String?] {
      lint("guidelines: widgetkit\napp: {name: Tides}\nwidgets: [{\(widget), text: {size: 1, style: body}}]\n").findings
        .filter { $0.rule == "minimum-text-size" }.map(\.item)
    }
    #expect(items("name: Next Tide, source: Widgets/Tide.swift#TideWidget") == ["Next Tide"])
    #expect(items("name: <a>, source: Widgets/Tide.swift#TideWidget") == ["TideWidget"])
    #expect(items("source: Widgets/Tide.swift") == ["Tide.swift"])
    #expect(items("description: a") == [nil])
  }

  @Test(
    "have fields of which a description of Today widgets is told whose they are, and the other way round",
    arguments: [("families: [systemSmall]", "today", "widgetkit"), ("grid: {columns: 4}", "widgetkit", "today")]
  )
  func otherFields(line: String, own: String, other: String) {
    let text = "guidelines: \(own)\napp: {name: Maps}\nwidgets:\n- name: Maps\n  \(line)\n"
    let unknown = lint(text).findings.filter { $0.rule == "unknown-field" }
    #expect(unknown.map(\.help) == ["it is a field of other guidelines; write guidelines: \(other) at the top"])
  }

  @Test("take no value between angle brackets from descriptions of Today widgets")
  func today() {
    #expect(lint(widget("margins: <a>")).found("wrong-type") == ["/widgets/0/margins 4:12"])
  }
}
