import LintCore
import WidgetLint

/// The findings of one document, by what they are about: its app and the file, or one of its widgets.
struct FindingGroup {
  /// A widget with the findings about it.
  struct Widget {
    let view: WidgetView
    fileprivate(set) var findings: [MarkedFinding] = []
  }

  /// The document; nil where the file holds none that can be read.
  let description: Description?
  /// The findings about the app or the file.
  private(set) var findings: [MarkedFinding] = []
  /// The widgets that can be drawn.
  private(set) var widgets: [Widget]

  private init(_ description: Description?) {
    self.description = description
    widgets = description.map { $0.widgets.map { Widget(view: $0) } } ?? []
  }

  /// The groups of a file, one for each document.
  static func groups(of file: CheckedFile) -> [FindingGroup] {
    var groups = file.descriptions.map { FindingGroup($0) }
    if groups.isEmpty { groups = [FindingGroup(nil)] }
    var indices: [Int: Int] = [:]
    for (index, group) in groups.enumerated() { indices[group.description?.document ?? 1] = index }
    let positions = groups.map { group in
      Dictionary(uniqueKeysWithValues: group.widgets.enumerated().map { ($1.view.position, $0) })
    }
    var fingerprints = Fingerprints()
    for finding in file.findings {
      let fingerprint = fingerprints.next(finding, file: file.pathText)
      let group = indices[finding.document] ?? 0
      if let (position, path) = place(of: finding), let widget = positions[group][position] {
        groups[group].widgets[widget].add(finding, fingerprint, path)
      } else {
        let number = groups[group].findings.count + 1
        let marked = MarkedFinding(number: number, finding: finding, fingerprint: fingerprint, path: finding.path)
        groups[group].findings.append(marked)
      }
    }
    return groups
  }

  /// The number of the widget that a finding is about, from 0, and the path below it.
  private static func place(of finding: Finding) -> (position: Int, path: String)? {
    let prefix = "/widgets/"
    guard finding.path.hasPrefix(prefix) else { return nil }
    let rest = finding.path.dropFirst(prefix.count)
    let number = rest.prefix { $0 != "/" }
    return Int(number).map { ($0, String(rest.dropFirst(number.count))) }
  }
}

extension FindingGroup.Widget {
  fileprivate mutating func add(_ finding: Finding, _ fingerprint: String, _ path: String) {
    let number = findings.count + 1
    findings.append(MarkedFinding(number: number, finding: finding, fingerprint: fingerprint, path: path))
  }
}
