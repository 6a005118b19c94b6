import ArgumentParser
import LintSystem
import WidgetLint

/// What a shell offers to complete an argument.
enum Completion {
  /// Descriptions, and folders that may contain them.
  static let descriptions = CompletionKind.file(extensions: DescriptionName.endings.map { String($0.dropFirst()) })
  /// Other YAML files: configurations, rules, baselines.
  static let yaml = CompletionKind.file(extensions: ["yml", "yaml"])
  /// One of the rules known in the current folder.
  static let rule = CompletionKind.custom { _, _, _ in ids() }
  /// Several rules and groups, after those that a list already contains.
  static let rules = CompletionKind.custom { _, _, word in
    let before = word.lastIndex(of: ",").map { word[...$0] } ?? ""
    return (ids() + KnownGuidelines.here.groups.names).map { before + $0 }
  }

  /// The ids of all rules and checks; only built-in ones if the current folder's configuration cannot be read.
  private static func ids() -> [String] { (KnownGuidelines.here.ids + Check.allCases.map(\.id)).sorted() }
}

extension KnownGuidelines {
  /// The guideline sets that this folder's configuration knows; the built-in ones if it cannot be read.
  static var here: KnownGuidelines { (try? read()) ?? KnownGuidelines() }

  /// Reads the guideline sets that this folder's configuration knows.
  static func read() throws(WorkspaceError) -> KnownGuidelines {
    try Workspace().scope(for: FilePath(DescriptionName.any)).known
  }
}
