import Glibc
import YAML

/// That time and memory are in proportion to what is read.
package enum Proportion {
  /// With the address sanitizer all takes a few times as long, and what is given back is kept for a while.
  private static let slowness = getenv("SANITIZERS").map { String(cString: $0).contains("address") } == true ? 5 : 1
  /// What may be taken beside what the size is worth, on a busy machine.
  private static let (spareNanoseconds, spareBytes) = (40_000_000 * slowness, (48 << 20) * slowness)
  /// What each byte may take.
  private static let (nanosecondsAByte, bytesAByte) = (20_000 * slowness, 8_000 * slowness)
  /// What each node may take, aliases followed.
  private static let (nanosecondsANode, bytesANode) = (4_000 * slowness, 1_000 * slowness)

  /// Runs a test on the text of an input: now and then also on a text eight times as long, which may take 8 times as long,
  /// and twice that for noise.
  package static func check(_ input: [UInt8], _ run: ([UInt8]) -> Void) {
    let grown = GrownText(input)
    let text = grown.bytes()
    let first = measured(text, run)
    guard grown.isGrown, input.reduce(0, &+) & 15 == 0 else { return }
    let longer = grown.bytes(8)
    let allowed = spareNanoseconds + 16 * max(first, 1_000_000)
    guard measured(longer, run) > allowed else { return }
    // A second look, and a third, since the machine may have done something else.
    let again = (0..<3).map { _ in time { run(longer) } }.min() ?? 0
    let base = (0..<3).map { _ in time { run(text) } }.max() ?? 0
    Fuzzer.expect(
      again <= spareNanoseconds + 16 * max(first, base, 1_000_000),
      "\(text.count) bytes take \(base) ns, and \(longer.count) such bytes \(again) ns"
    )
  }

  /// How many nanoseconds of the processor a run takes, which are in proportion to the text.
  private static func measured(_ text: [UInt8], _ run: ([UInt8]) -> Void) -> Int {
    let memory = peak
    let taken = time { run(text) }
    // Only what takes long is worth another look at its size.
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

  /// The processor's time so far.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The most memory that was taken so far.
  private static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
