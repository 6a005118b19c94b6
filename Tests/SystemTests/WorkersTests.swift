import Foundation
import LintSystem
import Synchronization
import Testing

@Suite("Work side by side")
struct WorkersTests {
  /// What the workers of a test were seen to do.
  private final class Seen: Sendable {
    let begun = Atomic(0)
    let isOpen = Atomic(false)

    /// Waits, a minute at most, until so many pieces of work have begun.
    func waits(for count: Int) async throws -> Bool {
      for _ in 0..<6_000 where begun.load(ordering: .relaxed) < count { try await Task.sleep(for: .milliseconds(10)) }
      return begun.load(ordering: .relaxed) >= count
    }
  }

  /// Workers that all do the same.
  private static func workers<Result: Sendable>(
    _ jobs: Int,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> Workers<Int, Result> {
    Workers(jobs: { jobs }, worker: { work })
  }

  /// All results of what was added.
  private static func results<Result>(of workers: Workers<Int, Result>) -> [Result] {
    var results: [Result] = []
    workers.finish {
      results.append($0)
      return true
    }
    return results
  }

  @Test(
    "the results come in the order of the inputs, each once",
    arguments: [1, 2, 7, 16],
    [0, 1, 2, 63, 64, 65, 1_000]
  )
  func order(jobs: Int, count: Int) {
    let workers = Self.workers(jobs) { "\($0)" }
    for input in 0..<count { workers.add(input) }
    #expect(workers.inputs == Array(0..<count))
    #expect(Self.results(of: workers) == (0..<count).map(String.init))
  }

  @Test("while one piece of work takes long, the results that wait for it stay few, and none is lost")
  func waiting() {
    let seen = Seen()
    let begunMeanwhile = Atomic(0)
    let threads = Atomic(0)
    let (count, limit) = (20_000, 1_024)
    let workers = Workers<Int, Int> {
      4
    } worker: {
      threads.add(1, ordering: .relaxed)
      return { input in
        seen.begun.add(1, ordering: .relaxed)
        guard input == 0 else { return input }
        for _ in 0..<2_000 where !seen.isOpen.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.01) }
        begunMeanwhile.store(seen.begun.load(ordering: .relaxed), ordering: .relaxed)
        return input
      }
    }
    for input in 0..<count - 100 { workers.add(input) }
    for _ in 0..<1_000 where seen.begun.load(ordering: .relaxed) < limit { Thread.sleep(forTimeInterval: 0.01) }
    let before = threads.load(ordering: .relaxed)
    for input in count - 100..<count {
      workers.add(input)
      Thread.sleep(forTimeInterval: 0.002)
    }
    // None is started for what may not begin; some may only now have started.
    #expect(threads.load(ordering: .relaxed) <= before + 3)
    seen.isOpen.store(true, ordering: .relaxed)
    #expect(Self.results(of: workers) == Array(0..<count))
    #expect(begunMeanwhile.load(ordering: .relaxed) <= limit + 4)
  }

  @Test("work begins while more of it is being found, again and again where the threads run out of it")
  func early() async throws {
    let seen = Seen()
    let workers = Self.workers(3) { input in
      seen.begun.add(1, ordering: .relaxed)
      return input * 2
    }
    for round in 1...3 {
      for input in (round - 1) * 100..<round * 100 { workers.add(input) }
      // The last ones may wait for a thread that is worth it.
      #expect(try await seen.waits(for: round * 100 - 63))
    }
    #expect(Self.results(of: workers) == (0..<300).map { $0 * 2 })
    #expect(seen.begun.load(ordering: .relaxed) == 300)
  }

  @Test("one job, or little work, asks for no thread", arguments: [(1, 1_000), (8, 1), (8, 0)])
  func alone(jobs: Int, count: Int) {
    let made = Seen()
    let workers = Workers<Int, Int> {
      jobs
    } worker: {
      made.begun.add(1, ordering: .relaxed)
      return { $0 }
    }
    for input in 0..<count { workers.add(input) }
    workers.finish { _ in true }
    #expect(made.begun.load(ordering: .relaxed) == 1)
  }

  @Test("a caller that wants no more results gets none", arguments: [1, 4])
  func stopping(jobs: Int) {
    let seen = Seen()
    let workers = Self.workers(jobs) { input in
      seen.begun.add(1, ordering: .relaxed)
      // So slow that there is something left to be stopped.
      Thread.sleep(forTimeInterval: 0.001)
      return input
    }
    for input in 0..<10_000 { workers.add(input) }
    var results: [Int] = []
    workers.finish {
      results.append($0)
      return results.count < 3
    }
    #expect(results == [0, 1, 2])
    #expect(seen.begun.load(ordering: .relaxed) < 10_000)
  }

  @Test("workers that are dropped do no more than what they have begun, and nobody waits for that")
  func dropped() async throws {
    let seen = Seen()
    func drop() async throws {
      let workers = Self.workers(2) { input in
        seen.begun.add(1, ordering: .relaxed)
        while !seen.isOpen.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.001) }
        return input
      }
      for input in 0..<1_000 { workers.add(input) }
      #expect(try await seen.waits(for: 1))
    }
    try await drop()
    seen.isOpen.store(true, ordering: .releasing)
    try await Task.sleep(for: .milliseconds(20))
    #expect(seen.begun.load(ordering: .relaxed) == 1)
  }
}
