/// All code of a target, with what it declares.
struct TargetCode {
  /// The largest file that is looked at, in bytes.
  private static let fileSize = 4 << 20
  /// The tokens of all files together.
  private static let tokenLimit = 4_000_000

  /// The files.
  private(set) var files: [CodeFile] = []
  /// The types and their extensions by name.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// The methods by type; functions have none.
  private(set) var methods: [String: [Method]] = [:]
  /// The methods of each file, in its order.
  private var methodsByFile: [[Method]] = []
  /// The properties by type and name; global variables have no type.
  private var variables: [String: [String: [Variable]]] = [:]
  /// The properties and global variables of each file, in its order.
  private var variablesByFile: [[Variable]] = []
  /// What is not read.
  private(set) var notes: [ImportNote] = []
  /// Whether a file that the target lists is not read.
  private(set) var isPartial = false

  /// The code of a target.
  init(_ target: TargetSources) {
    let conditions = CompilationConditions(flags: Self.flags(target.settings))
    var count = 0
    for path in target.files.sources + Self.headers(target) {
      do throws(SourceTree.Failure) {
        let text = try target.tree.text(path)
        guard text.bytes.count <= Self.fileSize, count < Self.tokenLimit else { throw .tooLarge }
        add(CodeFile(text, path: path, conditions, limit: Self.tokenLimit - count))
        count += files.last?.tokens.count ?? 0
      } catch {
        isPartial = true
        notes.append(ImportNote(path: path, line: nil, error.message))
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
      files.append(file)
      files[files.count - 1].number = files.count - 1
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
    files.append(file)
    files[index].number = index
    let found =
      file.isObjectiveC ? ObjectiveCDeclarations.read(file, file: index) : SwiftDeclarations.read(file, file: index)
    for type in found.types { types[type.name, default: []].append(type) }
    for method in found.methods { methods[method.type ?? "", default: []].append(method) }
    methodsByFile.append(found.methods)
    variablesByFile.append(found.variables)
    for variable in found.variables { add(variable) }
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
  private static func flags(_ settings: BuildSettings) -> Set<String> {
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

  /// A type and those that it inherits from, as far as the target declares them; `isComplete` is false where the last
  /// of them is neither the target's nor the system's.
  func chain(of name: String) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    var next = name
    while let declared = types[next], !names.contains(next) {
      names.append(next)
      guard let base = declared.filter({ !$0.isExtension }).compactMap({ $0.inherited.first }).first else { break }
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
    var (low, high) = (0, methods.count)
    while low < high {
      let middle = (low + high) / 2
      if methods[middle].body.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < methods.count && methods[low].body.contains(index) ? methods[low] : nil
  }

  /// The properties of a type that have a name; the global variables where the type has none.
  func variables(named name: String, of type: String) -> [Variable] { variables[type]?[name] ?? [] }

  /// The property whose value or accessor holds a token.
  func variable(around index: Int, inFile number: Int) -> Variable? {
    guard variablesByFile.indices.contains(number) else { return nil }
    let variables = variablesByFile[number]
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].token <= index { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let last = variables[low - 1]
    return last.value.contains(index) || last.accessor.contains(index) ? last : nil
  }

  /// The names of a type's properties.
  func variableNames(of type: String) -> [String] { variables[type].map { Array($0.keys) } ?? [] }

  /// The methods of some types that have a name.
  func methods(named name: String, of names: [String]) -> [Method] {
    names.flatMap { methods[$0] ?? [] }.filter { $0.name == name }
  }
}
