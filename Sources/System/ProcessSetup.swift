/// The settings of the program's process.
package enum ProcessSetup {
  /// Makes a closed pipe and a file over its limit errors of a write instead of signals, and keeps the standard
  /// descriptors from being given to files where the caller has closed them.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Each takes the lowest free number. What is opened the wrong way round stays an error for whoever uses it.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The arguments as the system has them, without the program's name.
  package static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).map { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
    }
  }

  /// A variable of the environment.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The number of processors.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// How many threads the address space has room for: each has a stack, a heap of its own, and the file that it checks.
  package static var affordableThreads: Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      let result = getrlimit(RLIMIT_AS, &limit)
    #endif
    guard result == 0, limit.rlim_cur < 1 << 40 else { return .max }
    return max(1, Int(limit.rlim_cur >> 28))
  }

  /// Whether there is a process with a number.
  package static func isRunning(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0, kill(number, 0) == 0 || errno == EPERM else { return false }
    // What has ended keeps its number until its parent asks; the state is the word after the name's last parenthesis.
    let status = (try? FileSystem.read(FilePath("/proc/\(number)/stat"), limit: 4096)) ?? []
    let state = status.lastIndex(of: UInt8(ascii: ")")).map { status[$0...].dropFirst(2).first }
    return state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
  }

  /// Ends the program within two seconds of a process, whatever it reads, writes or waits for then.
  package static func end(_ code: Int32, after process: Int) {
    _ = WorkerThread {
      while isRunning(process) { sleep(1) }
      _exit(code)
    }
  }

  /// Ends the program.
  package static func end(_ code: Int32) -> Never { exit(code) }
}

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
