/// A length of time as code writes it: `15m` for `byAdding: .minute, value: 15` and for `60 * 15`.
struct KitDuration {
  let text: String
  let seconds: Int

  static let units = ["second": 1, "minute": 60, "hour": 3_600, "day": 86_400]

  init(_ count: Int, unit: String) {
    let factor = Self.units[unit] ?? 1
    text = "\(count)\(unit.prefix(1))"
    seconds = count.multipliedReportingOverflow(by: factor).partialValue
  }

  /// A number of seconds, in the largest unit that divides it.
  init(seconds: Int) {
    let unit = ["day", "hour", "minute"].first { seconds > 0 && seconds % (Self.units[$0] ?? 1) == 0 } ?? "second"
    self.init(seconds / (Self.units[unit] ?? 1), unit: unit)
  }

  // MARK: - Until a date

  /// The time from now until a date; nil if it is computed otherwise.
  static func until(_ expression: KitExpression) -> KitDuration? {
    let code = expression.code.stripped
    if isNow(code) { return KitDuration(seconds: 0) }
    // The default after `??` counts only if the date cannot be made.
    if let parts = code.parts(around: "??") {
      let before = expression.with(parts.before)
      return until(before.leaf(hops: 1) ?? before)
    }
    if code.start.text == "min", let dates = code.arguments(of: "min") {
      let known = dates.map(expression.with).compactMap { until($0.leaf(hops: 1) ?? $0) }
      return known.min { $0.seconds < $1.seconds }
    }
    if let (unit, count, base) = calendarStep(expression.with(code)) {
      return isNowLike(expression.with(base)) ? count.map { KitDuration($0, unit: unit) } : nil
    }
    func seconds(_ amount: Code) -> KitDuration? { self.seconds(expression.with(amount)) }
    if code.start.text == "Date" {
      let call = ViewCall(code.start)
      let isSinceNow = call.argument("since").map { isNowLike(expression.with($0)) } ?? false
      let since = call.argument("timeIntervalSinceNow") ?? (isSinceNow ? call.argument("timeInterval") : nil)
      if let since, call.end >= code.endIndex { return seconds(since) }
    }
    if let added = code.last.map({ $0.opening.moved(-1) }), added.index > code.startIndex, added[-1] == ".",
      added.isAny("addingTimeInterval", "advanced"), let argument = ViewCall(added).arguments.first,
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
      return (unit, shortest(expression.with(amount)), base)
    }
    // DateComponents(minute: 15)
    guard let leaf = expression.with(adding).leaf(hops: 1), let parts = leaf.code.arguments(of: "DateComponents"),
      parts.count == 1, let unit = parts[0].label, units[unit] != nil
    else { return nil }
    return (unit, product(leaf.with(parts[0].unlabeled)), base)
  }

  private static func isNow(_ code: Code) -> Bool {
    let words = code.stripped.map(\.text).joined()
    // A date that tests replace: `Current.date()`
    let isReplaced = words.hasSuffix(".date()") && words.dropLast(7).allSatisfy { $0.isLetter }
    return ["Date()", ".now", "Date.now", "Date.init()", ".init()"].contains(words) || isReplaced
  }

  /// Whether an expression is the current time, or the date of an entry that starts with it.
  private static func isNowLike(_ expression: KitExpression) -> Bool {
    expression.leaves(hops: 1).allSatisfy { leaf in
      if isNow(leaf.code) { return true }
      // What a closure or a pattern gets may be any date.
      if leaf.code.count == 1, leaf.code.start.isParameter(leaf.code.start.text) { return false }
      if let local = leaf.local {
        // A variable that moves on is later, and one of another value may be any date.
        return isNow(local.value) && !leaf.scope.member.code.moves(leaf.code.start.text)
      }
      guard leaf.code.allSatisfy({ $0.isWord || $0.isAny(".", "?", "!") }), let name = leaf.code.words.last,
        !leaf.code.contains("last", "max")
      else { return false }
      // The date of an alarm or an event may be any, and so may that of a later entry.
      if let owner = leaf.code.words.dropLast().last(where: { $0 != "first" && $0 != "self" }) {
        let local = leaf.code.start.local(owner, in: leaf.scope.member.code)?.value
        if name != "date" || local?.contains("last", "max") == true { return name == "now" }
        let isLater = ["next", "last", "later"].contains { owner.lowercased().contains($0) }
        return owner.count == 1 || owner.lowercased().contains("entr") && !isLater
      }
      return ["date", "now", "currentDate", "entryDate", "current"].contains(name)
    }
  }

  // MARK: - Numbers

  /// The length of `60 * 15`, `.minutes(15)` or a constant.
  static func seconds(_ expression: KitExpression) -> KitDuration? {
    shortest(expression, seconds(leaf:)).map { KitDuration(seconds: $0) }
  }

  private static func seconds(leaf: KitExpression) -> Int? {
    if let last = leaf.code.first(where: { $0.isWord && $0[1] == "(" && $0[-1] == "." }),
      ViewCall(last).end == leaf.code.endIndex,
      leaf.code.startIndex >= last.index - 2
    {
      let unit = last.text.hasSuffix("s") ? String(last.text.dropLast()) : last.text
      guard let factor = units[unit], let count = ViewCall(last).arguments.first else { return nil }
      return product(leaf.with(count)).map { $0 * factor }
    }
    return product(leaf)
  }

  /// The smallest whole number that an expression may evaluate to; nil if one is not known.
  static func shortest(
    _ expression: KitExpression,
    _ read: (KitExpression) -> Int? = { product($0) }
  ) -> Int? {
    let counts = expression.leaves(hops: 2).map(read)
    return counts.contains(nil) ? nil : counts.compactMap(\.self).min()
  }

  /// A product of whole numbers and constants, below a billion; perhaps without a variable that is a factor of it.
  static func product(_ expression: KitExpression, leavingOut variable: String? = nil) -> Int? {
    let code = plain(expression.code)
    var result = 1
    var isLeftOut = variable == nil
    for part in code.parts(between: "*") {
      guard let leaf = expression.with(part).leaf(hops: 2), case let factor = plain(leaf.code) else { return nil }
      if !isLeftOut, factor.start.text == variable, factor.count == (variable == "$" ? 2 : 1) {
        isLeftOut = true
        continue
      }
      let isProduct = factor.contains("*") && factor != code
      let number =
        isProduct
        ? product(leaf.with(factor)) : KitValues.number(factor).flatMap { Double($0) }.flatMap { Int(exactly: $0) }
      guard let number, case let (value, isOver) = result.multipliedReportingOverflow(by: number), !isOver,
        value.magnitude < 1_000_000_000
      else { return nil }
      result = value
    }
    return isLeftOut ? result : nil
  }

  /// A number without the type that it is made.
  private static func plain(_ code: Code) -> Code {
    let code = code.stripped
    return code.converted?.stripped ?? code
  }
}
