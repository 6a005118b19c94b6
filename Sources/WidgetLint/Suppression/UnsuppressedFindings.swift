import LintCore
import YAML

/// The findings of one rule that no suppression suppresses yet, in the order of their places; what is suppressed is passed
/// over from then on, so that many suppressions of many findings take no longer than both together.
struct UnsuppressedFindings {
  /// The findings, by their numbers.
  private let numbers: [Int]
  /// Where each begins.
  private let offsets: [Int]
  /// For each place the first one from there on that is not suppressed, perhaps by way of another.
  private var following: [Int]

  /// Some of a file's findings, by their numbers.
  init(_ numbers: [Int], of findings: [Finding]) {
    self.numbers = numbers.sorted { findings[$0].range.lowerBound < findings[$1].range.lowerBound }
    offsets = self.numbers.map { findings[$0].range.lowerBound }
    following = Array(0...numbers.count)
  }

  /// Suppresses the findings that begin in some bytes; says whether there are any, suppressed before or now.
  mutating func suppress(in range: Range<Int>, _ take: (Int) -> Void) -> Bool {
    let first = offsets.partitionPoint(beyond: { $0 >= range.lowerBound })
    guard first < offsets.count, offsets[first] < range.upperBound else { return false }
    var place = unsuppressed(from: first)
    while place < offsets.count, offsets[place] < range.upperBound {
      take(numbers[place])
      following[place] = place + 1
      place = unsuppressed(from: place)
    }
    return true
  }

  private mutating func unsuppressed(from place: Int) -> Int {
    var place = place
    while following[place] != place {
      // Path halving (union–find).
      following[place] = following[following[place]]
      place = following[place]
    }
    return place
  }
}
