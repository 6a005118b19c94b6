/// A finding about a suppression; all are warnings, and no suppression suppresses them.
package enum SuppressionCheck: String, Sendable, CaseIterable {
  case withoutReason = "suppression-without-reason"
  case unknownRule = "unknown-rule"
  case unused = "unused-suppression"

  /// What it asks, in one sentence without a full stop.
  package var summary: String {
    switch self {
    case .withoutReason: "A suppression says why"
    case .unknownRule: "A suppression names rules that there are"
    case .unused: "A suppression suppresses something"
    }
  }
}
