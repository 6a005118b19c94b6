import Foundation
import LintCore
import YAML

/// Compiles the built-in guidelines into Swift: `RuleEmbedder OUTPUT FOLDER FILE…`; each subfolder is a set.
///
/// The output holds the sets as ``GuidelineCoder`` writes them, and the files' texts for explaining and testing rules.
@main
enum RuleEmbedder {
  static func main() {
    do {
      try compile()
    } catch {
      fail("\(error)")
    }
  }

  /// Ends the program with an error in the form of a compiler's.
  private static func fail(_ message: String) -> Never {
    print(message)
    exit(1)
  }

  private static func compile() throws {
    guard CommandLine.arguments.count > 3 else { fail("usage: RuleEmbedder OUTPUT FOLDER FILE…") }
    let folder = CommandLine.arguments[2]
    var files: [String: [GuidelineFile]] = [:]
    for path in CommandLine.arguments.dropFirst(3) {
      let parts = path.dropFirst(folder.count).split(separator: "/").map(String.init)
      guard parts.count > 1 else { fail("\(path): error: it is in no folder of guidelines") }
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      files[parts[0], default: []].append(GuidelineFile(path: parts.dropFirst().joined(separator: "/"), bytes: bytes))
    }
    var sets = files.sorted { $0.key < $1.key }.map { name, files in
      let files = files.sorted { $0.path < $1.path }
      return (guidelines: guidelines(in: files, folder: "\(folder)/\(name)"), files: files)
    }
    // The default comes first.
    _ = sets.partition { !$0.guidelines.table.guidelines.isDefault }
    let swift = """
      // Compiled from rules/; do not edit.

      /// The built-in guidelines, as compiled from `rules/`.
      enum CompiledRules {
        /// The sets, the default first: name, text that ``GuidelineCoder`` has written, and files by their paths.
        static let sets: [(
          id: StaticString, encoded: StaticString, files: @Sendable () -> [(path: StaticString, text: StaticString)]
        )] = [
      \(sets.map { compiled($0.guidelines, $0.files) }.joined(separator: "\n"))
        ]
      }

      """
    try Data(swift.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
  }

  private static func compiled(_ loaded: LoadedGuidelines, _ files: [GuidelineFile]) -> String {
    let texts = files.map { "        (\(quoted($0.path)), \(quoted(String(decoding: $0.bytes, as: UTF8.self))))," }
    return """
          (\(quoted(loaded.table.guidelines.id)), \(quoted(GuidelineCoder.text(of: loaded.set))), { [
      \(texts.joined(separator: "\n"))
          ] }),
      """
  }

  private static func guidelines(in files: [GuidelineFile], folder: String) -> LoadedGuidelines {
    do throws(GuidelineFile.Faults) {
      return try LoadedGuidelines(files)
    } catch {
      let lines = error.files.flatMap { path, faults in
        let bytes = files.first { $0.path == path }?.bytes ?? []
        return faults.map { fault in
          let place = LineMap(bytes, count: bytes.count).position(of: fault.range.lowerBound, in: bytes)
          let help = fault.help.map { "; \($0)" } ?? ""
          return "\(folder)/\(path):\(place.line):\(place.column): error: \(fault.message)\(help)"
        }
      }
      fail(lines.joined(separator: "\n"))
    }
  }

  private static func quoted(_ text: String) -> String { String(reflecting: text) }
}
