import FoundationEssentials
import LintSystem
import Testing

@testable import WidgetImport

/// Passes each reader a fixed number of damaged inputs, the same in every run.
@Suite("Damaged inputs")
struct MutationTests {
  /// Parts with a meaning to some reader.
  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\\", "=", ";", "<", "/>", "&a;", "#if A\n", "#endif\n", "#else\n", "//",
    "/*", "*/",
    "$(", "${A", ":default=", "\u{FEFF}", "case .compact:", "default:", "else {", "if mode == .expanded {", "? 1 : 2",
    "func f(", "@end", "\n", "99999999999999999999", "0.1e-999", "/[{\"]", "- -1", "#if swift(>=5)\n", " == false",
  ]

  @Test("a damaged input is read, or refused", arguments: ImportReader.allCases)
  func damage(_ reader: ImportReader) throws {
    let path = SampleTests.folder.appending(reader.sound)
    let sound = try FileSystem.read(path, limit: 1 << 20)
    let temporary = try TemporaryFolder()
    let folder = FilePath(temporary.path)
    try reader.read(sound, in: folder)
    var random = SeededRandom(seed: 1)
    for _ in 0..<100 {
      var bytes = sound
      for _ in 0...random.number(below: 6) {
        let place = random.number(below: bytes.count + 1)
        switch random.number(below: 4) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + random.number(below: 40)))
        case 1: bytes.insert(contentsOf: Array(random.one(of: Self.pieces).utf8), at: place)
        case 2: if place < bytes.count { bytes[place] = UInt8(random.number(below: 256)) }
        default: bytes = Array(bytes[..<place]) + bytes[max(0, place - random.number(below: 200))...]
        }
      }
      try reader.read(bytes, in: folder)
    }
  }
}
