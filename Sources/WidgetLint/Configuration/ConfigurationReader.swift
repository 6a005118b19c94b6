package import LintCore
package import LintSystem
import YAML

extension ConfigurationFile {
  /// The rule id of faults in a configuration.
  package static let check = "configuration"

  /// Reads as much as possible of a configuration file, and adds its faults to `faults`.
  package init(_ bytes: [UInt8], name: String, folder: FilePath, _ faults: FaultCollector) {
    let stream = YAMLStream(bytes, limits: .ownFile)
    var reader = ConfigurationReader(name: name, lines: LineMap(bytes, count: bytes.count), faults: faults)
    self.name = name
    self.folder = folder
    var fields: [String: StrictNode] = [:]
    if stream.problem != nil || !stream.documents.allSatisfy({ stream.isEmptyScalar($0.root) }) {
      let root = faults.collect { () throws(Finding) in try StrictNode(root: stream, check: Self.check) }
      fields = root.map { reader.fields($0, ConfigurationKeys.file) } ?? [:]
    }
    extends = fields["extends"].map { reader.paths($0) } ?? []
    isRoot = fields["root"].flatMap { faults.collect($0.flag) } ?? false
    rules = fields["rules"].map { reader.rules($0) } ?? []
    exclude = fields["exclude"].map { reader.globs($0) } ?? []
    rulePaths = fields["rulePaths"].map { reader.paths($0, elsewhere: "name rules elsewhere with --rules") } ?? []
    failOn = fields["failOn"].flatMap { reader.failOn($0) }
    overrides = fields["overrides"].map { reader.overrides($0) } ?? []
    projects = fields["projects"].map { reader.projects($0) } ?? []
    suppress = fields["suppress"].map { reader.suppressions($0) } ?? []
    lines = fields.mapValues { reader.lines.line(at: $0.keyStart) }
    size = stream.size
  }
}

/// Reads the parts of a configuration, and collects their faults.
private struct ConfigurationReader {
  /// The file's name as messages show it.
  let name: String
  let lines: LineMap
  let faults: FaultCollector
  var globCount = 0
  var globBytes = 0

  func fields(_ node: StrictNode, _ keys: [FileKey]) -> [String: StrictNode] {
    faults.collect { () throws(Finding) in try node.fields(keys, faults, advice: OtherLinters.keys) } ?? [:]
  }

  private func entries(_ node: StrictNode) -> [(name: String, value: StrictNode)] {
    faults.collect(node.entries) ?? []
  }

  private func text(_ node: StrictNode) -> String? { faults.collect(node.text) }

  /// The texts of a list, or a lone text in place of a list.
  private func texts(_ node: StrictNode) -> [(text: String, node: StrictNode)] {
    faults.collect(faults.collect(node.oneOrMany) ?? []) { node throws(Finding) in (try node.text(), node) }
  }

  func failOn(_ node: StrictNode) -> FailOn? {
    severity(node, among: FailOn.allCases.map(\.rawValue)).flatMap(FailOn.init)
  }

  /// The limits on the patterns of a configuration, in number and total bytes: every file is matched against every one.
  private static let (mostGlobs, mostGlobBytes) = (1_000, 32 * 1024)

  mutating func globs(_ node: StrictNode) -> [Glob] {
    var globs: [Glob] = []
    for (text, node) in texts(node) {
      let glob = Glob(text)
      if let fault = glob.fault {
        let help = glob.pattern.contains("[") ? "write [[] for the character [" : nil
        faults.add(node.fault("the pattern \"\(text)\" matches nothing: \(fault)", help: help))
        continue
      }
      (globCount, globBytes) = (globCount + 1, globBytes + text.utf8.count)
      guard globCount <= Self.mostGlobs, globBytes <= Self.mostGlobBytes else {
        let limits = "\(Self.mostGlobs) patterns, or \(Self.mostGlobBytes / 1024) KiB of them"
        faults.add(node.fault("the configuration has more than \(limits), expected fewer", help: "name folders"))
        break
      }
      globs.append(glob)
    }
    return globs
  }

  /// Returns the paths of a list, relative to the configuration's folder; with `advice`, they must be below it.
  func paths(_ node: StrictNode, elsewhere advice: String? = nil) -> [(path: String, node: StrictNode)] {
    texts(node).compactMap { text, node in path(text, node, elsewhere: advice).map { ($0, node) } }
  }

