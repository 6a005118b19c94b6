public import YAML

/// A change of the file that fixes a finding.
public struct Fix: Sendable, Equatable {
  /// Its effect, as an order: `write true`.
  public let description: String
  /// Whether the description means the same with it, and nothing is lost.
  public let isSafe: Bool
  /// The edits, in the order of the file, none touching another.
  public let edits: [TextEdit]

  /// A fix from its edits.
  package init(description: String, isSafe: Bool, edits: [TextEdit]) {
    (self.description, self.isSafe, self.edits) = (description, isSafe, edits)
  }

  /// The bytes from its first edit to its last.
  public var range: Range<Int> {
    let lower = edits.map(\.range.lowerBound).min() ?? 0
    return lower..<(edits.map(\.range.upperBound).max() ?? lower)
  }
}

extension Finding {
  /// Takes a fix, or says why there is none.
  package mutating func offer(
    _ description: String,
    isSafe: Bool,
    _ edits: () throws(EditObstacle) -> [TextEdit]
  ) {
    do throws(EditObstacle) {
      fix = Fix(description: description, isSafe: isSafe, edits: try edits())
    } catch {
      help = [help, error.reason].compactMap { $0 }.joined(separator: "; ")
    }
  }
}
