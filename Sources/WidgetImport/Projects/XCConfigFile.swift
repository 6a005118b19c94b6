/// An xcconfig file with everything that it includes.
struct XCConfigFile {
  /// The settings that hold in the configuration.
  private(set) var settings: SettingsLevel = [:]
  /// Whether part of it is not in the repository.
  private(set) var isPartial = false

  private let home: String
  private let configuration: String
  private let tree: SourceTree
  private var seen: Set<String>

  /// The settings of a file; `home` is the project's folder.
  init(_ path: String, home: String, configuration: String, _ tree: SourceTree) {
    (self.home, self.configuration, self.tree) = (home, configuration, tree)
    seen = [path]
    read(path)
  }

  /// Reads the lines in the order in which Xcode sees them, with included files in place.
  private mutating func read(_ path: String) {
    guard let text = try? tree.text(path) else {
      isPartial = true
      return
    }
    let lines = String(decoding: text.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      if line.hasPrefix("#include") {
        include(line, from: path)
      } else {
        take(line, SourcePlace(file: path, line: index + 1))
      }
    }
  }

  private mutating func include(_ line: String, from path: String) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return }
    let candidates = [RelativePath.parent(path), home].map { RelativePath.join($0, String(parts[1])) }
    if let found = candidates.first(where: tree.exists) {
      if seen.count < Limits.manifests, seen.insert(found).inserted { read(found) }
    } else if !line.hasPrefix("#include?") {
      isPartial = true
    }
  }

  private mutating func take(_ line: String, _ place: SourcePlace) {
    // A value can contain // only as $()/.
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    // An = in the brackets of a condition does not end the key.
    var isInBrackets = false
    let equals = code.firstIndex { sign in
      if sign == "[" || sign == "]" { isInBrackets = sign == "[" }
      return sign == "=" && !isInBrackets
    }
    guard let equals else { return }
    var text = code[code.index(after: equals)...].trimmed
    // Xcode passes over a semicolon at the end.
    if text.hasSuffix(";") { text = text.dropLast().trimmed }
    settings.take(code[..<equals].trimmed, text, at: place, in: configuration)
  }
}
