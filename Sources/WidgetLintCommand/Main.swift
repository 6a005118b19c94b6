import ArgumentParser
import LintSystem
import WidgetLint

/// The program `widgetlint`.
@main
enum Main {
  static func main() {
    ProcessSetup.prepare()
    let arguments = RawArguments(ProcessSetup.arguments)
    if let paths = RootCommand.paths(arguments.texts) {
      ProcessSetup.end(LintOptions(paths: paths).run(arguments).rawValue)
    }
    let line = LongCommandLine(arguments.texts)
    if let fault = line.fault { ProcessSetup.end(Console.fail(fault).rawValue) }
    if var command = RootCommand.parseDirectly(line.parsed) {
      ProcessSetup.end(command.run(arguments, with: line.paths).rawValue)
    }
    let root: any ParsableCommand.Type =
      CompletedCommand.isAsked(arguments.texts) ? CompletedCommand.self : RootCommand.self
    do {
      var command = try root.parseAsRoot(line.parsed)
      if var runnable = command as? any RunnableCommand {
        ProcessSetup.end(runnable.run(arguments, with: line.paths).rawValue)
      }
      try command.run()
      ProcessSetup.end(ExitStatus.clean.rawValue)
    } catch {
      ProcessSetup.end(report(error, of: root, line.parsed).rawValue)
    }
  }

  /// Says what the argument parser has to say: help on standard output, errors on standard error.
  private static func report(
    _ error: any Error,
    of root: any ParsableCommand.Type,
    _ arguments: [String]
  ) -> ExitStatus {
    let said = RawArguments.shown(root.fullMessage(for: error))
    let message = root == CompletedCommand.self ? CompletedCommand.completingPaths(said) : said
    guard root.exitCode(for: error) != .success else {
      let ending = HelpEnding.text(after: message, arguments)
      return Console.writeOutput(message.isEmpty ? "" : message + (ending.isEmpty ? "\n" : ending))
    }
    // The parser's own style is another one.
    let own = "Error: "
    guard message.hasPrefix(own) else {
      Console.writeError(VisibleText.escapedLines(message))
      return .failed
    }
    let words = message.dropFirst(own.count)
    let second = words.dropFirst().first
    let start = second?.isLowercase == true ? words.prefix(1).lowercased() : String(words.prefix(1))
    Console.writeError("\(ProductInfo.name): error: \(VisibleText.escapedLines(start + words.dropFirst()))")
    return .failed
  }
}

/// How a run ends.
enum ExitStatus: Int32 {
  /// Nothing at or over the severity that fails a run.
  case clean = 0
  /// Findings.
  case findings = 1
  /// The run itself failed.
  case failed = 2
}

/// A command that says itself how it ended.
protocol RunnableCommand: ParsableCommand {
  /// Two ways to use it, each with what it does.
  static var examples: [(line: String, does: String)] { get }

  mutating func run(_ arguments: RawArguments) -> ExitStatus
}

extension RunnableCommand {
  static var examples: [(line: String, does: String)] { [] }

  mutating func run() throws {}
}
