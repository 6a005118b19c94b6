/// A thread that was started.
struct WorkerThread {
  /// A closure for a thread.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; nil if the system has none left.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much as the main thread usually has: nested collections are read by recursion.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let body = Unmanaged.passRetained(Body(run))
    // Elsewhere than on Linux a thread is a pointer, and so nil until there is one.
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    // A thread begins with its maker's mask: signals are for the main thread, which holds them where it must.
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

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }
}
