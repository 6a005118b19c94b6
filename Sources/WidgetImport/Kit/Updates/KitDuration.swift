/// A length of time as code writes it: `15m` for `byAdding: .minute, value: 15` and for `60 * 15`.
struct KitDuration {
  let text: String
  let seconds: Int

  private static let units = ["second": 1, "minute": 60, "hour": 3_600, "day": 86_400]
  private static let signs = ["second": "s", "minute": "m", "hour": "h", "day": "d"]

  init(_ count: Int, unit: String) {
    let factor = Self.units[unit] ?? 1
    text = "\(count)" + (Self.signs[unit] ?? "s")
    seconds = count.multipliedReportingOverflow(by: factor).partialValue
  }

  /// Some seconds, in the largest unit that fits.
  init(seconds: Int) {
    let unit = ["day", "hour", "minute"].first { seconds > 0 && seconds % (Self.units[$0] ?? 1) == 0 } ?? "second"
    self.init(seconds / (Self.units[unit] ?? 1), unit: unit)
  }

  // MARK: - Until a date

  /// The time from now until a date; nil if it is computed otherwise.
  static func until(_ expression: KitExpression) -> KitDuration? {
    let code = expression.code.stripped
    if isNow(code) { return KitDuration(seconds: 0) }
    // A date that is optional has another one beside it.
    if let parts = code.parts(around: "??") { return until(expression.with(parts.before)) }
    if let (unit, count, base) = calendarStep(expression.with(code)) {
      return isNowLike(expression.with(base)) ? count.map { KitDuration($0, unit: unit) } : nil
    }
    func seconds(_ amount: Code) -> KitDuration? {
      self.seconds(expression.with(amount)).map { KitDuration(seconds: $0) }
    }
    if code.start.text == "Date" {
      let call = ViewCall(code.start)
      let isSinceNow = call.argument("since").map { isNowLike(expression.with($0)) } ?? false
      let since = call.argument("timeIntervalSinceNow") ?? (isSinceNow ? call.argument("timeInterval") : nil)
      if let since { return seconds(since) }
    }
    if let added = code.outer.first(where: { $0.isAny("addingTimeInterval", "advanced") && $0[-1] == "." }),
      let argument = ViewCall(added).arguments.first, ViewCall(added).end >= code.endIndex,
      isNowLike(expression.with(code[code.startIndex..<added.index - 1]))
    {
      return seconds(argument.unlabeled)
    }
    return code.parts(around: "+").flatMap { isNowLike(expression.with($0.before)) ? seconds($0.after) : nil }
  }

  /// `calendar.date(byAdding: .minute, value: 15, to: date)`
  private static func calendarStep(_ expression: KitExpression) -> (unit: String, count: Int?, base: Code)? {
    let code = expression.code
    guard let date = code.outer.first(where: { $0.text == "date" && $0[1] == "(" && $0[-1] == "." }) else { return nil }
    let call = ViewCall(date)
    guard let adding = call.argument("byAdding"), let base = call.argument("to"),
      // The brace of `if let next = calendar.date(…) {` seems to be a closure of the call.
      call.end >= code.endIndex
    else { return nil }
    if let unit = KitValues.caseName(adding), units[unit] != nil, let amount = call.argument("value") {
      return (unit, product(expression.with(amount)), base)
    }
    // DateComponents(minute: 15)
    let leaf = expression.with(adding).leaves(hops: 1).first?.code ?? adding
    guard let argument = leaf.arguments(of: "DateComponents")?.first, argument.isLabeled,
      units[argument.start.text] != nil
    else { return nil }
    return (argument.start.text, product(expression.with(argument.unlabeled)), base)
  }

  private static func isNow(_ code: Code) -> Bool {
    let words = code.stripped.map(\.text).joined()
    return ["Date()", ".now", "Date.now", "Date.init()", ".init()"].contains(words)
  }

  /// Whether an expression is now, or a date of an entry that begins with now.
  private static func isNowLike(_ expression: KitExpression) -> Bool {
    expression.leaves(hops: 1).allSatisfy { leaf in
      if isNow(leaf.code) { return true }
      guard leaf.code.allSatisfy({ $0.isWord || $0.isAny(".", "?", "!") }), let name = leaf.code.words.last else {
        return false
      }
      return ["date", "now", "currentDate", "entryDate", "current"].contains(name)
    }
  }

  // MARK: - Numbers

  /// The seconds of `60 * 15`, `.minutes(15)` or a constant.
  static func seconds(_ expression: KitExpression) -> Int? {
    guard let leaf = expression.leaf(hops: 2) else { return nil }
    if let last = leaf.code.first(where: { $0.isWord && $0[1] == "(" && $0[-1] == "." }),
      ViewCall(last).end == leaf.code.endIndex,
      leaf.code.startIndex >= last.index - 2
    {
      let unit = last.text.hasSuffix("s") ? String(last.text.dropLast()) : last.text
      guard let factor = units[unit],
        let count = ViewCall(last).arguments.first.flatMap({ product(leaf.with($0)) })
      else { return nil }
      return count.multipliedReportingOverflow(by: factor).partialValue
    }
    return product(leaf)
  }

  /// A product of whole numbers and constants.
  static func product(_ expression: KitExpression, leavingOut variable: String? = nil) -> Int? {
    var code = expression.code.stripped
    if let inner = code.arguments(of: "TimeInterval", "Double", "Int", "CGFloat"), inner.count == 1 { code = inner[0] }
    var result = 1
    var isLeftOut = variable == nil
    for part in code.parts(between: "*") {
      guard let leaf = expression.with(part).leaf(hops: 2) else { return nil }
      var factor = leaf.code.stripped
      if let inner = factor.arguments(of: "TimeInterval", "Double", "Int"), inner.count == 1 {
        factor = inner[0].stripped
      }
      if let variable, factor.count == 1, factor.start.text == variable, !isLeftOut {
        isLeftOut = true
        continue
      }
      let number: Int
      if factor.count == 1, let known = KitValues.number(factor).flatMap({ Double($0) }), known == known.rounded(),
        abs(known) < 1e9
      {
        number = Int(known)
      } else if factor.count > 1, factor.contains("*"), !(factor == code),
        let known = product(leaf.with(factor))
      {
        number = known
      } else {
        return nil
      }
      let (value, isOver) = result.multipliedReportingOverflow(by: number)
      guard !isOver, value < 1_000_000_000 else { return nil }
      result = value
    }
    return isLeftOut ? result : nil
  }
}
