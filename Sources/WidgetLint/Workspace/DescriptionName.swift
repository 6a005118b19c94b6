import LintSystem

/// The names of descriptions.
package enum DescriptionName {
  /// The ending of a new description's name.
  package static let ending = ".widget.yml"
  /// The endings that make a file a description.
  package static let endings = [ending, ".widget.yaml"]
  /// A file name that represents any description in a folder.
  package static let any = "_\(ending)"

  /// Whether a name is a description's.
  package static func matches(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    endings.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Names that are nearly right for a configuration.
  static let misnamedConfigurations = [".widgetlint.yaml", "widgetlint.yml", "widgetlint.yaml"]

  private static let noteOnConfiguration = "is not read; a configuration's name is \(Workspace.configurationName)"

  /// The note about a file whose name is nearly a configuration's.
  static func note(onConfiguration path: FilePath) -> String { "\(path.shown) \(noteOnConfiguration)" }

  /// Returns the note about a name that is nearly a description's or configuration's, to be printed after it; nil for
  /// other names, and for a configuration's if a rightly named one is next to it.
  static func note(on name: ArraySlice<UInt8>, isBesideConfiguration: () -> Bool) -> String? {
    // Names that do not end in l cannot be misspelt ones, and need no second look.
    guard let last = name.last, last | 0x20 == UInt8(ascii: "l") else { return nil }
    let lower = String(decoding: name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    if misnamedConfigurations.contains(lower) { return isBesideConfiguration() ? nil : noteOnConfiguration }
    let stem = ["yml", "yaml"].lazy.compactMap { lower.hasSuffix(".\($0)") ? lower.dropLast($0.count + 1) : nil }.first
    // The right ending in lower case is no mistake, and a name that is nothing but an ending is for something else.
    guard let stem, !lower.hasPrefix("."), !matches(name),
      ["widget", "widgets"].contains(stem) || stem.hasSuffix(".widget") || stem.hasSuffix(".widgets")
    else { return nil }
    return "is not checked; a description's name ends in .widget.yml, as in NAME.widget.yml"
  }
}
