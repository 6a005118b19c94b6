import LintSystem
import WidgetImport
import WidgetLint

/// Checks documents as the command would check their files, with one workspace.
final class DocumentChecker {
  private let options: ServerOptions
  private let workspace: Workspace
  /// The workspace for texts that have no file.
  private let isolated: Workspace
  /// The baseline that the command line names; nil until it is read.
  private var baseline: Baseline?
  /// The texts of open source files, by their paths with links resolved.
  private var sources: [FilePath: [UInt8]] = [:]
  /// The linted projects by name; dropped as soon as a change may affect them.
  private var projects: [String: LintedProject] = [:]

  /// Creates a checker with the options of the command line.
  init(_ options: ServerOptions) {
    self.options = options
    workspace = Workspace(choice: options.choice, rules: options.rules)
    isolated = Workspace(choice: .isolated, rules: options.rules)
  }

  /// Forgets the configurations, rules, baseline and projects that were read.
  func forget() {
    for workspace in [workspace, isolated] { workspace.forget(Workspace.configurationName) }
    baseline = nil
    projects = [:]
  }

  /// Sets the text of an open source file; nil once it is closed, or if the text is too large to keep.
  func setSource(_ uri: DocumentURI, _ text: [UInt8]?) {
    guard let path = Self.realPath(uri), sources[path] != nil || text != nil else { return }
    sources[path] = text
    projects = [:]
  }

  private static func realPath(_ uri: DocumentURI) -> FilePath? {
    uri.path.map { (try? FileSystem.realPath($0)) ?? $0 }
  }

  /// A text just over the limit: it has the same findings as any text too large to keep.
  private static var tooLarge: [UInt8] { [UInt8](repeating: 0x20, count: Linter.maximumBytes + 1) }

  /// A linter with the default settings.
  private static var bareLinter: Linter { Linter(LintSettings()) }

  /// Checks a document; pass an empty text if it is too large to keep.
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
      // The description's colors and symbols can still be shown.
      if kind == .description, !isTooLarge { check.file = Self.bareLinter.check(text.bytes, name: "") }
    }
    return check
  }

  /// Returns the kind of a document, by its name and its folder's configuration.
  func kind(of uri: DocumentURI) -> DocumentCheck.Kind {
    if uri.isUntitled || DescriptionName.matches(uri.name) { return .description }
    guard let path = uri.path else { return .other }
    if Workspace.isConfiguration(path.lastComponent) { return .configuration }
    if ProjectLinter.isSource(path) {
      // Unreadable configurations may name a project with this source file.
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

  /// Returns the findings that the baseline does not hide. The file keeps all, to judge whether a fix does harm.
  private func newFindings(in file: CheckedFile, _ path: FilePath?) throws(WorkspaceError) -> [Finding] {
    guard let path, let known = options.baseline else { return file.findings }
    if baseline == nil { baseline = try Baseline(LinterFile(known)) }
    let folder = known.parent.absolute(in: workspace.currentFolder)
    // A copy, since hiding findings uses up the baseline's counts.
    var (left, shown) = (baseline, file)
    _ = left?.hide(in: &shown, file: path.path(from: folder).shown)
    return shown.findings
  }

  private func checkConfiguration(_ path: FilePath, _ check: inout DocumentCheck) throws(WorkspaceError) {
    // If the typed text has faults, rules are looked up in the saved file.
    check.scope = try? workspace.scope(for: path)
    check.linter = try? check.scope?.linter(for: path)
    let unsaved = FileSource(unsaved: [path: check.text.bytes])
    let typed = Workspace(source: unsaved, choice: .fixed(path), rules: options.rules)
    let scope = try typed.scope(for: path)
    let linter = try scope.linter(for: path)
    // Projects are read with the saved file, so that the check fits only if the typed text is the same.
    if (try? LinterFile(path).bytes) == check.text.bytes { try checkProjects(path, &check) }
    // The typed text is valid, and replaces the saved file.
    (check.scope, check.linter) = (scope, linter)
  }

  /// Checks what a configuration says about projects: values for fields, what to read, and suppressions.
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
    // A file that was closed or saved meanwhile has another text, to which the findings' places do not apply.
    guard let file = found, file.text.utf8.elementsEqual(check.text.bytes) else { return }
    (check.file, check.findings) = (file, try newFindings(in: file, path))
  }

  /// Returns the source file of a linted project at a path from the root; nil if there is none.
  private func source(_ path: FilePath, in project: LintedProject) -> CheckedFile? {
    project.checked.files.first { FilePath($0.path).absolute(in: workspace.currentFolder) == path }
  }

  /// Returns a linted project; linted once until something changes.
  private func linted(by linter: ProjectLinter) throws(WorkspaceError) -> LintedProject {
    if let known = projects[linter.name] { return known }
    var linter = linter
    linter.unsaved = sources
    let project = try linter.run()
    projects[linter.name] = project
    return project
  }

  /// Returns an error in one line, with the choices that it lists, if any.
  private static func sentence(_ error: WorkspaceError) -> String {
    let lines = error.description.split(separator: "\n")
    let choices = lines.count > 1 && error.files.isEmpty ? " " + lines.dropFirst().joined(separator: ", ") : ""
    return (lines.first ?? "") + choices
  }

  /// Checks a rule file, or a file in a guideline set's folder together with the others there.
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

  /// Reports an error at its places in the document, or on the first line if it is in another file or has no place.
  private func report(_ error: WorkspaceError, _ check: inout DocumentCheck) {
    let own = error.files.first { $0.path == check.uri.path?.bytes }
    // Faults in other files of a guideline set's folder are reported there.
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
