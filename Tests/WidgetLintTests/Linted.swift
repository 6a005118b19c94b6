import LintCore
import LintSystem
import Testing
import WidgetLint
import YAML

/// What the linter finds in a text with the built-in rules as they are, or as a configuration says.
func lint(_ text: String, configuration: String? = nil) -> CheckedFile {
  do {
    return Linter(try configuration.map(settings) ?? LintSettings()).check(text, name: "a.widget.yml")
  } catch {
    Issue.record("\(error)")
    return CheckedFile(name: "a.widget.yml", text: "", findings: [])
  }
}

/// What a configuration says of `a.widget.yml`.
func settings(_ configuration: String) throws -> LintSettings {
  let faults = FaultCollector()
  let file = ConfigurationFile(Array(configuration.utf8), name: ".widgetlint.yml", folder: FilePath("/"), faults)
  try faults.check()
  try Configuration.faults(in: file, against: KnownGuidelines()).check()
  return Configuration([file]).settings(for: [GlobPath("a.widget.yml")], LintSettings())
}

extension FixedFile {
  /// A text before and after its fixes, which a second run leaves as they are, with no more left to fix than it refused.
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
  /// What a text is before and after its fixes.
  func fix(_ bytes: [UInt8], name: String) -> FixedFile { fix(linter.check(bytes, name: name)) }
}

extension CheckedFile {
  /// A text with findings that nobody looked for in it.
  init(name: String, path: [UInt8]? = nil, text: String, findings: [Finding], suppressed: [Suppressed] = []) {
    self.init(name: name, path: path, tree: YAMLStream(Array(text.utf8)), findings: findings)
    self.suppressed = suppressed
    keepLines()
  }

  /// The findings as `RULE PATH LINE:COLUMN`.
  var found: [String] { findings.map { "\($0.rule) \(shownPath($0)) \(place($0.range.lowerBound))" } }

  /// The findings of one rule as `PATH LINE:COLUMN`.
  func found(_ rule: String) -> [String] {
    findings(of: rule).map { "\(shownPath($0)) \(place($0.range.lowerBound))" }
  }

  /// What the findings of one rule also speak of, as `LINE:COLUMN`.
  func related(_ rule: String) -> [String] { findings(of: rule).flatMap(\.related).map { place($0.range.lowerBound) } }

  /// The paths of one rule's findings.
  func paths(_ rule: String) -> [String] { findings(of: rule).map(shownPath) }

  private func findings(of rule: String) -> [Finding] {
    // A rule that was renamed finds nothing anywhere.
    #expect(LintSettings().knows(rule), "\(rule) is no rule")
    return findings.filter { $0.rule == rule }
  }

  private func shownPath(_ finding: Finding) -> String { finding.path.isEmpty ? "/" : finding.path }

  private func place(_ offset: Int) -> String {
    let place = position(of: offset)
    return "\(place.line):\(place.column)"
  }
}

/// A description of an app named Maps with lines that are in its only widget.
func widget(_ lines: String, app: String = "{name: Maps}") -> String {
  let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  return "app: \(app)\nwidgets:\n- name: Maps\n" + indented.joined(separator: "\n") + "\n"
}
