import LintCore
import YAML

/// The values of a file that comments bind to a source, as import writes them: `# Today/Info.plist:12`,
/// `# guess: Today.swift:3`. Found in one pass, since a line may hold thousands of findings.
struct BoundValues {
  /// For each line that ends with such a comment, the bytes before it, and the place it names.
  private var lines: [(values: Range<Int>, place: String)] = []

  /// Finds the comments of a file.
  init(_ stream: YAMLStream) {
    let bytes = stream.bytes[..<stream.sourceCount]
    var next = 0
    while let sign = bytes[next...].firstIndex(of: UInt8(ascii: "#")) {
      let line = stream.bytes.line(around: sign, before: bytes.endIndex)
      next = line.upperBound
      guard let comment = Self.comment(of: bytes[line]), let place = Self.place(in: comment) else { continue }
      lines.append((line.lowerBound..<comment.startIndex, place))
    }
  }

  /// The text after the last `  # ` of a line.
  private static func comment(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = line
    while let sign = rest.lastIndex(of: UInt8(ascii: "#")) {
      rest = rest[..<sign]
      if rest.suffix(2).elementsEqual("  ".utf8), line[(sign + 1)...].first == 0x20 { return line[(sign + 1)...] }
    }
    return nil
  }

  /// The place in a source that a comment names; nil for other comments.
  private static func place(in comment: ArraySlice<UInt8>) -> String? {
    let comment = String(decoding: comment, as: UTF8.self).trimmed
    let place = comment.hasPrefix("guess: ") ? comment.dropFirst(7) : comment[...]
    let number = place.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return number > 0 && place.dropLast(number).hasSuffix(":") && place.count > number + 1 ? String(place) : nil
  }

  /// Tells where to change a bound value, and removes a fix that would change it here: the description would then
  /// disagree with the source.
  func pointToSource(_ finding: inout Finding) {
    guard !lines.isEmpty, Check(rawValue: finding.rule) == nil,
      let place = (finding.fix?.edits.map(\.range) ?? [finding.range]).lazy.compactMap(place).first
    else { return }
    finding.fix = nil
    finding.help = [finding.help, "change it in the source, at \(place)"].compactMap { $0 }.joined(separator: "; ")
  }

  /// The place of the source to which a range's value is bound.
  private func place(of range: Range<Int>) -> String? {
    let next = lines.partitionPoint(beyond: { $0.values.lowerBound >= range.upperBound })
    guard !range.isEmpty, next > 0, range.upperBound <= lines[next - 1].values.upperBound else { return nil }
    return lines[next - 1].place
  }
}
