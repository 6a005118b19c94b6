/// The verdict of a condition on a node.
package enum Verdict: Sendable, Equatable {
  case holds, fails
  /// A value that it needs is missing, or has another shape.
  case unknown
  /// A value that it reads has a finding of its own.
  case unreadable

  /// Holds, fails, or is unknown for nil.
  init(_ holds: Bool?) { self = holds.map { $0 ? .holds : .fails } ?? .unknown }

  /// The verdict that both hold: unreadable decides, then a failure, then unknown.
  func and(_ other: Verdict) -> Verdict { combined(with: other, decidedBy: .fails) }

  /// The combined verdict of two parts: unreadable decides, then the given verdict, then unknown.
  func combined(with other: Verdict, decidedBy deciding: Verdict) -> Verdict {
    if self == .unreadable || other == .unreadable { return .unreadable }
    if self == deciding || other == deciding { return deciding }
    return self == .unknown ? self : other
  }

  /// The opposite verdict; unknown and unreadable stay as they are.
  var negated: Verdict {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown, .unreadable: self
    }
  }
}
