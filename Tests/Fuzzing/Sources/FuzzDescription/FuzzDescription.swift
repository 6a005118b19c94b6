import Invariants

/// Any bytes are linted: findings point into the file, their paths resolve, and a second run says the same.
@main
enum FuzzDescription {
  static func main() {
    Fuzzer.run { start, count in
      LintInvariants.check(Fuzzer.bytes(start, count))
      return 0
    }
  }
}
