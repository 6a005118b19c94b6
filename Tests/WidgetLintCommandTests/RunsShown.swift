import Foundation
import Synchronization
import Testing

/// Adds the program's output in a test's runs to each issue of the test.
struct RunsShown: SuiteTrait, TestTrait, TestScoping {
  /// The runs of one test.
  final class Log: Sendable {
    private let runs = Mutex<[String]>([])

    func add(_ script: String, _ run: Program.Run) {
      let written = "\(run.output.prefix(2_000))\nstandard error: \(run.errors.prefix(2_000))"
      runs.withLock { $0.append("$ \(script)\nended with \(run.status), standard output: \(written)") }
    }

    var comment: Comment { Comment(rawValue: runs.withLock { $0.joined(separator: "\n") }) }
  }

  @TaskLocal static var log: Log?

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = Log()
    let issues = IssueHandlingTrait.compactMapIssues { issue in
      var issue = issue
      issue.comments.append(log.comment)
      return issue
    }
    try await withTaskExecutorPreference(WaitingThreads.all) {
      try await Self.$log.withValue(log) {
        try await issues.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }
}

extension Trait where Self == RunsShown {
  /// Adds the program's output in a test's runs to each issue of the test.
  static var showsRuns: Self { RunsShown() }
}

/// Threads for tests that wait for the program, so that other tests need not wait with them.
private final class WaitingThreads: TaskExecutor {
  static let all = WaitingThreads()

  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = 2 * ProcessInfo.processInfo.activeProcessorCount }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
