/// A file's name that looks like one the linter reads, and is none.
enum MistakenName {
  /// Nearly a configuration's name.
  case configuration
  /// Nearly a description's name.
  case description

  /// The mistake in a name; nil where there is none.
  init?(_ name: ArraySlice<UInt8>) {
    // Most names end otherwise, and are not looked at twice.
    guard let last = name.last, last | 0x20 == UInt8(ascii: "l") else { return nil }
    let lower = String(decoding: name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    if [".widgetlint.yaml", "widgetlint.yml", "widgetlint.yaml"].contains(lower) {
      self = .configuration
      return
    }
    let stem = ["yml", "yaml"].lazy.compactMap { lower.hasSuffix(".\($0)") ? lower.dropLast($0.count + 1) : nil }.first
    guard let stem, !lower.hasPrefix(".") else { return nil }
    // The right ending in small letters is no mistake, and what has none is somebody else's.
    let isRight =
      name.suffix(11).elementsEqual(".widget.yml".utf8) || name.suffix(12).elementsEqual(".widget.yaml".utf8)
    guard !isRight, ["widget", "widgets"].contains(stem) || stem.hasSuffix(".widget") || stem.hasSuffix(".widgets")
    else { return nil }
    self = .description
  }

  /// What to say of it.
  var words: String {
    switch self {
    case .configuration: "is not read; a configuration's name is \(Workspace.configurationName)"
    case .description: "is not checked; a description's name ends in .widget.yml, as in NAME.widget.yml"
    }
  }
}
