import LintCore

/// The declarations of a module: its types and their members by full names, which begin with the file's path if only
/// that file sees them. If it is flat, a nested type is known by its own name alone, as storyboards name it.
final class CodeModule: Distinct {
  let name: String
  /// The folder of a package's module, in which its texts and images are; nil for a target of the project.
  let folder: String?
  /// Whether some of its files could not be read.
  let isPart: Bool
  /// The files that cannot be read.
  let notes: [ImportNote]
  private let isFlat: Bool
  /// The declaration and the extensions of each type.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// The functions by their type, in the order of the files; the type is "" for those at the top of files.
  private(set) var methods: [String: [Member]] = [:]
  private(set) var declarations: [CodeFile: Declarations] = [:]
  /// The declarations of the files that only define constants for the module.
  private(set) var foreign: [CodeFile: Declarations] = [:]
  /// The types by the names that storyboards and property lists use for them.
  private(set) var givenNames: [String: String] = [:]
  /// The words that declare each type: `struct`.
  private var kinds: [String: Set<String>] = [:]
  /// The types by their aliases: `typealias Tide = NextTide`.
  private var aliases: [String: String] = [:]
  /// The members by their type and name; the type is "" for those at the top of files.
  private var members: [String: [String: [Member]]] = [:]
  /// The members by name alone.
  private var named: [String: [Member]] = [:]
  /// The modules imported by any of its files.
  private(set) var allImports: [String] = []
  /// The modules that it re-exports: `@_exported import Design`.
  private(set) var exports: [String] = []

  /// Creates a module from some files.
  init(
    _ name: String,
    _ files: [CodeFile],
    folder: String? = nil,
    isPart: Bool = false,
    isFlat: Bool = false,
    notes: [ImportNote] = []
  ) {
    (self.name, self.folder, self.isPart, self.isFlat, self.notes) = (name, folder, isPart, isFlat, notes)
    for file in files { add(file) }
  }

  // MARK: - Declarations

  /// Adds the declarations of a file.
  func add(_ file: CodeFile) {
    let found = Declarations(file, isFlat: isFlat)
    declarations[file] = found
    let imports = file.importedModules
    allImports += imports.map(\.name)
    exports += imports.filter(\.isExported).map(\.name)
    for type in found.types {
      types[type.fullName, default: []].append(type)
      if let name = type.givenName { givenNames[name] = type.fullName }
      let words = TypeDeclaration.keywords.intersection(type.header.words)
      if !type.isExtension { kinds[type.fullName, default: []].formUnion(words) }
      if let member = Member(rawValuesOf: type) { add(member) }
    }
    for index in file.tokens.indices where file[index] == "typealias" && file[index + 2] == "=" {
      let name = (found.type(at: index).map { $0.fullName + "." } ?? "") + file[index + 1]
      let type = file.expression(from: index + 3)
      let generic = type.last?.text == ">" ? type.prefix { $0.text != "<" } : type
      aliases[name] = generic.last { $0.isWord && $0.text.isTypeName }?.typePath
    }
    for method in found.methods {
      methods[method.owner ?? "", default: []].append(method)
      add(method)
    }
    for variable in found.variables { add(variable) }
  }

  /// Adds the variables of a file whose other declarations are not the module's own.
  func addVariables(of file: CodeFile) {
    let found = Declarations(file, isFlat: isFlat)
    foreign[file] = found
    for variable in found.variables { add(variable) }
  }

  private func add(_ member: Member) {
    members[member.owner ?? "", default: [:]][member.name, default: []].append(member)
    named[member.name, default: []].append(member)
  }

  // MARK: - Looking up

  /// Returns the full name of a type, then those of the types around it.
  static func scopes(of type: String?) -> [String] {
    func outer(_ name: String) -> String? {
      name.lastIndex(of: ".").flatMap { name[$0...].contains("#") ? nil : String(name[..<$0]) }
    }
    return type.map { Array(sequence(first: $0, next: outer).prefix(Limits.names)) } ?? []
  }

  /// Returns the full name of the type that a path refers to inside a type of a file; nil if it is not in this module.
  func type(_ path: String, in file: CodeFile, owner: String?) -> String? {
    if isFlat {
      let name = path.split(separator: ".").last.map(String.init) ?? path
      return members[name] == nil && types[name] == nil ? nil : name
    }
    var (path, owner, found): (String, String?, String?) = (path, owner, nil)
    // An alias may name another alias, or a type around the one that is meant.
    for _ in 0..<Limits.names {
      let alias = Self.scopes(of: path).lazy.compactMap { start in
        self.declared(start, in: file, owner: owner).map { (name: $0, rest: path.dropFirst(start.count)) }
      }.first
      guard let alias else { break }
      if alias.rest.isEmpty { found = alias.name }
      guard let meant = aliases[alias.name] else { break }
      (path, owner) = (meant + alias.rest, alias.name)
    }
    return found
  }

  private func declared(_ path: String, in file: CodeFile, owner: String?) -> String? {
    func isKnown(_ name: String) -> Bool { types[name] != nil || aliases[name] != nil }
    for around in Self.scopes(of: owner) {
      if isKnown(around + "." + path) { return around + "." + path }
      if around == path || around.hasSuffix("#" + path) { return around }
    }
    let key = declarations[file]?.key(path) ?? path
    return isKnown(key) ? key : nil
  }

