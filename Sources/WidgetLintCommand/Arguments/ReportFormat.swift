import ArgumentParser
import LintSystem
import WidgetLint
import WidgetPreview

/// A report's format and file: `NAME[=FILE]`.
struct ReportFormat: ExpressibleByArgument {
  /// The formats of findings, and the one that also draws widgets.
  private static let kinds = ReporterKind.all + [HTMLReporter.kind]

  let kind: ReporterKind
  /// The file; nil for standard output.
  var file: FilePath?
}

extension ReportFormat {
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.last != "", let kind = Self.kinds.first(where: { $0.name == parts[0] }) else { return nil }
    self.init(kind: kind, file: parts.count == 2 ? FilePath(argument: String(parts[1])).outputFile : nil)
  }

  static var allValueStrings: [String] { kinds.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The formats as a help page lists them.
  static var help: String { DataValue.enumerate(allValueStrings) }
}

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// The format of a command whose output a program may read.
enum DataFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension FailOn: ExpressibleByArgument {}
