import ArgumentParser
import LintSystem
import WidgetLint

/// The program `widgetlint`.
@main
enum Main {
  static func main() {
    ProcessSetup.prepare()
    ProcessSetup.end(run(RawArguments.texts(ProcessSetup.arguments)).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    if let paths = RootCommand.paths(arguments)?.map({ FilePath(argument: $0) }) {
      return Console.status { () throws(WorkspaceError) in try LintOptions(paths: paths).run() }
    }
    let line = LongCommandLine(arguments)
    if let fault = line.fault ?? RootCommand.fault(ofHelpIn: arguments) { return Console.fail(fault) }
    do {
      var command = try RootCommand.parsed(line.parsed) ?? RootCommand.parseAsRoot(line.parsed)
      guard var runnable = command as? any RunnableCommand else {
        try command.run()
        return .clean
      }
      if var command = runnable as? any PathsCommand {
        command.paths += line.paths
        runnable = command
      }
      let color = (runnable as? any ConfiguredCommand)?.shared.color ?? .auto
      return Console.status(color) { () throws(WorkspaceError) in try runnable.status() }
    } catch {
      return report(error, line.parsed)
    }
  }

  /// Returns advice on an option of another linter, on its own line; empty if the error is about something else.
  private static func advice(about error: Substring) -> String {
    guard error.contains("Usage: widgetlint lint "),
      let option = error.firstMatch(of: /^[Uu]nknown option '([^']*)'/)?.1,
      let advice = OtherLinters.options[String(option)]
    else { return "" }
    return "\(error.hasSuffix("\n") ? "" : "\n")\(ProductInfo.name): note: \(advice)"
  }

  /// Prints the argument parser's message: help on standard output, errors on standard error.
  private static func report(_ error: any Error, _ arguments: [String]) -> ExitStatus {
    let said = RawArguments.shown(RootCommand.fullMessage(for: error))
    if RootCommand.exitCode(for: error) == .success {
      return Console.writeOutput(said.isEmpty ? "" : said + (HelpEnding.text(after: said, arguments) ?? "\n"))
    }
    // Replaces the parser's own style of errors.
    let own = "Error: "
    guard said.hasPrefix(own) else {
      Console.writeError(VisibleText.escapedLines(said))
      return .failed
    }
    let words = said.dropFirst(own.count)
    let isWord = words.dropFirst().first?.isLowercase == true
    let start = isWord ? words.prefix(1).lowercased() : String(words.prefix(1))
    let text = VisibleText.escapedLines(start + words.dropFirst())
    Console.writeError("\(ProductInfo.name): error: \(text)\(advice(about: words))")
    return .failed
  }
}

/// The exit code of a run.
enum ExitStatus: Int32 {
  /// The run found nothing at or over the severity that fails it.
  case clean = 0
  /// The run has findings that fail it.
  case findings = 1
  /// The run itself failed.
  case failed = 2
}
