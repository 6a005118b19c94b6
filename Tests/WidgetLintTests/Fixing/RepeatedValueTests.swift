import Testing
import WidgetLint

@Suite("A value that is repeated elsewhere")
struct RepeatedValueTests {
  @Test(
    "a rule fixes nothing in a collection that an alias or a merge key repeats, where it may comply",
    arguments: [
      // iOS 9 needs insets of zero.
      """
      - &base {name: Maps, deploymentTarget: "10.0", marginInsets: zero}
      - {<<: *base, name: Maps Nearby, deploymentTarget: "9.0"}
      """,
      // iOS 9 needs the old effect.
      """
      - {name: Maps, deploymentTarget: "10.0", vibrancy: &v [notificationCenter, primary]}
      - {name: Maps Nearby, deploymentTarget: "9.0", vibrancy: *v}
      """,
      // The insets may be zero.
      "- {name: Maps, margins: &m {top: 0, leading: 8, bottom: 0, trailing: 8}, marginInsets: *m}",
    ]
  )
  func repeated(widgets: String) {
    let text = "app: {name: Maps, deploymentTarget: \"9.0\"}\nwidgets:\n\(widgets)\n"
    let fixed = FixedFile.once(Array(text.utf8), allowsUnsafe: true)
    #expect(fixed.text == text && fixed.before.findings.contains { $0.help?.contains("change it by hand") == true })
    let alone = text.split(separator: "\n").filter { !$0.contains("*") || $0.contains("&") }.joined(separator: "\n")
    let own = ["&base ", "&v ", "&m ", ", marginInsets: *m"].reduce(alone) { $0.replacing($1, with: "") }
    #expect(FixedFile.once(Array(own.utf8), allowsUnsafe: true).isChanged, "\(own)")
  }

  @Test("a word that is misspelt there is")
  func misspelt() {
    let widgets = "- &base {name: Maps, largestDisplayMode: compct}\n- {<<: *base, name: Maps Nearby}\n"
    let text = "app: {name: Maps}\nwidgets:\n\(widgets)"
    let fixed = FixedFile.once(Array(text.utf8), allowsUnsafe: true)
    #expect(fixed.text == text.replacing("compct", with: "compact"))
  }
}
