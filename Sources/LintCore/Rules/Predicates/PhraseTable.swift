/// Folded phrases in which a folded title is looked up.
final class PhraseTable: Sendable {
  /// Where a text is among the bytes. For an array of ranges a program looks at run time for what makes integers
  /// comparable, which takes half as long as checking a small file.
  private struct Place: Sendable {
    let start: Int
    let end: Int

    var range: Range<Int> { start..<end }
  }

  /// What is before a name and after it.
  private struct Pattern: Sendable {
    let before: Place
    let after: Place
    /// Whether bytes tell it from other texts.
    let isSimple: Bool
  }

  private let bytes: [UInt8]
  /// The phrases without a name, in the order of their bytes.
  private let plain: [Place]
  /// Those of them that are not simple: an equivalent title need not have their bytes.
  private let complex: [Place]
  private let patterns: [Pattern]
  /// For each letter of ASCII that a phrase may begin with, those that it may then end with, one bit each.
  private let lastLetters: [UInt32]

  /// How many phrases there are.
  var count: Int { plain.count + patterns.count }

  /// Where the app's name is in a phrase.
  private static let name = "{app}"

  /// Phrases as a table takes them: folded, without marks at their ends, those around a name last, the others in the
  /// order of their bytes.
  static func texts(of phrases: [String]) -> [String] {
    let folded = phrases.map { PhraseFolding.trimmed(PhraseFolding.folded(Array($0.utf8).span)) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }
    return folded.filter { !$0.contains(name) } + folded.filter { $0.contains(name) }
  }

  /// A table of texts that ``texts(of:)`` has made.
  init(_ texts: [String]) {
    var bytes: [UInt8] = []
    var plain: [Place] = []
    var patterns: [Pattern] = []
    var lastLetters = [UInt32](repeating: 0, count: 26)
    func add(_ text: some Collection<UInt8>) -> Place {
      bytes += text
      return Place(start: bytes.count - text.count, end: bytes.count)
    }
    func isSimple(_ place: Place) -> Bool { bytes.span.extracting(place.range).isSimple }
    for text in texts {
      if let name = Self.rangeOfName(in: text.utf8) {
        let (before, after) = (add(text.utf8[..<name.lowerBound]), add(text.utf8[name.upperBound...]))
        patterns.append(Pattern(before: before, after: after, isSimple: isSimple(before) && isSimple(after)))
        Self.note(bytes[before.range].first, bytes[after.range].last, in: &lastLetters)
      } else {
        plain.append(add(text.utf8))
        Self.note(text.utf8.first, text.utf8.last, in: &lastLetters)
      }
    }
    complex = plain.filter { !isSimple($0) }
    (self.bytes, self.plain, self.patterns, self.lastLetters) = (bytes, plain, patterns, lastLetters)
  }

  private static func rangeOfName(in text: String.UTF8View) -> Range<String.Index>? {
    text.indices.first { text[$0] == UInt8(ascii: "{") && text[$0...].starts(with: name.utf8) }
      .map { $0..<text.index($0, offsetBy: name.utf8.count) }
  }

  /// Notes how a phrase begins and ends; nil for an end where the name is.
  private static func note(_ first: UInt8?, _ last: UInt8?, in lastLetters: inout [UInt32]) {
    let ends: UInt32 = last.map { last in letter(last).map { 1 << UInt32($0) } ?? 0 } ?? ~0
    for letter in lastLetters.indices where first == nil || first.flatMap(Self.letter) == letter {
      lastLetters[letter] |= ends
    }
  }

  /// A letter of ASCII, whatever its case, counted from 0; nil for another byte.
  private static func letter(_ byte: UInt8) -> Int? { byte.isLetter ? Int(byte | 0x20) - 0x61 : nil }

  /// Whether a title may be one of the phrases once it is folded, by its ends: a letter of ASCII is equivalent to nothing
  /// else that a folded phrase holds, unless a mark follows it.
  func mayHold(_ title: Span<UInt8>) -> Bool {
    guard title.count > 1, let first = Self.letter(title[0]), Self.letter(title[1]) != nil,
      let last = Self.letter(title[title.count - 1])
    else { return true }
    return lastLetters[first] >> last & 1 != 0
  }

  /// Whether a folded title is one of the phrases without a name.
  func holds(_ title: [UInt8]) -> Bool {
    let isSimple = title.span.isSimple
    if isSimple, holdsBytes(title) { return true }
    // A class lends no span.
    let bytes = bytes
    return (isSimple ? complex : plain).contains {
      TextComparison.isSame(title.span, bytes.span.extracting($0.range))
    }
  }

  /// Whether a plain phrase has the bytes of a title, by binary search.
  private func holdsBytes(_ title: [UInt8]) -> Bool {
    var (low, high) = (0, plain.count)
    while low < high {
      let middle = (low + high) / 2
      if bytes[plain[middle].range].lexicographicallyPrecedes(title) { low = middle + 1 } else { high = middle }
    }
    return low < plain.count && bytes[plain[low].range].elementsEqual(title)
  }

  /// The numbers of the patterns that a folded title may be made by.
  func candidates(for title: [UInt8]) -> [Int] {
    let isSimple = title.span.isSimple
    return patterns.indices.filter { number in
      let (before, after) = (bytes[patterns[number].before.range], bytes[patterns[number].after.range])
      if title.count > before.count + after.count, title.starts(with: before),
        title.suffix(after.count).elementsEqual(after)
      {
        return true
      }
      // Unless bytes tell, only a different beginning or end is sure.
      return !(isSimple && patterns[number].isSimple)
        && TextComparison.mayStart(title.span, with: Array(before).span) && Self.mayEnd(title, with: after)
    }
  }

  /// Whether a folded text may end with another, by a look at their last bytes: nothing else ends as a letter of ASCII.
  private static func mayEnd(_ text: [UInt8], with suffix: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last, let other = suffix.last, last.isLetter || other.isLetter else { return true }
    return last == other
  }

  /// Whether a folded title may be a pattern around a name, by the letter at which the name would begin.
  func mayBe(_ title: [UInt8], pattern number: Int, around name: Span<UInt8>) -> Bool {
    let before = patterns[number].before
    guard before.start == before.end, let first = title.first, name.count > 0, name[0] > 0x20 else { return true }
    return !first.isDifferentCharacter(from: name[0].lowercased)
  }

  /// Whether a folded title is a pattern around a folded name.
  func isSame(_ title: [UInt8], pattern number: Int, around name: [UInt8]) -> Bool {
    let pattern = patterns[number]
    let phrase = PhraseFolding.trimmed(bytes[pattern.before.range] + name + bytes[pattern.after.range])
    return TextComparison.isSame(title.span, phrase.span)
  }
}
