public import LintCore
import YAML

/// The findings that a run leaves out because they existed when the baseline was written.
public struct Baseline: Sendable {
  /// Whether a baseline may hold a finding; one about unread text would hide all that was not checked.
  package static func holds(_ finding: Finding) -> Bool { !Check.isAboutUnreadText(finding.rule) }

  /// How often a finding may occur, how often it did, and the range of its entry in the baseline.
  private typealias Allowance = (count: Int, used: Int, range: Range<Int>)

  /// The rule id of faults in a baseline.
  package static let check = "baseline"

  private static let version = "1"

  private var allowances: [BaselineEntry: Allowance] = [:]

  /// Reads a baseline file.
  ///
  /// - Throws: The first fault, with the file to show it in.
  package init(_ file: LinterFile) throws(WorkspaceError) {
    do throws(Finding) {
      try self.init(file.bytes)
    } catch {
      throw .faults([file.checked([error])])
    }
  }

  /// Reads the text of a baseline.
  ///
  /// - Throws: The first fault, as a finding at its place.
  public init(_ text: String) throws(Finding) { try self.init(Array(text.utf8)) }

  /// Reads the bytes of a baseline.
  ///
  /// - Throws: The first fault, as a finding at its place.
  package init(_ bytes: [UInt8]) throws(Finding) {
    let root = try StrictNode(root: YAMLStream(bytes), check: Self.check)
    let fields = try root.fields(["version", "findings"], required: ["version", "findings"])
    _ = try fields["version"]?.word(among: [Self.version])
    for node in try fields["findings"]?.elements() ?? [] {
      let fields = try node.fields(["rule", "file", "widget", "path", "value", "count"], required: ["rule", "file"])
      let entry = BaselineEntry(
        rule: try fields["rule"]?.text() ?? "",
        file: try fields["file"]?.text() ?? "",
        widget: try fields["widget"]?.text(),
        path: try fields["path"]?.text() ?? "",
        value: try fields["value"].map { node throws(Finding) in try Self.value(node) }
      )
      let count = try fields["count"].map { node throws(Finding) in try Self.count(node) } ?? 1
      allowances[entry, default: (0, 0, node.range)].count += count
    }
  }

  private static func count(_ node: StrictNode) throws(Finding) -> Int {
    guard let count = Int(try node.text()), 1...1_000_000 ~= count else {
      throw node.fault("found \(node.shape), expected a number from 1 to 1000000")
    }
    return count
  }

  /// Reads a value as a baseline writes it: an unquoted number, `true` or `false` has its type, and the rest is text.
  private static func value(_ node: StrictNode) throws(Finding) -> DataValue {
    if node.kind == .sequence {
      return .list(try node.elements().map { element throws(Finding) in try value(element) })
    }
    if node.isNothing { return .null }
    let text = try node.text()
    if node.isQuoted { return .text(text) }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    return Double(text).map { .number($0) } ?? .text(text)
  }

  /// Removes the findings that the baseline allows from a report, and returns how many it removed.
  ///
  /// `file` is the path of the report's file, relative to the baseline's folder.
  public mutating func hide(in report: inout CheckedFile, file: String) -> Int {
    let before = report.findings.count
    report.findings.removeAll { finding in
      let entry = BaselineEntry(finding, file: file)
      guard Self.holds(finding), let known = allowances[entry], known.used < known.count else { return false }
      allowances[entry]?.used += 1
      return true
    }
    return before - report.findings.count
  }

  /// Returns a finding for each judged entry that occurred less often than its count, in the order of the baseline.
  package func staleFindings(where isJudged: (BaselineEntry) -> Bool) -> [Finding] {
    allowances.filter { $0.value.used < $0.value.count && isJudged($0.key) }
      .sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
      .map { entry, allowance in
        let (found, expected) = (allowance.used, allowance.count)
        let message =
          found == 0 ? "no longer occurs" : "occurs less often than the entry says: \(found), not \(expected)"
        return Finding(
          rule: "stale-baseline",
          severity: .warning,
          message: "\(entry.rule) in \(entry.file) \(message)",
          help: "remove the entry, or write the baseline anew with --write-baseline",
          range: allowance.range
        )
      }
  }

  /// Returns the text of a baseline that allows the counted findings.
  package static func text(of counts: [BaselineEntry: Int]) -> String {
    let lines = counts.map { (file: $0.key.file, text: $0.key.line(count: $0.value)) }
      .sorted { ($0.file, $0.text) < ($1.file, $1.text) }
    let list = lines.isEmpty ? " []\n" : "\n" + lines.map { "  - \($0.text)\n" }.joined()
    return """
      # The findings that \(ProductInfo.name) --baseline leaves out; written by --write-baseline.
      version: \(version)
      findings:\(list)
      """
  }
}
