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
}

/// A file's name that looks like one the linter reads, but is not.
enum MistakenName {
  /// Nearly a configuration's name.
  case configuration
  /// Nearly a description's name.
  case description

  /// The mistake in a name; nil if there is none.
  init?(_ name: ArraySlice<UInt8>) {
    // Most names end differently, and need no second look.
    guard let last = name.last, last | 0x20 == UInt8(ascii: "l") else { return nil }
    let lower = String(decoding: name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    if [".widgetlint.yaml", "widgetlint.yml", "widgetlint.yaml"].contains(lower) {
      self = .configuration
      return
    }
    let stem = ["yml", "yaml"].lazy.compactMap { lower.hasSuffix(".\($0)") ? lower.dropLast($0.count + 1) : nil }.first
    guard let stem, !lower.hasPrefix(".") else { return nil }
    // The right ending in lower case is no mistake, and a name without any belongs to something else.
    guard !DescriptionName.matches(name),
      ["widget", "widgets"].contains(stem) || stem.hasSuffix(".widget") || stem.hasSuffix(".widgets")
    else { return nil }
    self = .description
  }

  /// The note about it, after the file's name.
  var words: String {
    switch self {
    case .configuration: "is not read; a configuration's name is \(Workspace.configurationName)"
    case .description: "is not checked; a description's name ends in .widget.yml, as in NAME.widget.yml"
    }
  }
}