  /// Returns the members of a type with a name, else its bases'; in a member of that name, the name means an overload.
  func members(_ name: String, of owner: String, besides member: Member? = nil) -> [FoundMember] {
    var open = [owner]
    var seen: Set<String> = []
    while let type = open.popLast(), seen.count < Limits.inherited {
      guard seen.insert(type).inserted else { continue }
      let found = members[type]?[name]?.prefix(Limits.leaves).filter { $0 != member } ?? []
      if !found.isEmpty { return found.map { FoundMember(member: $0, module: self, type: owner) } }
      open += bases(of: type)
    }
    return []
  }

  /// Returns the properties of a type; for the type "", the variables at the top of files.
  func variables(of type: String) -> [Member] {
    (members[type] ?? [:]).values.flatMap { $0.prefix(Limits.declarations).filter(\.isProperty) }
  }

  /// Returns the properties of a type that have a name; for the type "", the variables at the top of files.
  func variables(named name: String, of type: String) -> [Member] {
    (members[type]?[name] ?? []).prefix(Limits.declarations).filter(\.isProperty)
  }

  private func found(_ member: Member) -> FoundMember { FoundMember(member: member, module: self, type: member.owner) }

  private let knownBases = Cache<String, [String]>()

  /// Returns the types of the module that a type inherits from or conforms to.
  private func bases(of type: String) -> [String] {
    knownBases.value(type) {
      let all = (types[type] ?? []).flatMap { part in
        part.inherited.compactMap { self.type($0, in: part.body.file, owner: nil) }
      }
      return Array(all.unique(by: \.self).prefix(Limits.inherited))
    }
  }

  private let defaultValues = Cache<String, [String: Set<String>]>()
  private let changed = Cache<CodeFile, Set<String>>()

  /// Returns the first properties of a type that nothing assigns, and whose default is true, false, a case or nil.
  func defaults(of type: String, in code: ExtensionCode) -> [String: Set<String>] {
    defaultValues.value(type) {
      let known = (members[type] ?? [:]).values.joined().filter { member in
        member.isStored && member.isFixed && member.initialFlag != nil && !isChanged(member)
          && code.isCase(member.code, of: member.typeName, in: found(member))
      }
      let first = known.sorted { ($0.token.file.path, $0.token.index) < ($1.token.file.path, $1.token.index) }
      let values = first.prefix(Limits.flags).compactMap { member in
        member.initialFlag.map { (member.name, Set([$0])) }
      }
      return Dictionary(values) { first, _ in first }
    }
  }

  /// The argument labels of all calls, by the called name: a type's, or one that may make any type, such as `init`.
  private lazy var labels: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for file in declarations.keys {
      for index in file.tokens.indices where file[index + 1] == ":" && ["(", ","].contains(file[index - 1]) {
        guard let call = Cursor(file: file, index: index).bracket?.moved(-1) else { continue }
        // The labels in an initializer's declaration give no values.
        if call.text != "init" || call[-1] == "." { found[call.text, default: []].insert(file[index]) }
      }
    }
    return found
  }()

  /// Whether a call that creates its type, anywhere in the module, gives a property a value.
  func isGiven(_ property: Member) -> Bool {
    let type = property.owner?.split { $0 == "." || $0 == "#" }.last.map(String.init)
    return type.map { [$0, "init", "Self", ">"].contains { labels[$0]?.contains(property.name) == true } } ?? false
  }

  /// Whether a variable, or another of the same name, is assigned after its declaration in a file of its type.
  func isChanged(_ member: Member) -> Bool {
    let files = member.owner.flatMap { types[$0] }?.map(\.body.file) ?? [member.token.file]
    return member.isStored && member.token[-1] == "var" && files.contains { changedNames($0).contains(member.name) }
  }

  /// Returns the names that a file assigns to after their declaration, whatever they belong to.
  private func changedNames(_ file: CodeFile) -> Set<String> {
    changed.value(file) {
      let assigned = file.tokens.indices.filter { file[$0 + 1] == "=" && !["let", "var"].contains(file[$0 - 1]) }
      return Set(assigned.map { file[$0] })
    }
  }

  /// Returns the functions and variables with a name at the top of files: the given file's, else those that it can see.
  func globals(_ name: String, in file: CodeFile) -> [FoundMember] {
    let all = (members[""]?[name] ?? []).prefix(Limits.declarations)
    let own = all.filter { $0.token.file === file }
    return (own.isEmpty ? all.filter { !$0.isOfFile } : own).prefix(Limits.leaves).map(found)
  }

  /// Returns the members with a name in any type.
  func members(named name: String) -> some RandomAccessCollection<FoundMember> { (named[name] ?? []).lazy.map(found) }

  /// Returns the members with a name in extensions of foreign types, and of the module's own protocols.
  func extensions(_ name: String) -> [FoundMember] {
    // The cache belongs to the module, so it must not retain the module.
    let kept = extending.value(name) {
      let found = members(named: name).filter { $0.member.owner.map(isExtended) ?? false }
      return found.prefix(Limits.leaves).map { ($0.member, $0.type) }
    }
    return kept.map { FoundMember(member: $0, module: self, type: $1) }
  }

  private let extending = Cache<String, [(Member, String?)]>()

  /// Whether a type is a protocol of the module.
  func isProtocol(_ type: String) -> Bool { kinds[type]?.contains("protocol") ?? false }

  /// Whether a type is an enumeration of the module.
  func isEnumeration(_ type: String) -> Bool { kinds[type]?.contains("enum") ?? false }

  /// Whether a type is a protocol of the module, or not declared in it.
  func isExtended(_ type: String) -> Bool { kinds[type] == nil || isProtocol(type) }
}
