/// The verdict of a condition on a node.
package enum Verdict: Sendable, Equatable {
  case holds, fails
  /// A value that it needs is missing, or has another shape.
  case unknown
  /// A value that it reads has a finding of its own.
  case unreadable

  /// Whether something holds; unknown for nil.
  init(_ holds: Bool?) { self = holds.map { $0 ? .holds : .fails } ?? .unknown }

  /// Both: what is unreadable decides, then what fails, then what is unknown.
  func and(_ other: Verdict) -> Verdict { combined(with: other, decidedBy: .fails) }

  /// Either: what is unreadable decides, then what holds, then what is unknown.
  func or(_ other: Verdict) -> Verdict { combined(with: other, decidedBy: .holds) }

  /// What two parts say together: what is unreadable decides, then the verdict given, then what is unknown.
  func combined(with other: Verdict, decidedBy deciding: Verdict) -> Verdict {
    if self == .unreadable || other == .unreadable { return .unreadable }
    if self == deciding || other == deciding { return deciding }
    return self == .unknown ? self : other
  }

  /// The opposite.
  var negated: Verdict {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown, .unreadable: self
    }
  }
}
