import LintCore

extension Check {
  /// A description without and with a mistake that the check finds; nil for checks of types, whose guides have
  /// examples, and for those that no short text shows.
  package var example: (right: String, wrong: String)? {
    let widget = "app: {name: Maps}\nwidgets:\n  - name: Maps\n    "
    let scrolls = "app: {name: Maps}\nwidgets: [{name: Maps, scrolls: true}] # widgetlint:disable-line no-scrolling"
    // The right text is before the bar, and the wrong one after it.
    let text: String? =
      switch self {
      case .yamlSyntax: widget + "title: ⟦'Maps: Nearby'|Maps: Nearby⟧"
      case .emptyDescription: "⟦app: {name: Maps}\nwidgets: [{name: Maps}]|# to be written⟧"
      case .duplicateKey: widget + "width: adaptive⟦|\n    width: 320⟧"
      case .unknownField: "app: {name: Maps, ⟦urlSchemes|urlScheme⟧: maps}\nwidgets: [{name: Maps}]"
      case .missingField: "app: {⟦name: Maps, |⟧urlSchemes: maps}\nwidgets: [{name: Maps}]"
      case .unquotedColor: widget + "font:\n      color: ⟦'#333333'|#333333⟧"
      case .suppressionWithoutReason: scrolls + "⟦ -- a map moves|⟧"
      case .unknownRule: scrolls + "⟦|, no-scroll⟧ -- a map moves"
      case .unusedSuppression: scrolls.replacing("true", with: "⟦true|false⟧") + " -- a map moves"
      case .wrongType, .invalidValue, .limitExceeded, .sourceMismatch, .sourceMissing, .sourceMissingHere: nil
      }
    let parts = text?.split(omittingEmptySubsequences: false) { "⟦|⟧".contains($0) } ?? []
    guard parts.count == 4 else { return nil }
    return ("\(parts[0])\(parts[1])\(parts[3])\n", "\(parts[0])\(parts[2])\(parts[3])\n")
  }
}
