import LintCore

/// A length in tenths of a point, without exponent or trailing zeros.
func tenths(_ value: Double) -> String {
  let rounded = (value * 10).rounded()
  guard abs(rounded) < 1e12 else { return value < 0 ? "-100000000000" : "100000000000" }
  let whole = Int(rounded)
  let sign = whole < 0 ? "-" : ""
  let (points, tenth) = abs(whole).quotientAndRemainder(dividingBy: 10)
  return tenth == 0 ? "\(sign)\(points)" : "\(sign)\(points).\(tenth)"
}

/// A number of the description as a picture shows it: never longer than six characters.
func figure(_ value: Double) -> String {
  if value > 9999 { return "> 9999" }
  if value < -9999 { return "< \u{2212}9999" }
  if value != 0, abs(value) < 0.005 { return value > 0 ? "< 0.01" : "> \u{2212}0.01" }
  let shown = DataValue.shown(value)
  return shown.hasPrefix("-") ? "\u{2212}" + shown.dropFirst() : shown
}

/// A number of things: `1 warning`, `2 warnings`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
