import WidgetLint

/// The first files of a new user, as `init` writes them.
enum StartingFiles {
  /// Returns a guideline set's description to start with, under an app's name; nil if the set has none.
  ///
  /// It shows all groups of fields and has no findings.
  static func description(of app: String, _ set: KnownSet) -> String? {
    let text = set.loaded.start.map { String(decoding: $0.bytes, as: UTF8.self) }
    return text?.replacing("APP_NAME", with: JSONText.text(app).compact)
  }

  /// Returns a description whose made-up values are comments, for use with a project, which has the real ones.
  static func withoutInventions(_ description: String, _ set: KnownSet) -> String {
    let takesUnknown = set.set.table.guidelines.takesUnknown
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let widget = lines.firstIndex { $0.hasPrefix("  - ") } ?? lines.endIndex
    let changed = lines[widget...].map { line in
      let key = line.drop { " -".contains($0) }.prefix { $0 != ":" }
      if takesUnknown, line.hasPrefix("  "), ["name", "description"].contains(key) {
        return line.prefix { $0 != ":" } + ": <as the project has it>"
      }
      guard line.hasPrefix("    ") else { return line }
      // Text that is already a comment stays in its column.
      let (indent, rest) = (line.dropFirst(4).prefix { $0 == " " }, line.dropFirst(4).drop { $0 == " " })
      return "    # " + indent + (rest.hasPrefix("# ") ? rest.dropFirst(2) : rest)
    }
    return (lines[..<widget] + changed).joined(separator: "\n")
  }

  /// A configuration that changes nothing yet.
  static let configuration = """
    # widgetlint's settings here and below. widgetlint config prints those in effect; widgetlint rules lists the rules.
    # rules:
    #   grid-item-limit: error     # error, warning, info or off
    #   content-margins: {severity: warning, minimum: 4}
    #   ios9: off                  # a group: a folder of rules/, or all
    # exclude: [Legacy/**]
    # rulePaths: [design/rules]    # rules of your own
    # failOn: warning              # the severity that makes the exit code 1
    # overrides:
    #   - files: [Beta/**]
    #     rules: {font-color: off}

    """
}
