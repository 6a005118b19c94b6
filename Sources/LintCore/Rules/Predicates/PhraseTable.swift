/// Folded phrases as bytes in one place, in which a folded title is looked up.
final class PhraseTable: Sendable {
  /// Where a text is among the bytes. For an array of ranges a program looks at run time for what makes integers
  /// comparable, which takes half as long as checking a small file.
  private struct Place: Sendable {
    let start: Int
    let end: Int

    var range: Range<Int> { start..<end }
    var count: Int { end - start }
    var isEmpty: Bool { start == end }
  }

  /// What is before a name and after it.
  private struct Pattern: Sendable {
    let before: Place
    let after: Place
  }

  private let bytes: [UInt8]
  /// The phrases without a name, in the order of their bytes.
  private let plain: [Place]
  /// What is before the name and after it.
  private let patterns: [Pattern]
  /// Whether a pattern is not simple.
  private let isComplex: [Bool]
  /// The plain ones that are not simple: an equivalent title need not have their bytes.
  private let complex: [Place]
  /// For each letter of ASCII that a phrase may begin with, those that it may then end with, one bit each.
  private let lastLetters: [UInt32]

  /// The first letters of the phrases that do not begin with the name; nil where a look does not tell one of them.
  private let firstLetters: [UInt32]?
  /// The last letters of those that begin with the name and do not end with it; nil where a look does not tell.
  private let lastLettersAfterName: [UInt32]?
  /// Whether the name is a phrase of its own.
  let holdsNameAlone: Bool

  /// How many phrases there are.
  var count: Int { plain.count + patterns.count }

