import FoundationEssentials
import Invariants
import YAML

/// Passes libFuzzer's inputs to the test that the environment variable FUZZER names.
@main
enum Fuzz {
  private static let tests: [String: @Sendable ([UInt8]) -> Void] = [
    // Any bytes become a tree whose places are inside the file.
    "FuzzTree": { TreeInvariants.check(YAMLStream($0)) },
    // Any bytes can be linted: findings point into the file, their paths resolve, and a second run finds the same.
    "FuzzDescription": { LintInvariants.check($0) },
    "FuzzRuleLoader": { Proportion.check($0, FuzzRuleLoader.check) },
    "FuzzGuidelines": { Proportion.check($0, FuzzGuidelines.check) },
    "FuzzSuppressions": FuzzSuppressions.check,
    "FuzzConfiguration": { Proportion.check($0, FuzzConfiguration.check) },
    "FuzzBaseline": { Proportion.check($0, FuzzBaseline.check) },
    "FuzzFixer": FuzzFixer.check,
    "FuzzReporters": FuzzReporters.check,
    "FuzzServer": FuzzServer.check,
    "FuzzImport": FuzzImport.check,
    "FuzzProject": FuzzProject.check,
  ]
  private static let test = ProcessInfo.processInfo.environment["FUZZER"].flatMap { tests[$0] }

  static func main() {
    guard test != nil else { fatalError("FUZZER is none of \(tests.keys.sorted())") }
    Fuzzer.run { start, count in
      Fuzz.test?(Fuzzer.bytes(start, count))
      return 0
    }
  }
}
