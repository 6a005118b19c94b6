/// Turns Swift or Objective-C into tokens, in one pass; code in parts of strings is passed over.
struct Tokenizer {
  private let bytes: [UInt8]
  private let limit: Int
  private var conditions: CompilationConditions
  private var offset = 0
  private var line: Int32 = 1
  private var isLineStart = true
  /// The tokens, brackets paired.
  private(set) var tokens: [Token] = []
  /// The strings that tokens refer to.
  private(set) var strings: [StringLiteral] = []
  /// The one string or number that a macro of the preprocessor stands for: `#define NAME @"text"`.
  private(set) var macros: [String: Int] = [:]

  /// The tokens of a text, up to a limit.
  init(_ bytes: [UInt8], _ conditions: CompilationConditions, limit: Int) {
    self.bytes = bytes
    self.conditions = conditions
    self.limit = limit
    run()
    pairBrackets()
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where offset < bytes.count {
      if bytes[offset] == 0x0A {
        line += 1
        isLineStart = true
      }
      offset += 1
    }
  }

  private mutating func run() {
    while offset < bytes.count, tokens.count < limit {
      let byte = byte()
      if byte.isSpace {
        advance()
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "#"), isLineStart, directive() {
        continue
      } else if conditions.isInactive {
        // What is not compiled is passed over, line by line, but for strings and comments that hide a line's end.
        if byte == UInt8(ascii: "\"") { _ = string(hashes: 0) } else { advance() }
      } else {
        isLineStart = false
        token(byte)
      }
    }
  }

