/// Folded phrases as bytes in one place, in which a folded title is looked up.
final class PhraseTable: Sendable {
  private typealias Pattern = (before: Range<Int>, after: Range<Int>)

  private let bytes: [UInt8]
  /// The phrases without a name, in the order of their bytes.
  private let plain: [Range<Int>]
  /// What stands before the name and after it.
  private let patterns: [Pattern]
  /// Whether a pattern is not simple.
  private let isComplex: [Bool]
  /// The plain ones that are not simple: an equivalent title need not have their bytes.
  private let complex: [Range<Int>]
  /// For each letter of ASCII that a phrase may begin with, those that it may then end with, one bit each.
  private let lastLetters: [UInt32]

  /// How many phrases there are.
  var count: Int { plain.count + patterns.count }

  /// Where the app's name stands in a phrase.
  private static let name = "{app}"

  /// Phrases as a table takes them: folded, without marks at their ends, those around a name last, the others in the
  /// order of their bytes.
  static func texts(of phrases: [String]) -> [String] {
    func text(_ folded: [UInt8]) -> String { String(decoding: folded, as: UTF8.self) }
    let folded = phrases.map { PhraseFolding.trimmed(PhraseFolding.folded(Array($0.utf8).span)) }
    let plain = folded.filter { rangeOfName(in: $0) == nil }.sorted { $0.lexicographicallyPrecedes($1) }
    return (plain + folded.filter { rangeOfName(in: $0) != nil }).map(text)
  }

  /// A table of texts that ``texts(of:)`` has made.
  init(_ texts: [String]) {
    var bytes: [UInt8] = []
    var plain: [Range<Int>] = []
    var patterns: [Pattern] = []
    func add(_ text: some Collection<UInt8>) -> Range<Int> {
      bytes += text
      return bytes.count - text.count..<bytes.count
    }
    for text in texts {
      if let name = Self.rangeOfName(in: Array(text.utf8)) {
        patterns.append((add(text.utf8.prefix(name.lowerBound)), add(text.utf8.dropFirst(name.upperBound))))
      } else {
        plain.append(add(text.utf8))
      }
    }
    func isSimple(_ phrase: Range<Int>) -> Bool { bytes.span.extracting(phrase).isSimple }
    complex = plain.filter { !isSimple($0) }
    isComplex = patterns.map { !isSimple($0.before) || !isSimple($0.after) }
    var lastLetters = [UInt32](repeating: 0, count: 26)
    for phrase in plain { Self.note(bytes[phrase].first, bytes[phrase].last, in: &lastLetters) }
    for pattern in patterns { Self.note(bytes[pattern.before].first, bytes[pattern.after].last, in: &lastLetters) }
    (self.bytes, self.plain, self.patterns, self.lastLetters) = (bytes, plain, patterns, lastLetters)
  }

  private static func rangeOfName(in text: [UInt8]) -> Range<Int>? {
    let name = Array(name.utf8)
    guard text.count >= name.count else { return nil }
    let start = (0...text.count - name.count).first {
      text[$0] == name[0] && text[$0..<$0 + name.count].elementsEqual(name)
    }
    return start.map { $0..<$0 + name.count }
  }

  /// Notes how a phrase begins and ends; nil where the name does.
  private static func note(_ first: UInt8?, _ last: UInt8?, in lastLetters: inout [UInt32]) {
    let ends: UInt32 = last.map { last in Self.letter(last).map { 1 << UInt32($0) } ?? 0 } ?? ~0
    for letter in lastLetters.indices where first == nil || first.flatMap(Self.letter) == letter {
      lastLetters[letter] |= ends
    }
  }

  /// A letter of ASCII, whatever its case, counted from 0.
  private static func letter(_ byte: UInt8) -> Int? {
    let letter = Int(byte | 0x20) - 0x61
    return letter >= 0 && letter < 26 ? letter : nil
  }

  /// Whether a title may be one of the phrases once it is folded, by its ends: no letter of ASCII is equivalent to what
  /// else a folded phrase may hold, unless a mark follows it.
  func mayHold(_ title: Span<UInt8>) -> Bool {
    guard title.count > 1, let first = Self.letter(title[0]), Self.letter(title[1]) != nil,
      let last = Self.letter(title[title.count - 1])
    else { return true }
    return lastLetters[first] >> last & 1 != 0
  }

  /// Whether a folded title is one of the phrases without a name.
  func holds(_ title: [UInt8]) -> Bool {
    let isSimple = title.span.isSimple
    if isSimple, holdsPlain(title) { return true }
    let others = isSimple || title.first.map(TextComparison.isNeverSimple) == true ? complex : plain
    // A class lends no span.
    let bytes = bytes
    return others.contains { TextComparison.isSame(title.span, bytes.span.extracting($0)) }
  }

  /// The numbers of the patterns that a folded title may be made by.
  func candidates(for title: [UInt8]) -> [Int] {
    let isSimple = title.span.isSimple
    var found: [Int] = []
    for number in patterns.indices {
      let (before, after) = patterns[number]
      let isSamePart =
        title.count > before.count + after.count && isSame(title, 0, before)
        && isSame(title, title.count - after.count, after)
      // Where bytes do not tell, only a different beginning or end is sure.
      if isSamePart || (!isSimple || isComplex[number]) && mayHold(title, before, after) {
        found.append(number)
      }
    }
    return found
  }

  /// Whether a folded title is a pattern around a folded name.
  func isSame(_ title: [UInt8], pattern number: Int, around name: [UInt8]) -> Bool {
    let (before, after) = patterns[number]
    let phrase = PhraseFolding.trimmed(bytes[before] + name + bytes[after])
    return TextComparison.isSame(title.span, phrase.span)
  }

  private func holdsPlain(_ title: [UInt8]) -> Bool {
    var (low, high) = (0, plain.count)
    while low < high {
      let middle = (low + high) / 2
      switch order(of: title, plain[middle]) {
      case 0: return true
      case ..<0: high = middle
      default: low = middle + 1
      }
    }
    return false
  }

  /// Less than 0 where a title stands before a phrase, and more where after.
  private func order(of title: [UInt8], _ phrase: Range<Int>) -> Int {
    for index in 0..<min(title.count, phrase.count) where title[index] != bytes[phrase.lowerBound + index] {
      return Int(title[index]) - Int(bytes[phrase.lowerBound + index])
    }
    return title.count - phrase.count
  }

  private func isSame(_ title: [UInt8], _ start: Int, _ phrase: Range<Int>) -> Bool {
    for index in phrase where title[start + index - phrase.lowerBound] != bytes[index] { return false }
    return true
  }

  private func mayHold(_ title: [UInt8], _ before: Range<Int>, _ after: Range<Int>) -> Bool {
    let bytes = bytes
    return TextComparison.mayStart(title.span, with: bytes.span.extracting(before))
      && TextComparison.mayEnd(title.span, with: bytes.span.extracting(after))
  }
}
