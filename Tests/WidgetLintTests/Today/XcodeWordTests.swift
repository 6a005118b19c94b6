import LintCore
import Testing
import WidgetLint
import YAML

@Suite("Words of Xcode and UIKit lead to the field's")
struct XcodeWordTests {
  /// Returns the findings from reading a description, before any rule, in order of place.
  private func findings(_ text: String) -> [Finding] {
    DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, BuiltInGuidelines.table).findings
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func fixedText(_ text: String, with fix: Fix) -> String {
    String(decoding: EditedText(Array(text.utf8)).applying(fix.edits).bytes, as: UTF8.self)
  }

  /// Returns the messages of the findings in a text, and the fixes that they offer.
  private func words(_ text: String) -> (text: String, fixes: [(written: String, isSafe: Bool)]) {
    let all = findings(text)
    let fixes = all.compactMap(\.fix).map { (fixedText(text, with: $0), $0.isSafe) }
    return (all.map { "\($0.rule) \($0.message) \($0.help ?? "")" }.joined(separator: "\n"), fixes)
  }

  @Test(
    "as keys of a widget",
    arguments: [
      ("preferredContentSize: {compact: 110}", "did you mean heights?", "heights: {compact: 110}"),
      ("height: 110", "did you mean heights?", nil),
      ("widgetLargestAvailableDisplayMode: expanded", "mean largestDisplayMode?", "largestDisplayMode: expanded"),
      ("displayMode: compact", "did you mean largestDisplayMode?", "largestDisplayMode: compact"),
      ("fontColor: red", "did you mean font.color? write it as font: {color: …}", nil),
      ("textColor: red", "did you mean font.color?", nil), ("fontSize: 15", "did you mean font.size?", nil),
      ("backgroundColor: clear", "did you mean background?", "background: clear"),
      ("minimumOSVersion: 9.3", "did you mean app.deploymentTarget?", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET: 9.3", "did you mean app.deploymentTarget?", nil),
      ("CFBundleDisplayName: Maps", "did you mean name?", nil), ("displayName: Maps", "did you mean name?", nil),
      ("CFBundleURLSchemes: [maps]", "did you mean app.urlSchemes?", nil),
      ("widgetMarginInsets: zero", "did you mean marginInsets?", "marginInsets: zero"),
      ("layoutMargins: 8", "did you mean margins?", "margins: 8"),
      ("UIApplicationShortcutWidget: true", "did you mean quickAction?", "quickAction: true"),
      ("compactHeight: 110", "did you mean heights.compact? write it as heights: {compact: …}", nil),
      ("leftMargin: 8", "did you mean margins.leading? write it as margins: {leading: …}", nil),
      ("fontColour: red", "did you mean font.color? write it as font: {color: …}", nil),
      ("heights: {compactHeight: 110}", "did you mean compact?", "heights: {compact: 110}"),
      ("columns: 4", "did you mean grid.columns? write it as grid: {columns: …}", nil),
      ("top: 8", "did you mean margins.top or marginInsets.top?", nil),
      ("font.color: red", "did you mean font.color? write it as font: {color: …}", nil),
      ("url: app", "did you mean opens?", "opens: app"), ("link: app", "did you mean opens?", "opens: app"),
      ("buttons: [{action: app}]", "did you mean opens?", "buttons: [{opens: app}]"),
      ("label: Maps", "did you mean title?", "title: Maps"),
      ("buttons: [{text: Go}]", "did you mean title?", "buttons: [{title: Go}]"),
      ("margins: {right: 8}", "did you mean trailing?", "margins: {trailing: 8}"),
    ] as [(String, String, String?)]
  )
  func keys(line: String, hint: String, fixed: String?) {
    let words = words(widget(line))
    #expect(words.text.contains("unknown-field") && words.text.contains(hint), "\(words.text)")
    #expect(words.fixes.map(\.written) == (fixed.map { [widget($0)] } ?? []))
    #expect(words.fixes.allSatisfy { !$0.isSafe })
  }

  @Test(
    "as keys of the app and of the document",
    arguments: [
      ("app: {CFBundleDisplayName: Maps}\nwidgets: [{name: Maps}]", "did you mean name?"),
      ("app: {name: Maps, minimumOSVersion: 9}\nwidgets: [{name: Maps}]", "did you mean deploymentTarget?"),
      ("minimumOSVersion: 9\napp: {name: Maps}\nwidgets: [{name: Maps}]", "app.deploymentTarget"),
      ("app: {name: Maps, fontColor: red}\nwidgets: [{name: Maps}]", "did you mean font.color of a widget?"),
      ("app: {name: Maps}\nwidgets: [{name: Maps}]\nscrolls: true", "did you mean scrolls of a widget?"),
    ]
  )
  func otherKeys(text: String, hint: String) {
    #expect(words(text).text.contains(hint), "\(words(text).text)")
  }

  @Test(
    "as values",
    arguments: [
      ("updateResults: NCUpdateResult.newData", "newData", true), ("updateResults: [.newData]", "newData", true),
      ("largestDisplayMode: NCWidgetDisplayMode.expanded", "expanded", true),
      ("largestDisplayMode: NCWidgetDisplayModeExpanded", "expanded", false),
      ("font: {color: UIColor.darkGray}", "darkGray", true), ("font: {color: UIColor.clear()}", "clear", true),
      ("font: {color: UIColor.darkGrayColor()}", "darkGray", false), ("background: lightGrayColor", "lightGray", false),
      ("vibrancy: widgetPrimary", "primary", false),
      ("vibrancy: UIVibrancyEffect.widgetSecondary()", "secondary", false),
      ("vibrancy: notificationCenterVibrancyEffect", "notificationCenter", false),
      ("images: [{name: a, rendering: alwaysTemplate}]", "template", false),
      ("images: [{name: a, rendering: .alwaysOriginal}]", "original", false),
      ("font: {weight: .semibold}", "semibold", true), ("font: {weight: UIFontWeightUltraLight}", "ultraLight", false),
      ("alignment: icon", "appIcon", false), ("caching: true", "local", false), ("caching: false", "none", false),
    ]
  )
  func values(line: String, meant: String, isSafe: Bool) {
    let words = words(widget(line))
    #expect(words.text.contains("mean \(meant)?") || words.text.contains("write \(meant)"), "\(words.text)")
    #expect(words.fixes.count == 1 && findings(words.fixes[0].written).isEmpty)
    #expect(words.fixes.map(\.isSafe) == [isSafe])
  }

  @Test("true and false do not say whether the user waits", arguments: ["true", "false", "yes"])
  func refresh(value: String) {
    let words = words(widget("refresh: \(value)"))
    #expect(words.text.contains("write background or blocking"))
    #expect(words.fixes.isEmpty)
  }

  @Test("a URL with a period is no member of a type")
  func noMembers() {
    let words = words(widget("opens: my.app"))
    #expect(words.text.hasPrefix("wrong-type") && words.fixes.isEmpty)
  }

  @Test(
    "as a scalar in a mapping's or a list's place",
    arguments: [
      ("font: Helvetica", "{family: Helvetica}"), ("heights: 110", "{compact: 110}"), ("grid: 4", "{items: 4}"),
      ("images: icon", "[{name: icon}]"),
      ("font: '.system(size: 15)'", "it by its parts, as in {family: system, size: 15, weight: bold}"),
    ]
  )
  func scalars(line: String, meant: String) {
    #expect(findings(widget(line)).map(\.help) == ["write \(meant)"])
  }
}
