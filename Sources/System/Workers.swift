import Synchronization

/// Workers that run in parallel while more work is still being found, and pass on the results in order.
///
/// A thread ends when nothing is left to begin, or too many results wait for a slow one; added work, or the calling
/// thread as it finishes, starts others.
///
/// Results are passed on without a copy, so passing one retains nothing.
package final class Workers<Input: Sendable, Result: Sendable> {
  /// The work that threads share.
  private struct Work {
    var inputs: [Input] = []
    /// The number of inputs that are done or in progress.
    var begun = 0
    /// The results not passed on yet, by their inputs' indices, with their weights.
    var results: [Int: (result: Result, weight: Int)] = [:]
    /// The number of results passed on.
    var consumed = 0
    /// The weight of the results not passed on.
    var weight = 0
    /// The number of threads that have not run out of work.
    var threads = 0

    var left: Int { inputs.count - begun }

    /// Whether new work may begin: the results waiting for a slow one are within their limits.
    var mayBegin: Bool { begun - consumed < Workers.mostWaiting && weight < Workers.mostWeight }

    /// The next input with its index; nil if none is left.
    mutating func next() -> (index: Int, input: Input)? {
      guard left > 0 else { return nil }
      defer { begun += 1 }
      return (begun, inputs[begun])
    }

    /// Whether a result may be waiting. Compares numbers: removing looks up generic metadata, even for nothing.
    var mayHaveResults: Bool { begun > consumed }

    /// Whether the result of an input is next; it is then passed on at once.
    mutating func isNext(_ index: Int) -> Bool {
      guard index == consumed else { return false }
      consumed += 1
      return true
    }

    /// Removes the next result in order; nil if it is not done.
    mutating func nextResult() -> Result? {
      guard !results.isEmpty, let (result, weight) = results.removeValue(forKey: consumed) else { return nil }
      consumed += 1
      self.weight -= weight
      return result
    }
  }

  /// The work and how to do it, for all threads.
  private final class Shared: Sendable {
    let work = Mutex(Work())
    let worker: @Sendable () -> (Input) -> Result
    let weight: @Sendable (borrowing Result) -> Int

    init(worker: @escaping @Sendable () -> (Input) -> Result, weight: @escaping @Sendable (borrowing Result) -> Int) {
      self.worker = worker
      self.weight = weight
    }

    /// Runs a thread's work; ends if nothing is left, or if too many results wait for a slow one.
    func run() {
      let perform = worker()
      func next() -> (index: Int, input: Input)? {
        work.withLock { work in
          let next = work.mayBegin ? work.next() : nil
          if next == nil { work.threads -= 1 }
          return next
        }
      }
      while let (index, input) = next() { put(perform(input), at: index) }
    }

    func put(_ result: consuming Result, at index: Int) {
      let weight = weight(result)
      var result = Optional(result)
      work.withLock { work in
        work.results[index] = result.take().map { ($0, weight) }
        work.weight += weight
      }
    }
  }

  /// The number of waiting inputs that justify a thread before all inputs are known.
  private static var many: Int { 64 }

  /// The most results that wait, not counting those in progress.
  private static var mostWaiting: Int { 1024 }

  /// The most bytes that waiting results weigh together, not counting those in progress.
  private static var mostWeight: Int { 32 << 20 }

  private let shared: Shared
  private let jobs: () -> Int
  private lazy var jobCount = jobs()
  private var threads: [WorkerThread] = []

  /// Workers on up to `jobs` threads, the last being the calling one; each thread makes its own `worker`. The weight of
  /// a result is in bytes.
  package init(
    jobs: @escaping () -> Int,
    weight: @escaping @Sendable (borrowing Result) -> Int = { _ in 0 },
    worker: @escaping @Sendable () -> (Input) -> Result
  ) {
    self.jobs = jobs
    shared = Shared(worker: worker, weight: weight)
  }

  // A thread may be waiting for standard input, so nobody waits for its work.
  deinit { stop() }

  /// The inputs, in order.
  package var inputs: [Input] { shared.work.withLock { $0.inputs } }

  /// Adds work, which may begin at once.
  package func add(_ input: Input) {
    let waiting = shared.work.withLock { work in
      work.inputs.append(input)
      // Work that may not begin is not worth a thread.
      return work.mayBegin ? work.left : 0
    }
    if waiting >= Self.many { start(min(jobCount - 1, waiting / Self.many)) }
  }

  /// Does the remaining work; `consume` gets all results in order on the calling thread, and may stop the work by
  /// returning false.
  package func finish(_ consume: (consuming Result) -> Bool) {
    defer {
      stop()
      join()
    }
    let perform = shared.worker()
    func drain() -> Bool {
      while shared.work.withLock({ $0.mayHaveResults }), let result = shared.work.withLock({ $0.nextResult() }) {
        guard consume(consume result) else { return false }
      }
      return true
    }
    startForRest()
    while let (index, input) = shared.work.withLock({ $0.next() }) {
      if !shared.work.withLock({ $0.mayBegin }) {
        // All threads end now, including the slow one, so the results waiting for it can be passed on.
        join()
        guard drain() else { return }
      }
      let result = perform(input)
      if !shared.work.withLock({ $0.isNext(index) }) {
        shared.put(result, at: index)
      } else if !consume(result) {
        return
      }
      guard drain() else { return }
      // They may have ended because too many results were waiting.
      if shared.work.withLock({ $0.threads }) == 0 { startForRest() }
    }
    join()
    _ = drain()
  }

  /// Starts threads for the work that the calling thread does not take.
  private func startForRest() {
    let left = shared.work.withLock { $0.left }
    if left > 1, jobCount > 1 { start(min(jobCount, left) - 1) }
  }

  /// Makes `count` threads work, as far as the system has them.
  private func start(_ count: Int) {
    // If work was found slowly, all threads have ended or are about to.
    if shared.work.withLock({ $0.threads }) == 0 { join() }
    while shared.work.withLock({ $0.threads }) < count {
      shared.work.withLock { $0.threads += 1 }
      guard let thread = WorkerThread({ [shared] in shared.run() }) else {
        return shared.work.withLock { $0.threads -= 1 }
      }
      threads.append(thread)
    }
  }

  /// Drops all work that has not begun.
  private func stop() {
    shared.work.withLock { $0.begun = $0.inputs.count }
  }

  private func join() {
    for thread in threads { thread.join() }
    threads = []
  }
}
