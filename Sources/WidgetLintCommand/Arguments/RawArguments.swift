import ArgumentParser
package import LintSystem

/// The command line as texts, which are all that the argument parser reads.
enum RawArguments {
  /// The mark before the digits of a byte that is not UTF-8; a zero, which no argument contains.
  fileprivate static let mark = "\0"

  /// Some arguments as texts, from which names that are not UTF-8 can be restored.
  static func texts(_ arguments: [[UInt8]]) -> [String] { arguments.map { FilePath($0).text(marking: mark) } }

  /// Whether an argument is a flag, or standard input.
  static func isFlag(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }

  /// A message of the parser, as shown to people.
  static func shown(_ message: String) -> String { message.replacing(mark, with: "\\x") }
}

extension FilePath: ExpressibleByArgument {
  /// Standard input or output, as the command line names it.
  static let standard = FilePath("-")

  /// The path that an argument names, or a part of it.
  package init(argument: String) {
    // By bytes: with a combining mark after it, a digit is another character.
    let parts = argument.utf8.split(separator: 0, omittingEmptySubsequences: false)
    self.init(
      parts.dropFirst().reduce(into: Array(parts[0])) { bytes, part in
        if let byte = UInt8(String(decoding: part.prefix(2), as: UTF8.self), radix: 16) { bytes.append(byte) }
        bytes += part.dropFirst(2)
      }
    )
  }

  /// The file that takes output; nil for standard output.
  var outputFile: FilePath? { self == .standard ? nil : self }
}

/// A command line of which the parser does not see the last paths: it takes a time that grows with the square of their
/// number, and hooks name thousands.
struct LongCommandLine {
  /// The arguments that the parser sees.
  let parsed: [String]
  /// The other paths.
  let paths: [FilePath]

  /// The number of arguments up to which the parser is fast enough.
  private static let few = 32
  /// The most arguments for the parser, which it reads in a tenth of a second; nobody passes more flags.
  private static let most = 2_000

  /// The fault of the arguments; nil if the parser may see them.
  var fault: String? {
    parsed.count <= Self.most
      ? nil
      : "the command line has more than \(Self.most) arguments before its last paths, expected fewer; "
        + "put the paths after all flags"
  }

  /// Some arguments, as texts.
  init(_ arguments: [String]) {
    let named = arguments.first.flatMap { RootCommand.subcommand($0) }
    guard arguments.count > Self.few, (named ?? LintCommand.self) is any PathsCommand.Type else {
      (parsed, paths) = (arguments, [])
      return
    }
    let row = arguments.reversed().prefix { !RawArguments.isFlag($0) }.count
    // The first of the row may be a command or the value of an option; a command for one path must see a second.
    let kept = arguments.count - max(0, row - 3)
    (parsed, paths) = (Array(arguments[..<kept]), arguments[kept...].map { FilePath(argument: $0) })
  }
}
