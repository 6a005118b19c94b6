import LintSystem

/// The command line as texts for the argument parser, from which names that are not UTF-8 can be restored.
struct RawArguments {
  /// The mark before the digits of a byte that is not UTF-8; a zero, which no argument contains.
  private static let mark = "\0"

  /// The arguments as texts.
  let texts: [String]

  init(_ arguments: [[UInt8]]) { texts = arguments.map { FilePath($0).text(marking: Self.mark) } }

  /// Whether an argument is a flag, or standard input.
  static func isFlag(_ argument: String) -> Bool { argument.utf8.first == UInt8(ascii: "-") }

  /// The path that an argument names, or a part of it.
  func path(_ text: String) -> FilePath {
    guard text.utf8.contains(0) else { return FilePath(text) }
    let parts = text.split(separator: Self.mark, omittingEmptySubsequences: false)
    return FilePath(
      parts.dropFirst().reduce(into: Array(parts[0].utf8)) { bytes, part in
        if let byte = UInt8(part.prefix(2), radix: 16) { bytes.append(byte) }
        bytes += part.dropFirst(2).utf8
      }
    )
  }

  /// The output file that an argument names; nil for `-`, which is standard output.
  func outputFile(_ text: String) -> FilePath? { text == "-" ? nil : path(text) }

  /// A message of the parser, as shown to people.
  static func shown(_ message: String) -> String { message.replacing(mark, with: "\\x") }
}

/// A command line of which the parser sees the beginning of each row of paths: it takes a time that grows with the square
/// of their number, and hooks name thousands.
struct LongCommandLine {
  /// The arguments that the parser sees.
  let parsed: [String]
  /// The other paths.
  let paths: [String]

  /// The number of arguments up to which the parser is fast enough.
  private static let few = 32
  /// The most arguments for the parser, which it reads in a tenth of a second; nobody passes more flags.
  private static let most = 2_000

  /// The fault of the arguments; nil if the parser may see them.
  var fault: String? {
    parsed.count <= Self.most
      ? nil : "the command line has more than \(Self.most) arguments beside rows of paths, expected fewer"
  }

  /// Some arguments, as texts.
  init(_ arguments: [String]) {
    let named = arguments.first.flatMap { RootCommand.subcommand($0) }
    guard arguments.count > Self.few, (named ?? LintCommand.self) is any PathsCommand.Type else {
      (parsed, paths) = (arguments, [])
      return
    }
    var (parsed, paths): ([String], [String]) = ([], [])
    var (row, isRest) = (0, false)
    for argument in arguments {
      let isPath = isRest || !RawArguments.isFlag(argument)
      row = isPath ? row + 1 : 0
      // The first of a row may be a command or the value of an option; - must reach the parser itself.
      if isPath, row > 2, argument != "-" { paths.append(argument) } else { parsed.append(argument) }
      if argument == "--" { isRest = true }
    }
    (self.parsed, self.paths) = (parsed, paths)
  }
}
