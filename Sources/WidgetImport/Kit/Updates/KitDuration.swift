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

  /// Creates a duration from seconds, in the largest unit that divides them.
  init(seconds: Int) {
    let unit = ["day", "hour", "minute"].first { seconds > 0 && seconds % (Self.units[$0] ?? 1) == 0 } ?? "second"
    self.init(seconds / (Self.units[unit] ?? 1), unit: unit)
  }

  // MARK: - Until a date

  /// Returns the time from now until a date, which up to `hops` functions may compute; nil if it cannot be read.
  static func until(_ expression: CodeExpression, hops: Int = 2) -> KitDuration? {
    let code = expression.code.stripped
    if isNow(code) { return KitDuration(seconds: 0) }
    // The default after `??` counts only if the date cannot be made.
    if let parts = code.parts(around: "??") {
      let before = expression.with(parts.before)
      return until(before.leaf(hops: 1) ?? before, hops: hops)
    }
    if code.start.text == "min", let dates = code.arguments(of: "min") {
      let known = dates.map(expression.with).compactMap { until($0.leaf(hops: 1) ?? $0, hops: hops) }
      return known.min { $0.seconds < $1.seconds }
    }
    if let step = calendarStep(expression.with(code)) { return step }
    func seconds(_ amount: Code) -> KitDuration? { self.seconds(expression.with(amount)) }
    // What follows the call changes its date.
    if code.start.text == "Date", case let call = ViewCall(code.start), call.end >= code.endIndex {
      let isSinceNow = call.argument("since").map { isNowLike(expression.with($0)) } ?? false
      let since = call.argument("timeIntervalSinceNow") ?? (isSinceNow ? call.argument("timeInterval") : nil)
      if let since { return seconds(since) }
    }
    if let added = code.callee.last, added.isWord, added[-1] == "." || added.index == code.startIndex,
      case let call = ViewCall(added),
      case let before = code[code.startIndex..<max(code.startIndex, added.index - 1)],
      let date = before.isEmpty ? expression.values.bindings["self"] : expression.with(before), isNowLike(date)
    {
      if added.isAny("addingTimeInterval", "advanced") { return call.arguments.first.flatMap { seconds($0.unlabeled) } }
      // A function of an extension of Date: `Date().adding(minutes: 7)`
      let members = expression.values.code.members(added.text, of: "Date", in: expression.scope)
      let dates = members.filter { hops > 0 && $0.member.takes(call) }.flatMap { found in
        var values = expression.values.calling(found.member, call, from: expression.scope)
        values.bindings["self"] = date
        return values.returned(by: found).map { until($0, hops: hops - 1) }
      }
      return dates.count == 1 ? dates[0] : nil
    }
    return code.parts(around: "+").flatMap { isNowLike(expression.with($0.before)) ? seconds($0.after) : nil }
  }

  /// Returns the time that a calendar adds to now, else nil: `calendar.date(byAdding: .minute, value: 15, to: now)`.
  private static func calendarStep(_ expression: CodeExpression) -> KitDuration? {
    let code = expression.code
    guard let date = code.outer.first(where: { $0.text == "date" && $0[1] == "(" && $0[-1] == "." }),
      case let call = ViewCall(date), let unit = call.argument("byAdding").map(expression.with),
      // The brace of `if let next = calendar.date(…) {` seems to be a closure of the call.
      call.end >= code.endIndex, call.argument("to").map({ isNowLike(expression.with($0)) }) == true
    else { return nil }
    let adding = unit.leaf(hops: 1) ?? unit
    func step(_ unit: String?, _ amount: CodeExpression) -> KitDuration? {
      guard let unit, units[unit] != nil else { return nil }
      return shortest(amount).map { KitDuration($0, unit: unit) }
    }
    if let amount = call.argument("value") { return step(CodeValues.caseName(adding.code), expression.with(amount)) }
    // DateComponents(hour: 1, minute: 15)
    let parts = adding.code.arguments(of: "DateComponents") ?? []
    let steps = parts.compactMap { step($0.label, adding.with($0.unlabeled)) }
    guard let first = steps.first, steps.count == parts.count else { return nil }
    return steps.count == 1 ? first : KitDuration(seconds: steps.reduce(0) { $0 &+ $1.seconds })
  }

  private static func isNow(_ code: Code) -> Bool {
    let code = code.stripped
    let words = code.map(\.text).joined()
    // Many projects keep what tests replace in `Current`.
    return ["Date()", ".now", "Date.now", "Date.init()", ".init()", "Current.date()"].contains(words)
  }

  private static func isNow(_ leaf: CodeExpression) -> Bool {
    if isNow(leaf.code) { return true }
    guard leaf.code.count == 1, case let name = leaf.code.start else { return false }
    let member = leaf.scope.member
    // A variable that is advanced is later than now, and one with another value may be any date.
    if let local = leaf.local { return isNow(local.value) && !member.code.moves(name.text) }
    let isBound = name.isBound(after: member.code.startIndex - 1)
    return isBound
      ? isGivenNow(name, in: member.code)
      : name.isAny("date", "now", "currentDate", "entryDate", "current") && member.parameters.contains(name.text)
  }

  /// Whether a name is a parameter of a function nested in some code, and all calls there give it the current time.
  private static func isGivenNow(_ name: Cursor, in body: Code) -> Bool {
    guard body.count <= Limits.member,
      let block = name.file.blocks(around: name.index).first(where: { name.binds($0, name.text) }),
      case let header = Code(name.file, block.header), let function = header.first(where: { $0[-1] == "func" }),
      let before = header.first(where: { $0.text == name.text && $0[1] == ":" })?.moved(-1)
    else { return false }
    let label = before.isWord ? (before.text == "_" ? "" : before.text) : name.text
    let calls = body.lazy.filter { $0.text == function.text && $0[1] == "(" && $0[-1] != "func" }
    let given = calls.prefix(Limits.leaves).map { ViewCall($0).argument(label) }
    return !given.isEmpty && given.allSatisfy { $0.map(isNow) ?? false }
  }

  /// Whether an expression is the current time, or the date of an entry that starts with it.
  static func isNowLike(_ expression: CodeExpression) -> Bool {
    expression.leaves(hops: 1).allSatisfy { leaf in
      if isNow(leaf) { return true }
      let words = leaf.code.filter(\.isWord)
      // The date of an alarm or an event may be any.
      guard leaf.code.allSatisfy({ $0.isWord || $0.isAny(".", "?", "!") }), !leaf.code.contains("last", "max"),
        words.last?.text == "date", let owner = words.dropLast().last(where: { $0.text != "first" }),
        owner.text.count == 1 || owner.text.lowercased().contains("entr")
      else { return false }
      // An entry made here has the date that it is given.
      let local = leaf.with(owner.code).local
      guard let local, !leaf.code.contains("first") else { return true }
      return dates(ofEntry: leaf.with(local.value))?.allSatisfy(isNow) ?? false
    }
  }

  /// Returns the dates that an entry gets, perhaps in a function of the repository; nil if neither is found.
  static func dates(ofEntry entry: CodeExpression) -> [CodeExpression]? {
    let called = entry.called
    let dates = (called.isEmpty ? [entry] : called).flatMap { made in
      ViewCall(made.code.start).argument("date").map { made.with($0).leaves(hops: 1) } ?? []
    }
    return dates.isEmpty && called.isEmpty ? nil : dates
  }

  // MARK: - Numbers

  /// Returns the length of `60 * 15`, `.minutes(15)` or a constant; nil if it is computed.
  static func seconds(_ expression: CodeExpression) -> KitDuration? {
    shortest(expression, seconds(leaf:)).map { KitDuration(seconds: $0) }
  }

  private static func seconds(leaf: CodeExpression) -> Int? {
    if let last = leaf.code.first(where: { $0.isWord && $0[1] == "(" && $0[-1] == "." }),
      ViewCall(last).end == leaf.code.endIndex, leaf.code.startIndex >= last.index - 2
    {
      let unit = last.text.hasSuffix("s") ? String(last.text.dropLast()) : last.text
      guard let factor = units[unit], let count = ViewCall(last).arguments.first else { return nil }
      return product(leaf.with(count)).map { $0 * factor }
    }
    // .pause of `extension TimeInterval { static let pause … }`, 7.minutes of `extension Int { var minutes … }`
    guard let name = leaf.code.last, name[-1] == ".", leaf.code.count == (leaf.code.start.number == nil ? 2 : 3)
    else { return product(leaf) }
    var values = leaf.values
    values.bindings["self"] = leaf.with(leaf.code.prefix(1))
    let found = ["TimeInterval", "Double", "Int"].flatMap { values.code.members(name.text, of: $0, in: leaf.scope) }
    let made = found.flatMap(values.returned)
    return made.count == 1 ? product(made[0]) : nil
  }

  /// Returns the smallest whole number that an expression may evaluate to; nil if one of its values is not known.
  static func shortest(_ expression: CodeExpression, _ read: (CodeExpression) -> Int? = { product($0) }) -> Int? {
    let counts = expression.leaves(hops: 2).map(read)
    return counts.contains(nil) ? nil : counts.compactMap(\.self).min()
  }

  /// Returns a product of whole numbers below a billion, without a variable that must be a factor once; nil otherwise.
  static func product(_ expression: CodeExpression, leavingOut variable: String? = nil) -> Int? {
    let factors = factors(of: expression)
    let others = factors.filter { $0.start.text != variable || $0.count != (variable == "$" ? 2 : 1) }
    let numbers = others.map { CodeValues.number($0) ?? .nan }
    let product = numbers.reduce(1, *)
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() } && product.magnitude < 1e9
    return isWhole && factors.count == others.count + (variable == nil ? 0 : 1) ? Int(exactly: product) : nil
  }

  /// Returns the factors of a product, including those of a name in it: `let offset = hour * 5`.
  private static func factors(of expression: CodeExpression) -> [Code] {
    expression.code.parts(between: "*").flatMap { part -> [Code] in
      guard let leaf = expression.with(part).leaf(hops: 2) else { return [part] }
      return leaf.code.parts(between: "*").count > 1 ? factors(of: leaf) : [leaf.code]
    }
  }
}
