import LintCore
import YAML

/// The values of a description that comments bind to a place in a source file, as import writes them: `# Info.plist:12`
/// or `# guess: Today.swift:3`. One pass finds them all, since a line may have thousands of findings.
package struct BoundValues {
  /// For each line that ends with such a comment, the bytes before it, the place it names, and whether it is a guess.
  private var lines: [(values: Range<Int>, place: String, isGuess: Bool)] = []

  /// The most bytes of a comment that counts as a place: every finding on its line shows it.
  private static let longest = 2_000

  /// The name endings of source files.
  package static let sourceEndings = [
    "swift", "m", "mm", "h", "storyboard", "xib", "plist", "strings", "xcstrings", "xcconfig", "pbxproj",
  ]

  /// Finds the comments of a file.
  init(_ stream: YAMLStream) {
    guard stream.source(contains: Array("# ".utf8)) else { return }
    for comment in stream.comments() where comment.count <= Self.longest {
      let text = String(decoding: stream.bytes[comment], as: UTF8.self).trimmed
      guard let (place, isGuess) = Self.place(in: text) else { continue }
      let values = stream.bytes.line(around: comment.lowerBound).lowerBound..<comment.lowerBound
      lines.append((values, String(place), isGuess))
    }
  }

  /// Returns the place that a comment names, and whether it marks a guess; nil if the comment names no place.
  package static func place(in comment: String) -> (text: Substring, isGuess: Bool)? {
    guard comment.hasPrefix("# "), comment.utf8.last?.isDigit == true else { return nil }
    let isGuess = comment.hasPrefix("# guess: ")
    let text = comment.dropFirst(isGuess ? 9 : 2)
    if text.hasPrefix("\(ProductInfo.name):") { return nil }
    guard let colon = text.lastIndex(of: ":"), let point = text[..<colon].lastIndex(of: "."),
      (sourceEndings + ["json", "yml", "yaml"]).contains(String(text[text.index(after: point)..<colon])),
      Int(text[text.index(after: colon)...]) != nil
    else { return nil }
    return (text, isGuess)
  }

  /// Adds advice to change a bound value in its source, and removes the fix, which would make the description disagree
  /// with the source. A finding about a guess becomes info.
  func pointToSource(_ finding: inout Finding) {
    guard !lines.isEmpty, Check(rawValue: finding.rule) == nil,
      let bound = (finding.fix?.edits.map(\.range) ?? [finding.range]).lazy.compactMap(bound).first
    else { return }
    if bound.isGuess { finding.markAsGuess() }
    finding.fix = nil
    let advice = "change it in the source, at \(bound.place)"
    finding.help = [finding.help, advice].compactMap(\.self).joined(separator: "; ")
  }

  /// Returns the place to which the first bound value in a range is bound, and whether that value is a guess.
  private func bound(_ range: Range<Int>) -> (place: String, isGuess: Bool)? {
    let first = lines.partitionPoint(beyond: { $0.values.upperBound > range.lowerBound })
    guard !range.isEmpty, first < lines.count, lines[first].values.lowerBound < range.upperBound else { return nil }
    return (lines[first].place, lines[first].isGuess)
  }
}
