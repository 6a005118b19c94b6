/// A running thread.
struct WorkerThread {
  /// Holds the closure that a thread runs.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; nil if the system has no more.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As large as the main thread's usually is, since nested collections are read by recursion.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let body = Unmanaged.passRetained(Body(run))
    // On systems other than Linux, a thread is a pointer, so it is nil until it exists.
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    // A thread inherits its creator's mask: signals are for the main thread, which holds them when needed.
    let result = HeldSignals.during {
      pthread_create(
        &started,
        &attributes,
        { raw in
          let raw: UnsafeMutableRawPointer? = raw
          if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
          return nil
        },
        body.toOpaque()
      )
    }
    let thread: pthread_t? = started
    guard result == 0, let thread else {
      body.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread ends.
  func join() { pthread_join(thread, nil) }
}
