/// A member, and the module that declares it.
struct KitFound {
  let member: KitMember
  let module: KitModule
}

/// Where code stands: what the names in it may mean.
struct KitScope {
  let module: KitModule
  /// The member that the code is part of.
  let member: KitMember

  var file: CodeFile { member.token.file }

  init(_ found: KitFound) { (module, member) = (found.module, found.member) }
}

/// The code of an extension: its own module, and those of the repository that its files import.
final class KitCode {
  /// The extension's own module.
  let module: KitModule
  /// The tokens of views that its widgets may still reach.
  var left = Limits.extensionTokens
  private let find: (String) -> KitModule?
  private var found: [String: KitModule?] = [:]
  private var visible: [ObjectIdentifier: [KitModule]] = [:]
  private var unread: [ObjectIdentifier: [String]] = [:]

  /// The code of a module, and a way to those that it imports.
  init(_ module: KitModule, imported: @escaping (String) -> KitModule? = { _ in nil }) {
    self.module = module
    find = imported
  }

  private func imported(_ name: String) -> KitModule? {
    if let known = found[name] { return known }
    let module = find(name)
    found[name] = .some(module)
    return module
  }

  /// The modules whose declarations a file sees, its own first.
  func modules(seenBy file: CodeFile, in own: KitModule) -> [KitModule] {
    if let known = visible[ObjectIdentifier(file)] { return known }
    var all = [own]
    var seen: Set<String> = [own.name]
    var open = own.imports(file)[...]
    while let name = open.popFirst() {
      guard seen.insert(name).inserted, let module = imported(name) else { continue }
      all.append(module)
      open += module.exports
    }
    visible[ObjectIdentifier(file)] = all
    return all
  }

  /// The modules that a file imports and that are neither Apple's nor the repository's.
  func unread(by file: CodeFile, in own: KitModule) -> [String] {
    if let known = unread[ObjectIdentifier(file)] { return known }
    let found = own.imports(file).unique(by: \.self).filter {
      !SystemNames.modules.contains($0) && $0 != own.name && imported($0) == nil
    }
    unread[ObjectIdentifier(file)] = found
    return found
  }

  // MARK: - Looking up

  /// A type that a name stands for, and its module.
  func type(_ path: String, in scope: KitScope) -> (name: String, module: KitModule)? {
    for module in modules(seenBy: scope.file, in: scope.module) {
      let owner = module === scope.module ? scope.member.owner : nil
      if let name = module.type(path, in: scope.file, owner: owner) { return (name, module) }
    }
    return nil
  }

  /// The members with a name of a type that a name stands for.
  func members(_ name: String, of path: String, in scope: KitScope) -> [KitFound] {
    // More than one module may extend a type.
    for module in modules(seenBy: scope.file, in: scope.module) {
      let owner = module === scope.module ? scope.member.owner : nil
      guard let type = module.type(path, in: scope.file, owner: owner) else { continue }
      let found = module.members(name, of: type)
      if !found.isEmpty { return found.map { KitFound(member: $0, module: module) } }
    }
    return []
  }

  /// The members with a name of the type that the code is in, else the functions and variables of files.
  func own(_ name: String, in scope: KitScope) -> [KitFound] {
    var owner = scope.member.owner
    for _ in 0..<Limits.names {
      guard let type = owner else { break }
      let found = scope.module.members(name, of: type)
      if !found.isEmpty { return found.map { KitFound(member: $0, module: scope.module) } }
      // What is nested sees the static members around it.
      owner = type.lastIndex(of: ".").flatMap { type[$0...].contains("#") ? nil : String(type[..<$0]) }
    }
    for module in modules(seenBy: scope.file, in: scope.module) {
      let found = module.globals(name, in: scope.file)
      if !found.isEmpty { return found.map { KitFound(member: $0, module: module) } }
    }
    return []
  }

  /// The members with a name in extensions of the system's types.
  func extensions(_ name: String, in scope: KitScope) -> [KitFound] {
    for module in modules(seenBy: scope.file, in: scope.module) {
      let found = module.extensions(name)
      if !found.isEmpty { return found.map { KitFound(member: $0, module: module) } }
    }
    return []
  }
}
