import LintSystem
import WidgetLint

/// Checks documents as the command would check their files, over one workspace.
struct DocumentChecker {
  private let options: ServerOptions
  private let workspace: Workspace
  private let encoding: PositionEncoding
  private let baseline: BaselineFile?
  /// What holds for texts that are no files.
  private let isolated: Workspace

  /// A checker for what the command line says.
  init(_ options: ServerOptions, _ encoding: PositionEncoding) {
    self.options = options
    self.encoding = encoding
    workspace = Workspace(source: DiskFiles(), choice: options.choice, rules: options.rules)
    isolated = Workspace(source: DiskFiles(), choice: .isolated, rules: options.rules)
    baseline = options.baseline.map { BaselineFile($0, in: FileSystem.currentFolder) }
  }

  /// Forgets the configurations and rules that were read.
  func forget() {
    for workspace in [workspace, isolated] { workspace.forget(FilePath(Workspace.configurationName)) }
    baseline?.forget()
  }

  /// Whether a file that has changed may change what others are checked with.
  func concernsOthers(_ uri: DocumentURI) -> Bool { !Self.isDescription(uri) }

  private static func isDescription(_ uri: DocumentURI) -> Bool { DescriptionName.matches(uri.name) }

  // MARK: - Kinds

  /// Checks a document; nil is a text that is too large to be kept.
  func check(_ uri: DocumentURI, _ bytes: [UInt8]?) -> DocumentCheck {
    let path = uri.path.map { FilePath($0) }
    if uri.isUntitled || Self.isDescription(uri) { return checkDescription(path, bytes) }
    guard let path else { return DocumentCheck(kind: .other) }
    if path.lastComponent.elementsEqual(Workspace.configurationName.utf8) { return checkConfiguration(path, bytes) }
    let scope = try? workspace.scope(for: path)
    guard isRuleFile(path, scope) else { return DocumentCheck(kind: .other) }
    var check = checkRuleFile(path, bytes)
    check.scope = scope
    return check
  }

  private func isRuleFile(_ path: FilePath, _ scope: ConfigurationScope?) -> Bool {
    let name = path.lastComponent
    guard name.suffix(4).elementsEqual(".yml".utf8) || name.suffix(5).elementsEqual(".yaml".utf8) else { return false }
    let named = options.rules.map { $0.absolute(in: workspace.currentFolder) }
    let configured = (scope?.configuration?.rulePaths ?? []).map { $0.absolute(in: workspace.currentFolder) }
    return (named + configured).contains { path == $0 || path.relative(to: $0) != nil }
  }

  // MARK: - Descriptions

  private func checkDescription(_ path: FilePath?, _ bytes: [UInt8]?) -> DocumentCheck {
    var check = DocumentCheck(kind: .description)
    do throws(WorkspaceError) {
      let named = path ?? FilePath("untitled")
      let scope = try (path == nil ? isolated : workspace).scope(for: named)
      let linter = try scope.linter(for: named)
      (check.scope, check.linter) = (scope, linter)
      check.isExcluded = path.map(scope.excludes) ?? false
      // More than the limit is said of what was dropped, too.
      let bytes = bytes ?? [UInt8](repeating: 0x20, count: Linter.maximumBytes + 1)
      let shown = path.map { $0.relative(to: workspace.currentFolder) ?? $0 }
      var file = linter.check(bytes, name: shown?.shown ?? "", path: shown?.bytes)
      if let path { try baseline?.hide(in: &file, path) }
      check.file = file
      check.findings = check.isExcluded ? [] : file.findings
    } catch {
      check.findings = [fault(error, bytes ?? [], "; nothing is checked until this is fixed")]
      check.elsewhere = places(of: error)
      // Its colors and symbols are still there.
      check.file = bytes.map { Linter(LintSettings(rules: [])).check($0, name: "") }
    }
    return check
  }

  // MARK: - Configurations and rule files

  private func checkConfiguration(_ path: FilePath, _ bytes: [UInt8]?) -> DocumentCheck {
    var check = DocumentCheck(kind: .configuration)
    guard let bytes else { return tooLarge(check) }
    let typed = Workspace(source: UnsavedFiles([path: bytes]), choice: .fixed(path), rules: options.rules)
    do throws(WorkspaceError) {
      let scope = try typed.scope(for: path)
      check.scope = scope
      check.linter = try scope.linter(for: path)
    } catch {
      if case .faults(let file) = error, file.path == path.bytes {
        check.findings = file.findings
      } else {
        check.findings = [fault(error, bytes, "")]
        check.elsewhere = places(of: error)
      }
    }
    return check
  }

  private func checkRuleFile(_ path: FilePath, _ bytes: [UInt8]?) -> DocumentCheck {
    var check = DocumentCheck(kind: .ruleFile)
    guard let bytes else { return tooLarge(check) }
    let name = path.lastComponent
    let stem = String(decoding: name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name, as: UTF8.self)
    do throws(Faults) {
      check.findings = RuleTest(try RuleReader.read(bytes, stem: stem)).findings
    } catch {
      check.findings = error.findings
    }
    return check
  }

  private func tooLarge(_ check: DocumentCheck) -> DocumentCheck {
    var check = check
    let linter = Linter(LintSettings(rules: []))
    check.findings = linter.check([UInt8](repeating: 0x20, count: Linter.maximumBytes + 1), name: "").findings
    return check
  }

  // MARK: - Faults

  /// What is wrong elsewhere, said over a text's first line.
  private func fault(_ error: WorkspaceError, _ bytes: [UInt8], _ consequence: String) -> Finding {
    let message = error.description.split(separator: "\n", maxSplits: 1).first ?? ""
    return Finding(
      rule: ConfigurationFile.check,
      severity: .error,
      message: message + consequence,
      range: DocumentText(bytes, encoding).range(ofLine: 0)
    )
  }

  private func places(of error: WorkspaceError) -> [DocumentCheck.FilePlace] {
    guard case .faults(let file) = error else { return [] }
    let text = DocumentText(Array(file.text.utf8), encoding)
    let uri = DocumentURI(path: FilePath(file.path).absolute(in: workspace.currentFolder).bytes)
    return file.findings.map {
      DocumentCheck.FilePlace(uri: uri, range: text.json($0.range), message: $0.message)
    }
  }
}
