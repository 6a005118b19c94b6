/// A set of the cases between which conditions decide.
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

  /// The test of a condition that always passes, or never.
  static func always(_ isPassed: Bool) -> Self {
    isPassed ? Self(passed: .all, failed: Cases()) : Self(passed: Cases(), failed: .all)
  }

  /// Whether nothing but the case decides whether it passes.
  var isExact: Bool { passed.intersection(failed).isEmpty }

  var negated: Self { Self(passed: failed, failed: passed) }

  func and(_ other: Self) -> Self {
    Self(passed: passed.intersection(other.passed), failed: failed.union(other.failed))
  }

  func or(_ other: Self) -> Self { negated.and(other.negated).negated }
}
