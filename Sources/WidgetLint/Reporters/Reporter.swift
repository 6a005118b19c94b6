import LintCore

/// Turns reports into the text of one format; pure: it returns text and prints nothing.
///
/// A run calls `report` once a file, in the order of the files, and `finish` once at the end.
public protocol Reporter: Sendable {
  /// The text for one file, perhaps empty where the format keeps all for the end.
  mutating func report(_ file: CheckedFile) -> String

  /// Hands over the same text in parts, where it may be too long to be held as a whole.
  mutating func report(_ file: CheckedFile, to write: (String) -> Void)

  /// Whether its output begins with what only the end of a run tells, such as a summary or a size.
  static var hasHead: Bool { get }

  /// The text before all that `report` returned, where it has one; asked for at the end, and before `finish`.
  mutating func head(_ summary: Summary) -> String

  /// The text that ends the output.
  mutating func finish(_ summary: Summary) -> String
}

extension Reporter {
  /// The whole text as one part.
  public mutating func report(_ file: CheckedFile, to write: (String) -> Void) { write(report(file)) }

  /// Most have none.
  public static var hasHead: Bool { false }

  /// Nothing, as most begin with their first file.
  public mutating func head(_ summary: Summary) -> String { "" }
}

/// Facts about the run for a reporter.
public struct ReporterOptions: Sendable {
  /// The most bytes of text that a reporter keeps back since something else goes first.
  static let maximumWaiting = 8 << 20

  /// Whether to use a terminal's colors.
  public var usesColor = false
  /// Whether to say only what was found.
  public var isQuiet = false
  /// The guides to the rules and checks, by id, for formats that describe them.
  package var rules: [RuleGuide] = []
  /// The number of files that the run checks.
  package var fileCount = 0

  /// The address below which the files of the run are shown, with a slash at its end; nil for none.
  package var linkBase: String?

  /// The plain output.
  public init() {}
}

/// A format of the output.
public struct ReporterKind: Sendable {
  /// Its name on the command line.
  public let name: String
  /// Its purpose, in a few words.
  public let summary: String
  /// Whether it describes the rules, for which their files are read.
  package let describesRules: Bool
  /// Whether it shows files in which nothing was found.
  package let showsCleanFiles: Bool
  /// Whether it says how many findings a run would fix, which takes a second look at each file.
  package let countsFixable: Bool
  /// Makes its reporter.
  public let make: @Sendable (ReporterOptions) -> any Reporter

  /// A format with its reporter.
  public init(
    name: String,
    summary: String,
    describesRules: Bool = false,
    showsCleanFiles: Bool = false,
    countsFixable: Bool = false,
    make: @escaping @Sendable (ReporterOptions) -> any Reporter
  ) {
    (self.name, self.summary, self.describesRules) = (name, summary, describesRules)
    (self.showsCleanFiles, self.countsFixable, self.make) = (showsCleanFiles, countsFixable, make)
  }

  /// All formats: a new one is a file of its own and a line here.
  public static let all: [ReporterKind] = [
    TextReporter.kind, CompactReporter.kind, JSONReporter.kind, SARIFReporter.kind, GitHubReporter.kind,
    GitLabReporter.kind, JUnitReporter.kind, CheckstyleReporter.kind, RDJSONReporter.kind,
    MarkdownReporter.kind,
  ]
}

extension Finding {
  /// The message, and what to do on a line below, for formats that have no place of their own for it.
  var messageAndHelp: String { help.map { "\(message)\nhelp: \($0)" } ?? message }
}