  /// Where the app's name is in a phrase.
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
    var plain: [Place] = []
    var patterns: [Pattern] = []
    func add(_ text: some Collection<UInt8>) -> Place {
      bytes += text
      return Place(start: bytes.count - text.count, end: bytes.count)
    }
    for text in texts {
      if let name = Self.rangeOfName(in: Array(text.utf8)) {
        let before = add(text.utf8.prefix(name.lowerBound))
        patterns.append(Pattern(before: before, after: add(text.utf8.dropFirst(name.upperBound))))
      } else {
        plain.append(add(text.utf8))
      }
    }
    func isSimple(_ phrase: Place) -> Bool { bytes.span.extracting(phrase.range).isSimple }
    complex = plain.filter { !isSimple($0) }
    isComplex = patterns.map { !isSimple($0.before) || !isSimple($0.after) }
    var lastLetters = [UInt32](repeating: 0, count: 26)
    for phrase in plain { Self.note(bytes[phrase.range].first, bytes[phrase.range].last, in: &lastLetters) }
    for pattern in patterns where !pattern.before.isEmpty || !pattern.after.isEmpty {
      Self.note(bytes[pattern.before.range].first, bytes[pattern.after.range].last, in: &lastLetters)
    }
    holdsNameAlone = patterns.contains { $0.before.isEmpty && $0.after.isEmpty }
    firstLetters = Self.letters(plain + patterns.map(\.before).filter { !$0.isEmpty }) {
      Self.firstLetter(of: bytes.span.extracting($0.range))
    }
    lastLettersAfterName = Self.letters(patterns.filter { $0.before.isEmpty && !$0.after.isEmpty }.map(\.after)) {
      Self.lastLetter(of: bytes.span.extracting($0.range))
    }
    (self.bytes, self.plain, self.patterns, self.lastLetters) = (bytes, plain, patterns, lastLetters)
  }

  private static func rangeOfName(in text: [UInt8]) -> Range<Int>? {
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
      if text[start...].starts(with: name.utf8) { return start..<start + name.utf8.count }
      rest = text[(start + 1)...]
    }
    return nil
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

  /// Whether two texts may begin with the same letter once they are folded: no letter of ASCII is equivalent to another
  /// one, unless a mark follows it.
  static func mayBeginAlike(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    guard let letter = firstLetter(of: one), let otherLetter = firstLetter(of: other) else { return true }
    return letter == otherLetter
  }

  /// The letter that a folded text begins with; nil where more than a look is needed.
  private static func firstLetter(of text: Span<UInt8>) -> UInt32? {
    if text.isEmpty { return nil }
    if text[0] < 0x80 { return text.count > 1 && letter(text[1]) != nil ? letter(text[0]).map { UInt32($0) } : nil }
    return text.isSimple(around: 0) || TextComparison.isThaiLetter(text, 0) ? text.smallLetter(at: 0) : nil
  }

  /// The letter that a folded text ends with, and no mark; nil where more than a look is needed.
  private static func lastLetter(of text: Span<UInt8>) -> UInt32? {
    guard !text.isEmpty else { return nil }
    var last = text.count - 1
    if text[last] < 0x80 { return letter(text[last]).map { UInt32($0) } }
    while last > 0, text[last] & 0xC0 == 0x80 { last -= 1 }
    return text.lengthOfSimpleCharacter(at: last) > 0 ? text.smallLetter(at: last) : nil
  }

  /// The different letters of some phrases; nil where one has none that is known.
  private static func letters(_ phrases: [Place], _ letter: (Place) -> UInt32?) -> [UInt32]? {
    var found: [UInt32] = []
    for phrase in phrases {
      guard let letter = letter(phrase) else { return nil }
      if !found.contains(letter) { found.append(letter) }
    }
    return found
  }

  /// Whether a title may be one of the phrases other than the name alone once it is folded, by its ends: no letter of
  /// ASCII is equivalent to what else a folded phrase may hold, unless a mark follows it.
  func mayHold(_ title: Span<UInt8>) -> Bool {
    guard title.count > 1, let first = Self.letter(title[0]), Self.letter(title[1]) != nil,
      let last = Self.letter(title[title.count - 1])
    else { return mayBegin(title) || mayEndAfterName(title) }
    return lastLetters[first] >> last & 1 != 0
  }

  /// Whether a title may begin as a phrase does that does not begin with the name.
  private func mayBegin(_ title: Span<UInt8>) -> Bool {
    guard let firstLetters, let letter = Self.firstLetter(of: title) else { return true }
    return firstLetters.contains(letter)
  }

  /// Whether a title may end as a phrase does that begins with the name.
  private func mayEndAfterName(_ title: Span<UInt8>) -> Bool {
    guard let lastLettersAfterName, let letter = Self.lastLetter(of: title) else { return true }
    return lastLettersAfterName.contains(letter)
  }

  /// Whether a folded title is one of the phrases without a name.
  func holds(_ title: [UInt8]) -> Bool {
    let isSimple = title.span.isSimple
    if isSimple, holdsPlain(title) { return true }
    let others = isSimple || title.first.map(TextComparison.isNeverSimple) == true ? complex : plain
    // A class lends no span.
    let bytes = bytes
    return others.contains { TextComparison.isSame(title.span, bytes.span.extracting($0.range)) }
  }

  /// The numbers of the patterns that a folded title may be made by.
  func candidates(for title: [UInt8]) -> [Int] {
    let isSimple = title.span.isSimple
    var found: [Int] = []
    for number in patterns.indices {
      let (before, after) = (patterns[number].before, patterns[number].after)
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

  /// Whether a folded title may be a pattern around a name, by the letter at which the name would begin.
  func mayBe(_ title: [UInt8], pattern number: Int, around name: Span<UInt8>) -> Bool {
    let start = patterns[number].before.count
    // Only in simple characters does a part have as many bytes in the title as in the pattern.
    guard start < title.count, !isComplex[number], title.span.isSimple else { return true }
    return Self.mayBeginAlike(title.span.extracting(start..<title.count), name)
  }

  /// Whether a folded title is a pattern around a folded name.
  func isSame(_ title: [UInt8], pattern number: Int, around name: [UInt8]) -> Bool {
    let pattern = patterns[number]
    let phrase = PhraseFolding.trimmed(bytes[pattern.before.range] + name + bytes[pattern.after.range])
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

  /// Less than 0 where a title sorts before a phrase, and more where after.
  private func order(of title: [UInt8], _ phrase: Place) -> Int {
    for index in 0..<min(title.count, phrase.count) where title[index] != bytes[phrase.start + index] {
      return Int(title[index]) - Int(bytes[phrase.start + index])
    }
    return title.count - phrase.count
  }

  private func isSame(_ title: [UInt8], _ start: Int, _ phrase: Place) -> Bool {
    for index in phrase.range where title[start + index - phrase.start] != bytes[index] { return false }
    return true
  }

  private func mayHold(_ title: [UInt8], _ before: Place, _ after: Place) -> Bool {
    let bytes = bytes
    return TextComparison.mayStart(title.span, with: bytes.span.extracting(before.range))
      && TextComparison.mayEnd(title.span, with: bytes.span.extracting(after.range))
  }
}
