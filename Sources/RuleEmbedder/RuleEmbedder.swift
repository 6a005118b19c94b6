import LintCore
import YAML

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Compiles the built-in rules into Swift: `RuleEmbedder OUTPUT FILE…`, where each file is a rule, or the statements.
///
/// The output holds the rules as ``RuleCoder`` writes them, and the files' texts for what explains and tests the rules.
@main
enum RuleEmbedder {
  static func main() {
    do {
      try compile()
    } catch {
      fail("\(error)")
    }
  }

  /// Ends the program with what is wrong, as a compiler says it.
  private static func fail(_ message: String) -> Never {
    print(message)
    exit(1)
  }

  private static func compile() throws {
    guard CommandLine.arguments.count > 2 else { fail("usage: RuleEmbedder OUTPUT FILE…") }
    var rules: [Rule] = []
    var sources: [(name: String, folder: String, text: String)] = []
    for file in CommandLine.arguments.dropFirst(2) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      let name = String(file.split(separator: "/").last ?? "").replacing(".yml", with: "")
      let folder = String(file.split(separator: "/").dropLast().last ?? "")
      sources.append((name, folder, String(decoding: bytes, as: UTF8.self)))
      if name != "statements" { rules.append(rule(bytes, name, of: file)) }
    }
    rules.sort { $0.id < $1.id }
    sources.sort { $0.name < $1.name }
    let swift = """
      // Compiled from the rule files; do not edit.

      /// The built-in rules, as compiled from `rules/`.
      enum CompiledRules {
        /// The rules, sorted by id, as `RuleCoder` writes them.
        static let encoded: StaticString = \(quoted(RuleCoder.text(of: rules, .description)))

        /// The files, sorted by name: name without ending, folder below `rules/`, and text.
        static let sources: [(name: StaticString, folder: StaticString, text: StaticString)] = [
      \(sources.map { "    (\(quoted($0.name)), \(quoted($0.folder)), \(quoted($0.text)))," }.joined(separator: "\n"))
        ]
      }

      """
    try Data(swift.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
  }

  private static func rule(_ bytes: [UInt8], _ name: String, of file: String) -> Rule {
    do throws(Faults) {
      return try RuleReader.read(bytes, stem: name, .description).rule
    } catch {
      let lines = error.findings.map { fault in
        let place = LineMap(bytes, count: bytes.count).position(of: fault.range.lowerBound, in: bytes)
        let help = fault.help.map { "; \($0)" } ?? ""
        return "\(file):\(place.line):\(place.column): error: \(fault.message)\(help)"
      }
      fail(lines.joined(separator: "\n"))
    }
  }

  private static func quoted(_ text: String) -> String { String(reflecting: text) }
}
