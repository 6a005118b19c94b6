import Foundation
import LintSystem
import Synchronization
import Testing

@Suite("Work side by side")
struct WorkersTests {
  /// What a test saw the workers do.
  private final class Seen: Sendable {
    let begun = Atomic(0)
    let threads = Mutex<Set<ObjectIdentifier>>([])

    func note() {
      begun.add(1, ordering: .relaxed)
      threads.withLock { _ = $0.insert(ObjectIdentifier(Thread.current)) }
    }
  }

  /// Returns all results of some work.
  private static func results<Result>(of workers: Workers<Int, Result>, jobs: Int) -> [Result] {
    var results: [Result] = []
    workers.run(jobs: jobs) {
      results.append($0)
      return true
    }
    return results
  }

  @Test("the results come in the order of the inputs, each once", arguments: [1, 2, 7, 16], [0, 1, 2, 65, 1_000])
  func order(jobs: Int, count: Int) {
    let workers = Workers(Array(0..<count)) { "\($0)" }
    #expect(Self.results(of: workers, jobs: jobs) == (0..<count).map(String.init))
  }

  @Test("while one piece of work takes long, the results that wait for it stay few, and none is lost")
  func waiting() {
    let seen = Seen()
    let begunMeanwhile = Atomic(0)
    let (count, limit) = (20_000, 1_024)
    let workers = Workers(Array(0..<count)) { input in
      seen.note()
      guard input == 5_000 else { return input }
      let before = seen.begun.load(ordering: .relaxed)
      Thread.sleep(forTimeInterval: 0.3)
      begunMeanwhile.store(seen.begun.load(ordering: .relaxed) - before, ordering: .relaxed)
      return input
    }
    #expect(Self.results(of: workers, jobs: 4) == Array(0..<count))
    #expect(begunMeanwhile.load(ordering: .relaxed) <= limit + 4)
    // The workers go on after that.
    #expect(seen.threads.withLock { $0.count } > 1)
  }

  @Test("results that weigh much do not wait in great number")
  func weighing() {
    let waiting = Atomic(0)
    let most = Atomic(0)
    let workers = Workers(Array(0..<200)) { (_: borrowing Int) in
      16 << 20
    } work: { input in
      let now = waiting.add(1, ordering: .relaxed).newValue
      most.max(now, ordering: .relaxed)
      if input % 50 == 0 { Thread.sleep(forTimeInterval: 0.02) }
      return input
    }
    workers.run(jobs: 4) { _ in
      waiting.subtract(1, ordering: .relaxed)
      return true
    }
    #expect(most.load(ordering: .relaxed) <= 2 + 2 * 4)
  }

  @Test("one job, or little work, asks for no thread", arguments: [(1, 1_000), (8, 1), (8, 0)])
  func alone(jobs: Int, count: Int) {
    let seen = Seen()
    let workers = Workers(Array(0..<count)) { _ in seen.note() }
    workers.run(jobs: jobs) { _ in true }
    #expect(seen.threads.withLock { $0.count } == min(1, count))
  }

  @Test("a caller that wants no more results gets none", arguments: [1, 4])
  func stopping(jobs: Int) {
    let seen = Seen()
    let workers = Workers(Array(0..<10_000)) { input in
      seen.note()
      // Slow enough that some work is left to be stopped.
      Thread.sleep(forTimeInterval: 0.001)
      return input
    }
    var results: [Int] = []
    workers.run(jobs: jobs) {
      results.append($0)
      return results.count < 3
    }
    #expect(results == [0, 1, 2])
    #expect(seen.begun.load(ordering: .relaxed) < 10_000)
  }
}
