import Invariants
import YAML

/// Any bytes become a tree whose places lie in the file, and which is the same after another text.
@main
enum FuzzTree {
  static func main() {
    Fuzzer.run { start, count in
      let bytes = Fuzzer.bytes(start, count)
      let stream = YAMLStream(bytes)
      TreeInvariants.check(stream)
      guard count > 0 else { return 0 }
      // Somewhere, by what the bytes are, some of them are added or removed.
      let sum = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
      let place = sum % count
      var other = bytes
      other.removeSubrange(place..<min(count, place + 1 + sum % 4))
      let otherStream = YAMLStream(other)
      TreeInvariants.checkSame(YAMLStream.reading(bytes, after: otherStream), stream)
      TreeInvariants.checkSame(YAMLStream.reading(other, after: stream), otherStream)
      return 0
    }
  }
}
