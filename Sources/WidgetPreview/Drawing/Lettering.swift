/// How a text is set.
struct Lettering {
  /// The end of the text that stands at its place.
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
  func width(_ text: String) -> Double {
    if isMonospaced || !text.utf8.allSatisfy({ $0 < 0x80 }) { return text.reduce(0) { $0 + width($1) } }
    return text.utf8.reduce(0) { $0 + ClusterWidth.ascii($1) } * scale
  }

  /// The estimated width of a grapheme cluster in points.
  func width(_ cluster: Character) -> Double {
    ClusterWidth.em(cluster, isMonospaced: isMonospaced) * scale
  }

  private var scale: Double { size * (weight >= 600 && !isMonospaced ? 1.06 : 1) }

  /// The text, or as many of its clusters as there is room for, and an ellipsis.
  func fitted(_ text: String, into room: Double) -> String {
    // What is longer than any room is not measured to its end.
    var width = 0.0
    var kept = text.startIndex
    let ellipsis = self.width("…")
    for index in text.indices {
      width += self.width(text[index])
      if width + ellipsis <= room { kept = text.index(after: index) }
      if width > room { return text[..<kept] + "…" }
    }
    return text
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
      let clusterWidth = width(cluster)
      let isWide = ClusterWidth.isWide(cluster)
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
