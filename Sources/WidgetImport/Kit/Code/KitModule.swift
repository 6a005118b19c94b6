import LintCore

/// The types of a module and their members by full names, with the file's path where no other file sees them.
final class KitModule: Distinct {
  let name: String
  /// The folder of a package's module, in which its texts and images are; nil for a target of the project.
  let folder: String?
  /// Whether some of its files could not be read.
  let isPart: Bool
  /// The declaration and the extensions of each type.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// The words that declare each type: `struct`.
  private var kinds: [String: Set<String>] = [:]
  /// The types by their aliases: `typealias Tide = NextTide`.
  private var aliases: [String: String] = [:]
  /// The members by their type and name; the type is "" for those at the top of files.
  private var members: [String: [String: [KitMember]]] = [:]
  /// The members by name alone.
  private var named: [String: [KitMember]] = [:]
  /// The types that are private to a file, by file.
  private var hidden: [CodeFile: Set<String>] = [:]
  /// The modules imported by any of its files.
  private(set) var allImports: [String] = []
  /// The modules that it re-exports: `@_exported import Design`.
  private(set) var exports: [String] = []

  /// The module with some files.
  init(_ name: String, _ files: [CodeFile], folder: String? = nil, isPart: Bool = false) {
    (self.name, self.folder, self.isPart) = (name, folder, isPart)
    for file in files { add(Declarations(file)) }
  }

  // MARK: - Declarations

  private func add(_ found: Declarations) {
    let file = found.file
    let imports = file.importedModules
    allImports += imports.map(\.name)
    exports += imports.filter(\.isExported).map(\.name)
    let unseen = found.types.filter { $0.outer == nil && $0.isPrivate && !$0.isExtension }
    hidden[file] = Set(unseen.map(\.name))
    var names: [TypeDeclaration: String] = [:]
    for type in found.types {
      let outer = type.outer.flatMap { names[$0] }
      // A full name repeats all outer names: beyond a limit, a nested type counts as the type around it.
      let name = outer.map { $0.utf8.count > Limits.typeName ? $0 : "\($0).\(type.path)" } ?? key(type.path, in: file)
      names[type] = name
      types[name, default: []].append(type)
      let words = TypeDeclaration.keywords.intersection(type.header.words)
      if !type.isExtension { kinds[name, default: []].formUnion(words) }
      if let member = KitMember(rawValuesOf: type, owner: name) { add(member) }
    }
    func owner(of token: Cursor) -> String? { found.type(at: token.index).flatMap { names[$0] } }
    for index in file.tokens.indices where file[index] == "typealias" && file[index + 2] == "=" {
      let name = (owner(of: Cursor(file: file, index: index)).map { $0 + "." } ?? "") + file[index + 1]
      let type = file.expression(from: index + 3)
      let generic = type.last?.text == ">" ? type.prefix { $0.text != "<" } : type
      aliases[name] = generic.last { $0.isWord && $0.text.isTypeName }?.typePath
    }
    for method in found.methods { add(KitMember(method, owner: owner(of: method.head))) }
    for variable in found.variables { add(KitMember(variable, owner: owner(of: variable.token))) }
  }

  private func add(_ member: KitMember) {
    members[member.owner ?? "", default: [:]][member.name, default: []].append(member)
    named[member.name, default: []].append(member)
  }

  // MARK: - Looking up

  /// The key of a type at the top of files, as a file sees it.
  private func key(_ path: String, in file: CodeFile) -> String {
    let first = path.prefix { $0 != "." }
    return hidden[file]?.contains(String(first)) == true ? file.path + "#" + path : path
  }

  /// A type by its full name, then those that it is nested in.
  static func scopes(of type: String?) -> [String] {
    func outer(_ name: String) -> String? {
      name.lastIndex(of: ".").flatMap { name[$0...].contains("#") ? nil : String(name[..<$0]) }
    }
    return type.map { Array(sequence(first: $0, next: outer).prefix(Limits.names)) } ?? []
  }

  /// The full name of the type that a path refers to inside a type of a file; nil if it is not in this module.
  func type(_ path: String, in file: CodeFile, owner: String?) -> String? {
    var (path, owner, found): (String, String?, String?) = (path, owner, nil)
    // An alias may stand for another one, or for a type around the one that is meant.
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
    let key = key(path, in: file)
    return isKnown(key) ? key : nil
  }

