import LintCore

/// A description with a mistake that a check finds, and the same without it.
package struct CheckExample {
  /// The description without the mistake.
  package let right: String
  /// The description with it.
  package let wrong: String

  /// A description of a widget named Maps, with a part that is right or wrong.
  fileprivate init(_ right: String, not wrong: String, below head: String = "", above tail: String = "") {
    (self.right, self.wrong) = (head + right + tail, head + wrong + tail)
  }
}

extension Check {
  /// An example; nil for what no short text shows, and for checks of types, whose guides have some.
  package var example: CheckExample? {
    let app = "app: {name: Maps}\n"
    let widgets = "widgets: [{name: Maps}]\n"
    let scrolls = "widgets: [{name: Maps, scrolls: true}]"
    let comment = " # widgetlint:disable-line no-scrolling"
    return switch self {
    case .yamlSyntax: CheckExample("title: 'Maps: Nearby'\n", not: "title: Maps: Nearby\n", below: app + Self.head)
    case .emptyDescription: CheckExample(app + widgets, not: "# to be written\n")
    case .duplicateKey:
      CheckExample("", not: "\n    width: 320", below: app + Self.head + "width: adaptive", above: "\n")
    case .unknownField:
      CheckExample("urlSchemes", not: "urlScheme", below: "app: {name: Maps, ", above: ": maps}\n\(widgets)")
    case .missingField: CheckExample("name: Maps, ", not: "", below: "app: {", above: "urlSchemes: maps}\n\(widgets)")
    case .unquotedColor:
      CheckExample("'#333333'", not: "#333333", below: app + Self.head + "font:\n      color: ", above: "\n")
    case .suppressionWithoutReason:
      CheckExample(" -- a map moves", not: "", below: app + scrolls + comment, above: "\n")
    case .unknownRule:
      CheckExample("", not: ", no-scroll", below: app + scrolls + comment, above: " -- a map moves\n")
    case .unusedSuppression:
      CheckExample(
        "true",
        not: "false",
        below: app + "widgets: [{name: Maps, scrolls: ",
        above: "}]\(comment) -- a map moves\n"
      )
    case .wrongType, .invalidValue, .limitExceeded, .sourceMismatch, .sourceMissing, .sourceMissingHere: nil
    }
  }

  private static let head = "widgets:\n  - name: Maps\n    "
}
