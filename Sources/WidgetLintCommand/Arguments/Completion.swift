import ArgumentParser
import LintCore
import LintSystem
import WidgetLint

/// What a shell offers to complete an argument with.
enum Completion {
  /// Descriptions, and the folders on the way to them.
  static let descriptions = CompletionKind.file(extensions: ["widget.yml", "widget.yaml"])
  /// Other files of YAML: configurations, rules, baselines.
  static let yaml = CompletionKind.file(extensions: ["yml", "yaml"])
  /// One rule that the current folder knows.
  static let rule = CompletionKind.custom { _, _, _ in ids() }
  /// Several of them, after those that a list has already.
  static let rules = CompletionKind.custom { _, _, word in
    let before = word.lastIndex(of: ",").map { word[...$0] } ?? ""
    return ids().map { before + $0 }
  }

  /// Those of the built-in rules where the current folder's configuration cannot be read.
  private static func ids() -> [String] {
    let scope = try? Workspace().scope(for: FilePath("_.widget.yml"))
    return LintSettings(rules: scope?.known.rules ?? BuiltInRules.rules).knownRules
  }
}
