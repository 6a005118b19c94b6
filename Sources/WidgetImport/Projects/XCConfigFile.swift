/// An xcconfig file with everything that it includes, as Xcode's build system reads it.
struct XCConfigFile {
  /// The settings that hold in the configuration.
  private(set) var settings: SettingsLevel = [:]
  /// Whether part of it is not in the repository, or not read.
  private(set) var isPartial = false

  private let configuration: String
  private let tree: SourceTree
  /// How many settings of all files may still be read: each configuration keeps its own.
  private let left: Steps
  private var readCount = 0

  /// Creates the settings of a file that a project names.
  init(_ path: String, of project: XcodeProject, configuration: String) {
    (self.configuration, tree, left) = (configuration, project.tree, project.settingsLeft)
    read(path, around: [], folders: [project.folder])
  }

  /// Reads the lines in the order in which Xcode sees them, with included files in place: a file is read as often as it
  /// is included, but not inside itself.
  private mutating func read(_ path: String, around: [String], folders: [String]) {
    readCount += 1
    guard readCount <= Limits.manifests, left.left > 0, let text = try? tree.text(path) else {
      isPartial = true
      return
    }
    let (around, folders) = (around + [path], [RelativePath.parent(path)] + folders)
    let lines = String(decoding: text.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // A setting continues after a backslash at the end of its line.
    var begun: (line: Int, code: String)?
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      if begun == nil, line.hasPrefix("#include") {
        include(line, around: around, folders: folders)
        continue
      }
      // A value can contain // only as $()/.
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound].trimmed } ?? line
      let whole = (line: begun?.line ?? index + 1, code: (begun.map { $0.code + " " } ?? "") + code)
      if code.hasSuffix("\\") {
        begun = (whole.line, whole.code.dropLast().trimmed)
      } else {
        begun = nil
        take(whole.code, SourcePlace(file: path, line: whole.line))
      }
    }
    if let begun { take(begun.code, SourcePlace(file: path, line: begun.line)) }
  }

  private mutating func include(_ line: String, around: [String], folders: [String]) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return }
    // The ending may be left out, and the file may be in the folder of any file around this one.
    let candidates = folders.flatMap { folder in
      ["", ".xcconfig"].map { RelativePath.join(folder, parts[1] + $0) }
    }
    if let found = candidates.first(where: tree.exists).map(tree.spelled) {
      if !around.contains(found) { read(found, around: around, folders: folders) }
    } else if !line.hasPrefix("#include?") {
      isPartial = true
    }
  }

  private mutating func take(_ code: String, _ place: SourcePlace) {
    // An = in the brackets of a condition does not end the key.
    var isInBrackets = false
    let equals = code.firstIndex { sign in
      if sign == "[" || sign == "]" { isInBrackets = sign == "[" }
      return sign == "=" && !isInBrackets
    }
    guard let equals else { return }
    guard left.take() else {
      isPartial = true
      return
    }
    var text = code[code.index(after: equals)...].trimmed
    // Xcode ignores a semicolon at the end.
    if text.hasSuffix(";") { text = text.dropLast().trimmed }
    settings.take(code[..<equals].trimmed, text, at: place, in: configuration)
  }
}
