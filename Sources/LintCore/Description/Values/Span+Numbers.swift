/// Numbers read from text.
extension Span<UInt8> {
  /// The text as a decimal number of YAML 1.2: sign, digits, point, exponent; nil if it is not one, or is too large.
  var decimalNumber: Double? {
    // The other texts that `Double` takes, such as 0x1p3 and nan, have other letters.
    guard indices.allSatisfy({ self[$0].isDigit || "+-.eE".utf8.contains(self[$0]) }),
      let number = Double(String(self)), number.isFinite
    else { return nil }
    return number
  }

  /// The text as a whole number, perhaps with a sign; nil if it is not one. A number too large to hold is the largest.
  package var wholeNumber: Int? {
    let start = !isEmpty && (self[0] == UInt8(ascii: "-") || self[0] == UInt8(ascii: "+")) ? 1 : 0
    guard start < count else { return nil }
    var number = 0
    for index in start..<count {
      guard self[index].isDigit else { return nil }
      number = number < Int.max / 10 ? number * 10 + Int(self[index] - 0x30) : .max
    }
    return self[0] == UInt8(ascii: "-") ? -number : number
  }
}
