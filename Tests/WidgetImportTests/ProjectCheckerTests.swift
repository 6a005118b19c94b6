import Dispatch
import LintSystem
import Synchronization
import Testing

@testable import WidgetImport

@Suite("Checks against projects")
struct ProjectCheckerTests {
  @Test("workers that ask for one project at the same time import it once")
  func once() {
    let imports = Mutex(0)
    let checker = ProjectChecker { root, _, _ in
      imports.withLock { $0 += 1 }
      // Long enough for all workers to ask.
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(200))
      return .failure(ImportFailure(root.shown))
    }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in _ = checker.read(FilePath("maps"), ImportOptions()) }
    #expect(imports.withLock { $0 } == 1)
    _ = checker.read(FilePath("notes"), ImportOptions())
    #expect(imports.withLock { $0 } == 2)
  }
}
