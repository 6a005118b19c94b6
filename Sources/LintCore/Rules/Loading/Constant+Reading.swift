extension Constant {
  /// What a constant must be where it is used.
  enum Shape {
    /// A value of a field.
    case field(PathType)
    /// A value of one of some kinds; messages name the first one.
    case kinds([any ValueKind.Type])
    /// A number of things: 0 or more.
    case count
    case text

    static var number: Shape { .kinds([NumberKind.self]) }
    static var color: Shape { .kinds([ColorKind.self]) }
    static var colorOrNumber: Shape { .kinds([ColorKind.self, NumberKind.self]) }
  }

  /// The constant that a scalar is where nothing says what it must be.
  init(guessing node: StrictNode) throws(Finding) {
    let text = try node.text()
    self.init(ValueKinds.guess(text, isQuoted: node.isQuoted), written: text)
  }

  /// The constant that a scalar is where its shape is known.
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
    case .count:
      if let number = bytes.span.decimalNumber, number >= 0 { return .number(number) }
      throw node.fault("found \"\(text)\", expected a number, 0 or more")
    case .kinds(let kinds):
      for kind in kinds { if let value = kind.value(bytes.span) { return value } }
      throw node.fault(
        "found \"\(text)\", expected \(kinds[0].expected)",
        help: NearName.question(to: text, in: kinds[0].values)
      )
    case .field(let type) where type.isPrivate:
      return node.isQuoted ? .text : ValueKinds.guess(text, isQuoted: false)
    case .field(let type):
      switch type.singleForm.reading(bytes.span) {
      case .success(let value): return value
      case .failure(let fault): throw node.fault("found \"\(text)\", expected \(fault.expected)", help: fault.help)
      }
    }
  }

  /// Whether the constant can be where a shape is needed.
  func fits(_ shape: Shape) -> Bool {
    switch (self, shape) {
    case (.text, .text): true
    case (.value(let value, _), .kinds(let kinds)): kinds.contains { $0.number == value.kindNumber }
    case (.value(let value, _), .count): value.number.map { $0 >= 0 } ?? false
    case (_, .field(let type)) where type.isPrivate: true
    case (.value(let value, _), .field(let type)): type.singleForm.kind?.number == value.kindNumber
    case (.text(let text), .field(let type)):
      type.singleForm.words.contains(text) || type.singleForm.holdsText
    case (.text, _), (_, .text): false
    }
  }
}
