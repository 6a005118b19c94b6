import LintCore
import LintSystem

/// Reads a configuration file after those that it extends.
struct ExtendedConfiguration {
  private let source: FileSource
  private let base: KnownGuidelines
  /// The folder of the configuration that extends the others.
  private let folder: FilePath
  /// The files read so far, in order, each with its content.
  private var read: [(path: FilePath, own: LinterFile, layer: ConfigurationFile)] = []
  /// The files that are being read, each extended by the one before it.
  private var open: [FilePath] = []
  private let pool: LinterPool
  private var currentFolder: FilePath { pool.currentFolder }

  /// Reads the configuration at a path; the folder is given from the root.
  static func load(
    _ path: FilePath,
    folder: FilePath,
    _ base: KnownGuidelines,
    from source: FileSource,
    _ pool: LinterPool
  ) throws(WorkspaceError) -> (Configuration, KnownGuidelines) {
    var reader = ExtendedConfiguration(source: source, base: base, folder: folder, pool: pool)
    try pool.take(ConfigurationLimits.scope)
    try reader.read(path, folder)
    var known = base
    for (_, own, layer) in reader.read { try reader.addRules(of: layer, own, to: &known) }
    for (_, own, layer) in reader.read {
      try own.locating { _ throws(Faults) in try Configuration.faults(in: layer, against: known).check() }
    }
    return (Configuration(reader.read.map(\.layer)), known)
  }

  private mutating func read(_ path: FilePath, _ folder: FilePath) throws(WorkspaceError) {
    let own = try LinterFile(path, from: source)
    try pool.take(own.bytes.count / ConfigurationLimits.bytesOfNode)
    let faults = FaultCollector()
    let layer = ConfigurationFile(own.bytes, name: path.shown, folder: folder, faults)
    try pool.take(layer.size)
    let absolute = path.absolute(in: currentFolder)
    open.append(absolute)
    for (name, node) in layer.extends {
      let other = folder.appending(name).absolute(in: currentFolder)
      if self.read.contains(where: { $0.path == other }) { continue }
      do throws(WorkspaceError) {
        if let fault = fault(in: node, other) {
          faults.add(fault)
        } else {
          try read(other.shortest(in: currentFolder), other.parent)
        }
      } catch .message(let message) {
        faults.add(node.fault(message))
      } catch {
        // The faults of this file are told first.
        if faults.findings.isEmpty { throw error }
      }
    }
    open.removeLast()
    if !faults.findings.isEmpty { addFaults(ofSettingsIn: layer, own, to: faults) }
    try own.locating { _ throws(Faults) in try faults.check() }
    self.read.append((absolute, own, layer))
  }

  /// Adds the rules that a configuration names.
  private func addRules(
    of layer: ConfigurationFile,
    _ own: LinterFile,
    to known: inout KnownGuidelines
  ) throws(WorkspaceError) {
    for (rulePath, node) in layer.rulePaths {
      let path = layer.folder.appending(rulePath)
      try own.locating(at: node) { () throws(WorkspaceError) in
        let before = known
        let files = try pool.rules(in: path, before) { () throws(WorkspaceError) in
          try source.rules(in: path.shortest(in: currentFolder), tree: layer.folder, known: before)
        }
        try known.add(files)
      }
    }
  }

  /// Adds the faults in the settings of a file that has other faults, if its own rules can be known.
  private func addFaults(ofSettingsIn layer: ConfigurationFile, _ own: LinterFile, to faults: FaultCollector) {
    var known = base
    guard (try? addRules(of: layer, own, to: &known)) != nil else { return }
    // A file that it extends may add any rule.
    let isComplete = layer.extends.isEmpty
    for finding in Configuration.faults(in: layer, against: known, isComplete).findings { faults.add(finding) }
  }

  /// The reason why a configuration named at a node is not read.
  private func fault(in node: StrictNode, _ path: FilePath) -> Finding? {
    let shown = path.shortest(in: currentFolder).shown
    let most = ConfigurationLimits.files
    if open.contains(path) { return node.fault("\(shown) leads back to itself, expected one that does not") }
    if read.count + open.count > most { return node.fault("more than \(most) configurations are read") }
    // A written path may lead out as well as a link.
    let tree = source.repository(of: folder) ?? folder
    if path.relative(to: tree) != nil, (try? source.isInside(path, tree)) != false { return nil }
    let message = "\(shown) is outside of \(tree.shown), where nothing is read"
    return node.fault(message, help: "extend a file within the repository")
  }
}
