/// A display mode of a widget.
enum DisplayMode: String, CaseIterable {
  case compact, expanded

  /// The mode that it is not.
  var other: DisplayMode { self == .compact ? .expanded : .compact }

  /// The mode that a token names: `.compact`, `.Compact`, `NCWidgetDisplayModeCompact`, `rawValue == 0`.
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

/// The display modes for which parts of the display-mode method run.
extension Method {
  /// The name of the parameter that holds the mode.
  private var mode: String { parameters.first ?? "" }
  private var file: CodeFile { body.file }

  /// The modes in which a token runs.
  func modes(at token: Cursor) -> Set<DisplayMode> {
    var modes = Set(DisplayMode.allCases)
    for (block, isPassed) in file.conditions(at: token.index).found {
      let own = self.modes(of: block)
      if !isPassed {
        modes.formIntersection(own)
      } else if own.count == 1, block.end != nil, block.kind == .guarding || isAlone(block) {
        // A branch that returns leaves the other modes to the code after it.
        modes.subtract(own)
      }
    }
    return modes
  }

  /// Whether a token always runs before another one in each of its modes.
  func isCertain(_ token: Cursor, before other: Cursor) -> Bool {
    token.blocksInMethod.allSatisfy { block in
      let isDecided = block.kind == .selection || modes(of: block).count == 1
      return block.body.contains(other.index) || block.kind != .other && block.kind != .loop && isDecided
    }
  }

  /// The modes in which a block runs.
  private func modes(of block: Block) -> Set<DisplayMode> {
    let all = Set(DisplayMode.allCases)
    var named: DisplayMode? { mode(in: Code(file, block.header)) }
    switch block.kind {
    case .conditional, .loop: return (named.map { [$0] } ?? all).subtracting(earlier(block))
    case .alternative: return all.subtracting(earlier(block))
    case .guarding: return named.map { [$0.other] } ?? all
    case .label:
      if file[block.header.lowerBound] == "default" {
        return all.subtracting(file.branches(before: block).flatMap(labeled))
      }
      let found = labeled(block)
      return found.isEmpty ? all : found
    case .file, .type, .method, .selection, .other: return all
    }
  }

  /// The modes that the branches before an `else` take whole.
  private func earlier(_ block: Block) -> Set<DisplayMode> {
    Set(file.branches(before: block).filter(isAlone).compactMap { mode(in: Code(file, $0.header)) })
  }

  /// Whether nothing but the mode decides whether a branch runs.
  private func isAlone(_ block: Block) -> Bool { !Code(file, block.header).contains("&&", ",") }

  /// The modes that a label of a switch names.
  private func labeled(_ label: Block) -> Set<DisplayMode> {
    Set(Code(file, label.header).compactMap { DisplayMode($0) })
  }

  /// The mode in which a condition holds; nil if that is not clear.
  func mode(in condition: Code) -> DisplayMode? {
    guard condition.contains(mode, "widgetActiveDisplayMode") else { return held(in: condition) }
    let found = Set(condition.compactMap { DisplayMode($0) })
    guard found.count == 1, !condition.contains("||") else { return nil }
    // `!(mode == .compact)`
    let isNegated = condition.contains { $0.text == "!" && $0[1] == "(" }
    return condition.contains("!=") != isNegated ? found.first?.other : found.first
  }

  /// The mode for which the local name that forms the whole condition holds: `let isCompact = mode == .compact`.
  private func held(in condition: Code) -> DisplayMode? {
    let rest = condition.filter { !$0.isAny("if", "else", "guard", "(", ")", "!") }
    guard rest.count == 1, rest[0].isWord, condition.file === file,
      let local = rest[0].local(rest[0].text, in: body),
      local.value.words.contains(mode), body.assignments(to: rest[0].text).isEmpty
    else { return nil }
    return mode(in: local.value).map { condition.contains("!") ? $0.other : $0 }
  }
}
