import LintSystem
import WidgetImport
import WidgetLint

/// Checks documents as the command would check their files, over one workspace.
final class DocumentChecker {
  private let options: ServerOptions
  private let workspace: Workspace
  /// The workspace for texts that are not files.
  private let isolated: Workspace
  /// The baseline that the command line names; nil until it is needed.
  private var baseline: Baseline?
  /// The texts of open sources, each by its path with links resolved.
  private var sources: [FilePath: [UInt8]] = [:]
  /// The projects that were linted, by their names; dropped once a change may affect them.
  private var projects: [String: LintedProject] = [:]

  /// A checker for the options of the command line.
  init(_ options: ServerOptions) {
    self.options = options
    workspace = Workspace(choice: options.choice, rules: options.rules)
    isolated = Workspace(choice: .isolated, rules: options.rules)
  }

  /// Forgets the configurations, rules and baseline that were read.
  func forget() {
    for workspace in [workspace, isolated] { workspace.forget(Workspace.configurationName) }
    baseline = nil
    projects = [:]
  }

  /// Takes the text of an open source; nil once it is closed, or if it is too large to keep.
  func setSource(_ uri: DocumentURI, _ text: [UInt8]?) {
    guard let path = Self.realPath(uri), sources[path] != nil || text != nil else { return }
    sources[path] = text
    projects = [:]
  }

  private static func realPath(_ uri: DocumentURI) -> FilePath? {
    uri.path.map { (try? FileSystem.realPath($0)) ?? $0 }
  }

  /// A text over the limit, which stands for one too large to keep, since the findings are the same.
  private static var tooLarge: [UInt8] { [UInt8](repeating: 0x20, count: Linter.maximumBytes + 1) }

  /// The linter of texts without a configuration.
  private static var bareLinter: Linter { Linter(LintSettings()) }

  /// Checks a document; its text is empty if it is too large to keep.
  func check(_ uri: DocumentURI, _ text: DocumentText, isTooLarge: Bool) -> DocumentCheck {
    let path = uri.path
    let kind = kind(of: uri)
    var check = DocumentCheck(uri: uri, text: text, kind: kind)
    do throws(WorkspaceError) {
      switch (kind, path) {
      case (.other, _): break
      case (.description, _): try checkDescription(path, isTooLarge ? Self.tooLarge : text.bytes, &check)
      case _ where isTooLarge: check.findings = Self.bareLinter.check(Self.tooLarge, name: "").findings
      case (.configuration, let path?): try checkConfiguration(path, &check)
      case (.ruleFile, let path?): try checkRuleFile(path, &check)
      case (.source, let path?): try readSource(path, &check)
      case (_, nil): break
      }
    } catch {
      report(error, &check)
      // The colors and symbols of a description are still there.
      if kind == .description, !isTooLarge { check.file = Self.bareLinter.check(text.bytes, name: "") }
    }
    return check
  }

  /// The kind of a document, by its name and the configuration of its folder.
  func kind(of uri: DocumentURI) -> DocumentCheck.Kind {
    if uri.isUntitled || DescriptionName.matches(uri.name) { return .description }
    guard let path = uri.path else { return .other }
    if Workspace.isConfiguration(path.lastComponent) { return .configuration }
    if ProjectLinter.isSource(path) {
      // A configuration that cannot be read may name a project with this source.
      let linters = try? ProjectLinter.configured(forSource: path, workspace)
      if linters?.isEmpty != true { return .source }
    }
    guard path.hasEnding([".yml", ".yaml"]) else { return .other }
    let configured = workspace.rulePaths(for: path)
    let rules = (options.rules + configured).map { $0.absolute(in: workspace.currentFolder) }
    return rules.contains { path == $0 || path.relative(to: $0) != nil } ? .ruleFile : .other
  }

  // MARK: - Kinds

  private func checkDescription(
    _ path: FilePath?,
    _ bytes: [UInt8],
    _ check: inout DocumentCheck
  ) throws(WorkspaceError) {
    let named = path ?? FilePath("untitled")
    let scope = try (path == nil ? isolated : workspace).scope(for: named)
    let linter = try scope.linter(for: named)
    (check.scope, check.linter) = (scope, linter)
    check.isExcluded = path.map(scope.excludes) ?? false
    let shown = path.map { $0.relative(to: workspace.currentFolder) ?? $0 }
    let file = linter.check(bytes, name: shown?.shown ?? "", path: shown?.bytes)
    check.file = file
    check.findings = check.isExcluded ? [] : try newFindings(in: file, path)
  }

  /// The findings of a file that the baseline does not allow. The file keeps all: they decide whether a fix does harm.
  private func newFindings(in file: CheckedFile, _ path: FilePath?) throws(WorkspaceError) -> [Finding] {
    guard let path, let known = options.baseline else { return file.findings }
    if baseline == nil { baseline = try Baseline(LinterFile(known)) }
    let folder = known.parent.absolute(in: workspace.currentFolder)
    // Copies, since allowances are counted down.
    var (left, shown) = (baseline, file)
    _ = left?.hide(in: &shown, file: path.path(from: folder).shown)
    return shown.findings
  }

