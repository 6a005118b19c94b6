/// All code of a target, with what it declares.
struct TargetCode {
  /// The largest file that is looked at, in bytes.
  private static let fileSize = 4 << 20
  /// The tokens of all files together.
  private static let tokenLimit = 4_000_000
  /// The most types that one inherits from in turn.
  private static let chainLimit = 64

  /// The files.
  private(set) var files: [CodeFile] = []
  /// The types and their extensions by name.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// What each type inherits from and conforms to where it is declared.
  private var inherited: [String: [String]] = [:]
  /// The methods by type; functions have none.
  private(set) var methods: [String: [Method]] = [:]
  /// The methods of each file, in its order.
  private var methodsByFile: [[Method]] = []
  /// The properties by type and name; global variables have no type.
  private var variables: [String: [String: [Variable]]] = [:]
  /// The properties and global variables of each file, in its order.
  private var variablesByFile: [[Variable]] = []
  /// The texts that macros of the preprocessor stand for.
  private(set) var macros: [String: StringLiteral] = [:]
  /// What is not read.
  private(set) var notes: [ImportNote] = []
  /// Whether a file that the target lists is not read.
  private(set) var isPartial = false

  /// The code of a target.
  init(_ target: TargetSources) {
    let conditions = CompilationConditions(flags: Self.flags(target.settings))
    var count = 0
    for path in target.files.sources + Self.headers(target) {
      do throws(ImportNote) {
        let text = try target.tree.text(path)
        guard text.bytes.count <= Self.fileSize, count < Self.tokenLimit else {
          throw ImportNote(tooLarge: path)
        }
        add(CodeFile(text, path: path, conditions, limit: Self.tokenLimit - count))
        count += files.last?.tokens.count ?? 0
      } catch {
        isPartial = true
        notes.append(error)
      }
    }
    addLibraries(target, conditions, count)
  }

  /// Adds the constants of types that the code names and that frameworks of the same project declare, each in a file of
  /// its name.
  private mutating func addLibraries(_ target: TargetSources, _ conditions: CompilationConditions, _ count: Int) {
    let wanted = foreignTypes
    for path in target.libraries where wanted.contains(RelativePath.stem(path)) {
      guard let text = try? target.tree.text(path), text.bytes.count <= Self.fileSize, count < Self.tokenLimit else {
        continue
      }
      let file = CodeFile(text, path: path, conditions, limit: Self.tokenLimit - count)
      take(file)
      methodsByFile.append([])
      variablesByFile.append([])
      for variable in SwiftDeclarations.read(file, file: files.count - 1).variables {
        add(variable)
      }
    }
  }

  /// The types whose members are named, and that the target does not declare.
  private var foreignTypes: Set<String> {
    var names: Set<String> = []
    for file in files {
      for index in file.tokens.indices where file.isToken(index, ".") && file.isWord(index - 1) {
        let name = file.text(index - 1)
        if name.first?.isUppercase == true, types[name] == nil { names.insert(name) }
      }
      for path in file.strings.compactMap(\.path) {
        if let name = path.split(separator: ".").first.map(String.init), types[name] == nil { names.insert(name) }
      }
    }
    return names
  }

  /// The code of one file, for examples.
  init(_ file: CodeFile) { add(file) }

  private mutating func add(_ file: CodeFile) {
    let index = files.count
    take(file)
    let found =
      file.isObjectiveC ? ObjectiveCDeclarations.read(file, file: index) : SwiftDeclarations.read(file, file: index)
    for type in found.types {
      types[type.name, default: []].append(type)
      if !type.isExtension, inherited[type.name]?.isEmpty ?? true { inherited[type.name] = type.inherited }
    }
    for method in found.methods { methods[method.type ?? "", default: []].append(method) }
    methodsByFile.append(found.methods)
    variablesByFile.append(found.variables)
    for variable in found.variables { add(variable) }
  }

  private mutating func take(_ file: CodeFile) {
    files.append(file)
    files[files.count - 1].number = files.count - 1
    macros.merge(file.macros.mapValues { file.strings[$0] }) { first, _ in first }
  }

  private mutating func add(_ variable: Variable) {
    variables[variable.type ?? "", default: [:]][variable.name, default: []].append(variable)
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
    var flags: Set<String> = []
    func words(_ key: String) -> [String] {
      (settings.value(key)?.text ?? "").split { $0 == " " || $0 == "\"" }.map(String.init)
    }
    flags.formUnion(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
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
    types[name]?.contains { !$0.isExtension || files[$0.file].isObjectiveC } == true
  }

  /// What a type inherits from and conforms to where it is declared.
  func inherited(by name: String) -> [String] { inherited[name] ?? [] }

  /// A type and those that it inherits from, as far as the target declares them; `isComplete` is false where the last
  /// of them is neither the target's nor the system's.
  func chain(of name: String) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    var next = name
    while types[next] != nil, names.count < Self.chainLimit, !names.contains(next) {
      names.append(next)
      guard let base = inherited(by: next).first else { break }
      next = base
    }
    if names.isEmpty { return ([], false) }
    let last = next
    return (names, names.last == last || last.hasPrefix("UI") || last.hasPrefix("NS") || last.hasPrefix("NC"))
  }

  /// The method that holds a token.
  func method(at index: Int, inFile number: Int) -> Method? {
    guard methodsByFile.indices.contains(number) else { return nil }
    let methods = methodsByFile[number]
    let next = methods.firstIndex(beyond: { $0.body.upperBound > index })
    return next < methods.count && methods[next].body.contains(index) ? methods[next] : nil
  }

  /// The properties of a type that have a name; the global variables where the type has none.
  func variables(named name: String, of type: String) -> [Variable] { variables[type]?[name] ?? [] }

  /// The property whose value or accessor holds a token.
  func variable(around index: Int, inFile number: Int) -> Variable? {
    guard variablesByFile.indices.contains(number) else { return nil }
    let variables = variablesByFile[number]
    let next = variables.firstIndex(beyond: { $0.token > index })
    guard next > 0 else { return nil }
    let last = variables[next - 1]
    return last.value.contains(index) || last.accessor.contains(index) ? last : nil
  }

  /// The properties of a type by name.
  func variables(of type: String) -> [String: [Variable]] { variables[type] ?? [:] }

  /// The methods of some types that have a name.
  func methods(named name: String, of names: [String]) -> [Method] {
    names.flatMap { methods[$0] ?? [] }.filter { $0.name == name }
  }
}
