import LintCore
import YAML

extension Finding {
  /// Says where to change a value that a comment binds to a source, as import writes it, and takes a fix away that would
  /// change it here: the description would then say what is not so.
  mutating func leaveBoundValues(in stream: YAMLStream) {
    guard Check(rawValue: rule) == nil,
      let place = (fix?.edits.map(\.range) ?? [range]).lazy.compactMap({ Self.place(behind: $0, in: stream) }).first
    else { return }
    self.fix = nil
    help = [help, "change it in the source, at \(place)"].compactMap { $0 }.joined(separator: "; ")
  }

  /// The place of a source that the comment behind some bytes names: `# Today/Info.plist:12`, `# guess: Today.swift:3`.
  private static func place(behind range: Range<Int>, in stream: YAMLStream) -> String? {
    guard !range.isEmpty else { return nil }
    let line = stream.bytes[range.upperBound..<stream.sourceCount].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let start = line.firstRange(of: "  # ".utf8)?.upperBound else { return nil }
    let comment = String(decoding: line[start...], as: UTF8.self).trimmed
    let place = comment.hasPrefix("guess: ") ? comment.dropFirst(7) : comment[...]
    let number = place.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return number > 0 && place.dropLast(number).hasSuffix(":") && place.count > number + 1 ? String(place) : nil
  }
}
