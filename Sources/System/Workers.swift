import Synchronization

/// Workers that do work side by side while more of it is still being found, and hand on the results in order.
///
/// Results are handed on without a copy: passing one retains nothing.
package final class Workers<Input: Sendable, Result: Sendable> {
  /// The work that threads share.
  struct Work {
    var inputs: [Input] = []
    /// How many of the inputs are done or being done.
    var begun = 0
    /// What is done and not yet handed on, by its input's index.
    var results: [Int: Result] = [:]
    /// How many results are handed on.
    var consumed = 0
    /// The weights of the results that are not handed on, by their indices, and their sum.
    var weights: [Int: Int] = [:]
    var weight = 0
    /// How many threads have not run out of work.
    var threads = 0

    init() {}

    /// Whether no more results wait for one that takes long than may.
    var mayBegin: Bool {
      begun - consumed < Workers.maximumWaiting && weight < Workers.maximumWeight
    }

    /// The next input with its index; nil where none is left.
    mutating func next() -> (index: Int, input: Input)? {
      guard begun < inputs.count else { return nil }
      defer { begun += 1 }
      return (begun, inputs[begun])
    }

    /// The same for a thread, which ends where none is left, or where too many results wait for one that takes long.
    mutating func nextForThread() -> (index: Int, input: Input)? {
      let next = mayBegin ? next() : nil
      if next == nil { threads -= 1 }
      return next
    }

    /// The next result in order, which is then handed on; nil where it is not done.
    mutating func nextResult() -> Result? {
      guard let result = results.removeValue(forKey: consumed) else { return nil }
      if weight > 0, let taken = weights.removeValue(forKey: consumed) { weight -= taken }
      consumed += 1
      return result
    }

    /// Whether the result of an input is the next to be handed on, which it then is.
    mutating func takeTurn(_ index: Int) -> Bool {
      guard index == consumed else { return false }
      consumed += 1
      return true
    }

    /// Counts one more thread where fewer than `count` work.
    mutating func beginThread(of count: Int) -> Bool {
      guard threads < count else { return false }
      threads += 1
      return true
    }
  }

  final class Shared: Sendable {
    let work = Mutex(Work())

    init() {}

    func put(_ result: consuming Result, weighing weight: Int, at index: Int) {
      var result = Optional(result)
      work.withLock { work in
        work.results[index] = result.take()
        guard weight > 0 else { return }
        work.weights[index] = weight
        work.weight += weight
      }
    }
  }

  /// So many inputs that wait are worth a thread before all are known.
  static var many: Int { 64 }

  /// So many results wait at most, and some that are being worked on.
  static var maximumWaiting: Int { 1024 }

  /// So much they may weigh together, beside those that are being worked on.
  static var maximumWeight: Int { 32 << 20 }

  let shared = Shared()
  let jobs: () -> Int
  lazy var jobCount = jobs()
  let worker: @Sendable () -> (Input) -> Result
  let weight: @Sendable (borrowing Result) -> Int
  var threads: [WorkerThread] = []

  /// Workers on up to `jobs` threads, of which the calling one is the last; each makes a `worker` of its own. A result
  /// that waits weighs so many bytes.
  package init(
    jobs: @escaping () -> Int,
    weight: @escaping @Sendable (borrowing Result) -> Int = { _ in 0 },
    worker: @escaping @Sendable () -> (Input) -> Result
  ) {
    self.jobs = jobs
    self.weight = weight
    self.worker = worker
  }

  // A thread may wait for standard input, so nobody waits for what it has begun.
  deinit { stop() }

  /// What is to be done, in order.
  package var inputs: [Input] { shared.work.withLock { $0.inputs } }

  /// Adds work, which may begin at once.
  package func add(_ input: Input) {
    let waiting = shared.work.withLock { work in
      work.inputs.append(input)
      return work.inputs.count - work.begun
    }
    if waiting >= Self.many { start(min(jobCount - 1, waiting / Self.many)) }
  }

  /// Does what is left; `consume` sees all results in order on the calling thread and may stop the work by returning
  /// false.
  package func finish(_ consume: (consuming Result) -> Bool) {
    defer {
      stop()
      join()
    }
    let work = worker()
    let left = shared.work.withLock { $0.inputs.count - $0.begun }
    if left > 1 { start(min(jobCount, left) - 1) }
    func drain() -> Bool {
      while let result = shared.work.withLock({ $0.nextResult() }) {
        guard consume(consume result) else { return false }
      }
      return true
    }
    while let (index, input) = shared.work.withLock({ $0.next() }) {
      if !shared.work.withLock({ $0.mayBegin }) {
        // The threads end now, the one that takes long as well, and what waits for it can be handed on.
        join()
        guard drain() else { return }
      }
      if shared.work.withLock({ $0.takeTurn(index) }) {
        guard consume(work(input)) else { return }
      } else {
        let result = work(input)
        let weight = weight(result)
        shared.put(result, weighing: weight, at: index)
      }
      guard drain() else { return }
      resume()
    }
    join()
    _ = drain()
  }

  /// Starts threads again that ended since too much waited.
  func resume() {
    let left = shared.work.withLock { $0.threads == 0 ? $0.inputs.count - $0.begun : 0 }
    if left > 1, jobCount > 1 { start(min(jobCount, left) - 1) }
  }

  /// Sees to it that so many threads work, as far as the system has them.
  func start(_ count: Int) {
    // Where the finder was slower, all have ended, or are about to.
    if shared.work.withLock({ $0.threads }) == 0 { join() }
    while shared.work.withLock({ $0.beginThread(of: count) }) {
      let thread = WorkerThread { [shared, worker, weight] in
        let work = worker()
        while let (index, input) = shared.work.withLock({ $0.nextForThread() }) {
          let result = work(input)
          let weight = weight(result)
          shared.put(result, weighing: weight, at: index)
        }
      }
      guard let thread else { return shared.work.withLock { $0.threads -= 1 } }
      threads.append(thread)
    }
  }

  /// Leaves undone what is not begun.
  func stop() {
    shared.work.withLock { $0.begun = $0.inputs.count }
  }

  func join() {
    for thread in threads { thread.join() }
    threads = []
  }
}
