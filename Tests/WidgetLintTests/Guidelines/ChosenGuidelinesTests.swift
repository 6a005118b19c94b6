import Foundation
import LintCore
import LintSystem
import Testing
import WidgetLint

@Suite("A description chooses its guidelines")
struct ChosenGuidelinesTests {
  /// Checks a text with the guidelines of examples/menu known, too.
  private func check(_ text: String, isKnown: Bool = true) throws -> CheckedFile {
    let menu = FilePath(Golden.package.appending(path: "examples/menu/guidelines").path)
    return try Workspace(choice: .isolated, rules: isKnown ? [menu] : []).check(text, path: "a.widget.yml")
  }

  private static let today = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true}]\n"
  private static let menu = "guidelines: menu\nrestaurant: Lion\ndishes: [{name: Tea, price: 2}]\n"

  @Test(
    "by their name, and follows the default ones where it gives none",
    arguments: [
      (today, ["no-scrolling /widgets/0/scrolls 2:33"]),
      ("guidelines: today\n" + today, ["no-scrolling /widgets/0/scrolls 3:33"]),
      (menu, ["allergens-told /dishes/0 3:11"]),
      ("{restaurant: Lion, dishes: [{name: Tea, price: 2}], guidelines: menu}", ["allergens-told /dishes/0 1:30"]),
      ("x-a: &a {guidelines: menu}\n" + menu, ["allergens-told /dishes/0 4:11"]),
      (
        "x-a: &a menu\n" + menu.replacing("guidelines: menu", with: "guidelines: *a"), ["allergens-told /dishes/0 4:11"]
      ),
      (
        "x-a: &a {guidelines: menu}\n<<: *a\n" + menu.replacing("guidelines: menu\n", with: ""),
        ["allergens-told /dishes/0 4:11"]
      ),
      (
        "x-a: &a {x-c: 1}\nx-b: &b {<<: [*a, {guidelines: menu}, {guidelines: today}]}\n<<: [*a, *b]\n"
          + menu.replacing("guidelines: menu\n", with: ""),
        ["allergens-told /dishes/0 5:11"]
      ),
      ("\"guidelines\": 'menu'\n" + menu.dropFirst(17), ["allergens-told /dishes/0 3:11"]),
      // In quotes, it is an ordinary key.
      (
        "x-a: &a {guidelines: menu}\n\"<<\": *a\n" + today,
        ["unknown-field /<< 2:1", "no-scrolling /widgets/0/scrolls 4:33"]
      ),
      (
        "x-a: &a {guidelines: menu}\n\"<<\": *a\n<<: *a\n" + today,
        ["unknown-field /<< 2:1", "duplicate-key /<< 3:1", "no-scrolling /widgets/0/scrolls 5:33"]
      ),
    ]
  )
  func name(text: String, expected: [String]) throws {
    #expect(try check(text).found == expected)
  }

  @Test("for each document of a file by itself")
  func documents() throws {
    let text = Self.menu + "---\n" + Self.today + "---\n" + Self.menu
    #expect(
      try check(text).found == [
        "allergens-told /dishes/0 3:11", "no-scrolling /widgets/0/scrolls 6:33", "allergens-told /dishes/0 10:11",
      ]
    )
  }

  @Test(
    "and hears of nothing else where the name is none",
    arguments: [("mneu", "did you mean menu?"), ("Today", "did you mean today?"), ("wine", nil)] as [(String, String?)]
  )
  func unknown(name: String, help: String?) throws {
    let text = "guidelines: \(name)\nrestaurant: Lion\nwidgets: [{scrolls: maybe}]\n"
    let checked = try check(text)
    #expect(checked.found == ["invalid-value /guidelines 1:13"])
    #expect(checked.findings.map(\.help) == [help])
    #expect(checked.findings.first?.message == "`guidelines` is \"\(name)\", expected today, widgetkit or menu")
  }

  @Test(
    "nor where it cannot be read",
    arguments: [
      ("Guidelines: menu", "unknown-field /Guidelines 1:1"), ("guide_lines: menu", "unknown-field /guide_lines 1:1"),
      ("guidelines: [menu]", "wrong-type /guidelines 1:1"), ("guidelines: {id: menu}", "wrong-type /guidelines 1:1"),
    ]
  )
  func unread(line: String, finding: String) throws {
    #expect(try check("\(line)\nrestaurant: Lion\nwidgets: [{scrolls: maybe}]\n").found == [finding])
  }

  @Test("and hears of all else where a second key only looks like it")
  func nearKey() throws {
    let text = "guidelines: today\nGuidelines: menu\napp: {name: Maps}\nwidgets: [{name: Maps, scrolls: maybe}]\n"
    #expect(try check(text).found == ["unknown-field /Guidelines 2:1", "wrong-type /widgets/0/scrolls 4:33"])
  }

  @Test("from those that the run knows")
  func notKnown() throws {
    #expect(try check(Self.menu, isKnown: false).found == ["invalid-value /guidelines 1:13"])
  }
}
