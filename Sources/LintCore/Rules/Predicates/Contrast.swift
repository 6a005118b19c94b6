/// `contrast`: the WCAG contrast ratio between a color and its background.
struct Contrast: Predicate {
  var name: String { "contrast" }
  var summary: String { "the color's contrast ratio with the color `with` is `minimum` or more" }
  var takes: KeyType { .keys(Self.keys) }

  private static let keys = [
    FileKey("with", .operand, required: true, "The color behind it"),
    FileKey("minimum", .operand, required: true, "The smallest ratio"),
  ]

  func fits(_ type: PathType) -> Bool { type.form.kind == ColorKind.self }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition {
    let entries = try entry.fields(Self.keys)
    return Condition(operands: [
      try entries["with"]?.operand(as: .color), try entries["minimum"]?.operand(as: .number),
    ])
  }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written, let color = frame.subject.value.scalar?.color else { return .unknown }
    let minimum = evaluator.operands(at: frame).lowerBound + 1
    return evaluator.isEach(at: frame, as: .color) { backing in
      guard let ground = backing.value.scalar?.color else { return nil }
      let ratio = color.contrast(with: ground)
      var isEnough: Bool?
      evaluator.forEachResolvedOperand(of: minimum, at: frame, as: .number) { bound in
        if let bound = bound.value.number { isEnough = (isEnough ?? true) && ratio >= bound }
      }
      return isEnough
    }
  }

  func failure(at frame: Frame, in evaluator: borrowing Evaluator) -> Failure {
    let backing = evaluator.operands(at: frame).lowerBound
    let minimum = backing + 1
    var ratio: Double?
    evaluator.forEachResolvedOperand(of: backing, at: frame, as: .color) { backing in
      if let color = frame.subject.value.scalar?.color, let ground = backing.value.scalar?.color {
        ratio = min(ratio ?? .infinity, color.contrast(with: ground))
      }
    }
    let expected = evaluator.data(of: minimum..<minimum + 1, at: frame, as: .number)
    return Failure(node: frame.subject.node, actual: ratio.map { .number($0) }, expected: expected)
  }
}
