import LintCore
import LintSystem
import Testing
import WidgetLint
import YAML

/// Checks a text with the built-in rules, as they are or as a configuration sets them.
func lint(_ text: String, configuration: String? = nil) -> CheckedFile {
  do {
    return Linter(try configuration.map(settings) ?? LintSettings()).check(text, name: "a.widget.yml")
  } catch {
    Issue.record("\(error)")
    return CheckedFile(name: "a.widget.yml", text: "", findings: [])
  }
}

/// Returns the settings of a configuration for `a.widget.yml`.
func settings(_ configuration: String) throws -> LintSettings {
  let faults = FaultCollector()
  let file = ConfigurationFile(Array(configuration.utf8), name: ".widgetlint.yml", folder: FilePath("/"), faults)
  try faults.check()
  try Configuration.faults(in: file, against: KnownGuidelines()).check()
  return Configuration([file]).settings(for: [GlobPath("a.widget.yml")], LintSettings())
}

extension FixedFile {
  /// Fixes a text, and expects that a second run changes nothing, with no fixes left but those refused.
  static func once(_ bytes: [UInt8], allowsUnsafe: Bool, sourceLocation: SourceLocation = #_sourceLocation) -> FixedFile
  {
    let fixer = Fixer(Linter(LintSettings()), allowsUnsafe: allowsUnsafe)
    let once = fixer.fix(bytes, name: "")
    let note: Comment = "\(once.before.text)\n=>\n\(once.after.text)"
    #expect(
      fixer.fix(once.edited.bytes, name: "").edited.bytes == once.edited.bytes,
      note,
      sourceLocation: sourceLocation
    )
    let left = once.after.findings.filter { $0.fix.map { $0.isSafe || allowsUnsafe } ?? false }
    #expect(left.count == once.refused.count, note, sourceLocation: sourceLocation)
    return once
  }
}

extension Fixer {
  func fix(_ bytes: [UInt8], name: String) -> FixedFile { fix(linter.check(bytes, name: name)) }
}

extension CheckedFile {
  /// Creates a file with the given findings, without checking the text.
  init(name: String, path: [UInt8]? = nil, text: String, findings: [Finding], suppressed: [Suppressed] = []) {
    self.init(name: name, path: path, tree: YAMLStream(Array(text.utf8)), findings: findings)
    self.suppressed = suppressed
    keepLines()
  }

  /// The findings, as `RULE PATH LINE:COLUMN`.
  var found: [String] { findings.map { "\($0.rule) \(shownPath($0)) \(place($0.range.lowerBound))" } }

  /// Returns the findings of one rule, as `PATH LINE:COLUMN`.
  func found(_ rule: String) -> [String] {
    findings(of: rule).map { "\(shownPath($0)) \(place($0.range.lowerBound))" }
  }

  /// Returns the related places of one rule's findings, as `LINE:COLUMN`.
  func related(_ rule: String) -> [String] { findings(of: rule).flatMap(\.related).map { place($0.range.lowerBound) } }

  /// Returns the paths of one rule's findings.
  func paths(_ rule: String) -> [String] { findings(of: rule).map(shownPath) }

  private func findings(of rule: String) -> [Finding] {
    // A renamed rule would find nothing anywhere, and the test would pass.
    #expect(LintSettings().knows(rule), "\(rule) is not a rule")
    return findings.filter { $0.rule == rule }
  }

  private func shownPath(_ finding: Finding) -> String { finding.path.isEmpty ? "/" : finding.path }

  private func place(_ offset: Int) -> String {
    let place = position(of: offset)
    return "\(place.line):\(place.column)"
  }
}

/// Returns a description of an app named Maps whose only widget has some lines.
func widget(_ lines: String, app: String = "{name: Maps}") -> String {
  let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  return "app: \(app)\nwidgets:\n- name: Maps\n" + indented.joined(separator: "\n") + "\n"
}
