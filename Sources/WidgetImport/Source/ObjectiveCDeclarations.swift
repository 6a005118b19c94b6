/// Finds what a file of Objective-C declares.
struct ObjectiveCDeclarations {
  private let code: CodeFile
  private let file: Int
  private var found = Declarations()

  /// What a file declares.
  static func read(_ code: CodeFile, file: Int) -> Declarations {
    var reader = ObjectiveCDeclarations(code: code, file: file)
    reader.read()
    return reader.found
  }

  private init(code: CodeFile, file: Int) {
    self.code = code
    self.file = file
  }

  private mutating func read() {
    var type: (name: String, start: Int, isInterface: Bool, inherited: [String], isCategory: Bool)?
    var index = 0
    while index < code.tokens.count {
      if code.isToken(index, "@implementation") || code.isToken(index, "@interface") {
        let (inherited, next) = inherited(after: index + 1)
        let isCategory = code.isToken(index + 2, "(")
        type = (code.text(index + 1), next, code.isToken(index, "@interface"), inherited, isCategory)
        index = next
      } else if code.isToken(index, "@end"), let last = type {
        found.types.append(
          TypeDeclaration(
            name: last.name,
            inherited: last.inherited,
            isExtension: last.isCategory || !last.isInterface,
            file: file,
            body: last.start..<max(last.start, index)
          )
        )
        type = nil
        index += 1
      } else if let type, !type.isInterface, code.isToken(index, "-") || code.isToken(index, "+"),
        code.isToken(index + 1, "(")
      {
        index = method(index, type: type.name)
      } else if code.isToken(index, "="), code.isWord(index - 1) {
        variable(index, type: type?.name)
        index = code.assigned(index).upperBound
      } else {
        index = code.after(index)
      }
    }
  }

  private func inherited(after name: Int) -> ([String], next: Int) {
    var inherited: [String] = []
    var next = name + 1
    if code.isToken(next, ":"), code.isWord(next + 1) {
      inherited.append(code.text(next + 1))
      next += 2
    }
    if code.isToken(next, "(") { next = code.after(next) }
    if code.isToken(next, "<") {
      while next < code.tokens.count, !code.isToken(next, ">") {
        if code.isToken(next, "@interface") { return (inherited, next) }
        if code.isWord(next), inherited.count < TypeDeclaration.inheritedLimit { inherited.append(code.text(next)) }
        next += 1
      }
      next += 1
    }
    return (inherited, next)
  }

  private mutating func method(_ index: Int, type: String) -> Int {
    var next = code.after(index + 1)
    let head = next
    var labels: [String] = []
    var parameters: [String] = []
    while next < code.tokens.count, !code.isToken(next, "{") {
      if code.isToken(next, ";") || code.isToken(next, "@end") { return next }
      if code.isToken(next + 1, ":"), code.isWord(next) {
        labels.append(code.text(next))
        next += 2
        if code.isToken(next, "(") { next = code.after(next) }
        parameters.append(code.text(next))
      }
      next = code.after(next)
    }
    guard let close = code.partner(next) else { return next + 1 }
    found.methods.append(
      Method(
        name: code.text(head),
        labels: labels,
        parameters: parameters,
        type: type,
        file: file,
        head: index,
        body: next + 1..<close,
        modifiers: []
      )
    )
    return close + 1
  }

  private mutating func variable(_ equals: Int, type: String?) {
    let value = code.assigned(equals)
    var start = equals
    while start > 0, !code.isToken(start - 1, ";"), !code.isToken(start - 1, "}"), equals - start < 12 { start -= 1 }
    found.variables.append(
      Variable(
        name: code.text(equals - 1),
        type: type,
        file: file,
        token: equals - 1,
        value: value,
        accessor: value.upperBound..<value.upperBound,
        isConstant: (start..<equals).contains { code.isToken($0, "const") }
      )
    )
  }
}
