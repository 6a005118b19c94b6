#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread that was started.
struct WorkerThread {
  /// A closure for a thread.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread; nil where the system has none left.
  init?(_ run: @escaping @Sendable () -> Void) {
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
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }
}
