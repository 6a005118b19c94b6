import WidgetModel

/// Folded phrases as bytes in one place, in which a folded title is looked up.
struct PhraseTable: Sendable {
  private typealias Pattern = (before: Range<Int>, after: Range<Int>)

  private var bytes: [UInt8] = []
  /// The phrases without a name, in the order of their bytes.
  private var plain: [Range<Int>] = []
  /// What stands before the name and behind it.
  private var patterns: [Pattern] = []
  /// Whether a pattern is not simple.
  private var isComplex: [Bool] = []
  /// The plain ones that are not simple: an equivalent title need not have their bytes.
  private var complex: [Range<Int>] = []

  init(plain: [String], patterns: [(before: String, after: String)]) {
    let sorted = plain.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    self.plain = sorted.map { add($0) }
    self.patterns = patterns.map { (add($0.before.utf8), add($0.after.utf8)) }
    complex = self.plain.filter { !isSimple($0) }
    isComplex = self.patterns.map { !isSimple($0.before) || !isSimple($0.after) }
  }

  private func isSimple(_ phrase: Range<Int>) -> Bool { bytes.span.extracting(phrase).isSimple }

  private mutating func add(_ text: some Collection<UInt8>) -> Range<Int> {
    bytes += text
    return bytes.count - text.count..<bytes.count
  }

  /// Whether a folded title is one of the phrases without a name.
  func holds(_ title: [UInt8]) -> Bool {
    let isSimple = title.span.isSimple
    return isSimple && holdsPlain(title)
      || (isSimple ? complex : plain).contains { TextComparison.isSame(title.span, bytes.span.extracting($0)) }
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
      // Where bytes do not tell, only a different beginning is sure.
      if isSamePart || (!isSimple || isComplex[number]) && mayBegin(title, before) {
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

  /// Less than 0 where a title stands before a phrase, and more where behind.
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

  private func mayBegin(_ title: [UInt8], _ phrase: Range<Int>) -> Bool {
    TextComparison.mayStart(title.span, with: bytes.span.extracting(phrase))
  }
}
