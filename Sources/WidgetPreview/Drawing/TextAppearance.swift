import WidgetLint

/// How a text is set.
struct TextAppearance {
  /// The end of the text that is at its place.
  enum Anchor: String {
    case start, middle, end

    /// The same place for a text that runs the other way.
    var mirrored: Anchor {
      switch self {
      case .start: .end
      case .middle: .middle
      case .end: .start
      }
    }
  }

  let size: Double
  var weight = 400
  var isItalic = false
  var isMonospaced = false
  var anchor = Anchor.start

  init(_ size: Double, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false, _ anchor: Anchor = .start)
  {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.anchor = anchor
  }

  /// The fonts of a picture, none of them embedded or fetched.
  static let families =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif"
  /// The fonts of code.
  static let codeFamilies = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace"

  /// The estimated width of a text in points.
  func width(_ text: String) -> Double { fitted(text, into: .infinity).width }

  /// The estimated width of a grapheme cluster in points, by its first scalar.
  private func width(_ first: Unicode.Scalar) -> Double {
    ClusterWidth.em(first, isMonospaced: isMonospaced) * size * (weight >= 600 && !isMonospaced ? 1.06 : 1)
  }

  /// The text, or as many of its clusters as there is room for, and an ellipsis; with its estimated width.
  func fitted(_ text: String, into room: Double) -> (text: String, width: Double) {
    // What is longer than any room is not measured to its end.
    var width = 0.0
    var kept = (end: text.startIndex, width: 0.0)
    let ellipsis = self.width("…" as Unicode.Scalar)
    var index = text.startIndex
    while index < text.endIndex {
      width += self.width(text.unicodeScalars[index])
      text.formIndex(after: &index)
      if width + ellipsis <= room { kept = (index, width) }
      if width > room { return (text[..<kept.end] + "…", kept.width + ellipsis) }
    }
    return (text, width)
  }

  /// The text in lines no wider than a room, broken at spaces, at wide clusters, and in words that are wider; what is
  /// left after the last line is cut.
  func wrapped(_ text: String, into room: Double, lines limit: Int = 200) -> [String] {
    var lines: [String] = []
    var (line, lineWidth) = ("", 0.0)
    var (word, wordWidth) = ("", 0.0)
    func isFull() -> Bool { lines.count >= limit }
    func endLine() {
      lines.append(line)
      (line, lineWidth) = ("", 0)
    }
    func endWord() {
      if !line.isEmpty, lineWidth + wordWidth > room {
        while line.last == " " { line.removeLast() }
        endLine()
        if word.first == " " { return (word, wordWidth) = ("", 0) }
      }
      line += word
      lineWidth += wordWidth
      (word, wordWidth) = ("", 0)
    }
    for cluster in text {
      if isFull() { break }
      guard let first = cluster.unicodeScalars.first else { continue }
      let clusterWidth = width(first)
      let isWide = first.isWide
      if cluster == " " || isWide { endWord() }
      if wordWidth + clusterWidth > room {
        if !line.isEmpty { endLine() }
        (line, lineWidth) = (word, wordWidth)
        endLine()
        (word, wordWidth) = ("", 0)
      }
      word.append(cluster)
      wordWidth += clusterWidth
      if cluster == " " || isWide { endWord() }
    }
    endWord()
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    if lines.count > limit {
      lines.removeSubrange(limit...)
      lines[limit - 1] += "…"
    }
    return lines
  }
}
