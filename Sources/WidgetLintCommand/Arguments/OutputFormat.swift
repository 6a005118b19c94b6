package import ArgumentParser
import LintCore
import WidgetLint
import WidgetPreview

/// A format, with the file that takes it: `NAME[=FILE]`.
struct OutputFormat: ExpressibleByArgument {
  /// The format.
  let kind: ReporterKind
  /// The file; nil for standard output.
  let file: String?

  /// The formats of a run: those that only write what was found, and those that draw it.
  private static let kinds = ReporterKind.all + [HTMLReporter.kind]

  init(kind: ReporterKind, file: String?) { (self.kind, self.file) = (kind, file) }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = Self.kinds.first(where: { $0.name == parts[0] }), parts.count == 1 || !parts[1].isEmpty
    else { return nil }
    self.kind = kind
    file = parts.count == 2 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { kinds.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// What a help page says of the formats.
  static var help: String { DataValue.enumerate(kinds.map(\.name)) }
}

// What the parser asks of each type at every start, said here of the type itself: its own answers are for any type, and
// find out at run time which one it is.

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  static var allValueDescriptions: [String: String] { [:] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  var defaultValueDescription: String { rawValue }
}

extension FailOn: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  package static var allValueDescriptions: [String: String] { [:] }
  package static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
