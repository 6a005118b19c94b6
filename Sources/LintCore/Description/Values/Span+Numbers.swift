/// Numbers as texts.
extension Span<UInt8> {
  /// The text as a decimal number of YAML 1.2: sign, digits, point, exponent; nil if it is not one that can be held.
  var decimalNumber: Double? {
    var place = 0
    skipSign(&place)
    var number = 0
    let whole = skipDigits(&place, &number)
    var fraction = 0
    if place < count, self[place] == UInt8(ascii: ".") {
      place += 1
      fraction = skipDigits(&place, &number)
    }
    guard whole + fraction > 0 else { return nil }
    if place == count, whole + fraction < 16 {
      let isNegative = self[0] == UInt8(ascii: "-")
      guard fraction > 0 else { return Double(isNegative ? -number : number) }
      // Both are exact, so their quotient is the number nearest to the text.
      var divisor = isNegative ? -1.0 : 1
      for _ in 0..<fraction { divisor *= 10 }
      return Double(number) / divisor
    }
    if place < count, self[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      skipSign(&place)
      guard skipDigits(&place, &number) > 0 else { return nil }
    }
    guard place == count, let parsed = Double(String(self)), parsed.isFinite else { return nil }
    return parsed
  }

  /// The text as a whole number, perhaps with a sign; one too large to hold becomes the largest.
  package var wholeNumber: Int? {
    var place = 0
    skipSign(&place)
    guard place < count else { return nil }
    var number = 0
    for index in place..<count {
      guard self[index].isDigit else { return nil }
      number = number < Int.max / 10 ? number * 10 + Int(self[index] - 0x30) : .max
    }
    return self[0] == UInt8(ascii: "-") ? -number : number
  }

  private func skipSign(_ place: inout Int) {
    if place < count, self[place] == UInt8(ascii: "-") || self[place] == UInt8(ascii: "+") { place += 1 }
  }

  /// Skips digits and returns their count; `number` takes them up as long as it can hold them.
  private func skipDigits(_ place: inout Int, _ number: inout Int) -> Int {
    let start = place
    while place < count, self[place].isDigit {
      number = number &* 10 &+ Int(self[place] & 0x0F)
      place += 1
    }
    return place - start
  }
}
