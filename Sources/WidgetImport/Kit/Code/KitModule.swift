/// The types and their members in the Swift files of one module, by full names: `Row.Style`.
///
/// A type that only its file sees has the file's path before its name, so that types of one name stay apart.
final class KitModule {
  /// A declaration of a type, or an extension of one.
  struct TypePart {
    let declaration: TypeDeclaration
    /// The tokens before its body.
    let header: Code
    /// Its full name.
    let name: String
  }

  let name: String
  let files: [CodeFile]
  /// The parts of each type.
  private(set) var types: [String: [TypePart]] = [:]
  /// The members by their type and name; those at the top of files have the type "".
  private var members: [String: [String: [KitMember]]] = [:]
  /// The members by name alone.
  private(set) var named: [String: [KitMember]] = [:]
  /// The types that only one file sees, by file.
  private var hidden: [ObjectIdentifier: Set<String>] = [:]
  private var importNames: [ObjectIdentifier: [String]] = [:]
  /// The modules whose declarations those who import it see, too: `@_exported import Design`.
  private(set) var exports: [String] = []
  /// The full name of the type that each block of a file is in.
  private var owners: [ObjectIdentifier: [String?]] = [:]

  /// The module with some files.
  init(_ name: String, _ files: [CodeFile]) {
    self.name = name
    self.files = files.filter { !$0.isObjectiveC }
    for file in self.files { findHidden(file) }
    for file in self.files { add(file) }
  }

  // MARK: - Declarations

  private func findHidden(_ file: CodeFile) {
    importNames[ObjectIdentifier(file)] = Self.imports(file)
    exports += file.tokens.indices.filter { file[$0] == "import" && file[$0 - 1] == "@_exported" }.map { file[$0 + 1] }
    for block in file.blocks where block.kind == .type && block.parent == 0 {
      let header = Code(file, block.header)
      guard header.outer.contains(where: { $0.isAny("private", "fileprivate") }),
        let type = TypeDeclaration(header, Code(file, block.body)), !type.isExtension
      else { continue }
      hidden[ObjectIdentifier(file), default: []].insert(type.name)
    }
  }

  private func add(_ file: CodeFile) {
    var names: [String?] = []
    for block in file.blocks {
      var owner = names.isEmpty ? nil : names[block.parent]
      let (header, body) = (Code(file, block.header), Code(file, block.body))
      if block.kind == .type, let type = TypeDeclaration(header, body) {
        let path = Self.path(header)
        let name = owner.map { $0 + "." + path } ?? key(path, in: file)
        types[name, default: []].append(TypePart(declaration: type, header: header, name: name))
        owner = name
      } else if block.kind == .method, let method = Method(header, body, of: owner) {
        add(KitMember(method, header: header, owner: owner))
      }
      names.append(owner)
    }
    owners[ObjectIdentifier(file)] = names
    for variable in Declarations(file).variables {
      add(KitMember(variable, owner: names[Int(variable.token.token.block)]))
    }
  }

  private func add(_ member: KitMember) {
    members[member.owner ?? "", default: [:]][member.name, default: []].append(member)
    named[member.name, default: []].append(member)
  }

  /// The name of a type as its declaration has it: `Widget.Entry` in `extension Widget.Entry`.
  private static func path(_ header: Code) -> String {
    guard var token = header.outer.first(where: { TypeDeclaration.keywords.contains($0.text) && $0[1] != "func" })
    else { return "" }
    token = token.moved(1)
    var path = token.text
    while token[1] == ".", token.moved(2).isWord {
      token = token.moved(2)
      path += "." + token.text
    }
    return path
  }

  /// The modules that a file imports.
  private static func imports(_ file: CodeFile) -> [String] {
    file.tokens.indices.filter { file[$0] == "import" && file.tokens[$0].bracket < 0 }.map { index in
      TypeDeclaration.keywords.contains(file[index + 1]) ? file[index + 2] : file[index + 1]
    }
  }

  // MARK: - Looking up

  /// The modules that a file imports.
  func imports(_ file: CodeFile) -> [String] { importNames[ObjectIdentifier(file)] ?? [] }

  /// The full name of the type in whose body a token is; nil if it is in none.
  func owner(of token: Cursor) -> String? {
    owners[ObjectIdentifier(token.file)].flatMap { $0[Int(token.token.block)] }
  }

  /// The name under which a file sees a type at the top of files.
  private func key(_ path: String, in file: CodeFile) -> String {
    let first = path.prefix { $0 != "." }
    return hidden[ObjectIdentifier(file)]?.contains(String(first)) == true ? file.path + "#" + path : path
  }

  /// The full name of the type that a name stands for in a type of a file; nil if it is none of this module's.
  func type(_ path: String, in file: CodeFile, owner: String?) -> String? {
    var scope = owner
    for _ in 0..<Limits.names {
      guard let around = scope else { break }
      if types[around + "." + path] != nil { return around + "." + path }
      if around == path || around.hasSuffix("#" + path) { return around }
      scope = around.lastIndex(of: ".").flatMap { dot in
        around[dot...].contains("#") || around[dot...].contains("/") ? nil : String(around[..<dot])
      }
    }
    let key = key(path, in: file)
    return types[key] == nil ? nil : key
  }

  /// The members of a type with a name: its own, else those of what it inherits from and conforms to.
  func members(_ name: String, of type: String) -> [KitFound] {
    var open = [type]
    var seen: Set<String> = []
    while let type = open.popLast(), seen.count < Limits.inherited {
      guard seen.insert(type).inserted else { continue }
      if let found = members[type]?[name] { return found.prefix(Limits.leaves).map(self.found) }
      open += inherited(by: type)
    }
    return []
  }

  private func found(_ member: KitMember) -> KitFound { KitFound(member: member, module: self) }

  private let bases = Cache<String, [String]>()

  /// The types of the module that one inherits from or conforms to.
  private func inherited(by type: String) -> [String] {
    bases.value(type) {
      let all = (types[type] ?? []).flatMap { part in
        part.declaration.inherited.compactMap { self.type($0, in: part.declaration.body.file, owner: nil) }
      }
      return Array(all.unique(by: \.self).prefix(Limits.inherited))
    }
  }

  /// The functions and variables at the top of files with a name, those of one file before all others.
  func globals(_ name: String, in file: CodeFile) -> [KitFound] {
    let all = members[""]?[name] ?? []
    let own = all.prefix(Limits.declarations).filter { $0.token.file === file }
    return (own.isEmpty ? all : own).prefix(Limits.leaves).map(found)
  }

  /// The members with a name in extensions of types that the module does not declare, and of its own protocols.
  func extensions(_ name: String) -> [KitFound] {
    extending.value(name) {
      (named[name] ?? []).lazy.filter { $0.owner.map(self.isExtended) ?? false }.prefix(Limits.leaves).map(found)
    }
  }

  private let extending = Cache<String, [KitFound]>()
  private let extended = Cache<String, Bool>()

  private func isExtended(_ type: String) -> Bool {
    extended.value(type) {
      (types[type] ?? []).allSatisfy { part in
        let isProtocol = part.header.contains("protocol") && !part.declaration.body.isEmpty
        return isProtocol || part.declaration.isExtension
      }
    }
  }
}
