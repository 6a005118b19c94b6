/// A display mode of a widget.
enum DisplayMode: String, CaseIterable {
  case compact, expanded

  /// The mode that a token names: `.compact`, `NCWidgetDisplayModeCompact`.
  init?(_ token: Cursor) {
    switch token.text {
    case "compact" where token[-1] == ".", "NCWidgetDisplayModeCompact": self = .compact
    case "expanded" where token[-1] == ".", "NCWidgetDisplayModeExpanded": self = .expanded
    default: return nil
    }
  }
}

/// Which display modes a part of the display-mode method is for.
struct DisplayModeBranch {
  private static let all = Set(DisplayMode.allCases)

  private let method: Method
  /// The name of the parameter that holds the mode.
  private let mode: String
  private var file: CodeFile { method.body.file }

  init(_ method: Method) {
    self.method = method
    mode = method.parameters.first ?? ""
  }

  /// The modes in which a token runs.
  func modes(at token: Cursor) -> Set<DisplayMode> {
    var modes = Self.all
    for (block, isPassed) in file.conditions(at: token.index).found {
      let own = self.modes(of: block)
      if !isPassed {
        modes.formIntersection(own)
      } else if own.count == 1 {
        // A branch that returns leaves the other modes to what follows.
        modes.subtract(own)
      }
    }
    return modes
  }

  /// The modes in which a block runs.
  private func modes(of block: Block) -> Set<DisplayMode> {
    let header = Code(file, block.header)
    switch block.kind {
    case .conditional, .loop:
      let named = named(in: header)
      return named.count == 1 ? named.subtracting(earlier(block)) : Self.all
    case .alternative: return Self.all.subtracting(earlier(block))
    case .guarding:
      let kept = named(in: header)
      return kept.count == 1 ? Self.all.subtracting(kept) : Self.all
    case .label: return labels(block)
    default: return Self.all
    }
  }

  /// The modes of the branches before an `else`.
  private func earlier(_ block: Block) -> Set<DisplayMode> {
    let modes = file.chain(before: block).map { named(in: Code(file, $0.header)) }
    return Set(modes.filter { $0.count == 1 }.joined())
  }

  /// The modes of a label of a switch; those that the labels before it leave for `default`.
  private func labels(_ label: Block) -> Set<DisplayMode> {
    func named(_ label: Block) -> Set<DisplayMode> { Set(Code(file, label.header).compactMap { DisplayMode($0) }) }
    let isDefault = file[label.header.lowerBound] == "default"
    let found = isDefault ? Self.all.subtracting(file.chain(before: label).flatMap(named)) : named(label)
    return found.isEmpty ? Self.all : found
  }

  /// The mode that a condition compares the parameter with; both if it does not say so plainly.
  func named(in condition: Code) -> Set<DisplayMode> {
    guard condition.words.contains(mode) else { return held(in: condition) }
    let found = Set(condition.compactMap { DisplayMode($0) })
    guard found.count == 1, !condition.contains("||") else { return Self.all }
    return condition.contains("!=") ? Self.all.subtracting(found) : found
  }

  /// The mode for which a local name holds that is the whole condition: `let isCompact = mode == .compact`.
  private func held(in condition: Code) -> Set<DisplayMode> {
    let rest = condition.filter { !$0.isAny("if", "else", "guard", "(", ")", "!") }
    guard rest.count == 1, rest[0].isWord,
      let local = file.local(rest[0].text, usedAt: rest[0].index, in: method.body),
      local.value.words.contains(mode), file.assignments(to: rest[0].text, in: method.body).isEmpty
    else { return Self.all }
    let found = named(in: local.value)
    return condition.contains("!") && found.count == 1 ? Self.all.subtracting(found) : found
  }
}
