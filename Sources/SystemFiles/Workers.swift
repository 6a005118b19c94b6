public import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Does work side by side and hands on the results in order.
public enum Workers {
  /// The work that threads share.
  @usableFromInline final class Shared<Result: Sendable>: Sendable {
    @usableFromInline let count: Int
    @usableFromInline let next = Atomic<Int>(0)
    @usableFromInline let results = Mutex<[Int: Result]>([:])

    @inlinable init(count: Int) { self.count = count }

    /// Lets a worker do the next piece of work; false where none is left.
    @inlinable func step(_ work: (Int) -> Result) -> Bool {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return false }
      // What is taken out is not copied.
      var result = Optional(work(index))
      results.withLock { $0[index] = result.take() }
      return true
    }

    @inlinable func take(_ index: Int) -> Result? { results.withLock { $0.removeValue(forKey: index) } }
  }

  /// A closure for a thread.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// A thread that was started.
  @usableFromInline struct Thread {
    private let thread: pthread_t

    /// Starts a thread; nil where the system has none left.
    @usableFromInline init?(_ run: @escaping @Sendable () -> Void) {
      guard let thread = Workers.start(run) else { return nil }
      self.thread = thread
    }

    /// Waits for its end.
    @usableFromInline func join() { pthread_join(thread, nil) }
  }

  /// Does `count` pieces of work on up to `jobs` threads, each with a worker of its own; `consume` sees the results in
  /// order on the calling thread and may stop the work by returning false. It is inlined, so that a result is handed on
  /// as what it is.
  @inlinable public static func run<Result: Sendable>(
    count: Int,
    jobs: Int,
    worker: @escaping @Sendable () -> (Int) -> Result,
    consume: (consuming Result) -> Bool
  ) {
    let work = worker()
    guard jobs > 1, count > 1 else {
      for index in 0..<count where !consume(work(index)) { return }
      return
    }
    let shared = Shared<Result>(count: count)
    let threads = (1..<min(jobs, count)).compactMap { _ in
      Thread {
        let work = worker()
        while shared.step(work) {}
      }
    }
    var consumed = 0
    var isWanted = true
    func drain() {
      while isWanted, let result = shared.take(consumed) {
        isWanted = consume(consume result)
        consumed += 1
      }
      if !isWanted { shared.next.store(count, ordering: .relaxed) }
    }
    while shared.step(work) { drain() }
    for thread in threads { thread.join() }
    drain()
  }

  private static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as the main thread usually has: nested collections are read by recursion.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // A thread begins with its maker's mask: signals are for the main thread, which holds them where it must.
    let result = HeldSignals.during {
      pthread_create(
        &thread,
        &attributes,
        { raw in
          #if canImport(Darwin)
            Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run()
          #else
            if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
          #endif
          return nil
        },
        body
      )
    }
    guard result == 0 else {
      Unmanaged<Body>.fromOpaque(body).release()
      return nil
    }
    return thread
  }
}
