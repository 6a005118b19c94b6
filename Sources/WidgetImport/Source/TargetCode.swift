import LintCore
import LintSystem

/// All code of a target, with its declarations.
final class TargetCode {
  /// The types and their extensions by name.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// The methods by type; functions have none.
  private(set) var methods: [String: [Method]] = [:]
  /// The files that cannot be read.
  private(set) var notes: [ImportNote] = []
  /// The types that each type inherits from and conforms to in its declaration.
  private var inherited: [String: [String]] = [:]
  /// The types by the names that storyboards and property lists have for them.
  private var given: [String: String] = [:]
  /// The properties by type and name; global variables have no type.
  private var variables: [String: [String: [Variable]]] = [:]
  private var declarations: [CodeFile: Declarations] = [:]

  /// The code of a target.
  init(_ target: TargetSources) {
    let tree = target.tree
    let modules = RepositoryModules(target)
    let sources = target.files.sources
    let headers = sources.filter { !$0.hasSuffix(".swift") }.map {
      String($0.dropLast($0.hasSuffix(".m") ? 2 : 3)) + ".h"
    }
    let files = modules.read(sources + headers.filter(tree.exists))
    notes = modules.notes
    for file in files { add(file) }
    // Other headers may define constants.
    let prefix = target.target.flatMap { target.settings.path("GCC_PREFIX_HEADER", in: $0.project.folder) }
    var open = files.filter(\.isObjectiveC).flatMap(Self.imported) + [prefix].compactMap(\.self)
    var seen = Set(files.map { FilePath($0.path) })
    while let path = open.popLast().map(tree.spelled), seen.count < files.count + Limits.imports {
      guard seen.insert(FilePath(path)).inserted, tree.exists(path), let file = modules.read([path]).first
      else { continue }
      addConstants(Declarations(file))
      open += Self.imported(file)
    }
    // Modules of the repository have constants, each type in a file of its name.
    let foreign = files.reduce(into: Set<String>()) { $0.formUnion(Self.namedTypes($1)) }.subtracting(types.keys)
    let imported = files.flatMap { $0.importedModules.map(\.name) }.unique(by: \.self)
    for name in imported where !SystemNames.modules.contains(name) {
      let constants = (modules.sources(of: name)?.paths ?? []).filter { foreign.contains(RelativePath.stem($0)) }
      for file in modules.read(constants) { addConstants(Declarations(file)) }
    }
  }

  /// No code, with the reason.
  init(unread note: ImportNote) { notes = [note] }

  /// The code of one file, for examples.
  init(_ file: CodeFile) { add(file) }

  private func add(_ file: CodeFile) {
    let found = Declarations(file)
    addConstants(found)
    declarations[file] = found
    for type in found.types {
      types[type.name, default: []].append(type)
      if let name = type.givenName { given[name] = type.name }
      if !type.isExtension, inherited[type.name]?.isEmpty ?? true { inherited[type.name] = type.inherited }
    }
    for method in found.methods { methods[method.type ?? "", default: []].append(method) }
  }

  private func addConstants(_ found: Declarations) {
    for variable in found.variables {
      variables[variable.type ?? "", default: [:]][variable.name, default: []].append(variable)
    }
  }

  /// The headers in its folder that a file imports.
  private static func imported(_ file: CodeFile) -> [String] {
    file.imports.map { RelativePath.join(RelativePath.parent(file.path), $0) }
  }

  /// The types whose members a file names.
  private static func namedTypes(_ file: CodeFile) -> [String] {
    let points = file.tokens.indices.filter { file[$0] == "." && file.tokens.isWord($0 - 1) }
    return points.map { file[$0 - 1] }.filter { $0.isTypeName }
      + file.strings.compactMap { $0.parts.first?.path?.split(separator: ".").first.map(String.init) }
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
    let options = words("OTHER_SWIFT_FLAGS")
    flags.formUnion(options.filter { $0.hasPrefix("-D") && $0 != "-D" }.map { String($0.dropFirst(2)) })
    return flags.union(zip(options, options.dropFirst()).filter { $0.0 == "-D" }.map(\.1))
  }

  /// The number of its tokens.
  var tokenCount: Int { declarations.values.reduce(0) { $0 + $1.file.tokens.count } }

  /// The words and strings in its code, except the names of methods in their declarations.
  var words: Set<String> {
    declarations.keys.reduce(into: []) { words, file in
      words.formUnion(file.strings.map(\.text))
      let tokens = Code(file, file.tokens.indices)
      for token in tokens where token.isWord && !token.isDeclaration { words.insert(token.text) }
    }
  }

  /// The declaration of a type; nil if the target has none, or only extends it.
  func declaration(of name: String) -> TypeDeclaration? {
    types[given[name] ?? name]?.first { !$0.isExtension || $0.body.file.isObjectiveC }
  }

  /// Whether the target declares a type.
  func isDeclared(_ name: String) -> Bool { declaration(of: name) != nil }

  /// The types that a type inherits from and conforms to in its declaration.
  func inherited(by name: String) -> [String] { inherited[name] ?? [] }

  /// A type and its superclasses; `isComplete` is false if the last one is neither declared here nor the system's.
  func inheritance(of name: String) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    var next = given[name] ?? name
    while types[next] != nil, names.count < Limits.inherited, !names.contains(next) {
      names.append(next)
      guard let base = inherited(by: next).first else { break }
      next = base
    }
    let isSystem = ["UI", "NS", "NC"].contains { next.hasPrefix($0) }
    return (names, !names.isEmpty && (names.last == next || isSystem))
  }

  /// The types whose code has a word beginning with a name, sorted.
  func types(naming name: String) -> [String] {
    let types = declarations.values.flatMap { found in
      found.file.tokens.indices.filter { found.file[$0].hasPrefix(name) }.compactMap { found.type(at: $0)?.name }
    }
    return Set(types).sorted()
  }

  /// The name of the type that holds a token.
  func type(at token: Cursor) -> String? { declarations[token.file]?.type(at: token.index)?.name }

  /// The method that holds a token.
  func method(at token: Cursor) -> Method? { declarations[token.file]?.method(at: token.index) }

  /// The property whose value or accessor holds a token.
  func variable(around token: Cursor) -> Variable? {
    declarations[token.file]?.variable(around: token.index)
  }

  /// The properties of a type that have a name; the global variables if the type has none.
  func variables(named name: String, of type: String) -> [Variable] { variables[type]?[name] ?? [] }

  /// The properties of a type by name.
  func variables(of type: String) -> [String: [Variable]] { variables[type] ?? [:] }
}
