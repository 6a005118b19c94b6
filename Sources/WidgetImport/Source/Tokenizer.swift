package import LintSystem

/// Turns Swift or Objective-C into tokens, in one pass; code inside strings is skipped.
struct Tokenizer {
  private var source: TextCursor
  private let isSwift: Bool
  private let limit: Int
  private var conditions: CompilationConditions?
  /// The line of the last token, or of the one being read.
  private var lastLine = 0
  /// The offset of that token.
  private var lastStart = 0
  /// The tokens, with their brackets paired.
  private(set) var tokens: [Token] = []
  /// The strings that tokens refer to.
  private(set) var strings: [StringLiteral] = []
  /// The macros that define a value, as constants after all other code: `static const NAME = @"text";`.
  private var constants: [Token] = []
  /// The files that are imported by `"name"`.
  private(set) var imports: [String] = []

  /// Creates the tokens of a text, up to a limit; those of all code if there are no conditions.
  init(_ bytes: [UInt8], path: String, _ conditions: CompilationConditions?, limit: Int) {
    source = TextCursor(bytes)
    (isSwift, self.conditions, self.limit) = (path.hasSuffix(".swift"), conditions, limit)
    run()
    tokens += constants
    pairBrackets()
  }

  private mutating func run() {
    while let byte = source.peek, tokens.count < limit {
      if byte.isSpace {
        source.advance()
      } else if source.skipComment(nests: isSwift) || byte == UInt8(ascii: "#") && directive() {
        continue
      } else if conditions?.isInactive == true {
        // Code that is not compiled is skipped, except strings and comments that hide the end of a line.
        if byte == UInt8(ascii: "\"") { _ = string(hashes: 0) } else if !skipRegex() { source.advance() }
      } else {
        (lastLine, lastStart) = (source.line, source.offset)
        token(byte)
      }
    }
  }

