import Invariants
import YAML

/// Any bytes become a tree whose places lie in the file.
@main
enum FuzzTree {
  static func main() {
    Fuzzer.run { start, count in
      TreeInvariants.check(YAMLStream(Fuzzer.bytes(start, count)))
      return 0
    }
  }
}
