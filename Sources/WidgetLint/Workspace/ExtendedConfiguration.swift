import LintCore
import LintSystem

/// Reads a configuration file after those that it extends.
struct ExtendedConfiguration {
  private let base: KnownGuidelines
  private let pool: LinterPool
  /// The folder of the configuration that extends the others.
  private let folder: FilePath
  /// The files read so far, in order, each with its content.
  private var read: [(path: FilePath, own: LinterFile, layer: ConfigurationFile)] = []
  /// The files that are being read, each extended by the one before it.
  private var open: [FilePath] = []

  /// Reads the configuration at a path.
  static func load(
    _ path: FilePath,
    _ base: KnownGuidelines,
    _ pool: LinterPool
  ) throws(WorkspaceError) -> ConfigurationScope {
    var reader = ExtendedConfiguration(base: base, pool: pool, folder: path.absolute(in: pool.currentFolder).parent)
    try pool.take(ConfigurationLimits.scope)
    try reader.read(path)
    var known = base
    for (_, own, layer) in reader.read {
      let faults = FaultCollector()
      if try reader.addRules(of: layer, to: &known, faults) { continue }
      try reader.check(layer, own, known, faults, isComplete: false)
    }
    for (_, own, layer) in reader.read { try reader.check(layer, own, known, FaultCollector(), isComplete: true) }
    return ConfigurationScope(Configuration(reader.read.map(\.layer)), folder: reader.folder, known, pool)
  }

  private mutating func read(_ path: FilePath) throws(WorkspaceError) {
    let own = try LinterFile(path, from: pool.source)
    try pool.take(own.bytes.count / ConfigurationLimits.bytesOfNode)
    let faults = FaultCollector()
    let absolute = path.absolute(in: pool.currentFolder)
    let layer = ConfigurationFile(own.bytes, name: path.shown, folder: absolute.parent, faults)
    try pool.take(layer.size)
    open.append(absolute)
    for (name, node) in layer.extends {
      let other = layer.folder.appending(name).absolute(in: pool.currentFolder)
      if self.read.contains(where: { $0.path == other }) { continue }
      do throws(WorkspaceError) {
        if let fault = fault(in: node, other) {
          faults.add(fault)
        } else {
          try read(other.shortest(in: pool.currentFolder))
        }
      } catch .message(let message) {
        faults.add(node.fault(message))
      } catch {
        // The faults of this file are told first.
        if faults.findings.isEmpty { throw error }
      }
    }
    open.removeLast()
    if !faults.findings.isEmpty {
      var known = base
      let hasRules = (try? addRules(of: layer, to: &known, faults)) ?? false
      try check(layer, own, known, faults, isComplete: hasRules && layer.extends.isEmpty)
    }
    self.read.append((absolute, own, layer))
  }

  /// Adds the rules that a configuration names, and returns whether all paths lead to some; the others are faults.
  private func addRules(
    of layer: ConfigurationFile,
    to known: inout KnownGuidelines,
    _ faults: FaultCollector
  ) throws(WorkspaceError) -> Bool {
    var areThere = true
    for (rulePath, node) in layer.rulePaths {
      let path = layer.folder.appending(rulePath)
      do throws(WorkspaceError) {
        try known.add(try pool.rules(in: path, tree: layer.folder, known: known))
      } catch .message(let message) {
        faults.add(node.fault(message))
        areThere = false
      }
    }
    return areThere
  }

  /// Throws the faults of a file, with those of its settings. Unless all rules are known, another name may be that of
  /// one.
  private func check(
    _ layer: ConfigurationFile,
    _ own: LinterFile,
    _ known: KnownGuidelines,
    _ faults: FaultCollector,
    isComplete: Bool
  ) throws(WorkspaceError) {
    Configuration.faults(in: layer, against: known, isComplete: isComplete).findings.forEach(faults.add)
    try own.locating { _ throws(Faults) in try faults.check() }
  }

  /// The reason why a configuration named at a node is not read.
  private func fault(in node: StrictNode, _ path: FilePath) -> Finding? {
    let shown = path.shortest(in: pool.currentFolder).shown
    let most = ConfigurationLimits.files
    if open.contains(path) { return node.fault("\(shown) leads back to itself, expected one that does not") }
    if read.count + open.count > most { return node.fault("more than \(most) configurations are read") }
    // A written path may lead out as well as a link.
    let tree = pool.source.repository(of: folder) ?? folder
    if path.relative(to: tree) != nil, (try? pool.source.isInside(path, tree)) != false { return nil }
    let message = "\(shown) is outside of \(tree.shown), where nothing is read"
    return node.fault(message, help: "extend a file within the repository")
  }
}
