/// A kind of condition: its name in rule files, how it is read there, and what it says of a subject.
///
/// A kind is a value without anything of a rule; what a rule gives it is in a ``Condition``. There are two:
/// a ``Predicate`` tests one value, and a ``ConditionOperator`` joins or moves other conditions.
package protocol ConditionKind: Sendable {
  /// Its name in rule files.
  var name: String { get }

  /// Its meaning in one sentence, without a full stop.
  var summary: String { get }

  /// The type of the value after its name in rule files.
  var takes: KeyType { get }

  /// Whether it fits what is at a type.
  func fits(_ type: PathType) -> Bool

  /// Reads what is after its name.
  func read(_ entry: ConditionEntry) throws(Finding) -> Condition

  /// The verdict of a condition of this kind on a subject.
  func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict

  /// The places at which a subject fails; the condition is known to fail.
  func failures(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> [Failure]

  // MARK: - What is known of a condition before anything is judged

  /// The shape that its operands have.
  var operandKind: OperandKind { get }

  /// Whether it takes several parts, of which each can be left out.
  var takesSeveralParts: Bool { get }

  /// The condition as rule files write it, without braces.
  func entry(for condition: Condition) -> String

  /// The fields of which each must be written for the condition to have a verdict; `needs` gives those of a path.
  func neededFields(of condition: Condition, for verdict: Verdict, _ needs: (Path) -> FieldSet) -> FieldSet

  /// Whether the condition may hold, or fail, of a subject that is missing.
  func judgesMissing(_ condition: Condition, as verdict: Verdict) -> Bool

  /// The types of the values at which the condition may fail, seen from a subject of a type.
  func failingTypes(of condition: Condition, from subject: PathType, given: PathType) -> [PathType]
}

/// All kinds of conditions, each known by its place.
package enum ConditionKinds {
  /// The operators, then the predicates.
  package static let all: [any ConditionKind] =
    ConditionOperators.all.map { kind -> any ConditionKind in kind }
    + Predicates.all.map { kind -> any ConditionKind in kind }

  /// What to write for the names that other languages of rules have, in small letters.
  private static let elsewhere = [
    "write like: \"Maps *\", a pattern of the whole text": "match matches pattern regex regexp glob wildcard",
    "write like: \"* Maps\", a pattern of the whole text": "suffix hassuffix endswith",
    "write not: {like: \"Maps *\"}": "notlike notmatch notmatches notpattern",
    "write not: {contains: …}": "notcontains doesnotcontain excludes",
    "write not: {equals: …}": "ne neq isnot notequals",
    "write startsWith": "prefix hasprefix beginswith", "write equals": "const eq is equal", "write enum": "in",
    "write notEnum": "notin none noneof", "write enum, or any for conditions": "oneof anyof",
    "write all": "and allof", "write any": "or", "write present: true": "required exists",
    "write absent: true": "missing",
    "write equals: true": "truthy", "write nonEmpty: true": "notempty", "write not: {nonEmpty: true}": "empty isempty",
    "write minimum": "min gte atleast", "write maximum": "max lte atmost",
    "write exclusiveMinimum": "gt greaterthan morethan",
    "write exclusiveMaximum": "lt lessthan", "write uniqueBy": "unique",
    "write minLength or maxLength, for a list minItems or maxItems": "length size",
  ]

  /// What to write for a name of another language of rules.
  static func advice(for name: String) -> String? {
    let name = NearName.normalized(name)
    return elsewhere.first { $0.value.split(separator: " ").contains { $0 == name } }?.key
  }

  /// The number of the kind with a name.
  static func number(of name: String) -> Int? { all.firstIndex { $0.name == name } }
}
