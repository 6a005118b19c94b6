/// Signals that wait while something is done that must not end halfway.
enum HeldSignals {
  /// Does something that only SIGKILL interrupts; a signal that comes meanwhile acts as soon as it is done.
  ///
  /// The mask is the calling thread's, so that every other thread must be started by something that holds signals too.
  static func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var held = sigset_t()
    sigfillset(&held)
    // A fault cannot wait, and should be told as what it is.
    for fault in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] { sigdelset(&held, fault) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
