import ArgumentParser
package import LintSystem

/// The command line as strings, which are all that the argument parser can read.
enum RawArguments {
  /// The mark before the hexadecimal digits of a byte that is not UTF-8: a zero, which no argument contains.
  fileprivate static let mark = "\0"

  /// Returns arguments as strings from which names that are not UTF-8 can be restored.
  static func texts(_ arguments: [[UInt8]]) -> [String] { arguments.map { FilePath($0).text(marking: mark) } }

  /// Whether an argument is a flag or `-`.
  static func isFlag(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }

  /// Returns a message of the parser as people see it, with `\x` for the mark.
  static func shown(_ message: String) -> String { message.replacing(mark, with: "\\x") }
}

extension FilePath: ExpressibleByArgument {
  /// The path `-`: standard input or output.
  static let standard = FilePath("-")

  /// Creates the path that an argument, or part of one, names.
  package init(argument: String) {
    // Splits bytes, since a digit with a combining mark after it is another Character.
    let parts = argument.utf8.split(separator: 0, omittingEmptySubsequences: false)
    self.init(
      parts.dropFirst().reduce(into: Array(parts[0])) { bytes, part in
        if let byte = UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16) { bytes.append(byte) }
        bytes += part.dropFirst(2)
      }
    )
  }

  /// The file to write; nil for standard output.
  var outputFile: FilePath? { self == .standard ? nil : self }
}

/// A command line whose last paths are hidden from the parser: its time is quadratic, and hooks pass thousands.
struct LongCommandLine {
  /// The arguments for the parser.
  let parsed: [String]
  /// The other paths.
  let paths: [FilePath]

  /// The most arguments that the parser always gets.
  private static let few = 32
  /// The most arguments that the parser may get, for which it takes a tenth of a second; nobody passes more flags.
  private static let most = 2_000

  /// The error in the arguments; nil if the parser may read them.
  var fault: String? {
    parsed.count <= Self.most
      ? nil
      : "the command line has more than \(Self.most) arguments before its last paths, expected fewer; "
        + "put the paths after all flags"
  }

  /// Splits the arguments for the parser from the last paths.
  init(_ arguments: [String]) {
    let named = arguments.first.flatMap { RootCommand.subcommand($0) }
    guard arguments.count > Self.few, (named ?? LintCommand.self) is any PathsCommand.Type else {
      (parsed, paths) = (arguments, [])
      return
    }
    let row = arguments.reversed().prefix { !RawArguments.isFlag($0) }.count
    // The first of the last arguments may be a command or an option's value; a command for one path must see a second.
    let kept = arguments.count - max(0, row - 3)
    (parsed, paths) = (Array(arguments[..<kept]), arguments[kept...].map { FilePath(argument: $0) })
  }
}
