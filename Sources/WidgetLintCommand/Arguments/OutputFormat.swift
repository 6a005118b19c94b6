import ArgumentParser
import LintCore
import WidgetLint
import WidgetPreview

/// A format, with the file that takes it: `NAME[=FILE]`.
struct OutputFormat: ExpressibleByArgument {
  private let kind: ReporterKind
  private let file: String?

  /// The formats of a run: those that only write what was found, and those that draw it.
  private static let kinds = ReporterKind.all + [HTMLReporter.kind]

  init?(argument: String) {
    guard let parts = Self.parts(of: argument), let kind = Self.kinds.first(where: { $0.name == parts.name })
    else { return nil }
    (self.kind, file) = (kind, parts.file)
  }

  /// The name and the file of a format; the latter is nil where none is named. Nil where its name is missing.
  static func parts(of argument: String) -> (name: String, file: String?)? {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return parts.last == "" ? nil : (parts[0], parts.count == 2 ? parts[1] : nil)
  }

  static var allValueStrings: [String] { kinds.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// What a help page says of the formats.
  static var help: String { DataValue.enumerate(kinds.map(\.name)) }

  /// The output of a run that it asks for.
  func output(_ arguments: RawArguments) -> LintOptions.Output {
    LintOptions.Output(kind: kind, file: file.map { arguments.path($0) })
  }
}

/// When to use colors.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

/// How a command that prints what a program could want says it.
enum DataFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension FailOn: ExpressibleByArgument {}
