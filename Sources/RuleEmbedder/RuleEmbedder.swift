import Foundation
import LintCore
import YAML

/// Compiles the built-in guidelines into the library's source.
///
/// Run `swift run RuleEmbedder` in the package's folder after changing `rules/` or the kinds of conditions and values,
/// whose numbers are part of the output.
///
/// Each subfolder of `rules/` is a set. The output holds the sets as ``GuidelineCoder`` writes them, and the files' texts
/// for explaining and testing rules.
@main
enum RuleEmbedder {
  private static let folder = "rules"
  private static let output = "Sources/WidgetLint/BuiltIn/CompiledRules.swift"

  static func main() {
    do {
      try compile()
    } catch {
      fail("\(error)")
    }
  }

  /// Ends the program with an error message, which is formatted like a compiler's.
  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }

  private static func compile() throws {
    var files: [String: [GuidelineFile]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted() where path.hasSuffix(".yml") {
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count > 1 else { fail("\(folder)/\(path): error: it is in no folder of guidelines") }
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
      files[parts[0], default: []].append(GuidelineFile(path: parts[1], bytes: bytes))
    }
    var sets = files.sorted { $0.key < $1.key }.map { name, files in
      (guidelines: guidelines(in: files, folder: "\(folder)/\(name)"), files: files)
    }
    // The default comes first.
    _ = sets.partition { !$0.guidelines.table.guidelines.isDefault }
    let swift = """
      // swift-format-ignore-file
      // Compiled from rules/ by `swift run RuleEmbedder`; do not edit.

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
    try Data(swift.utf8).write(to: URL(filePath: output))
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
