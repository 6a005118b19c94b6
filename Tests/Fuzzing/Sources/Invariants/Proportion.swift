import Glibc
import YAML

/// Checks that time and memory are proportional to the size of the text.
package enum Proportion {
  /// With the address sanitizer, everything is a few times slower, and freed memory is kept for a while.
  private static let slowness = getenv("SANITIZERS").map { String(cString: $0).contains("address") } == true ? 5 : 1
  /// The allowance on top of what the size justifies, for a busy machine.
  private static let (spareNanoseconds, spareBytes) = (40_000_000 * slowness, (48 << 20) * slowness)
  /// The allowance for each byte.
  private static let (nanosecondsAByte, bytesAByte) = (20_000 * slowness, 8_000 * slowness)
  /// The allowance for each node, after following aliases.
  private static let (nanosecondsANode, bytesANode) = (4_000 * slowness, 1_000 * slowness)

  /// Runs a test on the text of an input; now and then also on one eight times as long, which may take 16 times as
  /// long: 8 times for its length, and twice that for noise.
  package static func check(_ input: [UInt8], _ run: ([UInt8]) -> Void) {
    let grown = GrownText(input)
    let text = grown.bytes()
    let first = measured(text, run)
    guard grown.isGrown, input.reduce(0, &+) & 15 == 0 else { return }
    let longer = grown.bytes(8)
    let allowed = spareNanoseconds + 16 * max(first, 1_000_000)
    guard measured(longer, run) > allowed else { return }
    // Tries three more times, since the machine may have been busy with something else.
    let again = (0..<3).map { _ in time { run(longer) } }.min() ?? 0
    let base = (0..<3).map { _ in time { run(text) } }.max() ?? 0
    Fuzzer.expect(
      again <= spareNanoseconds + 16 * max(first, base, 1_000_000),
      "\(text.count) bytes take \(base) ns, and \(longer.count) such bytes \(again) ns"
    )
  }

  /// Returns the nanoseconds of processor time that a run takes, after checking that they are proportional to the text.
  private static func measured(_ text: [UInt8], _ run: ([UInt8]) -> Void) -> Int {
    let memory = peak
    let taken = time { run(text) }
    // Counts the nodes only if the run took much time or memory.
    let nodes = taken > spareNanoseconds || peak - memory > spareBytes ? YAMLStream(text).size : 0
    let allowed = spareNanoseconds + nanosecondsAByte * text.count + nanosecondsANode * nodes
    Fuzzer.expect(
      taken <= allowed || (0..<3).contains { _ in time { run(text) } <= allowed },
      "\(text.count) bytes take \(taken) ns of the processor"
    )
    let grown = peak - memory
    Fuzzer.expect(
      grown <= spareBytes + bytesAByte * text.count + bytesANode * nodes,
      "\(text.count) bytes take \(grown) bytes of memory"
    )
    return taken
  }

  private static func time(_ run: () -> Void) -> Int {
    let start = now
    run()
    return now - start
  }

  /// The processor time so far, in nanoseconds.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The peak of memory so far, in bytes.
  private static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
