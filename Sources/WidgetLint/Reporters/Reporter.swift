import LintCore

/// Turns reports into the text of one format; pure: it returns text and prints nothing.
///
/// A run calls `report` once a file, in the order of the files, and `finish` once at the end.
public protocol Reporter: Sendable {
  /// The text for one file; empty if the format keeps everything for the end.
  mutating func report(_ file: CheckedFile) -> String

  /// The text before everything that `report` returned, if the kind has one; requested at the end, before `finish`.
  mutating func head(_ summary: Summary) -> String

  /// The text that ends the output.
  mutating func finish(_ summary: Summary) -> String
}

extension Reporter {
  /// Empty: most formats begin with their first file.
  public mutating func head(_ summary: Summary) -> String { "" }
}

/// Facts about the run for a reporter.
public struct ReporterOptions: Sendable {
  /// The most bytes of text that a reporter holds back because something else must come first.
  static let maximumWaiting = 8 << 20

  /// Whether to use a terminal's colors.
  public var usesColor = false
  /// Whether to report only findings.
  public var isQuiet = false
  /// The guides to the rules and checks, by id, for formats that describe them.
  package var rules: [RuleGuide] = []
  /// The number of files that the run checks.
  package var fileCount = 0

  /// The address below which the files of the run can be viewed, with a slash at its end; nil if there is none.
  package var linkBase: String?

  /// The plain output.
  public init() {}
}

/// A format of the output.
public struct ReporterKind: Sendable {
  /// Its name on the command line.
  public let name: String
  /// Whether its output begins with something known only at the end of a run, such as a summary or a size.
  package let hasHead: Bool
  /// Whether it describes the rules, so that their files must be read.
  package let describesRules: Bool
  /// Whether it shows projects and lone files as a whole, with or without findings, instead of sources one by one; its
  /// reporter is a `ProjectReporter`.
  package let showsProjects: Bool
  /// Whether it counts the findings that a run would fix, which takes a second look at each file.
  package let countsFixable: Bool
  /// Makes its reporter.
  public let make: @Sendable (ReporterOptions) -> any Reporter

  /// A format with its reporter.
  public init(
    name: String,
    hasHead: Bool = false,
    describesRules: Bool = false,
    showsProjects: Bool = false,
    countsFixable: Bool = false,
    make: @escaping @Sendable (ReporterOptions) -> any Reporter
  ) {
    (self.name, self.hasHead, self.describesRules) = (name, hasHead, describesRules)
    (self.showsProjects, self.countsFixable, self.make) = (showsProjects, countsFixable, make)
  }

  /// All formats: a new one is a file of its own and a line here.
  public static let all = [
    TextReporter.kind,
    ReporterKind(name: "compact") { _ in CompactReporter() },
    ReporterKind(name: "json", hasHead: true) { _ in JSONReporter() },
    ReporterKind(name: "sarif", hasHead: true, describesRules: true) { SARIFReporter(rules: $0.rules) },
    ReporterKind(name: "github") { _ in GitHubReporter() },
    ReporterKind(name: "gitlab") { _ in GitLabReporter() },
    ReporterKind(name: "junit", hasHead: true) { _ in JUnitReporter() },
    ReporterKind(name: "checkstyle") { _ in CheckstyleReporter() },
    ReporterKind(name: "rdjson") { _ in RDJSONReporter() },
    ReporterKind(name: "markdown", countsFixable: true) { MarkdownReporter(options: $0) },
  ]
}

extension Finding {
  /// The message with the advice on a line below it, for formats that have no place for advice.
  var messageAndHelp: String { help.map { "\(message)\nhelp: \($0)" } ?? message }
}
