/// Turns reports into the text of one format; pure: it returns text and prints nothing.
///
/// A run calls `report` once a file, in the order of the files, and `finish` once at the end.
package protocol Reporter: Sendable {
  /// The text for one file, perhaps empty where the format keeps all for the end.
  mutating func report(_ file: CheckedFile) -> String

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

/// A format of the output.
package struct ReporterKind: Sendable {
  /// Its name on the command line.
  package let name: String
  /// What it is for, in a few words.
  package let summary: String
  /// Whether it describes the rules, for which their files are read.
  package let describesRules: Bool
  /// Makes its reporter.
  package let make: @Sendable (ReporterOptions) -> any Reporter

  /// A format with its reporter.
  package init(
    name: String,
    summary: String,
    describesRules: Bool = false,
    make: @escaping @Sendable (ReporterOptions) -> any Reporter
  ) {
    self.name = name
    self.summary = summary
    self.describesRules = describesRules
    self.make = make
  }

  /// All formats: a new one is a file of its own and a line here.
  package static let all: [ReporterKind] = [
    TextReporter.kind, CompactReporter.kind, JSONReporter.kind, SARIFReporter.kind, GitHubReporter.kind,
    GitLabReporter.kind, JUnitReporter.kind, CheckstyleReporter.kind, RDJSONReporter.kind,
  ]
}
