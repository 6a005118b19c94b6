/// Reads the literals of a Tuist manifest as the values of a property list, each with its place: texts, numbers, flags,
/// lists and dictionaries, constants of the same file with such values, and sums. A case becomes a text; a call becomes
/// a table of its name and of its arguments by label or number.
struct TuistValues {
  /// The stand-in for a computed value: a reference to a build setting that does not exist.
  static let computed = "$(a value that Swift computes)"
  /// The key of a call's name.
  static let name = ""

  /// Notes on computed values.
  private(set) var notes: [ImportNote] = []
  /// The places that were reported as computed.
  private var reported: Set<SourcePlace> = []
  private let constants: [String: Code]
  /// The number of values that may still be read, since constants may refer to each other.
  private var left = Limits.manifestValues

  /// The values of a file, whose constants may be in others.
  init(_ file: CodeFile, helpers: [CodeFile]) {
    constants = Self.constants([file]).merging(Self.constants(helpers)) { own, _ in own }
  }

  /// The values of the constants that have names of their own.
  private static func constants(_ files: [CodeFile]) -> [String: Code] {
    let all = files.flatMap { file in
      file.variables.filter { file[$0] == "let" }.map { Cursor(file: file, index: $0 + 1) }
    }
    return Dictionary(grouping: all, by: \.text).compactMapValues { names in
      names.count == 1 ? names[0].file.declaredValue(names[0].index) : nil
    }
  }

  /// The value of an expression; computed parts are reported.
  mutating func value(_ code: Code) -> PropertyList { value(code, depth: 0) }

  private mutating func value(_ code: Code, depth: Int) -> PropertyList {
    left -= 1
    guard !code.isEmpty, left > 0, depth < Limits.folderDepth, let content = content(code, depth: depth + 1)
    else { return computedValue(code) }
    return PropertyList(content: content, line: code.place.line, origin: .init(code.place))
  }

  /// The stand-in for a computed expression, which is reported.
  private mutating func computedValue(_ code: Code) -> PropertyList {
    if reported.insert(code.place).inserted {
      let shown = code.start.text == Token.quote ? "a text" : code.prefix(3).map(\.text).joined()
      report(code.place, "\(shown) is computed, expected a literal")
    }
    return PropertyList(content: .text(Self.computed), line: code.place.line, origin: .init(code.place))
  }

  private mutating func content(_ code: Code, depth: Int) -> PropertyList.Content? {
    let sum = code.parts(between: "+")
    if sum.count > 1 { return added(sum.map { value($0, depth: depth) }) }
    if let inside = code.inside("[") { return collection(inside, depth) }
    let first = code.start
    if first.text == "." || Self.types.contains(first.text), let (name, arguments) = Self.call(code) {
      return call(name, arguments, depth)
    }
    if code.count == 1, let literal = first.string { return text(literal, depth).map { .text($0) } }
    if code.count == 1, first.token.kind == .number { return .text(first.text) }
    if code.count == 1, first.isAny("true", "false") { return .text(first.text == "true" ? "YES" : "NO") }
    guard let last = code.last, last.isWord, code.allSatisfy({ $0.isWord || $0.text == "." }) else { return nil }
    if let constant = constants[last.text], first.text != "." { return value(constant, depth: depth).content }
    return first.text == "." && code.count == 2 || first.text == "Product"
      ? .text(Self.configurations[last.text] ?? last.text) : nil
  }

  private mutating func collection(_ code: Code, _ depth: Int) -> PropertyList.Content {
    let elements = code.elements
    guard code.count == 1 && code.start.text == ":" || elements.first?.parts(around: ":") != nil
    else { return .list(elements.map { value($0, depth: depth) }) }
    var table: [String: PropertyList] = [:]
    for case let (key, element)? in elements.map({ $0.parts(around: ":") }) where !key.isEmpty {
      guard let key = value(key, depth: depth).text else { continue }
      let value = value(element, depth: depth)
      table[key] = value[Self.name] == nil ? value : computedValue(element)
    }
    return .table(table)
  }

  /// The types whose members are mostly named without them.
  private static let types = [
    "InfoPlist", "Plist", "Path", "SourceFilesList", "ResourceFileElements", "Settings", "SettingValue",
    "Configuration", "TargetDependency", "DeploymentTargets",
  ]

  /// The calls that just return their argument.
  private static let plain = [
    "string", "array", "dictionary", "boolean", "integer", "real", "relativeToManifest", "path", "Path",
  ]
  /// The cases that are names of configurations.
  private static let configurations = ["debug": "Debug", "release": "Release"]

  private mutating func call(_ name: String, _ arguments: [Code], _ depth: Int) -> PropertyList.Content {
    if Self.plain.contains(name), arguments.count == 1, arguments[0].label == nil {
      return value(arguments[0], depth: depth).content
    }
    var table = [Self.name: PropertyList.text(name)]
    for (place, argument) in arguments.enumerated() {
      table[argument.label ?? "\(place)"] = value(argument.unlabeled, depth: depth)
    }
    return .table(table)
  }

  private mutating func text(_ literal: StringLiteral, _ depth: Int) -> String? {
    if let text = literal.literal { return text }
    guard literal.nextVariable == nil, let name = literal.path?.split(separator: ".").last,
      let constant = constants[String(name)], let inner = value(constant, depth: depth).text
    else { return nil }
    return inner == Self.computed ? nil : literal.text + inner + literal.rest
  }

  private func added(_ parts: [PropertyList]) -> PropertyList.Content? {
    if parts.allSatisfy({ $0.text != nil && $0.text != Self.computed }) {
      return .text(parts.compactMap(\.text).joined())
    }
    return parts.contains { $0.text != nil } ? nil : .list(parts.flatMap(\.list))
  }

  /// The elements of a list, which may be a sum or a constant; a computed list counts as one element.
  func elements(_ code: Code) -> [Code] {
    var (found, open, steps) = ([Code](), [code], Limits.manifestTargets)
    while let next = open.popLast(), steps > 0 {
      steps -= 1
      let sum = next.parts(between: "+")
      if sum.count > 1 {
        open += sum.reversed()
      } else if let inside = next.inside("[") {
        found += inside.elements
      } else if next.count == 1, let constant = constants[next.start.text] {
        open.append(constant)
      } else if !next.isEmpty {
        found.append(next)
      }
    }
    return found
  }

  /// The call in an expression, or in the constant that it names.
  func call(_ code: Code) -> (name: String, arguments: [Code])? {
    Self.call(code.count == 1 ? constants[code.start.text] ?? code : code)
  }

  /// Reports that something is computed.
  mutating func report(_ place: SourcePlace, _ reason: String) { notes.append(ImportNote(place, reason)) }

  /// Discards the reports since an earlier state.
  mutating func forget(since before: TuistValues) { (notes, reported) = (before.notes, before.reported) }

  /// The name and the arguments of an expression that is one call: `Target(…)`, `.target(…)`, `Target.init(…)`.
  static func call(_ code: Code) -> (name: String, arguments: [Code])? {
    guard let open = code.outer.first(where: { $0.text == "(" }), open.index > code.startIndex,
      code.file.tokens.partner(open.index) == code.endIndex - 1,
      code[code.startIndex..<open.index].allSatisfy({ $0.isWord || $0.text == "." })
    else { return nil }
    let words = code[code.startIndex..<open.index].words.filter { $0 != "init" }
    return (words.last ?? "", code[open.index + 1..<code.endIndex - 1].elements)
  }
}
