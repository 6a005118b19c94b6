import YAML

/// Makes a text that libyaml refuses readable around a place: removes what is broken above it and everything below.
///
/// If the line only lacks a colon or comma before what is below, that is added, and everything stays. Otherwise, the
/// change depends on what libyaml was reading, as its message says:
/// - a quoted scalar: its opening quote becomes a blank
/// - a simple key: `title` on the line becomes `title:`; one above the line is removed
/// - a flow node with nothing after it: it gets a value below the line
/// - a flow mapping or sequence: it is closed below the line if the line may be in it, else removed
/// - anything else: its line becomes blank
struct ReadableText {
  /// The most times that libyaml may refuse the text before this gives up.
  private static let attempts = 20

  private var bytes: [UInt8]
  /// The line of the place, without its line break.
  private var line: Range<Int>
  /// Whether everything below the line was removed, except what was added there.
  private var isCut = false
  /// The offset of the colon or comma that was added to the line; nil if none was.
  private var added: Int?

  /// Returns a tree of the text that is complete up to an offset; nil if the line there cannot be made readable.
  ///
  /// `known` is the tree of the text as it is, if available.
  static func tree(of bytes: [UInt8], _ known: YAMLStream? = nil, around offset: Int) -> YAMLStream? {
    if let known, known.problem == nil { return known }
    var text = ReadableText(bytes, offset)
    for _ in 0..<attempts {
      let tree = YAMLStream(text.bytes)
      guard let problem = tree.problem else { return tree }
      guard text.remove(problem) else { return nil }
    }
    return nil
  }

  private init(_ bytes: [UInt8], _ offset: Int) {
    self.bytes = bytes
    line = bytes.line(around: offset)
  }

  /// Fixes a problem without moving anything before the place; false if that is impossible.
  private mutating func remove(_ problem: YAMLProblem) -> Bool {
    let place = problem.range.lowerBound
    if !isCut, added != nil || place >= line.upperBound {
      if added == nil, complete(problem) { return true }
      if let added {
        bytes.remove(at: added)
        line = line.lowerBound..<line.upperBound - 1
      }
      bytes.removeSubrange(line.upperBound...)
      isCut = true
      return true
    }
    if case .syntax(_, let context?, let range?) = problem.kind {
      if context.hasSuffix("quoted scalar") {
        bytes[range.lowerBound] = UInt8(ascii: " ")
        return true
      }
      if context.hasSuffix("simple key") { return addColon(to: range.lowerBound) }
      let isLast = isCut && place >= line.upperBound
      if context.hasSuffix("flow node"), isLast {
        bytes += [0x0A, UInt8(ascii: "a")]
        return true
      }
      if context.hasSuffix("flow mapping") || context.hasSuffix("flow sequence") {
        return endBracket(range.lowerBound, isLast: isLast)
      }
    }
    return blank(bytes.line(around: place))
  }

  /// Adds the colon or comma that the line lacks before the lines below; false if it lacks neither.
  private mutating func complete(_ problem: YAMLProblem) -> Bool {
    guard case .syntax(let message, let context, let range) = problem.kind else { return false }
    if context?.hasSuffix("simple key") == true, let key = range?.lowerBound {
      return line.contains(key) && addColon(to: key)
    }
    // At most a key may be in between, which libyaml has taken for the rest of the word.
    let below = bytes[line.upperBound..<problem.range.lowerBound]
    if below.contains(where: ",:[]{}".utf8.contains) { return false }
    if let range, context?.hasSuffix("flow mapping") == true || context?.hasSuffix("flow sequence") == true {
      return add(UInt8(ascii: ","), after: max(range.lowerBound + 1, line.lowerBound))
    }
    let colon = UInt8(ascii: ":")
    return message.hasPrefix("mapping values") && !bytes[line].contains(colon) && add(colon, after: line.lowerBound)
  }

  /// Adds the missing colon to a key on the line; blanks the line of a key above it.
  private mutating func addColon(to key: Int) -> Bool {
    line.contains(key) ? add(UInt8(ascii: ":"), after: key) : blank(bytes.line(around: key))
  }

  /// Adds a sign after the last text from `start` to the line's end; false if there is none, or if the sign is there.
  private mutating func add(_ sign: UInt8, after start: Int) -> Bool {
    var end = start
    for place in start..<line.upperBound where !bytes[place].isBlank {
      if bytes[place] == UInt8(ascii: "#"), place == line.lowerBound || bytes[place - 1].isBlank { break }
      end = place + 1
    }
    guard end > start, bytes[end - 1] != sign else { return false }
    bytes.insert(sign, at: end)
    added = end
    line = line.lowerBound..<line.upperBound + 1
    return true
  }

  /// Closes a bracket that may contain the line; blanks any other one and the text after it.
  private mutating func endBracket(_ place: Int, isLast: Bool) -> Bool {
    let opening = bytes.line(around: place)
    if isLast, opening.lowerBound == line.lowerBound || bytes.indentation(of: opening) < bytes.indentation(of: line) {
      bytes += [0x0A, bytes[place] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")]
      return true
    }
    if isCut { bytes.removeSubrange(line.upperBound...) }
    return blank(place..<opening.upperBound)
  }

  /// Replaces bytes above the line with blanks; false if nothing changes.
  private mutating func blank(_ range: Range<Int>) -> Bool {
    guard range.lowerBound < line.lowerBound else { return false }
    let isBlank = bytes[range].allSatisfy(\.isBlank)
    for place in range { bytes[place] = UInt8(ascii: " ") }
    return !isBlank
  }
}

extension [UInt8] {
  /// The number of blanks at the beginning of a line.
  func indentation(of line: Range<Int>) -> Int { self[line].prefix(while: \.isBlank).count }

  /// Returns the keys at a column on the lines after a line, up to the first one that is indented less.
  func keysBelow(_ line: Range<Int>, column: Int) -> [String] {
    var (keys, next): ([String], Range<Int>) = ([], line)
    while next.upperBound < count {
      next = self.line(around: next.upperBound + 1)
      let indentation = indentation(of: next)
      if indentation == next.count { continue }
      if indentation < column || self[next].starts(with: "---".utf8) { break }
      let key = self[next].dropFirst(indentation).prefix { $0 != UInt8(ascii: ":") }
      guard indentation == column, key.endIndex < next.upperBound else { continue }
      keys.append(String(decoding: key.filter { !"\"' \t".utf8.contains($0) }, as: UTF8.self))
    }
    return keys
  }
}
