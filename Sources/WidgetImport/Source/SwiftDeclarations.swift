/// Finds what a Swift file declares; what is in bodies of functions is not looked at.
struct SwiftDeclarations {
  private let code: CodeFile
  private let file: Int
  private var found = Declarations()

  /// What a file declares.
  static func read(_ code: CodeFile, file: Int) -> Declarations {
    var reader = SwiftDeclarations(code: code, file: file)
    reader.read()
    return reader.found
  }

  private init(code: CodeFile, file: Int) {
    self.code = code
    self.file = file
  }

  private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]
  private static let declaring = types.union(["var", "let"])
  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "override", "static", "class", "final", "@objc",
    "@IBAction",
    "@IBOutlet", "lazy", "weak", "unowned", "mutating", "nonisolated", "dynamic", "required", "convenience",
  ]

  private mutating func read() {
    /// The types around, each with the token of its closing brace.
    var open: [(name: String, end: Int)] = []
    var index = 0
    while index < code.tokens.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      let word = code.tokens[index].kind == .word ? code.text(index) : ""
      if Self.types.contains(word), code.isWord(index + 1), !code.isToken(index + 1, "func"),
        !code.isToken(index + 1, "var"),
        !code.isToken(index + 1, "let"), let (type, brace) = type(index)
      {
        found.types.append(type)
        if let end = code.partner(brace) { open.append((type.name, end)) }
        index = brace + 1
      } else if word == "func" || word == "init" && (code.isToken(index + 1, "(") || code.isToken(index + 1, "?")) {
        index = method(index, type: open.last?.name)
      } else if word == "var" || word == "let" {
        index = variable(index, type: open.last?.name, isConstant: word == "let")
      } else {
        // Braces that are no type's are passed over, and what is in parentheses.
        index = code.after(index)
      }
    }
  }

  private func type(_ index: Int) -> (TypeDeclaration, brace: Int)? {
    var name = code.text(index + 1)
    var next = index + 2
    while code.isToken(next, "."), code.isWord(next + 1) {
      name = code.text(next + 1)
      next += 2
    }
    var inherited: [String] = []
    var isInList = false
    while next < code.tokens.count, !code.isToken(next, "{") {
      if code.isToken(next, "}") || code.isToken(next, ";") || isDeclaration(next) { return nil }
      if code.isToken(next, ":") { isInList = true }
      if code.isToken(next, "where") { isInList = false }
      if isInList, inherited.count < TypeDeclaration.inheritedLimit, code.isWord(next), !code.isToken(next + 1, ".") {
        inherited.append(code.text(next))
      }
      next = code.after(next)
    }
    guard let end = code.partner(next) else { return nil }
    let isExtension = code.isToken(index, "extension")
    return (
      TypeDeclaration(name: name, inherited: inherited, isExtension: isExtension, file: file, body: next + 1..<end),
      next
    )
  }

  /// Whether a token begins a declaration, so that what comes before it has ended.
  private func isDeclaration(_ index: Int) -> Bool {
    code.isToken(index, "func") || code.isToken(index, in: Self.declaring) && code.isWord(index + 1)
      || code.isToken(index, "init") && (code.isToken(index + 1, "(") || code.isToken(index + 1, "?"))
  }

  private func modifiers(before index: Int) -> Set<String> {
    var words: Set<String> = []
    var next = index - 1
    while next >= 0 {
      if code.isToken(next, ")"), let opening = code.partner(next), code.isWord(opening - 1) {
        // @available(iOS 10.0, *), private(set)
        let word = code.text(opening - 1)
        if word == "@available", code.isToken(opening + 1, in: ["iOS", "iOSApplicationExtension"]) {
          words.insert("@available iOS " + code.text(opening + 2))
        } else if !Self.modifiers.contains(word), !word.hasPrefix("@") {
          break
        }
        next = opening - 2
      } else if code.isToken(next, in: Self.modifiers) || code.isWord(next) && code.text(next).hasPrefix("@") {
        words.insert(code.text(next))
        next -= 1
      } else {
        break
      }
    }
    return words
  }

  private mutating func method(_ index: Int, type: String?) -> Int {
    let isInit = code.isToken(index, "init")
    var next = isInit ? index + 1 : index + 2
    while next < code.tokens.count, !code.isToken(next, "(") {
      if code.isToken(next, "{") || code.isToken(next, "}") || next > index + 1 && isDeclaration(next) {
        return index + 1
      }
      next += 1
    }
    guard let end = code.partner(next) else { return index + 1 }
    var labels: [String] = []
    var parameters: [String] = []
    for element in code.elements(in: next + 1..<end) {
      let words = element.prefix { !code.isToken($0, ":") }.filter { code.isWord($0) && !code.text($0).hasPrefix("@") }
      guard let first = words.first, let last = words.last else { continue }
      labels.append(code.text(first))
      parameters.append(code.text(last))
    }
    next = end + 1
    while next < code.tokens.count, !code.isToken(next, "{") {
      if code.isToken(next, "}") || code.isToken(next, ";") || isDeclaration(next) { return next }
      next = code.after(next)
    }
    guard let close = code.partner(next) else { return next + 1 }
    found.methods.append(
      Method(
        name: isInit ? "init" : code.text(index + 1),
        labels: labels,
        parameters: parameters,
        type: type,
        file: file,
        head: index,
        body: next + 1..<close,
        modifiers: modifiers(before: index)
      )
    )
    return close + 1
  }

  private mutating func variable(_ index: Int, type: String?, isConstant: Bool) -> Int {
    guard code.isWord(index + 1) else { return index + 1 }
    var next = index + 2
    // The type, if there is one.
    if code.isToken(next, ":") {
      next += 1
      let line = code.line(next)
      while next < code.tokens.count, !code.isToken(next, "="), !code.isToken(next, "{"), !code.isToken(next, "}") {
        if code.line(next) > line, !code.isToken(next, "."), code.partner(next) == nil { break }
        if code.isToken(next, ",") || code.isToken(next, ";") { break }
        next = code.after(next)
      }
    }
    var value = next..<next
    var accessor = next..<next
    if code.isToken(next, "=") {
      value = code.assigned(next)
      next = value.upperBound
    }
    if code.isToken(next, "{"), let close = code.partner(next) {
      accessor = next + 1..<close
      next = close + 1
    }
    found.variables.append(
      Variable(
        name: code.text(index + 1),
        type: type,
        file: file,
        token: index + 1,
        value: value,
        accessor: accessor,
        isConstant: isConstant
      )
    )
    return max(next, index + 2)
  }
}
