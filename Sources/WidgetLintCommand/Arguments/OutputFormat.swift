import ArgumentParser
import WidgetLint
import WidgetModel

/// A format, with the file that takes it: `NAME[=FILE]`.
struct OutputFormat: ExpressibleByArgument {
  /// The format.
  let kind: ReporterKind
  /// The file; nil for standard output.
  let file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = ReporterKind.all.first(where: { $0.name == parts[0] }), parts.count == 1 || !parts[1].isEmpty
    else { return nil }
    self.kind = kind
    file = parts.count == 2 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { ReporterKind.all.map(\.name) }

  /// What a help page says of the formats.
  static var help: String { DataValue.enumerate(ReporterKind.all.map(\.name)) }
}

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

extension FailOn: ExpressibleByArgument {}
