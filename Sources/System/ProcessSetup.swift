/// The settings of the program's process.
package enum ProcessSetup {
  /// Turns the signals for a closed pipe and a file over its size limit into write errors, and keeps standard
  /// descriptors that the caller has closed from being given to files.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // Each call takes the lowest free number. The wrong mode makes any use of the descriptor an error.
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The raw arguments, without the program's name.
  package static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).map { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
    }
  }

  /// The value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The number of processors.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The number of threads that fit in the address space: each has a stack, a heap and the file it checks.
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

  /// Whether a process is running.
  package static func isRunning(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0, kill(number, 0) == 0 || errno == EPERM else { return false }
    // An ended process keeps its number until its parent asks; the state is the word after the last parenthesis.
    let status = (try? FileSystem.read(FilePath("/proc/\(number)/stat"), limit: 4096)) ?? []
    let state = status.lastIndex(of: UInt8(ascii: ")")).map { status[$0...].dropFirst(2).first }
    return state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
  }

  /// Ends the program within two seconds after a process ends, whatever it is reading, writing or waiting for.
  package static func end(_ code: Int32, after process: Int) {
    _ = WorkerThread {
      while isRunning(process) { sleep(1) }
      _exit(code)
    }
  }

  /// Ends the program.
  package static func end(_ code: Int32) -> Never { exit(code) }
}

/// Delays signals during an action that must not stop halfway.
enum HeldSignals {
  /// Performs an action that only SIGKILL can interrupt; other signals act as soon as it is done.
  ///
  /// Only the calling thread's mask changes, so every other thread must be started while signals are held, too.
  static func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var held = sigset_t()
    sigfillset(&held)
    // A fault cannot wait, and should be reported as itself.
    for fault in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP] { sigdelset(&held, fault) }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