  /// The members of a type with a name, else those of its bases; in a member of that name, an overload is meant.
  func members(_ name: String, of owner: String, besides member: KitMember? = nil) -> [KitFound] {
    var open = [owner]
    var seen: Set<String> = []
    while let type = open.popLast(), seen.count < Limits.inherited {
      guard seen.insert(type).inserted else { continue }
      let found = members[type]?[name]?.prefix(Limits.leaves).filter { $0 != member } ?? []
      if !found.isEmpty { return found.map { KitFound(member: $0, module: self, type: owner) } }
      open += inherited(by: type)
    }
    return []
  }

  private func found(_ member: KitMember) -> KitFound { KitFound(member: member, module: self, type: member.owner) }

  private let bases = Cache<String, [String]>()

  /// The types of the module that one inherits from or conforms to.
  private func inherited(by type: String) -> [String] {
    bases.value(type) {
      let all = (types[type] ?? []).flatMap { part in
        part.inherited.compactMap { self.type($0, in: part.body.file, owner: nil) }
      }
      return Array(all.unique(by: \.self).prefix(Limits.inherited))
    }
  }

  private let defaultValues = Cache<String, [String: Set<String>]>()
  private let changed = Cache<CodeFile, Set<String>>()

  /// The first properties of a type that are true, false or a case where a call gives them nothing, since nothing
  /// assigns them.
  func defaults(of type: String) -> [String: Set<String>] {
    defaultValues.value(type) {
      let known = (members[type] ?? [:]).values.joined().filter { member in
        member.isStored && member.isFixed && KitValues.flag(member.code) != nil && !isChanged(member)
      }
      let first = known.sorted { ($0.token.file.path, $0.token.index) < ($1.token.file.path, $1.token.index) }
      let values = first.prefix(Limits.flags).compactMap { member in
        KitValues.flag(member.code).map { (member.name, Set([$0])) }
      }
      return Dictionary(values) { first, _ in first }
    }
  }

  /// The labels of arguments, by what is called with them: the name of a type, or what may make any.
  private lazy var labels: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for file in hidden.keys {
      for index in file.tokens.indices where file[index + 1] == ":" && ["(", ","].contains(file[index - 1]) {
        guard let call = Cursor(file: file, index: index).bracket?.moved(-1) else { continue }
        // The labels of a declaration give nothing.
        if call.text != "init" || call[-1] == "." { found[call.text, default: []].insert(file[index]) }
      }
    }
    return found
  }()

  /// Whether a call of its type, anywhere in the module, gives a property a value.
  func isGiven(_ property: KitMember) -> Bool {
    let type = property.owner?.split { $0 == "." || $0 == "#" }.last.map(String.init)
    return type.map { [$0, "init", "Self", ">"].contains { labels[$0]?.contains(property.name) == true } } ?? false
  }

  /// Whether a file of its type assigns a variable, or another one of its name, after its declaration.
  func isChanged(_ member: KitMember) -> Bool {
    let files = member.owner.flatMap { types[$0] }?.map(\.body.file) ?? [member.token.file]
    return member.isStored && member.token[-1] == "var" && files.contains { changedNames($0).contains(member.name) }
  }

  /// The names that a file gives values after their declaration, whatever has them.
  private func changedNames(_ file: CodeFile) -> Set<String> {
    changed.value(file) {
      let assigned = file.tokens.indices.filter { file[$0 + 1] == "=" && !["let", "var"].contains(file[$0 - 1]) }
      return Set(assigned.map { file[$0] })
    }
  }

  /// The functions and variables with a name at the top of files, those of the given file first.
  func globals(_ name: String, in file: CodeFile) -> [KitFound] {
    let all = members[""]?[name] ?? []
    let own = all.prefix(Limits.declarations).filter { $0.token.file === file }
    return (own.isEmpty ? all : own).prefix(Limits.leaves).map(found)
  }

  /// The members with a name in any type.
  func members(named name: String) -> some RandomAccessCollection<KitFound> { (named[name] ?? []).lazy.map(found) }

  /// The members with a name in extensions of foreign types, and of the module's own protocols.
  func extensions(_ name: String) -> [KitFound] {
    extending.value(name) {
      members(named: name).filter { $0.member.owner.map(isExtended) ?? false }.prefix(Limits.leaves).map(\.self)
    }
  }

  private let extending = Cache<String, [KitFound]>()

  /// Whether a type is a protocol of the module.
  func isProtocol(_ type: String) -> Bool { kinds[type]?.contains("protocol") ?? false }

  /// Whether a type is an enumeration of the module.
  func isEnumeration(_ type: String) -> Bool { kinds[type]?.contains("enum") ?? false }

  /// Whether a type is none that the module declares, or a protocol.
  func isExtended(_ type: String) -> Bool { kinds[type] == nil || isProtocol(type) }
}