  private func checkConfiguration(_ path: FilePath, _ check: inout DocumentCheck) throws(WorkspaceError) {
    // While what is typed has faults, rules are looked up in what is saved.
    check.scope = try? workspace.scope(for: path)
    check.linter = try? check.scope?.linter(for: path)
    let unsaved = FileSource(unsaved: [path: check.text.bytes])
    let typed = Workspace(source: unsaved, choice: .fixed(path), rules: options.rules)
    let scope = try typed.scope(for: path)
    let linter = try scope.linter(for: path)
    // What it says of projects is judged as it was saved.
    if (try? LinterFile(path).bytes) == check.text.bytes { try checkProjects(path, &check) }
    // What is typed is in force, not what was saved.
    (check.scope, check.linter) = (scope, linter)
  }

  /// Checks the values that a configuration gives to projects, what it asks to read of them, and its suppressions.
  private func checkProjects(_ path: FilePath, _ check: inout DocumentCheck) throws(WorkspaceError) {
    let linters = try ProjectLinter.configured(forSource: path, workspace)
    var (used, areAllRead): (Set<SuppressionPlace>, Bool) = ([], !linters.isEmpty)
    for linter in linters {
      var failures: [String] = []
      do throws(WorkspaceError) {
        let project = try linted(by: linter)
        used.formUnion(project.used)
        failures = project.failures
        if let file = source(path, in: project) { check.findings += try newFindings(in: file, path) }
      } catch {
        failures = [Self.sentence(error)]
        areAllRead = false
      }
      guard let range = linter.entry(in: path) else { continue }
      check.findings += failures.map {
        Finding(rule: ConfigurationFile.check, severity: .error, message: $0, range: range)
      }
    }
    let layers = try workspace.scope(for: path).configuration.layers
    if areAllRead, let unused = layers.first(where: { $0.path == path })?.unusedSuppressions(besides: used) {
      check.findings += unused.findings
    }
    check.findings.sort(by: Linter.isOrdered)
  }

  private func readSource(_ path: FilePath, _ check: inout DocumentCheck) throws(WorkspaceError) {
    check.scope = try workspace.scope(for: path)
    var found: CheckedFile?
    for linter in try ProjectLinter.configured(forSource: path, workspace) {
      let project = try linted(by: linter)
      if project.checked.files.isEmpty, let failure = project.failures.first { throw .message(failure) }
      guard let file = source(Self.realPath(check.uri) ?? path, in: project) else { continue }
      found = found.map { $0.adding(file) } ?? file
    }
    // A source that was closed or saved since has another text, in which the places do not fit.
    guard let file = found, file.text.utf8.elementsEqual(check.text.bytes) else { return }
    (check.file, check.findings) = (file, try newFindings(in: file, path))
  }

  /// The source of a linted project at a path from the root; nil if it has none there.
  private func source(_ path: FilePath, in project: LintedProject) -> CheckedFile? {
    project.checked.files.first { FilePath($0.path).absolute(in: workspace.currentFolder) == path }
  }

  /// A project with its findings, read once until a change.
  private func linted(by linter: ProjectLinter) throws(WorkspaceError) -> LintedProject {
    if let known = projects[linter.name] { return known }
    var linter = linter
    linter.unsaved = sources
    let project = try linter.run()
    projects[linter.name] = project
    return project
  }

  /// An error in one line, which may end with what there is to choose from.
  private static func sentence(_ error: WorkspaceError) -> String {
    let lines = error.description.split(separator: "\n")
    let choices = lines.count > 1 && error.files.isEmpty ? " " + lines.dropFirst().joined(separator: ", ") : ""
    return (lines.first ?? "") + choices
  }

  /// Checks a rule file, or a file in a folder of guidelines together with the others.
  private func checkRuleFile(_ path: FilePath, _ check: inout DocumentCheck) throws(WorkspaceError) {
    check.scope = try? workspace.scope(for: path)
    let unsaved = FileSource(unsaved: [path: check.text.bytes])
    let folder = unsaved.guidelines(holding: path)
    let files = try unsaved.rules(in: folder ?? path, known: folder == nil ? check.known : KnownGuidelines())
    let rules = files.rules.map(\.document) + files.sets.flatMap(\.loaded.rules)
    let isRule = folder.map { LoadedGuidelines.isRule(path.relative(to: $0)?.shown ?? "") } ?? true
    let own = isRule ? rules.first { $0.rule.id == path.stem } : nil
    check.findings = own.map { RuleTest($0).findings } ?? []
  }

  /// Reports an error at its places in the document; one in another file, or without a place, on the first line.
  private func report(_ error: WorkspaceError, _ check: inout DocumentCheck) {
    let own = error.files.first { $0.path == check.uri.path?.bytes }
    // The faults of a folder's other files are theirs alone.
    if own != nil || check.kind == .ruleFile && !error.files.isEmpty {
      check.findings = own?.findings ?? []
      return
    }
    let stopsAll = check.kind == .description || check.kind == .source
    let consequence = stopsAll ? "; nothing is checked until this is fixed" : ""
    let message = Self.sentence(error)
    check.findings = [
      Finding(
        rule: ConfigurationFile.check,
        severity: .error,
        message: message + consequence,
        range: check.text.range(ofLine: 0)
      )
    ]
    check.elsewhere = error.files.flatMap { file in
      let text = DocumentText(Array(file.text.utf8), check.text.unit)
      let uri = DocumentURI(path: FilePath(file.path).absolute(in: workspace.currentFolder))
      return file.findings.map { uri.related(text.json($0.range), $0.message) }
    }
  }
}