  private func path(_ path: String, _ node: StrictNode, elsewhere advice: String?) -> String? {
    // Compares bytes, as the system does: as a Character, a slash with a combining mark is not a slash.
    let leadsUp = FilePath(path).components.contains { $0.elementsEqual("..".utf8) }
    if path.utf8.contains(0) {
      faults.add(node.fault("\"\(path)\" contains a NUL byte, which no file name can have"))
    } else if let advice, leadsUp || FilePath(path).isAbsolute {
      let message = "\"\(path)\" leads out of the configuration's folder, expected a path below it"
      faults.add(node.fault(message, help: advice))
    } else if FilePath(path).isAbsolute {
      faults.add(node.fault("\"\(path)\" is an absolute path, expected one relative to the configuration's folder"))
    } else {
      return path
    }
    return nil
  }

  mutating func overrides(_ node: StrictNode) -> [ConfigurationFile.Override] {
    // Each combination of overrides that applies to a file needs a linter of its own.
    elements(node, "overrides", atMost: 1_000).map { entry in
      let fields = fields(entry, ConfigurationKeys.override)
      return (fields["files"].map { globs($0) } ?? [], fields["rules"].map { rules($0) } ?? [])
    }
  }

  /// Returns the elements of a list; reports a longer list than the limit and returns none of it.
  private func elements(_ node: StrictNode, _ noun: String, atMost limit: Int) -> [StrictNode] {
    let elements = faults.collect(node.elements) ?? []
    if elements.count <= limit { return elements }
    faults.add(node.faultAtKey("the configuration has \(elements.count) \(noun), expected \(limit) at most"))
    return []
  }

  func projects(_ node: StrictNode) -> [ConfiguredProject] {
    elements(node, "projects", atMost: 100).compactMap { entry -> ConfiguredProject? in
      let fields = fields(entry, ConfigurationKeys.project)
      guard let node = fields["path"], let text = text(node),
        let path = path(text, node, elsewhere: "name a project elsewhere on the command line")
      else { return nil }
      let place = lines.position(of: node.start, in: node.stream.bytes)
      return ConfiguredProject(
        path: path,
        place: "\(name):\(place.line):\(place.column)",
        configuration: fields["configuration"].flatMap { self.text($0) },
        host: fields["host"].flatMap { self.text($0) },
        extensions: fields["extensions"].map { texts($0).map(\.text) } ?? [],
        app: fields["app"],
        widgets: fields["widgets"],
        node: entry
      )
    }
  }

  mutating func suppressions(_ node: StrictNode) -> [ConfiguredSuppression] {
    elements(node, "suppressions", atMost: 1_000).compactMap { entry -> ConfiguredSuppression? in
      let fields = fields(entry, ConfigurationKeys.suppression)
      guard let node = fields["rule"], let rule = text(node), let files = fields["file"] else { return nil }
      let reason =
        fields["reason"].flatMap { node in
          faults.collect { () throws(Finding) in try node.line("reason") }
        } ?? ""
      if let node = fields["reason"], reason.allSatisfy(\.isWhitespace), node.kind == .scalar, !node.isNothing {
        faults.add(node.fault("the reason is empty, expected why the findings do not matter"))
      }
      if let file = try? files.text(), FilePath(file).hasEnding(DescriptionName.endings) {
        let help = "in a description, write # \(ProductInfo.name):disable-next \(rule) -- reason"
        faults.add(files.fault("\"\(file)\" is not a source file, expected files of a project", help: help))
      }
      return ConfiguredSuppression(rule: rule, files: globs(files), reason: reason, node: node, entry: entry)
    }
  }

  func rules(_ node: StrictNode) -> [ConfigurationFile.RuleSetting] {
    entries(node).map { name, value in
      let fields = value.kind == .mapping ? entries(value) : []
      if value.kind == .sequence {
        let help = "write one severity, or {severity: warning, NAME: VALUE} with parameters of the rule"
        faults.add(value.fault("found a list, expected a severity or a mapping", help: help))
      }
      if value.isNothing {
        faults.add(value.faultAtKey("found nothing, expected a severity, `off` or a mapping with parameters"))
      }
      let written = value.kind == .scalar ? value : fields.first { $0.name == "severity" }?.value
      let names = ConfigurationKeys.severities.map(\.name)
      let word = value.isNothing ? nil : written.flatMap { severity($0, among: names) }
      return ConfigurationFile.RuleSetting(
        name: name,
        severity: word.flatMap(Severity.init),
        isOff: word == "off",
        parameters: fields.filter { $0.name != "severity" },
        line: lines.line(at: value.keyStart),
        node: value
      )
    }
  }

  private func severity(_ node: StrictNode, among words: [String]) -> String? {
    do {
      return try node.word(among: words)
    } catch {
      var fault = error
      fault.help = (try? node.text()).flatMap { OtherLinters.severities[$0] } ?? fault.help
      faults.add(fault)
      return nil
    }
  }
}
