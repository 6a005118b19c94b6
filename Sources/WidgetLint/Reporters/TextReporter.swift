import LintCore

/// `text`: output for people: each finding with its line and advice.
package struct TextReporter: Reporter {
  private let options: ReporterOptions
  private let style: TerminalStyle
  /// The rules whose hint at `explain` was already printed.
  private var explained: Set<String> = []

  package init(options: ReporterOptions) {
    self.options = options
    style = TerminalStyle(usesColor: options.usesColor)
  }

  package mutating func report(_ file: CheckedFile) -> String {
    if file.findings.isEmpty { return "" }
    let name = VisibleText.escaped(file.name)
    var text = ""
    // Enough for most findings, so that the text seldom has to grow.
    text.reserveCapacity(1024)
    for finding in file.findings { add(finding, in: file, name, to: &text) }
    return text
  }

  package mutating func finish(_ summary: Summary) -> String {
    options.isQuiet ? "" : Self.lines(for: summary).reduce("") { "\($0)\($1)\n" }
  }

  private mutating func add(_ finding: Finding, in file: CheckedFile, _ name: String, to text: inout String) {
    let frame = TextFrame(finding.range, in: file)
    let place = file.position(of: finding.range.lowerBound)
    text += "\(style.bold("\(name):\(place.line):\(place.column)")): \(style.severity(finding.severity)): "
    text += "\(VisibleText.escaped(finding.message))\(style.dim(" [\(finding.rule)]"))\n"
    frame.addLines(to: &text, style)
    for (message, places) in notes(of: finding, in: file) {
      frame.addNote("note", "\(VisibleText.escaped(message)): \(places)", to: &text, style)
    }
    if let help = finding.help { frame.addNote("help", VisibleText.escaped(help), to: &text, style) }
    if explained.insert(finding.rule).inserted, !options.isQuiet {
      frame.addNote("more", "\(ProductInfo.name) explain \(finding.rule)", to: &text, style)
    }
    text += "\n"
  }

  /// Returns the messages about related places, with consecutive places of the same message joined.
  private func notes(of finding: Finding, in file: CheckedFile) -> [(message: String, places: String)] {
    var notes: [(message: String, places: String)] = []
    for related in finding.related {
      let place: String
      if let line = related.line {
        place = "\(VisibleText.escaped(line.file)):\(line.line)"
      } else if related.range.lowerBound != finding.range.lowerBound {
        place = "line \(file.position(of: related.range.lowerBound).line)"
      } else {
        continue
      }
      if notes.last?.message == related.message {
        notes[notes.count - 1].places += ", \(place)"
      } else {
        notes.append((related.message, place))
      }
    }
    return notes
  }

  /// Returns the last lines of a run: the counts, and how many rules could judge if not all could.
  package static func lines(for summary: Summary) -> [String] {
    [line(for: summary)] + (judged(summary).map { [$0] } ?? [])
  }

  /// Returns how many rules could judge, and why the others could not; nil if all could.
  package static func judged(_ summary: Summary) -> String? {
    let (judged, lacked) = (summary.reach.judgedCount, summary.reach.lackedCount)
    let (setInCode, unread) = (summary.setInCode, summary.unread)
    var reasons: [String] = []
    if setInCode > 0 { reasons.append(setInCode.counted("value is", "values are") + " set in code") }
    if unread > 0 { reasons.append(unread.counted("view or file is", "views or files are") + " not read") }
    guard lacked > 0 || !reasons.isEmpty else { return nil }
    if reasons.isEmpty { reasons = [lacked.counted("lacked its fields", "lacked their fields")] }
    return "\(judged) of \(judged + lacked) rules could judge; \(listed(reasons)) (--statistics)"
  }

  // Not `joined`: that looks up a conformance at run time, which takes as long as checking a small file.
  private static func listed(_ parts: [String]) -> String { parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" } }

  private static func line(for summary: Summary) -> String {
    if summary.files == 0 { return "no files checked" }
    var parts: [String] = []
    if summary.errors > 0 { parts.append(summary.errors.counted("error")) }
    if summary.warnings > 0 { parts.append(summary.warnings.counted("warning")) }
    if summary.infos > 0 { parts.append(summary.infos.counted("info")) }
    if parts.isEmpty { parts.append("no findings") }
    if summary.suppressed > 0 { parts.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { parts.append("\(summary.baselined) in the baseline") }
    if summary.fixed > 0 { parts.append("\(summary.fixed) fixed") }
    let checked = "\(summary.files.counted("file")) checked: \(listed(parts))"
    return fixable(summary).map { "\(checked); \($0)" } ?? checked
  }

  /// Returns the numbers of findings that each flag would fix; nil if there are none.
  private static func fixable(_ summary: Summary) -> String? {
    let (safe, unsafe) = (summary.safelyFixable, summary.unsafelyFixable)
    var parts: [String] = []
    if safe > 0 { parts.append("\(safe) can be fixed with --fix") }
    if unsafe > 0 { parts.append("\(unsafe) \(safe > 0 ? "more" : "can be fixed") with --unsafe-fixes") }
    return parts.isEmpty ? nil : listed(parts)
  }

  /// The text format.
  package static let kind = ReporterKind(name: "text", countsFixable: true) { TextReporter(options: $0) }
}
