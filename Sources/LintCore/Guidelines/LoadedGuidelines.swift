/// One file of a folder of guidelines.
package struct GuidelineFile: Sendable {
  /// The faults of some of the files.
  package struct Faults: Error {
    /// The files by their paths in the folder, each with all that is wrong with it.
    package let files: [(path: String, faults: [Finding])]
  }

  /// Its path in the folder: `fields.yml`, `margins/edge-margin.yml`.
  package let path: String
  /// Its bytes.
  package let bytes: [UInt8]

  /// A file with its path in the folder.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The folder that holds it, relative to that of the guidelines; empty if they are the same.
  package var folder: String { slash.map { String(path[..<$0]) } ?? "" }

  /// The file's name without its ending; for a rule, its id.
  package var stem: String {
    let name = path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
    return String(name[..<(name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)])
  }

  // Searches bytes: every start does this for each rule, and splitting the path takes ten times as long.
  private var slash: String.Index? { path.utf8.lastIndex(of: UInt8(ascii: "/")) }
}

/// A set of guidelines with everything that the files of its folder say.
package struct LoadedGuidelines: Sendable {
  /// A source of statements.
  package struct Source: Sendable {
    /// The name by which statements refer to it.
    package let name: String
    /// The addresses of its pages.
    package let pages: [String]
  }

  /// The set's table of fields.
  package let table: FieldTable
  /// The sources of the statements.
  package let sources: [Source]
  /// Guides to the types: correct and wrong lines for each.
  package let types: [TypeGuide]
  /// The statements of the sources, each with the reason if no rule checks it.
  package private(set) var statements: [Statement] = []
  /// The rules with everything that their files say, sorted by id.
  package private(set) var rules: [RuleDocument] = []
  /// The description that `init` writes; nil if the folder has none.
  package private(set) var start: GuidelineFile?

  /// The content of `guidelines.yml` and the table of fields, without statements and rules.
  init(table: FieldTable, sources: [Source], types: [TypeGuide]) {
    (self.table, self.sources, self.types) = (table, sources, types)
  }

  /// The name of the file that marks a folder as a set of guidelines.
  package static let marker = "guidelines.yml"

  /// The name of the table of fields.
  package static let fieldsName = "fields.yml"

  /// The name of the list of statements.
  package static let statementsName = "statements.yml"

  /// Whether a file of a folder is the description that `init` writes: its name begins with `start`.
  package static func isStart(_ path: some Collection<UInt8>) -> Bool { path.starts(with: "start.".utf8) }

  /// Whether a file of a folder is a rule.
  package static func isRule(_ path: String) -> Bool {
    ![marker, fieldsName, statementsName].contains(path) && !isStart(path.utf8)
  }

  /// Reads the files of a folder.
  ///
  /// - Throws: All faults of the first broken file that others depend on, or else of all files.
  package init(_ files: [GuidelineFile]) throws(GuidelineFile.Faults) {
    var broken: [(path: String, faults: [Finding])] = []
    func collect<Result>(_ file: GuidelineFile, _ read: ([UInt8]) throws(Faults) -> Result) -> Result? {
      do throws(Faults) {
        return try read(file.bytes)
      } catch {
        broken.append((file.path, error.findings))
        return nil
      }
    }
    func file(_ name: String) -> GuidelineFile {
      files.first { $0.path == name } ?? GuidelineFile(path: name, bytes: [])
    }
    // Nothing else can be read without these two.
    guard let rows = collect(file(Self.fieldsName), { bytes throws(Faults) in try FieldsReader.read(bytes) }),
      let own = collect(file(Self.marker), { bytes throws(Faults) in try GuidelinesReader.read(bytes, rows) })
    else { throw GuidelineFile.Faults(files: broken) }
    self = own
    let names = sources.map(\.name)
    let found =
      files.contains { $0.path == Self.statementsName }
      ? collect(file(Self.statementsName)) { bytes throws(Faults) in try Statement.read(bytes, from: names) } : []
    statements = found ?? []
    start = files.first { Self.isStart($0.path.utf8) }
    // If the list cannot be read, a rule may name any statement.
    let ids = found.map { Set($0.map(\.id)) }
    var paths: [String: String] = [:]
    rules = files.filter { Self.isRule($0.path) }.compactMap { [self] file in
      collect(file) { bytes throws(Faults) in
        if let other = paths.updateValue(file.path, forKey: file.stem) {
          let message = "the id \"\(file.stem)\" is taken by \(other)"
          throw Faults(findings: [Finding(rule: RuleReader.check, severity: .error, message: message, range: 0..<0)])
        }
        var rule = try RuleReader.read(bytes, stem: file.stem, table) { _ in ids }
        addStatements(to: &rule)
        return rule
      }
    }.sorted { $0.rule.id < $1.rule.id }
    if !broken.isEmpty { throw GuidelineFile.Faults(files: broken) }
  }

  /// Adds to a rule the texts of the statements that it checks, and the pages that they come from before its own.
  package func addStatements(to document: inout RuleDocument) {
    let checked = document.rule.statements.compactMap { name in statements.first { $0.id == name } }
    document.quotes = checked.map(\.text)
    let sources = sources.filter { source in checked.contains { $0.source == source.name } }
    document.rule.documentation.insert(contentsOf: sources.flatMap(\.pages), at: 0)
  }

  /// The set as linting needs it.
  package var set: GuidelineSet { GuidelineSet(table: table, rules: rules.map(\.rule)) }
}
