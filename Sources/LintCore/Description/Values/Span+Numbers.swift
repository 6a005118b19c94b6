/// Numbers as texts.
extension Span<UInt8> {
  /// The text as a decimal number of YAML 1.2: sign, digits, point, exponent; nil if it is not one that can be held.
  var decimalNumber: Double? {
    var place = 0
    skipSign(&place)
    var digits = skipDigits(&place)
    if place < count, self[place] == UInt8(ascii: ".") {
      place += 1
      digits += skipDigits(&place)
    }
    guard digits > 0 else { return nil }
    if place < count, self[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      skipSign(&place)
      guard skipDigits(&place) > 0 else { return nil }
    }
    guard place == count, let number = Double(String(self)), number.isFinite else { return nil }
    return number
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

  /// Skips digits and returns their count.
  private func skipDigits(_ place: inout Int) -> Int {
    let start = place
    while place < count, self[place].isDigit { place += 1 }
    return place - start
  }
}
