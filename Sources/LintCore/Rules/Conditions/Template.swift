import YAML

/// A text of a finding with placeholders in braces, which the finding fills.
package struct Template: Sendable {
  /// The condition on the given node for this text; nil if there is none.
  package let when: Condition?
  /// The text as a rule file contains it.
  package let text: String

  /// The most bytes of a filled text, not counting the last value in it.
  private static let longestFilled = 2_000

  /// A text as a rule file contains it, with valid placeholders.
  package init(when: Condition? = nil, text: String) { (self.when, self.text) = (when, text) }

  /// Reads a text, or a list of texts, of which the first whose condition holds is used; with `isComplete`, there must
  /// be a text for every case.
  static func all(_ node: StrictNode, scope: RuleScope, isComplete: Bool) throws(Finding) -> [Template] {
    let sound = scope.faults.findings.count
    let nodes = try node.oneOrMany()
    let all = scope.faults.collect(nodes) { node throws(Finding) in try Template(node, scope: scope) }
    // A text that could not be read may have had a condition.
    if scope.faults.findings.count > sound { return all }
    if let place = all.dropLast().firstIndex(where: { $0.when == nil }) {
      let message = "this text is never used, since the one before it has no when"
      throw nodes[place + 1].fault(message, help: "write it before the one without when")
    }
    if isComplete, all.last.map({ $0.when != nil }) ?? true {
      let message = "there is no text for nodes that meet none of the conditions"
      throw node.fault(message, help: "add a text without when at the end")
    }
    return all
  }

  /// Reads a text, or a mapping with a text and its condition.
  private init(_ node: StrictNode, scope: RuleScope) throws(Finding) {
    guard node.kind == .mapping else {
      self.init(text: try Self.text(node, scope: scope))
      return
    }
    let fields = try node.fields(RuleKeys.wording, scope.faults)
    self.init(
      when: try fields["when"].map { node throws(Finding) in try scope.condition(node, on: scope.given) },
      text: try fields["text"].map { node throws(Finding) in try Self.text(node, scope: scope) } ?? ""
    )
  }

  private static func text(_ node: StrictNode, scope: RuleScope) throws(Finding) -> String {
    _ = try node.prose()
    let text = try node.line()
    if text.contains(where: \.isNewline) { throw node.fault("the text has several lines, expected one") }
    let names = scope.given.table.guidelines.placeholders + scope.parameters.names
    for piece in Template(text: text).pieces {
      if let name = piece.name, !names.contains(String(name)) {
        let near = NearName.nearest(to: String(name), in: names).map { NearName.question("{\($0)}") }
        let help = near ?? "the placeholders are \(DataValue.enumerate(names.map { "{\($0)}" }, "and"))"
        scope.faults.add(node.fault("the text names {\(name)}, which is not a placeholder", help: help))
      } else if piece.name == nil, piece.literal.utf8.contains(UInt8(ascii: "{")) {
        throw node.fault("a { is not closed")
      }
    }
    return text
  }

  /// Each placeholder with the literal text before it, and the text after the last one.
  private var pieces: [(literal: Substring, name: Substring?)] {
    var pieces: [(literal: Substring, name: Substring?)] = []
    var rest = text[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      pieces.append((rest[..<open], rest[rest.utf8.index(after: open)..<close]))
      rest = rest[rest.utf8.index(after: close)...]
    }
    return pieces + [(rest, nil)]
  }

  /// The text for a failure of a rule; without a failure, the placeholders that only one can fill stay as they are.
  package func filled(
    for failure: Failure?,
    of rule: Rule,
    field: String = "",
    item: String? = nil,
    name: @autoclosure () -> String? = nil
  ) -> String {
    var filled = ""
    for piece in pieces {
      if filled.utf8.count <= Self.longestFilled { filled += piece.literal }
      guard let placeholder = piece.name, filled.utf8.count <= Self.longestFilled else { continue }
      if let parameter = rule.parameters.first(where: { $0.name == placeholder }) {
        filled += parameter.shown
        continue
      }
      guard let failure else {
        filled += "{\(placeholder)}"
        continue
      }
      switch placeholder {
      case "actual": filled += failure.actual?.clipped(besides: failure.expected) ?? "nothing"
      case "expected": filled += failure.expected?.clipped ?? "nothing"
      case "field": filled += field
      case "language": filled += failure.language ?? "default"
      default:
        let isItem = rule.table?.guidelines.items.map { $0.noun == placeholder } ?? false
        filled += (isItem ? item : name()).map { DataValue.clipped($0) } ?? "the \(placeholder)"
      }
    }
    return filled
  }
}
