package import LintCore
package import LintSystem

/// A rule with the file that it was read from.
package struct LoadedRule {
  /// The file.
  package let path: FilePath
  /// The rule with all that its file says.
  package let document: RuleDocument
}

// MARK: - Rule files

extension FileSource {
  /// Reads a rule file, or all `.yml` and `.yaml` files below a folder; `tree` is what no link may lead out of.
  package func rules(in path: FilePath, tree: FilePath? = nil) throws(WorkspaceError) -> [LoadedRule] {
    var files: [FilePath] = []
    try collectRuleFiles(path, isNamed: true, tree, into: &files)
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
      let own = try LinterFile(file, from: self)
      bytesLeft -= own.bytes.count
      guard bytesLeft >= 0 else { throw tooMuch("\(limits.ruleBytes >> 20) MiB in all, expected less") }
      let document = try own.locating { bytes throws(Faults) in
        try RuleReader.read(bytes, stem: Self.stem(of: file), .description)
      }
      nodesLeft -= document.size
      guard nodesLeft >= 0 else { throw tooMuch("\(limits.ruleNodes) nodes in all, expected fewer") }
      return LoadedRule(path: file, document: document)
    }
  }

  private func collectRuleFiles(
    _ path: FilePath,
    isNamed: Bool,
    _ tree: FilePath?,
    into files: inout [FilePath]
  ) throws(WorkspaceError) {
    func checkInside() throws(WorkspaceError) {
      if let tree, try !isInside(path, tree) {
        throw .message("\(path.shown): the path leads out of the configuration's folder")
      }
    }
    // What is named must lead somewhere; in a folder only what could be a rule must.
    if isNamed { try checkInside() }
    switch try kind(of: path, followingLinks: isNamed) {
    case .file where isNamed || Self.isRuleFile(path), .special where isNamed, .link where Self.isRuleFile(path):
      try checkInside()
      files.append(path)
    case .folder:
      try checkInside()
      let names = try names(in: path).sorted { $0.lexicographicallyPrecedes($1) }
      for name in names where name.first != UInt8(ascii: ".") {
        try collectRuleFiles(path.appending(name), isNamed: false, tree, into: &files)
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

  private static func stem(of path: FilePath) -> String {
    let name = path.lastComponent
    return String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name, as: UTF8.self)
  }
}
