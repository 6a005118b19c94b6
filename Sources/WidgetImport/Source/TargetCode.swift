/// All code of a target, with what it declares.
struct TargetCode {
  /// The files.
  private(set) var files: [CodeFile] = []
  /// The types and their extensions by name.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// The methods by type; functions have none.
  private(set) var methods: [String: [Method]] = [:]
  /// The texts that macros of the preprocessor stand for.
  private(set) var macros: [String: StringLiteral] = [:]
  /// What is not read.
  private(set) var notes: [ImportNote] = []
  /// What each type inherits from and conforms to where it is declared.
  private var inherited: [String: [String]] = [:]
  /// The properties by type and name; global variables have no type.
  private var variables: [String: [String: [Variable]]] = [:]
  private var declarations: [ObjectIdentifier: Declarations] = [:]

  /// The code of a target.
  init(_ target: TargetSources) {
    let conditions = CompilationConditions(flags: Self.flags(target.settings))
    var left = CodeLimits.tokens
    for path in target.files.sources + Self.headers(target) {
      do throws(ImportNote) {
        add(try Self.file(path, target.tree, conditions, &left))
      } catch {
        notes.append(error)
      }
    }
    // Frameworks of the same project have constants, each type in a file of its name.
    let wanted = foreignTypes
    for path in target.libraries where wanted.contains(RelativePath.stem(path)) {
      if let file = try? Self.file(path, target.tree, conditions, &left) { addConstants(file) }
    }
  }

  /// The code of one file, for examples.
  init(_ file: CodeFile) { add(file) }

  private static func file(
    _ path: String,
    _ tree: SourceTree,
    _ conditions: CompilationConditions,
    _ left: inout Int
  ) throws(ImportNote) -> CodeFile {
    let text = try tree.text(path)
    guard text.bytes.count <= CodeLimits.fileSize, left > 0 else { throw ImportNote(tooLarge: path) }
    let file = CodeFile(text, path: path, conditions, limit: left)
    left -= file.tokens.count
    return file
  }

  private mutating func add(_ file: CodeFile) {
    let found = addConstants(file)
    declarations[ObjectIdentifier(file)] = found
    for type in found.types {
      types[type.name, default: []].append(type)
      if !type.isExtension, inherited[type.name]?.isEmpty ?? true { inherited[type.name] = type.inherited }
    }
    for method in found.methods { methods[method.type ?? "", default: []].append(method) }
  }

  @discardableResult
  private mutating func addConstants(_ file: CodeFile) -> Declarations {
    files.append(file)
    macros.merge(file.macros.mapValues { file.strings[$0] }) { first, _ in first }
    let found = Declarations(file)
    for variable in found.variables {
      variables[variable.type ?? "", default: [:]][variable.name, default: []].append(variable)
    }
    return found
  }

  /// The types whose members are named, and that the target does not declare.
  private var foreignTypes: Set<String> {
    var names: Set<String> = []
    for file in files {
      for index in file.tokens.indices where file[index] == "." && file.isWord(index - 1) {
        if file[index - 1].first?.isUppercase == true { names.insert(file[index - 1]) }
      }
      names.formUnion(file.strings.compactMap { $0.path?.split(separator: ".").first.map(String.init) })
    }
    return names.subtracting(types.keys)
  }

  /// The headers beside files of Objective-C.
  private static func headers(_ target: TargetSources) -> [String] {
    target.files.sources.compactMap { path in
      guard !path.hasSuffix(".swift"), let point = path.lastIndex(of: ".") else { return nil }
      let header = path[..<point] + ".h"
      return target.tree.exists(String(header)) ? String(header) : nil
    }
  }

  /// The names that the build settings define.
  static func flags(_ settings: BuildSettings) -> Set<String> {
    func words(_ key: String) -> [String] {
      (settings.value(key)?.text ?? "").split { $0 == " " || $0 == "\"" }.map(String.init)
    }
    var flags = Set(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
    for word in words("GCC_PREPROCESSOR_DEFINITIONS") where !word.hasSuffix("=0") {
      flags.insert(word.split(separator: "=").first.map(String.init) ?? word)
    }
    var isNext = false
    for word in words("OTHER_SWIFT_FLAGS") {
      if isNext { flags.insert(word) }
      isNext = word == "-D"
      if word.hasPrefix("-D"), word != "-D" { flags.insert(String(word.dropFirst(2))) }
    }
    return flags
  }

  /// Whether the target declares a type, and does not only extend it.
  func isDeclared(_ name: String) -> Bool {
    types[name]?.contains { !$0.isExtension || $0.body.file.isObjectiveC } == true
  }

  /// What a type inherits from and conforms to where it is declared.
  func inherited(by name: String) -> [String] { inherited[name] ?? [] }

  /// A type and those that it inherits from, as far as the target declares them; `isComplete` is false if the last of
  /// them is neither the target's nor the system's.
  func chain(of name: String) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    var next = name
    while types[next] != nil, names.count < CodeLimits.inherited, !names.contains(next) {
      names.append(next)
      guard let base = inherited(by: next).first else { break }
      next = base
    }
    let isSystem = ["UI", "NS", "NC"].contains { next.hasPrefix($0) }
    return (names, !names.isEmpty && (names.last == next || isSystem))
  }

  /// The method that holds a token.
  func method(at token: Cursor) -> Method? { declarations[ObjectIdentifier(token.file)]?.method(at: token.index) }

  /// The property whose value or accessor holds a token.
  func variable(around token: Cursor) -> Variable? {
    declarations[ObjectIdentifier(token.file)]?.variable(around: token.index)
  }

  /// The properties of a type that have a name; the global variables if the type has none.
  func variables(named name: String, of type: String) -> [Variable] { variables[type]?[name] ?? [] }

  /// The properties of a type by name.
  func variables(of type: String) -> [String: [Variable]] { variables[type] ?? [:] }
}
