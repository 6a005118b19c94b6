/// A display mode of a widget.
enum DisplayMode: String, CaseIterable {
  case compact, expanded

  /// Creates the mode that a token names: `.compact`, `.Compact`, `NCWidgetDisplayModeCompact`, `rawValue == 0`.
  init?(_ token: Cursor) {
    let isMember = token[-1] == "."
    let isRaw = token[-2] == "rawValue" && (token[-1] == "==" || token[-1] == "!=")
    switch token.text {
    case "compact" where isMember, "Compact" where isMember, "0" where isRaw, "NCWidgetDisplayModeCompact":
      self = .compact
    case "expanded" where isMember, "Expanded" where isMember, "1" where isRaw, "NCWidgetDisplayModeExpanded":
      self = .expanded
    default: return nil
    }
  }
}

extension Set<DisplayMode>: CaseSet {
  static var all: Self { Set(DisplayMode.allCases) }
}

/// Reads the conditions on the display mode in a method.
struct ModeReader: ConditionReader {
  let body: Code
  /// The name of the parameter that holds the mode; nil if none does.
  let mode: String?

  func read(_ condition: Code, depth: Int) -> ConditionTest<Set<DisplayMode>>? {
    // let isCompact = mode == .compact
    if condition.count == 1, condition.file === body.file,
      let local = condition.start.local(condition.start.text, in: body), local.value.contains(where: isMode),
      body.assignments(to: condition.start.text).isEmpty
    {
      return test(local.value, depth: depth + 1)
    }
    guard condition.contains(where: isMode), let test = test(label: condition, of: nil), test.passed.count == 1
    else { return nil }
    return condition.contains("!=") ? test.negated : test
  }

  private func isMode(_ token: Cursor) -> Bool { token.text == mode || token.text == "widgetActiveDisplayMode" }

  func test(label: Code, of _: Cursor?) -> ConditionTest<Set<DisplayMode>>? {
    let named = Set(label.compactMap { DisplayMode($0) })
    return named.isEmpty ? nil : ConditionTest(passed: named, failed: .all.subtracting(named))
  }
}
