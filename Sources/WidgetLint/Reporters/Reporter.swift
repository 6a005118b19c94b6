import LintCore

/// Formats checked files as text in one output format, without printing anything itself.
///
/// A run calls `report` once per file, in the order of the files, and `finish` once at the end.
public protocol Reporter: Sendable {
  /// Returns the text for one file; empty if the format writes everything at the end.
  mutating func report(_ file: CheckedFile) -> String

  /// Returns the text that precedes what `report` returned; empty by default.
  ///
  /// Called once all files are reported, before `finish`; the format's kind must set `hasHead`.
  mutating func head(_ summary: Summary) -> String

  /// Returns the text that ends the output.
  mutating func finish(_ summary: Summary) -> String
}

extension Reporter {
  /// Returns an empty text: most formats begin with their first file.
  public mutating func head(_ summary: Summary) -> String { "" }
}

/// Options and facts about the run that a reporter may use.
public struct ReporterOptions: Sendable {
  /// The most bytes of text that a reporter may hold back until something else is written.
  static let maximumWaiting = 8 << 20

  /// Whether to use terminal colors.
  public var usesColor = false
  /// Whether to report findings only, without hints and summary.
  public var isQuiet = false
  /// The guides to the rules and checks, by id, for formats that describe them.
  package var rules: [RuleGuide] = []
  /// The number of files in the run.
  package var fileCount = 0

  /// The address below which the run's files can be viewed, with a trailing slash; nil if there is none.
  package var linkBase: String?

  /// Creates options for plain output.
  public init() {}
}

/// An output format, with the reporter that writes it.
public struct ReporterKind: Sendable {
  /// The format's name on the command line.
  public let name: String
  /// Whether its output begins with something known only at the end of a run, such as a summary or a size.
  package let hasHead: Bool
  /// Whether it describes the rules, so that the rules' files must be read.
  package let describesRules: Bool
  /// Whether it shows projects and lone files as a whole, with or without findings, rather than source files one by
  /// one; its reporter is then a `ProjectReporter`.
  package let showsProjects: Bool
  /// Whether it states how many findings a run would fix, which takes a second check of each file.
  package let countsFixable: Bool
  /// Makes the format's reporter.
  public let make: @Sendable (ReporterOptions) -> any Reporter

  /// Creates a format from its name and a closure that makes its reporter.
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

  /// All formats. A new one is a file and a line here.
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
  /// The message with any advice on a second line, for formats that have no place for advice.
  var messageAndHelp: String { help.map { "\(message)\nhelp: \($0)" } ?? message }
}
