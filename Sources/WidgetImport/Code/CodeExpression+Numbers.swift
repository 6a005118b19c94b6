/// Finds the numbers that expressions are.
extension CodeExpression {
  /// The numbers that it may be, also as sums and products; none if one is not known.
  func numbers(isAlone: Bool = true, depth: Int = 0) -> [Double] {
    if isUndecided { return [] }
    if let number = CodeValues.number(code).flatMap({ Double($0) }) { return [number] }
    // The last sign is the last to be applied.
    let signs = code.isTooLong ? [] : code.outer.filter { $0.isAny("+", "-", "*") && $0.index > code.startIndex }
    guard depth < Limits.callDepth else { return [] }
    guard let sign = signs.last(where: { $0.text != "*" }) ?? signs.last else {
      return code.start.text == "-" ? with(code.dropFirst()).numbers(isAlone: isAlone, depth: depth + 1).map(-) : []
    }
    // What several calls give belongs to what else each of them gives.
    let names = code.filter { $0.isWord && $0.isOwn && !$0.text.isTypeName }.map(\.text)
    let isAlone = isAlone && Set(names).count < 2
    let sides = [code[code.startIndex..<sign.index], code[sign.index + 1..<code.endIndex]].map { code in
      var side = with(code)
      if !isAlone, side.leaves(hops: 2).count > 1 { side.values.callers = nil }
      let found = side.leaves(hops: 2).map { $0.numbers(isAlone: isAlone, depth: depth + 1) }
      return found.contains([]) ? [] : found.flatMap(\.self)
    }
    // Which of several belong together is not known.
    guard sides.contains(where: { $0.count == 1 }) else { return [] }
    let results = sides[0].flatMap { left in
      sides[1].map { sign.text == "*" ? left * $0 : sign.text == "+" ? left + $0 : left - $0 }
    }
    return results.map { ($0 * 1_000).rounded() / 1_000 }
  }
}

extension CodeValues {
  /// The number of an expression that is one, perhaps made a `CGFloat`, or a quotient of two, `10 / 20`; else nil.
  static func number(_ code: Code) -> String? {
    let code = code.stripped
    if let parts = code.isTooLong ? nil : code.parts(around: "/") {
      // In C the quotient of whole numbers is whole.
      if code.file.isObjectiveC, !code.contains(where: { $0.text.contains(".") }) { return nil }
      let numbers = [parts.before, parts.after].compactMap {
        $0.contains("/") ? nil : number($0).flatMap { Double($0) }
      }
      return numbers.count == 2 && numbers[1] > 0 ? (numbers[0] / numbers[1]).shown : nil
    }
    if let inner = code.converted { return inner.count == 1 ? number(inner) : nil }
    return code.count == 1 ? code.start.number : nil
  }
}

extension Double {
  /// Its text, without a decimal point if it is whole.
  var shown: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
