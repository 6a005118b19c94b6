import LintCore

/// A member, and the module that declares it: the scope of the names in its code.
struct FoundMember: Hashable {
  let member: Member
  let module: CodeModule
  /// The type for which it was found, which may inherit it from another.
  let type: String?

  var file: CodeFile { member.token.file }
}

/// The code of an extension: its own module, and those of the repository that its files import.
final class ExtensionCode {
  /// The extension's own module.
  let module: CodeModule
  /// How many more tokens of views may be read for its widgets.
  let tokens = Steps(Limits.extensionTokens)
  /// Notes on values that were seen but could not be read.
  var unreadValues = Facts()
  private let find: (String) -> CodeModule?
  private let found = Cache<String, CodeModule?>()
  private let visible = Cache<ObjectIdentifier, [CodeModule]>()
  private let unread = Cache<ObjectIdentifier, [String]>()

  /// Creates the code of a module, with a function that finds the modules it imports.
  init(_ module: CodeModule, imported: @escaping (String) -> CodeModule? = { _ in nil }) {
    self.module = module
    find = imported
  }

  private func imported(_ name: String) -> CodeModule? { found.value(name) { find(name) } }

  /// Returns the modules whose declarations a file of a module can use, its own first; without a file, any file of it.
  func modules(seenBy file: CodeFile?, in own: CodeModule) -> [CodeModule] {
    visible.value(file.map(ObjectIdentifier.init) ?? ObjectIdentifier(own)) {
      var all = [own]
      var seen: Set<String> = [own.name]
      // All files of a module see what one of them re-exports.
      var open = (file.map { $0.importedModules.map(\.name) + own.exports } ?? own.allImports)[...]
      while let name = open.popFirst() {
        guard seen.insert(name).inserted, let module = imported(name) else { continue }
        all.append(module)
        open += module.exports
      }
      return all
    }
  }

  /// Returns the modules that a file sees, also through re-exports, and that are neither Apple's nor in the repository;
  /// without a file, those that any file of its module sees.
  func unread(by file: CodeFile?, in own: CodeModule) -> [String] {
    unread.value(file.map(ObjectIdentifier.init) ?? ObjectIdentifier(own)) {
      let imports = file?.importedModules.map(\.name) ?? own.allImports
      let names = imports + modules(seenBy: file, in: own).flatMap(\.exports)
      return names.unique(by: \.self).filter {
        !SystemNames.modules.contains($0) && $0 != own.name && imported($0) == nil
      }
    }
  }

  // MARK: - Looking up

  /// Returns the type that a name refers to, and its module.
  func type(_ path: String, in scope: FoundMember) -> (name: String, module: CodeModule)? {
    types(path, in: scope).first
  }

  /// Returns the types that a path refers to in the modules whose declarations the code can use, its own first.
  private func types(_ path: String, in scope: FoundMember) -> some Collection<(name: String, module: CodeModule)> {
    modules(seenBy: scope.file, in: scope.module).lazy.compactMap { module in
      let owner = module === scope.module ? scope.member.owner : nil
      let name = path == "Self" ? owner : module.type(path, in: scope.file, owner: owner)
      return name.map { (name: $0, module: module) }
    }
  }

  /// Returns the members that a token names: of its own type, or after the name of a type; nil after anything else.
  func members(namedBy token: Cursor, in scope: FoundMember) -> [FoundMember]? {
    if token.isUnqualified { return own(token.text, in: scope) }
    let before = token.moved(-2)
    // A case names its type: `Kind.bold.rawValue`
    let path = before.typePath ?? (token.text == "rawValue" ? before.moved(-2).typePath : nil)
    if let path { return members(token.text, of: path, in: scope) }
    return members(token.text, ofTypeHeldBy: before, in: scope)
  }

  /// Returns the members with a name in the type that a constant holds, as `String.own` does with `static let own =
  /// Strings.self`; nil if the name before them is not such a constant.
  private func members(_ name: String, ofTypeHeldBy constant: Cursor, in scope: FoundMember) -> [FoundMember]? {
    guard constant.isWord, constant[-1] == ".", let owner = constant.moved(-2).typePath,
      let home = members(constant.text, of: owner, in: scope).first, home.member.isConstant,
      home.member.code.last?.text == "self", let type = home.member.code.dropLast(2).last?.typePath
    else { return nil }
    let own = members(name, of: type, in: scope)
    return own.isEmpty ? members(name, of: type, in: home) : own
  }

