import LintSystem

/// The names of descriptions.
package enum DescriptionName {
  /// The ending of a new description's name.
  package static let ending = ".widget.yml"
  /// The endings that make a file a description.
  package static let endings = [ending, ".widget.yaml"]
  /// A name that stands for any description in a folder.
  package static let any = "_\(ending)"

  /// Whether a name is a description's.
  package static func matches(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Names that are nearly a configuration's.
  static let misnamedConfigurations = [".widgetlint.yaml", "widgetlint.yml", "widgetlint.yaml"]

  private static let noteOnConfiguration = "is not read; a configuration's name is \(Workspace.configurationName)"

  /// The note about a file whose name is nearly a configuration's.
  static func note(onConfiguration path: FilePath) -> String { "\(path.shown) \(noteOnConfiguration)" }

  /// The note about a name that is nearly a description's or a configuration's, to follow the name; nil for other names,
  /// and for a configuration's if the right one is beside it.
  static func note(on name: ArraySlice<UInt8>, isBesideConfiguration: () -> Bool) -> String? {
    // Most names end differently, and need no second look.
    guard let last = name.last, last | 0x20 == UInt8(ascii: "l") else { return nil }
    let lower = String(decoding: name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    if misnamedConfigurations.contains(lower) { return isBesideConfiguration() ? nil : noteOnConfiguration }
    let stem = ["yml", "yaml"].lazy.compactMap { lower.hasSuffix(".\($0)") ? lower.dropLast($0.count + 1) : nil }.first
    // The right ending in lower case is no mistake, and a name without any belongs to something else.
    guard let stem, !lower.hasPrefix("."), !matches(name),
      ["widget", "widgets"].contains(stem) || stem.hasSuffix(".widget") || stem.hasSuffix(".widgets")
    else { return nil }
    return "is not checked; a description's name ends in .widget.yml, as in NAME.widget.yml"
  }
}
