import Synchronization

/// Threads that work side by side, and pass on the results in order.
///
/// They work in rounds. A round ends when nothing is left to begin, or too many results wait for a slow one: all
/// threads end, so that the results can be passed on.
///
/// Results are passed on without a copy, so passing one retains nothing.
package final class Workers<Input: Sendable, Result: Sendable>: Sendable {
  /// The state that the threads share.
  private struct State {
    /// The number of inputs that are done or in progress.
    var begun = 0
    /// The results not passed on yet, by their inputs' indices, with their weights.
    var results: [Int: (result: Result, weight: Int)] = [:]
    /// The number of results passed on.
    var consumed = 0
    /// The weight of the results not passed on.
    var weight = 0
    /// Whether the round has ended because too many results wait.
    var isFull = false

    /// Removes the next result in order; nil if it is not done.
    mutating func nextResult() -> Result? {
      guard let (result, weight) = results.removeValue(forKey: consumed) else { return nil }
      consumed += 1
      self.weight -= weight
      return result
    }
  }

  /// The most results that wait, not counting those in progress.
  private static var mostWaiting: Int { 1024 }

  /// The most bytes that waiting results weigh together, not counting those in progress.
  private static var mostWeight: Int { 32 << 20 }

  private let inputs: [Input]
  private let weight: @Sendable (borrowing Result) -> Int
  private let work: @Sendable (Input) -> Result
  private let state = Mutex(State())

  /// Workers for some inputs; the weight of a result is in bytes.
  package init(
    _ inputs: [Input],
    weight: @escaping @Sendable (borrowing Result) -> Int = { _ in 0 },
    work: @escaping @Sendable (Input) -> Result
  ) {
    (self.inputs, self.weight, self.work) = (inputs, weight, work)
  }

  /// Does all work on up to `jobs` threads; `consume` gets the results in order on the calling thread, and returns
  /// false to stop the work.
  package func run(jobs: Int, _ consume: (consuming Result) -> Bool) {
    if min(jobs, inputs.count) < 2 {
      // With one thread, no results wait.
      for input in inputs {
        guard consume(work(input)) else { return }
      }
      return
    }
    var left = inputs.count
    while left > 0 {
      var threads: [WorkerThread] = []
      // The system may have no more threads.
      while threads.count < min(jobs, left) - 1, let thread = WorkerThread({ while self.performNext() {} }) {
        threads.append(thread)
      }
      var isWanted = true
      while isWanted, performNext() { isWanted = passOn(to: consume) }
      if !isWanted { state.withLock { $0.begun = inputs.count } }
      for thread in threads { thread.join() }
      guard isWanted, passOn(to: consume) else { return }
      left = state.withLock { state in
        state.isFull = false
        return inputs.count - state.begun
      }
    }
  }

  /// Does the next piece of work; false at the end of the round.
  private func performNext() -> Bool {
    let next = state.withLock { state -> Int? in
      let waiting = state.begun - state.consumed
      state.isFull = state.isFull || waiting >= Self.mostWaiting || state.weight >= Self.mostWeight
      guard !state.isFull, state.begun < inputs.count else { return nil }
      defer { state.begun += 1 }
      return state.begun
    }
    guard let next else { return false }
    let result = work(inputs[next])
    let weight = weight(result)
    var moved = Optional(result)
    state.withLock { state in
      state.results[next] = moved.take().map { ($0, weight) }
      state.weight += weight
    }
    return true
  }

  /// Passes on the results that are next in order; false once no more are wanted.
  private func passOn(to consume: (consuming Result) -> Bool) -> Bool {
    while let result = state.withLock({ $0.nextResult() }) {
      guard consume(result) else { return false }
    }
    return true
  }
}
