/// Turns reports into the text of one format; pure: it returns text and prints nothing.
///
/// A run calls `report` once a file, in the order of the files, and `finish` once at the end.
package protocol Reporter: Sendable {
  /// The text for one file, perhaps empty where the format keeps all for the end.
  mutating func report(_ file: FileReport) -> String

  /// The text that ends the output.
  mutating func finish(_ summary: Summary) -> String
}

/// What a reporter may know of the run.
package struct ReporterOptions: Sendable {
  /// Whether to use a terminal's colors.
  package var usesColor = false
  /// Whether to say only what was found.
  package var isQuiet = false
  /// What is known of the rules and checks, by id, for formats that describe them.
  package var rules: [RuleDescription] = []

  /// The plain output.
  package init() {}
}

/// What a report may say of a rule or a check.
package struct RuleDescription: Sendable {
  /// Its id.
  package let id: String
  /// Its severity, where nothing sets another.
  package let severity: String
  /// The guideline that it belongs to; nil for checks of the description.
  package let guideline: String?
  /// What it asks, in one sentence without a full stop.
  package let summary: String
  /// Why it asks so.
  package let rationale: String?

  /// A description from its parts.
  package init(id: String, severity: String, guideline: String?, summary: String, rationale: String?) {
    self.id = id
    self.severity = severity
    self.guideline = guideline
    self.summary = summary
    self.rationale = rationale
  }
}

/// A format of the output.
package struct ReporterKind: Sendable {
  /// Its name on the command line.
  package let name: String
  /// What it is for, in a few words.
  package let summary: String
  /// Makes its reporter.
  package let make: @Sendable (ReporterOptions) -> any Reporter

  /// A format with its reporter.
  package init(name: String, summary: String, make: @escaping @Sendable (ReporterOptions) -> any Reporter) {
    self.name = name
    self.summary = summary
    self.make = make
  }

  /// All formats: a new one is a file of its own and a line here.
  package static let all: [ReporterKind] = [
    TextReporter.kind, CompactReporter.kind, JSONReporter.kind,
  ]
}
