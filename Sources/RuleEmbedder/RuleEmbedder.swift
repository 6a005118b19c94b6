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
/// The compiled form is each rule's own value as the language prints it, so that nothing is parsed when the linter
/// starts; the files' texts go along for what explains and tests the rules.
@main
enum RuleEmbedder {
  static func main() {
    do {
      try compile()
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func compile() throws {
    guard CommandLine.arguments.count > 2 else { throw RuleFault(description: "usage: RuleEmbedder OUTPUT FILE…") }
    let files = CommandLine.arguments.dropFirst(2).sorted()
    var rules: [(name: String, rule: Rule)] = []
    var sources: [String] = []
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      let name = String(file.split(separator: "/").last ?? "").replacing(".yml", with: "")
      let folder = file.split(separator: "/").dropLast().last.map { "\($0)/" } ?? ""
      sources.append(
        "  (\(quoted(name)), \(quoted("\(folder)\(name).yml")), \(quoted(String(decoding: bytes, as: UTF8.self)))),"
      )
      if name == "statements" { continue }
      do throws(Finding) {
        rules.append((name, try RuleReader.read(bytes, stem: name).rule))
      } catch {
        let place = LineMap(bytes, count: bytes.count).position(of: error.range.lowerBound, in: bytes)
        let help = error.help.map { "; \($0)" } ?? ""
        throw RuleFault(description: "\(file):\(place.line):\(place.column): error: \(error.message)\(help)")
      }
    }
    rules.sort { $0.name < $1.name }
    let swift = Data(swift(rules.map(\.rule), sources).utf8)
    try swift.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
  }

  private static func swift(_ rules: [Rule], _ sources: [String]) -> String {
    let functions = rules.enumerated().map { index, rule in
      "  private static func rule\(index)() -> Rule {\n    \(String(reflecting: rule))\n  }\n"
    }
    let calls = rules.indices.map { "rule\($0)()" }.joined(separator: ", ")
    return """
      // Compiled from the rule files; do not edit.
      import LintCore

      /// The built-in rules, as compiled from `rules/`.
      enum CompiledRules {
        /// The rules, sorted by id.
        static let rules: [Rule] = [\(calls)]

        /// The files: name without ending, path below `rules/`, text.
        static let sources: [(name: StaticString, path: StaticString, text: StaticString)] = [
      \(sources.joined(separator: "\n"))
        ]

      \(functions.joined(separator: "\n"))}

      """
  }

  private static func quoted(_ text: String) -> String { String(reflecting: text) }
}

/// What is wrong with a rule file, as a compiler says it.
private struct RuleFault: Error, CustomStringConvertible {
  let description: String
}
