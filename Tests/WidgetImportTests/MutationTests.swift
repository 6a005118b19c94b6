import FoundationEssentials
import LintSystem
import Testing

@testable import WidgetImport

/// Each reader gets a fixed number of damaged inputs, the same in every run.
@Suite("Damaged inputs")
struct MutationTests {
  /// Pieces that matter to some reader.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\\", "=", ";", "<", "/>", "&a;", "#if A\n", "#endif\n", "#else\n", "//",
    "/*", "*/",
    "$(", "${A", ":default=", "\u{FEFF}", "case .compact:", "default:", "else {", "if mode == .expanded {", "? 1 : 2",
    "func f(", "@end", "\n",
  ]

  @Test("a damaged input is read, or refused", arguments: ImportReader.allCases)
  func damage(_ reader: ImportReader) throws {
    let path = SampleTests.folder.appending(reader.sound)
    let sound = try FileSystem.read(path, limit: 1 << 20)
    let temporary = try TemporaryFolder()
    let folder = FilePath(temporary.path)
    try reader.read(sound, in: folder)
    // Knuth's generator, so that a failure can be repeated.
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, count)
    }
    for _ in 0..<100 {
      var bytes = sound
      for _ in 0...random(6) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + random(40)))
        case 1: bytes.insert(contentsOf: Array(Self.pieces[random(Self.pieces.count)].utf8), at: place)
        case 2: if !bytes.isEmpty { bytes[place] = UInt8(random(256)) }
        default: bytes = Array(bytes[..<place]) + bytes[max(0, place - random(200))...]
        }
      }
      try reader.read(bytes, in: folder)
    }
  }
}
