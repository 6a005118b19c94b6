import WidgetLint

/// A finding with its number in a widget, or among those of app and file.
struct MarkedFinding: Sendable {
  /// The number, from 1.
  fileprivate(set) var number = 0
  let finding: Finding
  /// Its fingerprint in every output.
  let fingerprint: String
  /// The JSON Pointer of the place it is about, below the widget.
  fileprivate(set) var path = ""
  /// The file in which it is.
  let file: CheckedFile
  /// The line and column at which it begins in the file, from 1.
  let place: (line: Int, column: Int)

  /// The number of findings of each severity, worst first: `1 error, 2 warnings`; empty if there are none.
  static func counts(of findings: [MarkedFinding]) -> String {
    let numbers = Severity.allCases.reversed().map { severity in
      (severity, findings.count { $0.finding.severity == severity })
    }
    return numbers.filter { $1 > 0 }.map { $1.counted($0.name) }.joined(separator: ", ")
  }
}

/// The findings of one document, by what they are about: its app and the file, or one of its widgets.
struct FindingGroup {
  /// A widget with the content that Interface Builder stores for it, nil if that is not known, and the findings about it.
  typealias Widget = (view: WidgetView, scene: DrawnScene?, findings: [MarkedFinding])

  /// The document; nil if the file holds none that can be read.
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

  /// The groups of a project, one for each app; of a file, one for each document.
  static func groups(of project: CheckedProject) -> [FindingGroup] {
    // Findings outside of any description have a group of their own.
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

  /// The number of the widget that a finding is about, from 0, and the path below it.
  private static func place(of finding: Finding) -> (position: Int, path: String)? {
    let prefix = "/widgets/"
    guard finding.path.hasPrefix(prefix) else { return nil }
    let rest = finding.path.utf8.dropFirst(prefix.utf8.count)
    // By bytes: with a combining mark after it, a slash is another character.
    let number = rest.prefix { $0 != UInt8(ascii: "/") }
    return Int(Substring(number)).map { ($0, String(Substring(rest[number.endIndex...]))) }
  }
}

extension [MarkedFinding] {
  /// Adds a finding with the next number and the path of what it is about.
  fileprivate mutating func add(_ marked: MarkedFinding, _ path: String) {
    var marked = marked
    (marked.number, marked.path) = (count + 1, path)
    append(marked)
  }
}

extension Finding {
  /// The finding, once for each item that it concerns.
  fileprivate var ofEachItem: [Finding] {
    [self]
      + also.map { other in
        var finding = self
        (finding.item, finding.document, finding.path, finding.also) = (other.name, other.document, other.path, [])
        return finding
      }
  }
}