  private mutating func token(_ byte: UInt8) {
    let start = offset
    switch byte {
    case UInt8(ascii: "\""): addString(hashes: 0)
    case UInt8(ascii: "@") where self.byte(1) == UInt8(ascii: "\""):
      advance()
      addString(hashes: 0)
    case UInt8(ascii: "#") where self.byte(1) == UInt8(ascii: "\"") || self.byte(1) == UInt8(ascii: "#"):
      while self.byte() == UInt8(ascii: "#") { advance() }
      if self.byte() == UInt8(ascii: "\"") { addString(hashes: offset - start) }
    case UInt8(ascii: "'"):
      // A character of C.
      let length = (1...6).first { self.byte($0) == byte && self.byte($0 - 1) != UInt8(ascii: "\\") } ?? 0
      advance(length + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while self.byte().isWord || self.byte() == UInt8(ascii: ".") && self.byte(1).isDigit { advance() }
      add(.number, from: start)
    case _ where byte.isWord || byte == UInt8(ascii: "`"),
      UInt8(ascii: "@") where self.byte(1).isWord, UInt8(ascii: "#") where self.byte(1).isWord:
      advance()
      while self.byte().isWord || self.byte() == UInt8(ascii: "`") { advance() }
      add(.word, from: start)
    default:
      advance()
      // The operators that patterns look at.
      let pair = [byte, self.byte()]
      if Self.pairs.contains(where: { pair.elementsEqual($0.utf8) }) { advance() }
      add(.sign, from: start)
    }
  }

  private static let pairs = ["==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "->", "&&", "||", "??"]

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let text = bytes[start..<offset].filter { $0 != UInt8(ascii: "`") }
    add(kind, String(decoding: text, as: UTF8.self), line)
  }

  private mutating func add(_ kind: Token.Kind, _ text: String, _ line: Int32, partner: Int32 = -1) {
    tokens.append(
      Token(kind: kind, text: text, isConditional: conditions.isUndecided, line: line, partner: partner)
    )
  }

  private mutating func skipLine() {
    while offset < bytes.count, byte() != 0x0A { advance() }
  }

  private mutating func skipComment() {
    // Comments of Swift nest, those of C do not; a lone /* in one of C's is rare.
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && offset < bytes.count
  }

  // MARK: - Directives

  /// Takes a line that is the preprocessor's or a compilation condition; false where it is none.
  private mutating func directive() -> Bool {
    var end = offset + 1
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    let start = end
    while end < bytes.count, bytes[end].isWord { end += 1 }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard
      CompilationConditions.names.contains(name) || ["define", "import", "include", "pragma", "undef"].contains(name)
    else { return false }
    var lineEnd = end
    while lineEnd < bytes.count, bytes[lineEnd] != 0x0A || bytes[lineEnd - 1] == UInt8(ascii: "\\") { lineEnd += 1 }
    let rest = end..<lineEnd
    if CompilationConditions.names.contains(name) {
      conditions.take(name, String(decoding: bytes[rest.prefix(CodeLimits.condition)], as: UTF8.self))
    } else if name == "define", !conditions.isInactive {
      define(rest)
    }
    advance(lineEnd - offset)
    return true
  }

  /// Keeps a macro that is a single string or number.
  private mutating func define(_ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "\t" })
    guard parts.count == 2, !parts[0].contains("(") else { return }
    let value = parts[1].trimmed
    guard value.hasPrefix("@\""), let end = value.dropFirst(2).firstIndex(of: "\"") else { return }
    let rest = value[value.index(after: end)...].trimmed
    guard rest.isEmpty || rest.hasPrefix("//") || rest.hasPrefix("/*") else { return }
    strings.append(StringLiteral(text: String(value.dropFirst(2)[..<end])))
    macros[String(parts[0])] = strings.count - 1
  }

  // MARK: - Strings

  private mutating func addString(hashes: Int) {
    let (line, index) = (line, Int32(strings.count))
    strings.append(string(hashes: hashes))
    add(.string, Token.quote, line, partner: index)
  }

  /// Takes a string with the quotes at the offset.
  private mutating func string(hashes: Int) -> StringLiteral {
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    advance(quotes)
    // The literal parts, and the code between them with its name.
    var parts: [[UInt8]] = [[]]
    var codes: [(name: String, code: ArraySlice<UInt8>)] = []
    while offset < bytes.count {
      if isAtEnd(quotes, hashes) {
        advance(quotes + hashes)
        break
      }
      if byte() == 0x0A, !isLong { break }
      let isEscape = byte() == UInt8(ascii: "\\") && (0..<hashes).allSatisfy { byte($0 + 1) == UInt8(ascii: "#") }
      if isEscape { advance(1 + hashes) }
      if isEscape, byte() == UInt8(ascii: "(") {
        let start = offset + 1
        let name = interpolation()
        codes.append((name, bytes[start..<max(start, offset - 1)]))
        parts.append([])
      } else if isEscape {
        escape(into: &parts[parts.count - 1])
      } else {
        parts[parts.count - 1].append(byte())
        advance()
      }
    }
    return StringLiteral(
      text: String(decoding: parts[0], as: UTF8.self),
      variable: codes.first?.name,
      path: codes.first.flatMap { Self.path($0.code) },
      rest: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "",
      nextVariable: codes.dropFirst().first?.name
    )
  }

  /// Code that is names joined by points; nil of all else.
  private static func path(_ code: ArraySlice<UInt8>) -> String? {
    guard code.count < 200, !code.isEmpty, code.allSatisfy({ $0.isWord || $0 == UInt8(ascii: ".") }) else { return nil }
    return String(decoding: code, as: UTF8.self)
  }

  private func isAtEnd(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func escape(into text: inout [UInt8]) {
    switch byte() {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u") where byte(1) == UInt8(ascii: "{"):
      var digits = ""
      advance(2)
      while byte() != UInt8(ascii: "}"), digits.utf8.count < 8, byte().isWord {
        digits.append(Character(Unicode.Scalar(byte())))
        advance()
      }
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        text += Array(String(scalar).utf8)
      }
    default: text.append(byte())
    }
    advance()
  }

  /// Passes over the code in a string, strings in it too, and names it by its last word.
  private mutating func interpolation() -> String {
    var depth = 0
    var name = 0..<0
    /// How deep each string around is nested in parentheses.
    var strings: [Int] = []
    repeat {
      let byte = byte()
      if strings.last == depth {
        if byte == 0x0A { break }
        if byte == UInt8(ascii: "\"") { strings.removeLast() }
        if byte == UInt8(ascii: "\\") {
          advance()
          if self.byte() == UInt8(ascii: "(") { depth += 1 }
        }
      } else if byte == UInt8(ascii: "\"") {
        strings.append(depth)
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if byte.isWord {
        name = (name.upperBound == offset ? name.lowerBound : offset)..<offset + 1
      }
      advance()
    } while depth > 0 && offset < bytes.count
    return name.isEmpty ? "value" : String(decoding: bytes[name], as: UTF8.self)
  }

  // MARK: - Brackets

  private mutating func pairBrackets() {
    let opening = [")": "(", "]": "[", "}": "{"]
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .sign {
      let text = tokens[index].text
      if text == "(" || text == "[" || text == "{" {
        open.append(index)
      } else if let wanted = opening[text] {
        // A brace closes what was left open in it; another closing bracket that fits nothing is passed over.
        while wanted == "{", let last = open.last, tokens[last].text != wanted { open.removeLast() }
        guard let last = open.last, tokens[last].text == wanted else { continue }
        open.removeLast()
        tokens[last].partner = Int32(index)
        tokens[index].partner = Int32(last)
      }
    }
  }
}

extension UInt8 {
  /// Whether it may be part of a name.
  var isWord: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || isDigit || self == 0x5F || self >= 0x80
  }

  /// Whether it is a digit.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