  /// Returns the members that a name after a value refers to, by the type that is declared for the value or that it is
  /// made from: `size.font`, `Row(name: n).title`, `Kind.bold.font`.
  func members(ofValueBefore name: Cursor, in scope: FoundMember, depth: Int = 0) -> [FoundMember] {
    var (type, home) = (ViewChain.receiver(of: name).madeType, scope)
    if let value = name.receiver, depth < Limits.names {
      let parameter = value.isUnqualified ? scope.member.type(of: value.text)?.last(where: \.isWord) : nil
      let local = value[-1] == "." ? nil : value.local(value.text, in: scope.member.code)?.value.madeType
      let values = members(namedBy: value, in: scope) ?? members(ofValueBefore: value, in: scope, depth: depth + 1)
      if parameter == nil, local == nil, let member = values.first { (type, home) = (member.member.typeName, member) }
      type = parameter ?? local ?? type
    }
    return type?.typePath.map { members(name.text, of: $0, in: home) } ?? []
  }

  /// Returns the members that a name refers to, of its own type, of another one, or of a value.
  func members(meantBy name: Cursor, in scope: FoundMember) -> [FoundMember] {
    members(namedBy: name, in: scope) ?? members(ofValueBefore: name, in: scope)
  }

  /// Returns the members with a name in a type that a path refers to.
  func members(_ name: String, of path: String, in scope: FoundMember) -> [FoundMember] {
    // More than one module may extend a type.
    let found =
      types(path, in: scope).lazy.map { $0.module.members(name, of: $0.name) }.first { !$0.isEmpty }
      // One file's import makes those in extensions visible to its module.
      ?? first(seenBy: nil, in: scope.module) { $0.isExtended(path) ? $0.members(name, of: path) : [] }
    // Several files may have a type of the same name, such as `Constants`; a file means its own.
    let own = found.allSatisfy(\.member.isProperty) ? found.filter { $0.file === scope.file } : []
    return own.isEmpty ? found : own
  }

  /// Whether code that reads like a case, `Mode.tiny`, or `.tiny` of a type, is one, and not computed: `Mode.current`.
  func isCase(_ value: Code, of type: Cursor?, in scope: FoundMember) -> Bool {
    guard let name = value.stripped.last, let path = name.moved(-2).typePath ?? type?.typePath else { return true }
    return members(name.text, of: path, in: scope).allSatisfy { found in
      found.member.isStored && found.member.isConstant && !found.module.isEnumeration(found.member.owner ?? "")
    }
  }

  /// Returns the members with a name in the type around the code, else the functions and variables at the top of files.
  func own(_ name: String, in scope: FoundMember) -> [FoundMember] {
    // Nested types see the static members of the types around them.
    for type in CodeModule.scopes(of: scope.type) {
      let found = scope.module.members(name, of: type, besides: scope.member)
      if !found.isEmpty { return found }
    }
    return first(seenBy: scope.file, in: scope.module) { $0.globals(name, in: scope.file) }
  }

  /// Returns the members with a name in extensions of system types; one file's import makes them visible to its module.
  func extensions(_ name: String, in scope: FoundMember) -> [FoundMember] {
    first(seenBy: scope.module === module ? nil : scope.file, in: scope.module) { $0.extensions(name) }
  }

  /// Returns the members that a name in a condition refers to, also in extensions of the family: `family.isLockScreen`.
  func conditions(namedBy name: Cursor, in scope: FoundMember) -> [FoundMember] {
    if let found = members(namedBy: name, in: scope) { return found }
    let isOfFamily = name[-2].lowercased().hasSuffix("family")
    return isOfFamily ? members(name.text, of: "WidgetFamily", in: scope) : []
  }

  /// Returns the results of the first module that has any, among those whose declarations the code can use.
  private func first(
    seenBy file: CodeFile?,
    in own: CodeModule,
    _ find: (CodeModule) -> [FoundMember]
  ) -> [FoundMember] {
    modules(seenBy: file, in: own).lazy.map(find).first { !$0.isEmpty } ?? []
  }
}
