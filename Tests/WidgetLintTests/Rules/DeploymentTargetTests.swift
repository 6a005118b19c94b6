import LintCore
import Testing
import WidgetLint

@Suite("The deployment target that rules go by")
struct DeploymentTargetTests {
  /// A widget that breaks every rule that speaks of the deployment target, and the rules on either side of iOS 10.
  private static let lines = """
    marginInsets: default
    heights: {expanded: 500}
    largestDisplayMode: expanded
    vibrancy: [primary, notificationCenter]
    font: {color: black}
    images: [{rendering: original}]
    expandedModeGuarded: false
    """
  private static let before = [
    "expanded-height", "ios9-clipped-content", "ios9-expanded-guard", "ios9-margin-insets", "ios9-template-images",
    "ios9-text-color",
  ]
  private static let after = ["deprecated-vibrancy", "obsolete-margin-insets"]

  private func rules(app: String?, widget: String?) -> [String] {
    let app = app.map { ", deploymentTarget: \($0)" } ?? ""
    let own = widget.map { "\ndeploymentTarget: \($0)" } ?? ""
    return lint(WidgetLintTests.widget(Self.lines + own, app: "{name: Maps\(app)}")).findings.map(\.rule)
      .filter { (Self.before + Self.after).contains($0) }.sorted()
  }

  @Test(
    "is the widget's own, or else the app's",
    arguments: [
      ("9.3", nil, before), ("10.0", nil, after), ("9.3", "10.0", after), ("10.0", "9.3", before),
      ("9.3", "9.0", before), ("13", "10", after), (nil, "9.3", before), (nil, "10.0", after),
      (nil, nil, ["deprecated-vibrancy"]),
    ] as [(String?, String?, [String])]
  )
  func own(app: String?, widget: String?, expected: [String]) {
    #expect(rules(app: app, widget: widget) == expected)
  }

  @Test(
    "is unknown where the one that counts cannot be read",
    arguments: [("10.0", "ten"), ("nine", nil), ("~", nil), ("[10]", nil)] as [(String, String?)]
  )
  func unreadable(app: String, widget: String?) {
    #expect(rules(app: app, widget: widget) == [])
  }

  @Test("is each widget's for itself")
  func several() {
    let text = """
      app: {name: Maps, deploymentTarget: "10.0"}
      widgets:
      - {name: Maps, marginInsets: zero, font: {color: black}}
      - {name: Maps Old, deploymentTarget: "9.0", marginInsets: default, font: {color: black}}
      """
    #expect(lint(text).paths("obsolete-margin-insets") == ["/widgets/0/marginInsets"])
    #expect(lint(text).paths("ios9-margin-insets") == ["/widgets/1/marginInsets"])
    #expect(lint(text).paths("ios9-text-color") == ["/widgets/1/font/color"])
  }
}
