/// Reads the conditions of branches.
protocol ConditionReader {
  associatedtype Cases: CaseSet
  /// Returns the test of a condition that is not made of others; nil if it is not known.
  func read(_ condition: Code, depth: Int) -> ConditionTest<Cases>?
  /// Returns the test of a label in a switch over a value that ends with a token; nil if it is not known.
  func test(label: Code, of value: Cursor?) -> ConditionTest<Cases>?
}

extension ConditionReader {
  func test(label _: Code, of _: Cursor?) -> ConditionTest<Cases>? { nil }

  /// Returns the test of a condition; one that is not known may pass and fail in all cases.
  func test(_ condition: Code, depth: Int = 0) -> ConditionTest<Cases> {
    var condition = condition
    while let inner = condition.inside("(") { condition = inner }
    guard depth < Limits.names, !condition.isTooLong else { return ConditionTest() }
    func tests(_ parts: [Code]) -> [ConditionTest<Cases>] { parts.map { test($0, depth: depth + 1) } }
    let (alternatives, parts) = (condition.parts(between: "||"), condition.parts(between: "&&"))
    if alternatives.count > 1 { return tests(alternatives).reduce(.always(false)) { $0.or($1) } }
    if parts.count > 1 { return tests(parts).reduce(.always(true)) { $0.and($1) } }
    if condition.start.text == "!" { return test(condition.dropFirst(), depth: depth + 1).negated }
    if let flag = condition.flag { return .always(flag) }
    // `isSmall == false`
    if let (left, right) = condition.parts(around: "==") ?? condition.parts(around: "!="),
      let flag = right.flag ?? left.flag
    {
      let test = test(right.flag == nil ? right : left, depth: depth + 1)
      return flag == (condition[left.endIndex].text == "==") ? test : test.negated
    }
    return read(condition, depth: depth) ?? ConditionTest()
  }

  /// Returns the test of the conditions in the header of `if`, `else if` or `guard`; unknown for another header.
  func test(header: Code) -> ConditionTest<Cases> {
    guard let keyword = header.first(where: { $0.isAny("if", "guard") }) else { return ConditionTest() }
    var conditions = header[keyword.index + 1..<header.endIndex]
    if let last = conditions.last, last.text == "else" { conditions = conditions.dropLast() }
    let parts = conditions.parts(between: ",")
    guard parts.count <= Limits.branches else { return ConditionTest() }
    return parts.map { test($0) }.reduce(.always(true)) { $0.and($1) }
  }

  /// Whether a condition passes in all of the cases; nil if it passes in only some of them, or is not known.
  func isPassed(_ condition: Code, in cases: Cases) -> Bool? {
    let test = test(condition)
    let (passed, failed) = (cases.intersection(test.passed), cases.intersection(test.failed))
    return passed.isEmpty == failed.isEmpty ? nil : failed.isEmpty
  }
}

/// A set of cases, which conditions tell apart.
protocol CaseSet: Equatable {
  static var all: Self { get }
  init()
  var isEmpty: Bool { get }
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
}

/// The cases for which a condition may pass, and those for which it may fail.
struct ConditionTest<Cases: CaseSet>: Equatable {
  var passed = Cases.all
  var failed = Cases.all

  /// Returns the test of a condition that always passes, or never.
  static func always(_ isPassed: Bool) -> Self {
    isPassed ? Self(passed: .all, failed: Cases()) : Self(passed: Cases(), failed: .all)
  }

  /// Whether the case alone decides whether it passes.
  var isExact: Bool { passed.intersection(failed).isEmpty }

  var negated: Self { Self(passed: failed, failed: passed) }

  func and(_ other: Self) -> Self {
    Self(passed: passed.intersection(other.passed), failed: failed.union(other.failed))
  }

  func or(_ other: Self) -> Self { negated.and(other.negated).negated }
}
