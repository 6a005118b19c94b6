/// A value written in a rule file or a configuration.
package struct Constant: Sendable, Hashable {
  /// The value; nil if the constant is only a text.
  package let value: ScalarValue?
  /// The text; nil for a value that messages do not show as it is written.
  let text: String?

  static func text(_ text: String) -> Constant { Constant(value: nil, text: text) }

  /// The constant as data.
  package var data: DataValue { value.map { $0.kind.data($0, written: text) } ?? .text(text ?? "") }
}

// MARK: - Reading

extension Constant {
  /// The shape that a constant must have in its place.
  package enum Shape: Sendable, Hashable {
    /// A value of a field.
    case field(PathType)
    case number, color, colorOrNumber, scheme
    /// A number of things: 0 or more.
    case count
    case text
    /// `default` or a language tag.
    case language

    /// The kinds of values that have the shape, first the one that messages name; empty if the kind does not decide.
    fileprivate var kinds: [any ValueKind.Type] {
      switch self {
      case .number: [NumberKind.self]
      case .color: [ColorKind.self]
      case .colorOrNumber: [ColorKind.self, NumberKind.self]
      case .scheme: [SchemeKind.self]
      case .field, .count, .text, .language: []
      }
    }
  }

  private init(_ value: DescriptionNode.Value, written text: String) {
    self.value = value.scalar
    self.text = value.scalar?.kind.keepsSpelling == false ? nil : text
  }

  /// Reads a scalar that must have a shape.
  init(_ node: StrictNode, as shape: Shape) throws(Finding) {
    let text = try node.text()
    self.init(try Self.value(text, as: shape, at: node), written: text)
  }

  private static func value(
    _ text: String,
    as shape: Shape,
    at node: StrictNode
  ) throws(Finding) -> DescriptionNode.Value {
    let bytes = Array(text.utf8)
    switch shape {
    case .text: return .text
    case .language:
      if text == "default" || LanguageTag.isTag(bytes.span) { return .text }
      throw node.fault("found \(node.shape), expected a language", help: KeyHints.language(text).text)
    case .count:
      if let number = bytes.span.decimalNumber, number >= 0 { return .number(number) }
      throw node.fault("found \(node.shape), expected a number, 0 or more")
    case .number, .color, .colorOrNumber, .scheme:
      let kinds = shape.kinds
      for kind in kinds { if let value = kind.value(bytes.span) { return value } }
      let help = NearName.question(to: text, in: kinds[0].values) ?? kinds[0].hint(for: text)?.text
      throw node.fault("found \(node.shape), expected \(kinds[0].expected)", help: help)
    case .field(let type) where type.isPrivate:
      return node.isQuoted ? .text : ValueKinds.guess(text)
    case .field(let type):
      let form = type.singleForm
      if let value = form.value(bytes.span) { return value }
      let hint = form.hint(for: text, apiNames: type.table.guidelines.apiNames)
      throw node.fault("found \(node.shape), expected \(form.expected(instead: text))", help: hint?.text)
    }
  }

  func fits(_ shape: Shape) -> Bool {
    switch shape {
    case .text, .language: value == nil
    case .number, .color, .colorOrNumber, .scheme:
      shape.kinds.contains { kind in value.map { kind.number == $0.kindNumber } ?? kind.isText }
    case .count: value?.number.map { $0 >= 0 } ?? false
    case .field(let type) where type.isPrivate: true
    case .field(let type):
      value.map { type.singleForm.kind?.number == $0.kindNumber }
        ?? (type.singleForm.holdsText || text.map { type.singleForm.words.contains($0) } ?? false)
    }
  }
}

extension Constant.Shape {
  /// Whether values of a field have the shape.
  func takesValues(of type: PathType) -> Bool {
    let form = type.isList ? type.elementForm : type.form
    let isText = form.holdsText || !form.words.isEmpty
    func isValue(of kind: any ValueKind.Type) -> Bool {
      type.isUnknown || (kind.number == NumberKind.number ? type.isNumber : form.kind?.number == kind.number)
    }
    switch self {
    case .count: return type.isNumber
    case .text, .language: return isText
    case .number, .color, .colorOrNumber, .scheme: return isValue(of: kinds[0])
    case .field(let wanted):
      if wanted.isPrivate || type.isPrivate { return form.kind != nil || isText }
      let own = wanted.singleForm
      guard let kind = own.kind, !kind.isText else { return isText }
      let isNumberOrWord = kind.number == NumberKind.number && !own.words.isEmpty && !form.words.isEmpty
      return isValue(of: kind) || isNumberOrWord
    }
  }
}
