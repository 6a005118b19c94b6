import LintCore
import LintSystem

/// Reads a configuration file after those that it extends, and reports the faults of all.
struct ExtendedConfiguration {
  private let pool: LinterPool
  /// The folder of the configuration that extends the others.
  private let folder: FilePath
  /// The rules known so far.
  private var known: KnownGuidelines
  /// The files read so far, in order, each with its content and faults.
  private var files: [(path: FilePath, own: LinterFile, layer: ConfigurationFile, faults: FaultCollector)] = []
  /// The first rule file with faults; empty if there is none.
  private var brokenRules: [CheckedFile] = []
  /// The files being read, each extended by the one before it.
  private var open: [FilePath] = []
  /// Whether everything that the files name could be read; if not, an unknown name may be that of a rule.
  private var isComplete = true

  /// Reads the configuration at a path.
  static func load(
    _ path: FilePath,
    _ base: KnownGuidelines,
    _ pool: LinterPool
  ) throws(WorkspaceError) -> ConfigurationScope {
    let folder = path.absolute(in: pool.currentFolder).parent
    var reader = ExtendedConfiguration(pool: pool, folder: folder, known: base)
    try pool.take(ConfigurationLimits.scope)
    try reader.read(path)
    let broken = reader.files.compactMap { reader.checked($1, $2, $3) } + reader.brokenRules
    if !broken.isEmpty { throw .faults(broken) }
    return ConfigurationScope(Configuration(reader.files.map(\.layer)), folder: folder, reader.known, pool)
  }

  /// Returns `base` with what the configuration at a path adds, skipping what cannot be read.
  static func known(by path: FilePath, _ base: KnownGuidelines, _ pool: LinterPool) -> KnownGuidelines {
    var reader = ExtendedConfiguration(pool: pool, folder: path.absolute(in: pool.currentFolder).parent, known: base)
    try? reader.read(path)
    return reader.known
  }

  private mutating func read(_ path: FilePath) throws(WorkspaceError) {
    let own = try LinterFile(path, from: pool.source)
    try pool.take(own.bytes.count / ConfigurationLimits.bytesOfNode)
    let faults = FaultCollector()
    let absolute = path.absolute(in: pool.currentFolder)
    let layer = ConfigurationFile(own.bytes, name: path.shown, folder: absolute.parent, faults)
    try pool.take(layer.size)
    // An unreadable file may add any rule.
    if layer.lines.isEmpty, !faults.findings.isEmpty { isComplete = false }
    open.append(absolute)
    for (name, node) in layer.extends {
      let other = layer.folder.appending(name).absolute(in: pool.currentFolder)
      if files.contains(where: { $0.path == other }) { continue }
      do throws(WorkspaceError) {
        if let fault = fault(in: node, other) {
          faults.add(fault)
          isComplete = false
        } else {
          try read(other.shortest(in: pool.currentFolder))
        }
      } catch {
        add(error, at: node, to: faults)
      }
    }
    for (name, node) in pool.source.setsFirst(layer.rulePaths, { layer.folder.appending($0.path) }) {
      do throws(WorkspaceError) {
        let files = try pool.rules(in: layer.folder.appending(name), tree: layer.folder, known: known)
        known = try KnownGuidelines(known, adding: files)
      } catch {
        add(error, at: node, to: faults)
      }
    }
    open.removeLast()
    files.append((absolute, own, layer, faults))
  }

  /// Adds the reason why the file that a node names cannot be read.
  private mutating func add(_ error: WorkspaceError, at node: StrictNode, to faults: FaultCollector) {
    isComplete = false
    switch error {
    case .message(let message): faults.add(node.fault(message))
    case .faults(let files): if brokenRules.isEmpty { brokenRules = files }
    }
  }

  /// Returns a file with its own faults and those of its settings; nil if it has none.
  private func checked(_ own: LinterFile, _ layer: ConfigurationFile, _ faults: FaultCollector) -> CheckedFile? {
    Configuration.faults(in: layer, against: known, isComplete: isComplete).findings.forEach(faults.add)
    do throws(Faults) {
      try faults.check()
      return nil
    } catch {
      return own.checked(error.findings)
    }
  }

  /// Returns the reason why a node may not name a configuration; nil if it may.
  private func fault(in node: StrictNode, _ path: FilePath) -> Finding? {
    let shown = path.shortest(in: pool.currentFolder).shown
    let most = ConfigurationLimits.files
    if open.contains(path) { return node.fault("\(shown) extends itself, directly or through other files") }
    if files.count + open.count > most { return node.fault("more than \(most) configurations are read") }
    // Both a path as written and a link may lead out of the repository.
    let tree = pool.source.repository(of: folder) ?? folder
    if path.relative(to: tree) != nil, (try? pool.source.isInside(path, tree)) != false { return nil }
    let message = "\(shown) is outside of \(tree.shown), where nothing is read"
    return node.fault(message, help: "extend a file within the repository")
  }
}
