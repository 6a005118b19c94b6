package import LintSystem
package import YAML

/// The linter's comments in a source file: `// widgetlint:…` in Swift and Objective-C, `<!-- widgetlint:… -->` in
/// property lists, and `# widgetlint:…` in manifests.
package struct SourceComments {
  /// The source's bytes, which are not parsed as YAML.
  package let stream: YAMLStream
  /// The comments, each from `widgetlint:` to its end.
  package let comments: [Range<Int>]

  /// Finds the comments of a source outside its string literals, whose ranges must be sorted.
  package init(_ stream: YAMLStream, outside texts: [Range<Int>] = []) {
    self.stream = stream
    let bytes = stream.bytes[..<stream.sourceCount]
    var found: [Range<Int>] = []
    if Self.mayBe(in: stream) {
      var texts = texts[...]
      for line in bytes.split(separator: 0x0A) {
        guard let range = Self.comment(in: line) else { continue }
        texts = texts.drop { $0.upperBound <= range.lowerBound }
        if texts.first?.contains(range.lowerBound) != true { found.append(range) }
      }
    }
    comments = found
  }

  /// The signs that begin and end a comment in a kind of source file; nil if it has none, or if its editor drops them.
  package static func signs(in path: FilePath) -> (opening: String, closing: String)? {
    if path.hasEnding([".swift", ".m", ".mm", ".h", ".xcconfig"]) { return ("// ", "") }
    if path.hasEnding([".plist"]) { return ("<!-- ", " -->") }
    if path.hasEnding([".strings"]) { return ("/* ", " */") }
    return path.hasEnding([".yml", ".yaml"]) ? ("# ", "") : nil
  }

  /// The signs that begin and end comments in code and property lists.
  private static let allSigns = [("//", ""), ("/*", "*/"), ("<!--", "-->")]

  /// Whether a source file may contain such a comment; one scan of its bytes rules it out for most.
  package static func mayBe(in stream: YAMLStream) -> Bool { stream.source(contains: Suppression.marker) }

  /// Returns the linter's comment on a line, without the comment signs; nil if there is none.
  private static func comment(in line: ArraySlice<UInt8>) -> Range<Int>? {
    var rest = line
    while let start = rest.firstRange(of: Suppression.marker)?.lowerBound {
      let before = rest[..<start].reversed().drop(while: \.isBlank).reversed()
      let closing = (Self.allSigns + [("#", "")]).first { opening, _ in
        before.suffix(opening.utf8.count).elementsEqual(opening.utf8)
      }?.1
      if let closing {
        let text = line[start...]
        let end = closing.isEmpty ? nil : text.firstRange(of: closing.utf8)?.lowerBound
        var comment = text[..<(end ?? text.endIndex)]
        while let last = comment.last, last.isBlank || last == 0x0D { comment.removeLast() }
        return comment.startIndex..<comment.endIndex
      }
      rest = rest[(start + Suppression.marker.count)...]
    }
    return nil
  }

  /// The next line with code after each directive; for a key of a property list, with the line of its value.
  func code(after directives: [Int], _ lines: LineMap) -> [Int: Range<Int>] {
    let found = lines.linesOfCode(after: directives, in: stream.bytes, besides: Self.allSigns + [("# ", "")])
    return found.compactMapValues { line in
      guard line <= lines.lineCount else { return nil }
      let range = lines.range(ofLine: line)
      let isKey = stream.bytes[range].drop(while: \.isBlank).starts(with: "<key>".utf8) && line < lines.lineCount
      return isKey ? range.lowerBound..<lines.range(ofLine: line + 1).upperBound : range
    }
  }
}

extension LineMap {
  /// Returns the next line after each line that is neither blank nor only a comment; one past the last line if there is
  /// none.
  ///
  /// The lines must be in order.
  func linesOfCode(
    after lines: [Int],
    in bytes: [UInt8],
    besides signs: [(opening: String, closing: String)]
  ) -> [Int: Int] {
    var next = 0
    return lines.reduce(into: [:]) { found, line in
      if next <= line { next = line + 1 }
      while next <= lineCount {
        let text = bytes[range(ofLine: next)].drop(while: \.isBlank)
        let isComment = signs.contains { opening, closing in
          guard text.starts(with: opening.utf8) else { return false }
          // Code may follow the end of a comment.
          let end = closing.isEmpty ? nil : text.firstRange(of: closing.utf8)?.upperBound
          return end.map { text[$0...].allSatisfy { $0.isBlank || $0.isLineBreak } } ?? true
        }
        if !isComment, let first = text.first, !first.isLineBreak { break }
        next += 1
      }
      found[line] = next
    }
  }
}
