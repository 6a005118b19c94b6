import YAML

/// Reads an operand: a literal, a parameter, a reference, a choice, or a list of these.
struct OperandReader {
  let scope: RuleScope
  let shape: Constant.Shape

  func read(_ node: StrictNode) throws(Finding) -> Operand {
    switch node.kind {
    case .scalar, .alias:
      return .constant(try Constant(node, as: shape))
    case .sequence:
      let elements = try node.elements()
      try scope.spend(elements.count, at: node)
      return .list(scope.faults.collect(elements) { node throws(Finding) in try read(node) })
    case .mapping:
      return try readMapping(node)
    }
  }

  private func readMapping(_ node: StrictNode) throws(Finding) -> Operand {
    let fields = try node.fields(RuleKeys.operand)
    if let parameter = fields["parameter"], fields.count == 1 {
      let index = try scope.parameter(parameter)
      try scope.spend(scope.parameters[index].values.count, at: parameter)
      if let misfit = scope.parameters[index].values.first(where: { !$0.fits(shape) }) {
        throw parameter.fault(
          "the parameter \"\(scope.parameters[index].name)\" is \(misfit.data.shown), which does not fit here"
        )
      }
      return .parameter(index)
    }
    if let reference = fields["ref"], fields.keys.allSatisfy({ $0 == "ref" || $0 == "otherwise" }) {
      let resolved = try scope.path(reference, given: scope.given)
      guard fits(resolved.type) else {
        throw reference.fault("\(try reference.text()) holds values of another type than is compared here")
      }
      return .reference(
        resolved.path,
        otherwise: try fields["otherwise"].map { node throws(Finding) in try read(node) }
      )
    }
    if let condition = fields["if"], let then = fields["then"],
      fields.keys.allSatisfy({ ["if", "then", "else"].contains($0) })
    {
      return .choice(
        try scope.condition(condition, on: scope.given),
        then: try read(then),
        otherwise: try fields["else"].map { node throws(Finding) in try read(node) }
      )
    }
    throw node.fault(
      "found a mapping that is no operand",
      help: "write {parameter: NAME}, {ref: PATH}, {ref: PATH, otherwise: …} or {if: …, then: …, else: …}"
    )
  }

  /// Whether values of a field can be where the shape is needed.
  private func fits(_ type: PathType) -> Bool {
    let form = type.isList ? type.elementForm : type.form
    let isText = form.holdsText || !form.words.isEmpty
    func isValue(of kind: any ValueKind.Type) -> Bool {
      kind.number == NumberKind.number ? type.isNumber : form.kind?.number == kind.number
    }
    switch shape {
    case .count: return type.isNumber
    case .text: return isText
    case .kinds(let kinds): return isValue(of: kinds[0])
    case .field(let wanted):
      if wanted.isPrivate || type.isPrivate { return form.kind != nil || isText }
      let own = wanted.singleForm
      guard let kind = own.kind, !kind.isText else { return isText }
      let isNumberOrWord = kind.number == NumberKind.number && !own.words.isEmpty && !form.words.isEmpty
      return isValue(of: kind) || isNumberOrWord
    }
  }
}
