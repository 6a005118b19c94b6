import LintCore
import LintSystem

/// The code of a target that a storyboard or a property list names.
extension CodeModule {
  /// Creates the code of a target.
  convenience init(_ target: TargetSources) {
    let tree = target.tree
    let modules = RepositoryModules(target)
    let sources = target.files.sources
    let headers = sources.filter { !$0.hasSuffix(".swift") }.map {
      String($0.dropLast($0.hasSuffix(".m") ? 2 : 3)) + ".h"
    }
    let files = modules.read(sources + headers.filter(tree.exists))
    self.init(target.name, files, isFlat: true, notes: modules.notes)
    // Other headers may define constants.
    let prefix = target.target.flatMap { target.settings.path("GCC_PREFIX_HEADER", in: $0.project.folder) }
    var open = files.filter(\.isObjectiveC).flatMap(Self.imported) + [prefix].compactMap(\.self)
    var seen = Set(files.map { FilePath($0.path) })
    while let path = open.popLast().map(tree.spelled), seen.count < files.count + Limits.imports {
      guard seen.insert(FilePath(path)).inserted, tree.exists(path), let file = modules.read([path]).first
      else { continue }
      addVariables(of: file)
      open += Self.imported(file)
    }
    // Superclasses and constants may be in modules of the repository; each type is expected in a file of its name.
    let bases = Set(types.values.joined().compactMap(\.inherited.first)).subtracting(types.keys)
    let foreign = files.reduce(into: bases) { $0.formUnion(Self.namedTypes($1)) }.subtracting(types.keys)
    let imported = files.flatMap { $0.importedModules.map(\.name) }.unique(by: \.self)
    for name in imported where !SystemNames.modules.contains(name) {
      let named = (modules.sources(of: name)?.paths ?? []).filter { foreign.contains(RelativePath.stem($0)) }
      for file in modules.read(named) {
        if bases.contains(RelativePath.stem(file.path)) { add(file) } else { addVariables(of: file) }
      }
    }
  }

  /// Creates an empty module, with a note on why its code cannot be read.
  convenience init(unread note: ImportNote) { self.init("", [], isFlat: true, notes: [note]) }

  /// Returns the headers in its folder that a file imports.
  private static func imported(_ file: CodeFile) -> [String] {
    file.imports.map { RelativePath.join(RelativePath.parent(file.path), $0) }
  }

  /// Returns the types whose members a file names.
  private static func namedTypes(_ file: CodeFile) -> [String] {
    let points = file.tokens.indices.filter { file[$0] == "." && file.tokens.isWord($0 - 1) }
    return points.map { file[$0 - 1] }.filter { $0.isTypeName }
      + file.strings.compactMap { $0.parts.first?.path?.split(separator: ".").first.map(String.init) }
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

  /// Returns the declaration of a type; nil if the target has none, or only extends it.
  func declaration(of name: String) -> TypeDeclaration? {
    types[givenNames[name] ?? name]?.first { !$0.isExtension || $0.body.file.isObjectiveC }
  }

  /// Whether the target declares a type.
  func isDeclared(_ name: String) -> Bool { declaration(of: name) != nil }

  /// Returns the types that a type inherits from and conforms to in its declaration.
  func inherited(by name: String) -> [String] {
    types[name]?.prefix(Limits.declarations).first { !$0.isExtension && !$0.inherited.isEmpty }?.inherited ?? []
  }

  /// Returns a type and its superclasses; `isComplete` is false if the last one is not declared here, nor the system's.
  func inheritance(of name: String) -> (names: [String], isComplete: Bool) {
    var names: [String] = []
    var next = givenNames[name] ?? name
    while types[next] != nil, names.count < Limits.inherited, !names.contains(next) {
      names.append(next)
      guard let base = inherited(by: next).first else { break }
      next = base
    }
    let isSystem = ["UI", "NS", "NC"].contains { next.hasPrefix($0) }
    return (names, !names.isEmpty && (names.last == next || isSystem))
  }

  /// Returns the types whose code has a word beginning with a name, sorted.
  func types(naming name: String) -> [String] {
    let types = declarations.values.flatMap { found in
      found.file.tokens.indices.filter { found.file[$0].hasPrefix(name) }.compactMap { found.type(at: $0)?.name }
    }
    return Set(types).sorted()
  }

  /// Returns the name of the type that holds a token.
  func type(at token: Cursor) -> String? { declarations[token.file]?.type(at: token.index)?.name }

  /// Returns the method that holds a token.
  func method(at token: Cursor) -> Member? { declarations[token.file]?.method(at: token.index) }

  /// Returns the property whose value or accessor holds a token.
  func variable(around token: Cursor) -> Member? {
    (declarations[token.file] ?? foreign[token.file])?.variable(around: token.index)
  }

  /// Returns the member that holds a token, as the scope in which its name is looked up.
  func scope(of token: Cursor) -> FoundMember? {
    (method(at: token) ?? variable(around: token)).map { FoundMember(member: $0, module: self, type: $0.owner) }
  }

  /// Returns the local declaration that a name refers to.
  func local(_ name: Cursor) -> (token: Int, value: Code, isConstant: Bool)? {
    scope(of: name).flatMap { name.local(name.text, in: $0.member.code) }
  }
}
