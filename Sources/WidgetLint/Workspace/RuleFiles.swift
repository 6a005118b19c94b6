package import LintCore
package import LintSystem

/// Finds and reads rule files.
package struct RuleFiles {
  /// A rule with the file that it was read from.
  package struct Loaded {
    /// The file.
    package let path: FilePath
    /// The rule with all that its file says.
    package let document: RuleDocument
  }

  private let source: FileSource

  /// Rule files of a source.
  package init(_ source: FileSource) { self.source = source }

  /// Reads a rule file, or all `.yml` and `.yaml` files below a folder; `tree` is what no link may lead out of.
  package func load(_ path: FilePath, tree: FilePath? = nil) throws(WorkspaceError) -> [Loaded] {
    var files: [FilePath] = []
    try collect(path, isNamed: true, tree, into: &files)
    if files.isEmpty { throw .message("\(path.shown): the folder holds no rule files") }
    let limits = ConfigurationLimits.self
    guard files.count <= limits.ruleFiles else {
      throw .message("\(path.shown): the folder holds \(files.count) rule files, expected \(limits.ruleFiles) at most")
    }
    var (bytesLeft, nodesLeft) = (limits.ruleBytes, limits.ruleNodes)
    return try files.sorted().map { file throws(WorkspaceError) in
      func tooMuch(_ what: String) -> WorkspaceError {
        .message("\(file.shown): the rule files have more than \(what)")
      }
      let own = try LinterFile(file, from: source)
      bytesLeft -= own.bytes.count
      guard bytesLeft >= 0 else { throw tooMuch("\(limits.ruleBytes >> 20) MiB in all, expected less") }
      let document = try read(own, file)
      nodesLeft -= document.size
      guard nodesLeft >= 0 else { throw tooMuch("\(limits.ruleNodes) nodes in all, expected fewer") }
      return Loaded(path: file, document: document)
    }
  }

  private func collect(
    _ path: FilePath,
    isNamed: Bool,
    _ tree: FilePath?,
    into files: inout [FilePath]
  ) throws(WorkspaceError) {
    func checkInside() throws(WorkspaceError) {
      if let tree, try !source.isInside(path, tree) {
        throw .message("\(path.shown): the path leads out of the configuration's folder")
      }
    }
    // What is named must lead somewhere; in a folder only what could be a rule must.
    if isNamed { try checkInside() }
    switch try source.kind(of: path, followingLinks: isNamed) {
    case .file where isNamed || Self.isRuleFile(path), .special where isNamed, .link where Self.isRuleFile(path):
      try checkInside()
      files.append(path)
    case .folder:
      try checkInside()
      let names = try source.names(in: path).sorted { $0.lexicographicallyPrecedes($1) }
      for name in names where name.first != UInt8(ascii: ".") {
        try collect(path.appending(name), isNamed: false, tree, into: &files)
      }
    case .file, .special, .link:
      break
    }
  }

  private static func isRuleFile(_ path: FilePath) -> Bool {
    let name = path.lastComponent
    guard name.suffix(4).elementsEqual(".yml".utf8) || name.suffix(5).elementsEqual(".yaml".utf8) else { return false }
    // What belongs to the descriptions or to the coverage of the sources is no rule.
    return !DescriptionName.matches(name) && !name.elementsEqual("statements.yml".utf8)
  }

  private func read(_ own: LinterFile, _ path: FilePath) throws(WorkspaceError) -> RuleDocument {
    let name = path.lastComponent
    let stem = String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name, as: UTF8.self)
    return try own.locatingAll { bytes throws(Faults) in try RuleReader.read(bytes, stem: stem) }
  }
}
