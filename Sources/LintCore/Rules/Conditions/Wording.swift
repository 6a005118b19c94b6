import YAML

/// The text of a finding, which may depend on the failure: the first of several texts whose condition holds.
package struct Wording: Sendable {
  /// The texts in order.
  package let variants: [Template]

  /// A wording made of its texts; empty to say nothing.
  package init(variants: [Template]) { self.variants = variants }

  /// Reads one text, or a list of texts with conditions; with `isComplete`, there must be a text for every case.
  init(_ node: StrictNode, scope: RuleScope, isComplete: Bool) throws(Finding) {
    let sound = scope.faults.findings.count
    let nodes = try node.oneOrMany()
    variants = scope.faults.collect(nodes) { node throws(Finding) in try Template(node, scope: scope) }
    // A text that could not be read may have had a condition.
    if scope.faults.findings.count > sound { return }
    if let place = variants.dropLast().firstIndex(where: { $0.when == nil }) {
      throw nodes[place + 1].fault(
        "nothing is left for this text to be said of",
        help: "write it before the one without when"
      )
    }
    if isComplete, variants.last.map({ $0.when != nil }) ?? true {
      throw node.fault("where no condition holds, nothing is said", help: "add a text without when at the end")
    }
  }

  /// The first text without a condition or whose condition holds; `conditions` are the parts of a program.
  func template(_ conditions: [Int?], holds: (Int) -> Bool) -> Template? {
    zip(variants, conditions).first { $1.map(holds) ?? true }?.0
  }
}

/// A message with placeholders in braces, which a finding fills.
package struct Template: Sendable {
  /// The condition on the given node for this message; nil if there is none.
  package let when: Condition?
  /// The message as a rule file contains it.
  package let text: String

  /// The most bytes of a filled message, not counting the last value in it.
  private static let longestFilled = 2_000

  /// A message as a rule file contains it, with valid placeholders.
  package init(when: Condition? = nil, text: String) { (self.when, self.text) = (when, text) }

  /// Reads a message, or a mapping of one and its condition.
  init(_ node: StrictNode, scope: RuleScope) throws(Finding) {
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
    let text = try node.line("message")
    if text.contains(where: \.isNewline) { throw node.fault("the message has several lines, expected one") }
    let names = scope.given.table.guidelines.placeholders + scope.parameters.map(\.name)
    for piece in Template(text: text).pieces {
      if let name = piece.name, !names.contains(String(name)) {
        scope.faults.add(
          node.fault(
            "the message names {\(name)}, which is no placeholder",
            help: NearName.nearest(to: String(name), in: names).map { NearName.question("{\($0)}") }
              ?? "the placeholders are \(DataValue.enumerate(names.map { "{\($0)}" }, "and"))"
          )
        )
      } else if piece.name == nil, piece.literal.utf8.contains(UInt8(ascii: "{")) {
        throw node.fault("a { has no }")
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

  /// The message for a failure of a rule.
  package func filled(for failure: Failure, of rule: Rule, field: String, item: String?) -> String {
    let noun = rule.table?.guidelines.items?.noun
    var filled = ""
    for piece in pieces {
      if filled.utf8.count <= Self.longestFilled { filled += piece.literal }
      guard let name = piece.name, filled.utf8.count <= Self.longestFilled else { continue }
      switch name {
      case "actual": filled += failure.actual?.clipped(besides: failure.expected) ?? "nothing"
      case "expected": filled += failure.expected?.clipped ?? "nothing"
      case "field": filled += field
      case "language": filled += failure.language ?? "default"
      case noun ?? "": filled += item.map { DataValue.clipped($0) } ?? "the \(name)"
      default: filled += rule.parameters.first { $0.name == name }?.shown ?? ""
      }
    }
    return filled
  }
}
