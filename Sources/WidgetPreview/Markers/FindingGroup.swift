import WidgetLint

/// A finding with its number in its widget, or among the findings about the app and the file.
struct MarkedFinding: Sendable {
  /// The number, from 1.
  fileprivate(set) var number = 0
  let finding: Finding
  /// Its fingerprint, which is the same in every output.
  let fingerprint: String
  /// The JSON Pointer from the widget to what the finding is about.
  fileprivate(set) var path = ""
  /// The file that contains it.
  let file: CheckedFile
  /// The line and column where it begins in the file, from 1.
  let place: (line: Int, column: Int)

  /// Counts findings by severity, worst first, as `1 error, 2 warnings`; empty if there are none.
  static func counts(of findings: [MarkedFinding]) -> String {
    let numbers = Severity.allCases.reversed().map { severity in
      (severity, findings.count { $0.finding.severity == severity })
    }
    return numbers.filter { $1 > 0 }.map { $1.counted($0.name) }.joined(separator: ", ")
  }
}

/// The findings in one document, grouped into those about its app and file, and those about each widget.
struct FindingGroup {
  /// A widget, the content that Interface Builder stores for it (nil if unknown), and the findings about it.
  typealias Widget = (view: WidgetView, scene: DrawnScene?, findings: [MarkedFinding])

  /// The document; nil if it cannot be read.
  let description: Description?
  /// The findings about the app or the file.
  private(set) var findings: [MarkedFinding] = []
  /// The widgets that can be drawn.
  private(set) var widgets: [Widget]

  /// The number of the document in its file, or of the app in its project, from 1.
  let document: Int

  private init(_ app: CheckedProject.App) {
    (description, document) = (app.description, app.document)
    widgets = (description?.drawnWidgets ?? []).map { widget in
      let scene = app.scenes.indices.contains(widget.position) ? app.scenes[widget.position] : nil
      return (widget, scene, [])
    }
  }

  /// Returns the groups of a project, one for each app, or of a file, one for each document.
  static func groups(of project: CheckedProject) -> [FindingGroup] {
    // Findings outside any description get a group of their own.
    var groups = (project.apps.isEmpty ? [(1, nil, [])] : project.apps).map { FindingGroup($0) }
    let indices = Dictionary(groups.indices.map { (groups[$0].document, $0) }, uniquingKeysWith: { $1 })
    let positions = groups.map { group in
      Dictionary(uniqueKeysWithValues: group.widgets.enumerated().map { ($1.view.position, $0) })
    }
    for file in project.files {
      let lines = file.lines
      var fingerprints = Fingerprints()
      for finding in file.findings {
        let place = lines.position(of: finding.range.lowerBound, in: file.bytes)
        for finding in finding.ofEachItem {
          let fingerprint = fingerprints.next(finding, file: file.pathText)
          let marked = MarkedFinding(finding: finding, fingerprint: fingerprint, file: file, place: place)
          let group = indices[finding.document] ?? 0
          if let (position, path) = Self.place(of: finding), let widget = positions[group][position] {
            groups[group].widgets[widget].findings.add(marked, path)
          } else {
            groups[group].findings.add(marked, finding.path)
          }
        }
      }
    }
    return groups
  }

  /// The index of the widget that a finding is about, from 0, and the path below it; nil if it is about none.
  private static func place(of finding: Finding) -> (position: Int, path: String)? {
    let prefix = "/widgets/"
    guard finding.path.hasPrefix(prefix) else { return nil }
    let rest = finding.path.utf8.dropFirst(prefix.utf8.count)
    // Compares bytes: as a Character, a slash with a combining mark is not a slash.
    let number = rest.prefix { $0 != UInt8(ascii: "/") }
    return Int(Substring(number)).map { ($0, String(Substring(rest[number.endIndex...]))) }
  }
}

extension [MarkedFinding] {
  /// Adds a finding, with the next number and its path below the widget.
  fileprivate mutating func add(_ marked: MarkedFinding, _ path: String) {
    var marked = marked
    (marked.number, marked.path) = (count + 1, path)
    append(marked)
  }
}

extension Finding {
  /// The finding, repeated for each item that it is about.
  fileprivate var ofEachItem: [Finding] {
    [self]
      + also.map { other in
        var finding = self
        (finding.item, finding.document, finding.path, finding.also) = (other.name, other.document, other.path, [])
        return finding
      }
  }
}
