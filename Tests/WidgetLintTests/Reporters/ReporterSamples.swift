import LintCore
import Testing
import WidgetLint

/// Reports for the tests of reporters.
enum ReporterSamples {
  /// The reports of a run over two files: one with a finding of each severity, and one without findings.
  static var reports: [CheckedFile] {
    [
      report(
        name: "App/Größe 🧩.widget.yml",
        text: """
          app: {name: "🧩🧩", title: Größe}
          widgets:
            - name: Maps
              background:
                image: camera.jpg
              grid: {items: 6}

          """,
        [
          Sample(
            rule: "grid-item-limit",
            severity: .warning,
            at: "6",
            help: "keep four",
            path: "/widgets/0/grid/items",
            widget: "Maps",
            actual: .number(6),
            expected: .number(4)
          ),
          Sample(rule: "title-prefix", severity: .info, at: "Größe", related: "\"🧩🧩\"", path: "/app/title"),
          Sample(rule: "wrong-type", severity: .error, at: "background:\n      image: camera.jpg"),
        ],
        suppressed: [Sample(rule: "unknown-field", severity: .error, at: "image")]
      ),
      CheckedFile(name: "Clean.widget.yml", text: "", findings: []),
    ]
  }

  /// The guides to two rules, as a run passes them to reporters.
  static var rules: [RuleGuide] {
    let rule = """
      id: grid-item-limit
      severity: warning
      guideline: Supply appropriate padding and margins
      summary: A grid shows at most four items
      rationale: A widget is read at a glance.
      given: $.widgets[*].grid.items
      expect: {maxItems: 4}
      message: the message
      noFix: nobody knows how
      examples:
        valid:
          - |
            widgets: [{grid: {items: 4}}]
        invalid:
          - description: "widgets: [{grid: {items: 5}}]"
            reports: /widgets/0/grid/items

      """
    let document = try? RuleReader.read(Array(rule.utf8), stem: "grid-item-limit", BuiltInGuidelines.table)
    return [document.map { RuleGuide($0) }, Check(rawValue: "wrong-type").map { RuleGuide($0) }].compactMap { $0 }
  }

  /// A finding at the first occurrence of a text.
  struct Sample {
    let rule: String
    var severity = Severity.warning
    let at: String
    var message = "the message"
    var help: String?
    var related: String?
    var path = ""
    var widget: String?
    var actual: DataValue?
    var expected: DataValue?

    func finding(in text: String) -> Finding {
      Finding(
        rule: rule,
        severity: severity,
        message: message,
        help: help,
        range: Self.range(of: at, in: text),
        path: path,
        item: widget,
        actual: actual,
        expected: expected,
        related: related.map { [Finding.Related(message: "compared with", range: Self.range(of: $0, in: text))] } ?? []
      )
    }

    private static func range(of part: String, in text: String) -> Range<Int> {
      guard let range = text.ranges(of: part).first else { return 0..<0 }
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + part.utf8.count
    }
  }

  /// A report on a text.
  static func report(
    name: String,
    path: [UInt8]? = nil,
    text: String,
    _ findings: [Sample],
    suppressed: [Sample] = []
  ) -> CheckedFile {
    CheckedFile(
      name: name,
      path: path,
      text: text,
      findings: findings.map { $0.finding(in: text) },
      suppressed: suppressed.map { CheckedFile.Suppressed(finding: $0.finding(in: text), reason: "it is known") }
    )
  }

  /// Returns a format's output for some reports.
  static func output(_ name: String, _ reports: [CheckedFile], linkBase: String? = nil) throws -> String {
    let kind = try #require(ReporterKind.all.first { $0.name == name })
    var options = ReporterOptions()
    options.rules = rules
    options.linkBase = linkBase
    var reporter = kind.make(options)
    var summary = Summary()
    var text = ""
    for report in reports {
      summary.add(report)
      text += reporter.report(report)
    }
    return reporter.head(summary) + text + reporter.finish(summary)
  }
}
