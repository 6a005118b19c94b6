import LintCore
import WidgetLint

/// The picture of a rule's example: of the first widget that the rule reports, or of the first one.
struct ExampleDrawing {
  private let picture: WidgetPicture
  private let widget: WidgetView
  /// The part in which the first marker is; nil where it has no place of its own.
  let markedPart: PicturePart?

  /// Draws an example with what one rule finds in it; nil where there is no widget to draw.
  init?(_ example: RuleDocument.Example, of rule: Rule) {
    var rule = rule
    for parameter in example.parameters {
      guard let index = rule.parameters.firstIndex(where: { $0.name == parameter.name }) else { continue }
      rule.parameters[index] = parameter
    }
    let file = Linter(LintSettings(rules: [rule])).check(Array(example.description.utf8), name: "example")
    let widgets = FindingGroup.groups(of: file).flatMap(\.widgets)
    guard let shown = widgets.first(where: { !$0.findings.isEmpty }) ?? widgets.first else { return nil }
    widget = shown.view
    picture = WidgetPicture(shown.view, shown.findings)
    markedPart = shown.findings.isEmpty ? nil : picture.part(of: 0)
  }

  /// Whether the widget has something to show in a part.
  func has(_ part: PicturePart) -> Bool { picture.has(part) }

  /// The picture of a part.
  func markup(of part: PicturePart, id: String) -> String {
    var canvas = Canvas(depth: 1)
    picture.write(to: &canvas, id: id, widget: widget, document: 1, part: part)
    return canvas.markup
  }
}