  private mutating func token(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): addString(hashes: 0)
    case UInt8(ascii: "@") where source.byte(1) == UInt8(ascii: "\""):
      source.advance()
      addString(hashes: 0)
    case UInt8(ascii: "#") where source.byte(1) == UInt8(ascii: "\"") || source.byte(1) == UInt8(ascii: "#"):
      source.skip { $0 == UInt8(ascii: "#") }
      if source.byte() == UInt8(ascii: "\"") { addString(hashes: source.offset - lastStart) }
    case UInt8(ascii: "'"):
      // A C character literal.
      let first = source.byte(1) == UInt8(ascii: "\\") ? 3 : 1
      let length = (first...6).first { source.byte($0) == byte } ?? 0
      source.advance(length + 1)
    case UInt8(ascii: "/") where skipRegex():
      addString(StringLiteral(text: "", parts: [StringLiteral.Part(name: "regex")]))
    case UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: ".") where !isSwift && source.byte(1).isDigit:
      func isPoint() -> Bool {
        // `300.` and `300.f` of C
        let after = source.byte(1) == UInt8(ascii: "f") ? source.byte(2) : source.byte(1)
        let isWhole = !isSwift && !after.isWord
        return source.byte() == UInt8(ascii: ".") && (source.byte(1).isDigit || isWhole)
      }
      while source.byte().isWord || isPoint() { source.advance() }
      add(.number)
    case _ where byte.isWord || byte == UInt8(ascii: "`"),
      UInt8(ascii: "@") where source.byte(1).isWord, UInt8(ascii: "#") where source.byte(1).isWord:
      source.advance()
      source.skip { $0.isWord || $0 == UInt8(ascii: "`") }
      add(.word)
    default:
      source.advance()
      // Two characters may form one operator.
      let pair = [byte, source.byte()]
      if Self.pairs.contains(where: { pair.elementsEqual($0.utf8) }) { source.advance() }
      add(.sign)
    }
  }

  private static let pairs = ["==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "->", "&&", "||", "??"]

  private mutating func add(_ kind: Token.Kind, _ text: String? = nil, partner: Int = -1) {
    let written = source.bytes[lastStart..<source.offset]
    let text = text ?? String(decoding: written.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
    let (isUndecided, line) = (conditions?.isUndecided ?? false, Int32(lastLine))
    let (range, partner) = (Int32(lastStart)..<Int32(source.offset), Int32(partner))
    tokens.append(
      Token(kind: kind, text: text, isUndecided: isUndecided, line: line, range: range, partner: partner)
    )
  }

  // MARK: - Directives

  /// Handles a line with a preprocessor directive or a compilation condition; returns false for any other line.
  private mutating func directive() -> Bool {
    guard source.line > lastLine else { return false }
    var line = source
    line.advance()
    line.skip { $0 == 0x20 }
    let name = line.take(\.isWord)
    let isCondition = CompilationConditions.names.contains(name)
    // The words after `#warning` are not code in C; in Swift they are a string.
    let isText = !isSwift && ["warning", "error"].contains(name)
    let isOther = ["define", "import", "include", "pragma", "undef"].contains(name)
    guard isCondition || isText || isOther else { return false }
    if name == "define", !isSwift, conditions?.isInactive == false { define(line) }
    if name == "import" || name == "include", !isSwift {
      var line = line
      line.skip { $0 == 0x20 }
      let quote = UInt8(ascii: "\"")
      // In `<name.h>` there is no quote, and the next one may be anywhere.
      if line.peek == quote, imports.count < Limits.imports, let path = line.takeQuoted(quote) { imports.append(path) }
    }
    var before: UInt8 = 0
    // A backslash joins the line with the next one, also before CR LF.
    let rest = line.take { byte in
      defer { if byte != 0x0D { before = byte } }
      return byte != 0x0A || before == UInt8(ascii: "\\")
    }
    source = line
    if isCondition { conditions?.take(name, rest) }
    return true
  }

  /// Keeps a macro that defines a value; `line` is the rest of its line after `#define`.
  private mutating func define(_ line: TextCursor) {
    let isBlank = { (byte: UInt8) in byte.isSpace && byte != 0x0A }
    let count = tokens.count
    source = line
    source.skip(isBlank)
    let name = source.take { !$0.isSpace }
    source.skip(isBlank)
    // Anything else is not a value, or might contain another directive.
    guard !name.contains("("), source.isAt("@", "\"") || source.byte().isDigit || "([-".utf8.contains(source.byte())
    else { return }
    (lastLine, lastStart) = (source.line, source.offset)
    for word in ["static", "const", name] { add(.word, word) }
    add(.sign, "=")
    var depth = 0
    while let byte = source.peek, byte != 0x0A, !source.skipComment(nests: false) {
      lastStart = source.offset
      token(byte)
      depth += ["(": 1, "[": 1, ")": -1, "]": -1][tokens.last?.text ?? ""] ?? 0
      source.skip(isBlank)
    }
    lastStart = source.offset
    add(.sign, ";")
    let isValue =
      depth == 0 && !tokens[(count + 4)...].dropLast().contains { ["=", ";", "{", "}", "\\"].contains($0.text) }
    if isValue { constants += tokens[count...] }
    tokens.removeSubrange(count...)
  }

  // MARK: - Strings

  private mutating func addString(hashes: Int) { addString(string(hashes: hashes)) }

  private mutating func addString(_ string: StringLiteral) {
    strings.append(string)
    add(.string, Token.quote, partner: strings.count - 1)
  }

  /// Skips a Swift regular expression, which may hold any bracket or quote: `/[{"]/`, up to the next `/` on its line.
  private mutating func skipRegex() -> Bool {
    let (before, after) = (source.offset > 0 ? source.bytes[source.offset - 1] : 0x20, source.byte(1))
    guard isSwift, source.byte() == UInt8(ascii: "/"), before.isSpace || "([{,;:=#!&|".utf8.contains(before),
      !after.isSpace, !")],/*=".utf8.contains(after)
    else { return false }
    var end = source
    end.advance()
    while let byte = end.peek, byte != 0x0A {
      if byte == UInt8(ascii: "/") {
        source = end
        source.advance()
        return true
      }
      end.advance(byte == UInt8(ascii: "\\") && end.byte(1) != 0x0A ? 2 : 1)
    }
    return false
  }

  /// Reads a string from the quotes at the offset.
  private mutating func string(hashes: Int) -> StringLiteral {
    let isLong = isSwift && source.isAt("\"", "\"") && source.byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    source.advance(quotes)
    // The literal parts, and the code between them.
    var texts: [[UInt8]] = [[]]
    var codes: [ArraySlice<UInt8>] = []
    while source.offset < source.bytes.count {
      if (0..<quotes).allSatisfy({ source.byte($0) == UInt8(ascii: "\"") }), isHashed(hashes, at: quotes) {
        source.advance(quotes + hashes)
        break
      }
      if source.byte() == 0x0A, !isLong { break }
      let isEscape = source.byte() == UInt8(ascii: "\\") && isHashed(hashes, at: 1)
      if isEscape { source.advance(1 + hashes) }
      // A backslash joins a line with the next one. NUL marks it for now, since texts in code do not contain NUL.
      if isEscape, isLong, [0x0A, 0x0D].contains(source.byte()) { texts[texts.count - 1].append(0) }
      if isEscape, isSwift, source.byte() == UInt8(ascii: "(") {
        let start = source.offset + 1
        skipInterpolation()
        codes.append(source.bytes[start..<max(start, source.offset - 1)])
        texts.append([])
      } else if isEscape {
        let escape = source.takeEscape(digitsOfLong: 8)
        texts[texts.count - 1] += String(decoding: escape, as: UTF16.self).utf8
      } else {
        texts[texts.count - 1].append(source.byte())
        source.advance()
      }
    }
    if isLong { return Self.long(texts) }
    let parts = zip(codes, texts.dropFirst()).map { code, rest in
      StringLiteral.Part(name: Self.name(code), path: Self.path(code), rest: String(decoding: rest, as: UTF8.self))
    }
    return StringLiteral(text: String(decoding: texts[0], as: UTF8.self), parts: parts[...])
  }

  /// Returns a text between triple quotes whose lines all have the last line's indent; any other counts as unknown.
  private static func long(_ texts: [[UInt8]]) -> StringLiteral {
    let text = String(decoding: texts[0], as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard texts.count == 1, lines.count > 2, lines.removeFirst().allSatisfy(\.isWhitespace),
      case let indent = lines.removeLast(),
      indent.allSatisfy(\.isWhitespace), lines.allSatisfy({ $0.isEmpty || $0.hasPrefix(indent) })
    else { return StringLiteral(text: "", parts: [StringLiteral.Part(name: "text")]) }
    let joined = lines.map { $0.dropFirst(indent.count) }.joined(separator: "\n")
    return StringLiteral(text: joined.replacing("\0\n", with: ""))
  }

  /// Returns the last of the names that code begins with, except a method that is called on them: `title` of
  /// `row.title?.lowercased()`.
  private static func name(_ code: ArraySlice<UInt8>) -> String {
    let path = code.prefix { $0.isWord || ".?!".utf8.contains($0) }
    var names = path.split { !$0.isWord }
    if names.count > 1, path.endIndex < code.endIndex, code[path.endIndex] == UInt8(ascii: "(") { names.removeLast() }
    return names.last.map { String(decoding: $0, as: UTF8.self) } ?? "value"
  }

  /// Returns code that consists of names joined by periods; nil for other code.
  private static func path(_ code: ArraySlice<UInt8>) -> String? {
    guard code.count < 200, !code.isEmpty, code.allSatisfy({ $0.isWord || $0 == UInt8(ascii: ".") }) else { return nil }
    return String(decoding: code, as: UTF8.self)
  }

  private func isHashed(_ hashes: Int, at distance: Int) -> Bool {
    (0..<hashes).allSatisfy { source.byte(distance + $0) == UInt8(ascii: "#") }
  }

  /// Skips the code in a string, including its strings.
  private mutating func skipInterpolation() {
    var depth = 0
    /// The number of parentheses around each outer string.
    var strings: [Int] = []
    repeat {
      let byte = source.byte()
      if strings.last == depth {
        if byte == 0x0A { break }
        if byte == UInt8(ascii: "\"") { strings.removeLast() }
        if byte == UInt8(ascii: "\\") {
          source.advance()
          if source.byte() == UInt8(ascii: "(") { depth += 1 }
        }
      } else if byte == UInt8(ascii: "\"") {
        strings.append(depth)
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      }
      source.advance()
    } while depth > 0 && source.offset < source.bytes.count
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
        // A closing brace closes the open brackets inside it; any other unmatched closing bracket is ignored.
        while wanted == "{", let last = open.last, tokens[last].text != wanted { open.removeLast() }
        guard let last = open.last, tokens[last].text == wanted else { continue }
        open.removeLast()
        tokens[last].partner = Int32(index)
        tokens[index].partner = Int32(last)
      }
    }
  }
}

/// The strings of a source file, in which comment marks are just text.
package enum SourceStrings {
  /// Returns the sorted byte ranges of the strings in a Swift or Objective-C file; empty for other and too large files.
  package static func ranges(in bytes: [UInt8], of file: FilePath) -> [Range<Int>] {
    guard file.hasEnding([".swift", ".m", ".mm", ".h"]), bytes.count <= Limits.codeSize else { return [] }
    let tokens = Tokenizer(bytes, path: file.shown, nil, limit: Limits.tokens).tokens
    return tokens.compactMap { $0.kind == .string ? Int($0.range.lowerBound)..<Int($0.range.upperBound) : nil }
  }
}
