import ArgumentParser
import LintCore
import LintSystem
import WidgetLint
import WidgetPreview

/// A format that the command line names.
protocol NamedFormat {
  /// All formats that a command accepts.
  static var choices: [Self] { get }
  var name: String { get }
}

extension ReporterKind: NamedFormat {
  /// The formats of a run: those that write the findings, and the one that draws them.
  static var choices: [ReporterKind] { all + [HTMLReporter.kind] }
}

/// A format with its file: `NAME[=FILE]`.
struct OutputFormat<Kind: NamedFormat>: ExpressibleByArgument {
  let kind: Kind
  /// The file; nil for standard output.
  let file: FilePath?

  init(_ kind: Kind) { (self.kind, file) = (kind, nil) }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.last != "", let kind = Kind.choices.first(where: { $0.name == parts[0] }) else { return nil }
    (self.kind, file) = (kind, parts.count == 2 ? FilePath(argument: String(parts[1])).outputFile : nil)
  }

  static var allValueStrings: [String] { Kind.choices.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  var defaultValueDescription: String { kind.name }

  /// The formats as a help page lists them.
  static var help: String { DataValue.enumerate(allValueStrings) }
}

/// The format of a run's findings.
typealias ReportFormat = OutputFormat<ReporterKind>

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// The format of a command whose output a program may read.
enum DataFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension FailOn: ExpressibleByArgument {}
