import LintCore
import LintSystem

/// Finds and reads rule files.
enum RuleFiles {
  /// A rule with the file that it was read from.
  struct Loaded {
    let path: FilePath
    let document: RuleDocument
  }

  /// Reads a rule file, or all `.yml` and `.yaml` files below a folder; `tree` is what no link may lead out of.
  static func load(_ path: FilePath, tree: FilePath? = nil) throws(RunFailure) -> [Loaded] {
    var files: [FilePath] = []
    try collect(path, isNamed: true, tree, into: &files)
    if files.isEmpty { throw .message("\(path.shown): the folder holds no rule files") }
    return try files.sorted().map { file throws(RunFailure) in Loaded(path: file, document: try read(file)) }
  }

  private static func collect(
    _ path: FilePath,
    isNamed: Bool,
    _ tree: FilePath?,
    into files: inout [FilePath]
  ) throws(RunFailure) {
    if let tree, try !SourceFile.isInside(path, tree) {
      throw .message("\(path.shown): the path leads out of the configuration's folder")
    }
    switch try SourceFile.kind(of: path, followingLinks: isNamed) {
    case .file where isNamed || isRuleFile(path), .special where isNamed, .link where isRuleFile(path):
      files.append(path)
    case .folder:
      for name in try SourceFile.names(in: path) where name.first != UInt8(ascii: ".") {
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
    return !name.suffix(11).elementsEqual(".widget.yml".utf8) && !name.elementsEqual("statements.yml".utf8)
  }

  /// Reads one rule file.
  static func read(_ path: FilePath) throws(RunFailure) -> RuleDocument {
    let name = path.lastComponent
    let stem = String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name, as: UTF8.self)
    return try SourceFile(reading: path).locating { bytes throws(Finding) in
      try RuleReader.read(bytes, stem: stem)
    }
  }
}
