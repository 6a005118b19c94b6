import LintCore
import Testing
import WidgetLint

@Suite("A finding that a fix moves is none that it makes")
struct MovedFindingTests {
  private static let rule = """
    id: no-old-button
    severity: warning
    summary: No button is old
    given: $.widgets[*].buttons[*]
    expect: {path: .title, notEnum: [Old]}
    message: "the button is old"
    fix: {description: remove the button, safe: true, at: "$.widgets[*].buttons[*]", remove: true}
    examples:
      valid: ["app: {name: Maps}\\nwidgets: [{name: Maps, buttons: [{title: New}]}]"]
      invalid:
        - description: "app: {name: Maps}\\nwidgets: [{name: Maps, buttons: [{title: Old}, {title: New}]}]"
          reports: /widgets/0/buttons/0/title
          fixed: "app: {name: Maps}\\nwidgets: [{name: Maps, buttons: [{title: New}]}]"

    """

  @Test("whatever mark the key begins with below which it is", arguments: ["own", "\u{301}own", "\u{20DD}", "1"])
  func moved(key: String) throws {
    let rule = try RuleReader.read(Array(Self.rule.utf8), stem: "no-old-button", BuiltInGuidelines.table).rule
    let linter = Linter(LintSettings(rules: [rule]))
    func text(_ buttons: String) -> String {
      "app: {name: Maps}\nwidgets:\n- name: Maps\n  buttons:\n\(buttons)  - {title: New, \"\(key)\": 1}\n"
    }
    let fixed = Fixer(linter, allowsUnsafe: false).fix(linter.check(text("  - {title: Old}\n"), name: "a.widget.yml"))
    #expect(fixed.text == text(""))
    #expect(fixed.after.findings.map(\.rule) == ["unknown-field"])
  }
}
