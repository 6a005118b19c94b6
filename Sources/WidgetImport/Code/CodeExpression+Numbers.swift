/// Evaluates expressions to numbers.
extension CodeExpression {
  /// Returns the numbers that it may evaluate to, through sums and products too; empty if one of them is not known.
  func numbers(isAlone: Bool = true, depth: Int = 0) -> [Double] {
    if isUndecided || code.isTooLong { return [] }
    if let number = CodeValues.number(code) { return [number] }
    let terms = terms
    guard depth < Limits.callDepth, terms.count > 1 || code.contains("*", "-") else { return [] }
    // If several calls give arguments, the values of two names must come from the same call.
    let names = code.filter { $0.isWord && $0.isOwn && !$0.text.isTypeName }.map(\.text)
    let isAlone = isAlone && Set(names).count < 2
    // Which value on the left goes with which on the right is not known.
    func combined(_ left: [Double], _ right: [Double], _ apply: (Double, Double) -> Double) -> [Double] {
      left.count > 1 && right.count > 1 ? [] : left.flatMap { left in right.map { apply(left, $0) } }
    }
    let sum = terms.reduce([0]) { sum, term in
      let factors = term.code.parts(between: "*").map { with($0).factors(isAlone, depth) }
      return combined(sum, factors.reduce([term.sign]) { combined($0, $1, *) }, +)
    }
    return sum.map { ($0 * 1_000).rounded() / 1_000 }
  }

  /// Returns the numbers that a factor may evaluate to.
  private func factors(_ isAlone: Bool, _ depth: Int) -> [Double] {
    var factor = self
    if !isAlone, leaves(hops: 2).count > 1 { factor.values.callers = nil }
    let found = factor.leaves(hops: 2).map { $0.numbers(isAlone: isAlone, depth: depth + 1) }
    return found.contains([]) ? [] : found.flatMap(\.self)
  }

  /// The terms of a sum, each with its sign.
  private var terms: [(sign: Double, code: Code)] {
    var (terms, sign, start): ([(Double, Code)], Double, Int) = ([], 1, code.startIndex)
    for token in code.outer where token.isAny("+", "-") && !token.moved(-1).isAny("*", "/") {
      // `14 - -2`
      let isSign = token.index == start
      if !isSign { terms.append((sign, code[start..<token.index])) }
      (sign, start) = ((isSign ? sign : 1) * (token.text == "-" ? -1 : 1), token.index + 1)
    }
    return terms + [(sign, code[start..<code.endIndex])]
  }
}

extension CodeValues {
  /// Returns the number that an expression is, perhaps as a `CGFloat`, or a quotient of two, `10 / 20`; else nil.
  static func number(_ code: Code) -> Double? {
    let code = code.stripped
    if let parts = code.isTooLong ? nil : code.parts(around: "/") {
      // In C the quotient of whole numbers is whole.
      if code.file.isObjectiveC, !code.contains(where: { $0.text.contains(".") }) { return nil }
      let numbers = [parts.before, parts.after].compactMap { $0.contains("/") ? nil : number($0) }
      return numbers.count == 2 && numbers[1] > 0 ? numbers[0] / numbers[1] : nil
    }
    if let inner = code.converted { return inner.count == 1 ? number(inner) : nil }
    return code.count == 1 ? code.start.number : nil
  }
}

extension Double {
  /// The number as text, without a decimal point if it is whole.
  var shown: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
