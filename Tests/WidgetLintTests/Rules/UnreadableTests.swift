import LintCore
import Testing
import WidgetLint

@Suite("A value that cannot be read is never a pass and never fails a rule")
struct UnreadableTests {
  @Test(
    "the rule that reads it says nothing at that node",
    arguments: [
      ("grid: {items: five}", "grid-item-limit"), ("margins: {top: 0pt}", "edge-margin"),
      ("largestDisplayMode: Compact\nheights: {expanded: 200}", "expanded-mode-declared"),
      ("LargestDisplayMode: compact\nheights: {expanded: 200}", "expanded-mode-declared"),
      ("largestDisplayMode: compact\nlargestDisplayMode: expanded\nheights: {expanded: x}", "expanded-taller"),
      ("content: {compact: ~, expanded: a}", "compact-content"),
      ("content: {compact: [a, ~], expanded: a}", "expanded-supplement"),
      ("content: {compact: a, expanded: [a, ~]}", "expanded-supplement"),
      ("authentication: {addsValue: true, prompt: ''}", "sign-in-prompt"),
      ("authentication: {addsValue: true, Prompt: a}", "sign-in-prompt"),
      ("font: {color: red, backing: ~}", "font-color"),
      ("font: {color: {light: 8, dark: red}}", "font-color"),
      ("font: {color: white, backing: white, weight: bold, size: 8pt}", "text-contrast"),
      ("vibrancy: [notificationCenter, x]", "deprecated-vibrancy"),
      ("caching: local\nupdateResults: [newData, x]", "update-results"),
      ("buttons: [{title: Open Maps, opens: maps}]", "no-open-app-button"),
      ("buttons: [{title: Open Maps, Opens: 'maps:x'}]", "no-open-app-button"),
      ("opens: [a:b, nothing]", "no-third-party-app"), ("Title: Nearby\nprimary: false", "title-prefix"),
    ]
  )
  func silent(lines: String, rule: String) {
    let report = lint(widget(lines, app: "{name: Maps, urlSchemes: maps}"))
    #expect(report.paths(rule) == [])
    #expect(
      report.findings.contains { ["wrong-type", "invalid-value", "unknown-field", "duplicate-key"].contains($0.rule) }
    )
  }

  @Test(
    "a mapping that holds none of its fields has one finding",
    arguments: ["background: {color: {}}", "background: {color: {x-a: 1}}"]
  )
  func empty(_ line: String) {
    let report = lint("guidelines: widgetkit\napp: {name: A}\nwidgets: [{name: B, \(line)}]\n")
    #expect(report.findings.filter { $0.path.hasPrefix("/widgets/0/background") }.map(\.rule) == ["missing-field"])
  }

  @Test("everywhere else the rules apply")
  func elsewhere() {
    let report = lint(
      "app: {name: Maps}\nwidgets:\n- {name: Maps, grid: {items: x}, scrolls: true}\n- 1\n- {name: Maps B, grid: {items: 5}}\n"
    )
    #expect(report.paths("grid-item-limit") == ["/widgets/2/grid/items"])
    #expect(report.paths("no-scrolling") == ["/widgets/0/scrolls"])
    #expect(report.paths("wrong-type") == ["/widgets/0/grid/items", "/widgets/1"])
  }

  @Test("one language that cannot be read leaves the others")
  func language() {
    let report = lint(
      "app: {name: Maps}\nwidgets: [{name: Maps, primary: false, title: {default: Near, fr: ~, de: Nah}}]\n"
    )
    #expect(report.paths("title-prefix") == ["/widgets/0/title/default", "/widgets/0/title/de"])
  }

  @Test("a field left out is unknown, and a rule that needs it does not apply")
  func leftOut() {
    #expect(lint("app: {name: Maps}\nwidgets: [{name: Maps}]\n").found == [])
    #expect(
      lint(
        widget(
          "grid: {}\nfont: {}\nheights: {}\nbuttons: [{}]\nimages: [{}]\nmargins: {}\nauthentication: {}",
          app: "{name: Maps, deploymentTarget: 9}"
        )
      ).found == []
    )
  }

  @Test("a title is compared with no name of which no language can be read", arguments: ["{}", "{a: b}", "{x-a: b}"])
  func namelessLanguages(name: String) {
    let report = lint("app: {name: \(name)}\nwidgets: [{name: Maps, primary: true}]\n")
    #expect(report.paths("title-prefix").isEmpty)
    #expect(report.paths("missing-field") == ["/app/name"])
  }
}
