/// An xcconfig file with all that it includes.
struct ConfigurationFile {
  /// How many files are included in all; more are a circle.
  private static let includeLimit = 128

  /// The settings that hold in the configuration.
  private(set) var settings: SettingsLevel = [:]
  /// Whether some of it is not in the repository.
  private(set) var isPartial = false

  private let configuration: String

  /// The settings of a file; `home` is the project's folder.
  init(_ path: String, home: String, configuration: String, _ tree: SourceTree) {
    self.configuration = configuration
    // Lines are taken in the order in which Xcode sees them: an included file's at its place.
    var open = [Self.lines(path, tree)]
    if open[0] == nil { isPartial = true }
    var included: Set<String> = [path]
    while let last = open.popLast() {
      guard var lines = last else { continue }
      guard let (number, line) = lines.next() else { continue }
      let file = lines.path
      open.append(lines)
      guard line.hasPrefix("#include") else {
        read(line, SourcePlace(file: file, line: number))
        continue
      }
      let names = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard names.count >= 3 else { continue }
      let candidates = [RelativePath.parent(file), home].compactMap { RelativePath.join($0, String(names[1])) }
      let found = candidates.first { tree.exists($0) }
      if let found, included.count < Self.includeLimit, included.insert(found).inserted {
        open.append(Self.lines(found, tree))
      } else if found == nil, !line.hasPrefix("#include?") {
        isPartial = true
      }
    }
  }

  private struct Lines {
    let path: String
    private var rest: ArraySlice<Substring>
    private var number = 0

    init(path: String, text: String) {
      self.path = path
      rest = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    }

    mutating func next() -> (Int, String)? {
      guard let line = rest.popFirst() else { return nil }
      number += 1
      return (number, line.trimmed)
    }
  }

  private static func lines(_ path: String, _ tree: SourceTree) -> Lines? {
    (try? tree.text(path)).map { Lines(path: path, text: String(decoding: $0.bytes, as: UTF8.self)) }
  }

  private mutating func read(_ line: String, _ place: SourcePlace) {
    // A value may hold // only as $()/.
    let code = Self.beforeComment(line)
    guard let equals = Self.assignment(code) else { return }
    let text = code[code.index(after: equals)...].trimmed
    settings.take(code[..<equals].trimmed, text, at: place, in: configuration)
  }

  private static func beforeComment(_ line: String) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line[...]
  }

  /// The `=` that is not in brackets.
  private static func assignment(_ line: Substring) -> String.Index? {
    var isInBrackets = false
    for index in line.indices {
      switch line[index] {
      case "[": isInBrackets = true
      case "]": isInBrackets = false
      case "=" where !isInBrackets: return index
      default: break
      }
    }
    return nil
  }
}
