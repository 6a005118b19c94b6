import LintSystem
import WidgetLint
import YAML

/// The sources of a project with their findings.
struct LintedSources {
  /// The identity of a finding, since several widgets may share a view.
  private struct Key: Hashable {
    let rule: String
    let place: SourcePlace
    let text: String
  }

  /// The facts that decide which rules could judge.
  var judged: [RuleReach.Judged] = []
  /// The counts of all rules.
  var statistics = Statistics()
  /// Whether only some of the project's widgets are judged, so that others may need a suppression.
  var isPart = false
  private let tree: SourceTree
  private let workspace: Workspace
  /// The suppressions of configurations that suppressed something so far.
  private(set) var used: Set<SuppressionPlace> = []
  private var findings: [String: [LocatedDescription.Located]] = [:]
  /// The lines of each file with something that is not read.
  private var unread: [String: [Int]] = [:]
  /// The index of each finding among those of its file.
  private var known: [Key: Int] = [:]

  init(_ tree: SourceTree, _ workspace: Workspace) { (self.tree, self.workspace) = (tree, workspace) }

  /// Adds the files that hold some places.
  mutating func add(_ places: [SourcePlace]) {
    for place in places where findings[place.file] == nil { findings[place.file] = [] }
  }

  /// Adds notes on what is not read.
  mutating func add(_ notes: [ImportNote]) {
    for note in notes { unread[note.path, default: []].append(note.line ?? 1) }
  }

  /// Adds a finding; if it already exists, adds only its widget's name and its related places.
  mutating func add(_ located: LocatedDescription.Located) {
    let (place, finding) = (located.place, located.finding)
    let key = Key(rule: finding.rule, place: place, text: finding.text)
    if let index = known[key] { return findings[place.file, default: []][index].finding.add(equal: finding) }
    known[key] = findings[place.file]?.count ?? 0
    findings[place.file, default: []].append(located)
  }

  /// Returns the files, sorted by path, with the configuration's suppressions, without findings that comments suppress.
  mutating func files() throws(WorkspaceError) -> [CheckedFile] {
    var files: [CheckedFile] = []
    let names = Set(findings.keys).union(tree.filesWithMarker)
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      if let file = try file(name, isFirst: files.isEmpty) { files.append(file) }
    }
    return files
  }

  private mutating func file(_ name: String, isFirst: Bool) throws(WorkspaceError) -> CheckedFile? {
    let path = tree.path(to: name)
    let scope = try workspace.scope(for: path)
    if scope.excludes(path) { return nil }
    let settings = try scope.allSettings(for: path)
    let text = tree.shownText(name)
    let source = YAMLStream(plain: text)
    let lines = LineMap(source.bytes, count: source.sourceCount)
    var found = (findings[name] ?? []).map { located in
      var finding = located.finding
      finding.range = located.place.bytes(of: located.text, in: source, lines)
      return finding
    }
    var suppressed: [CheckedFile.Suppressed] = []
    for (suppression, place) in scope.suppressions(for: path) {
      let part = found.partition { $0.rule == suppression.rule }
      if part < found.count { used.insert(place) }
      suppressed += found[part...].map {
        CheckedFile.Suppressed(finding: $0, reason: suppression.reason, isInSource: false)
      }
      found.removeSubrange(part...)
    }
    let strings = SourceComments.mayBe(in: source) ? SourceStrings.ranges(in: text, of: path) : []
    if var suppressions = Suppressions.find(in: SourceComments(source, outside: strings)) {
      let (left, taken) = suppressions.split(found)
      (found, suppressed) = (left, suppressed + taken)
      let unread = (unread[name] ?? []).filter { 1...lines.lineCount ~= $0 }.sorted()
      let about = suppressions.findings(settings, unread: unread.map { lines.range(ofLine: $0).lowerBound })
      found += about.filter { !isPart || $0.rule != Check.unusedSuppression.id }
    }
    var file = CheckedFile(name: tree.name(of: name), path: path.bytes, tree: source)
    file.findings = found.sorted(by: Linter.isOrdered)
    file.suppressed = suppressed.sorted { Linter.isOrdered($0.finding, $1.finding) }
    (file.judged, file.statistics) = isFirst ? (judged, statistics) : ([], Statistics())
    for suppressed in suppressed { file.statistics?.add([.suppressed: 1], ofRule: suppressed.finding.rule) }
    file.isSource = true
    file.keepLines()
    return file
  }
}

extension Finding {
  /// The most widgets that one finding names, since each further one is compared with all of them.
  private static let greatestItemCount = 100

  /// Takes over the related places of an equal finding, and the name of its widget if that is another one.
  fileprivate mutating func add(equal other: Finding) {
    related = Array((related + other.related).unique(by: \.self).prefix(Limits.listed))
    func widget(_ document: Int, _ path: String) -> [Substring] {
      ["\(document)"] + path.split(separator: "/").prefix(2)
    }
    let widgets = [widget(document, path)] + also.map { widget($0.document, $0.path) }
    guard let name = other.item, widgets.count <= Self.greatestItemCount,
      !widgets.contains(widget(other.document, other.path))
    else { return }
    also.append(Finding.OtherItem(name: name, document: other.document, path: other.path))
  }
}

extension SourcePlace {
  /// Returns the bytes of a value in its file: those that are known, else its text on its line, else the trimmed line.
  func bytes(of text: String?, in source: YAMLStream, _ lines: LineMap) -> Range<Int> {
    // The text may have changed since the import.
    guard (1...lines.lineCount).contains(line) else { return 0..<0 }
    if let range, range.upperBound <= source.sourceCount {
      // The range of a call's name may be given instead of its argument's.
      let rest = source.bytes[range.lowerBound..<max(range.upperBound, lines.range(ofLine: line).upperBound)]
      return text.flatMap { rest.word(Array($0.utf8)) } ?? range
    }
    let whole = lines.range(ofLine: line)
    // A number may be a part of others on its line; a value of its own is between quotes or tags.
    let written = text.map { text in ["\"\(text)\"", ">\(text)<"].map { Array($0.utf8) } } ?? []
    if let found = written.lazy.compactMap({ source.bytes[whole].firstRange(of: $0) }).first {
      return found.dropFirst().dropLast()
    }
    let start = source.bytes[whole].firstIndex { $0 > 0x20 } ?? whole.lowerBound
    return start..<(source.bytes[start..<whole.upperBound].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the first occurrence of a text that is not part of a longer word or number.
  fileprivate func word(_ text: [UInt8]) -> Range<Int>? {
    func isWord(_ index: Int) -> Bool { indices.contains(index) && (self[index].isWord || self[index] == 0x2E) }
    var rest = self
    while !text.isEmpty, let found = rest.firstRange(of: text) {
      if !isWord(found.upperBound), found.lowerBound == startIndex || !self[found.lowerBound - 1].isWord {
        return found
      }
      rest = rest[(found.lowerBound + 1)...]
    }
    return nil
  }
}
