import YAML

/// The values of a YAML text, to be changed and written as JSON.
///
/// Each test target that needs it has a link to this file.
indirect enum ValueTree: Sendable {
  case scalar(String)
  case mapping([(key: String, value: ValueTree)])
  case sequence([ValueTree])

  /// Reads the first document of a text, with aliases and merge keys resolved.
  init?(_ bytes: [UInt8]) {
    let stream = YAMLStream(bytes)
    guard stream.problem == nil, let document = stream.documents.first else { return nil }
    self.init(stream, document.root)
  }

  private init(_ stream: YAMLStream, _ index: Int) {
    let index = stream.resolved(index)
    let children = stream.places(in: index).map { (key: stream.key(of: $0) ?? "", value: ValueTree(stream, $0.value)) }
    switch stream[index].kind {
    case .mapping: self = .mapping(Self.merged(children))
    case .sequence: self = .sequence(children.map(\.value))
    default: self = .scalar(stream.text(index))
    }
  }

  /// Returns the entries with those of merged mappings.
  private static func merged(_ entries: [(key: String, value: ValueTree)]) -> [(key: String, value: ValueTree)] {
    var all = entries.filter { $0.key != "<<" }
    for entry in entries where entry.key == "<<" {
      let mappings = if case .sequence(let elements) = entry.value { elements } else { [entry.value] }
      for case .mapping(let others) in mappings {
        for other in others where !all.contains(where: { $0.key == other.key }) { all.append(other) }
      }
    }
    return all
  }

  /// The paths of all fields, as lists of keys.
  var paths: [[String]] {
    switch self {
    case .scalar: []
    case .mapping(let entries): entries.flatMap { entry in [[entry.key]] + entry.value.paths.map { [entry.key] + $0 } }
    case .sequence(let elements):
      elements.enumerated().flatMap { index, element in element.paths.map { ["\(index)"] + $0 } }
    }
  }

  /// Returns the values with a text in place of each scalar whose path is to be changed.
  func with(_ text: String, where isChanged: ([String]) -> Bool = { _ in true }) -> ValueTree {
    paths.filter(isChanged).reduce(self) { values, keys in
      guard case .scalar? = values[keys[...]] else { return values }
      return values.putting(.scalar(text), at: keys[...])
    }
  }

  /// The value at a path; nil if there is none.
  subscript(_ path: ArraySlice<String>) -> ValueTree? {
    guard let key = path.first else { return self }
    switch self {
    case .scalar: return nil
    case .mapping(let entries): return entries.first { $0.key == key }?.value[path.dropFirst()]
    case .sequence(let elements):
      guard let index = Int(key), elements.indices.contains(index) else { return nil }
      return elements[index][path.dropFirst()]
    }
  }

  /// The value of a key or index; nil if there is none.
  subscript(_ key: String) -> ValueTree? { self[[key]] }

  /// Returns the values without the field at a path.
  func removing(_ path: ArraySlice<String>) -> ValueTree { changing(path) { _ in nil } }

  /// Returns the values with another one at a path.
  func putting(_ value: ValueTree, at path: ArraySlice<String>) -> ValueTree { changing(path) { _ in value } }

  private func changing(_ path: ArraySlice<String>, _ change: (ValueTree) -> ValueTree?) -> ValueTree {
    guard let key = path.first else { return change(self) ?? self }
    let isLast = path.count == 1
    switch self {
    case .scalar: return self
    case .mapping(let entries):
      return .mapping(
        entries.compactMap { entry in
          guard entry.key == key else { return entry }
          return (isLast ? change(entry.value) : entry.value.changing(path.dropFirst(), change)).map { (key, $0) }
        }
      )
    case .sequence(let elements):
      return .sequence(
        elements.enumerated().compactMap { index, element in
          guard "\(index)" == key else { return element }
          return isLast ? change(element) : element.changing(path.dropFirst(), change)
        }
      )
    }
  }

  var json: String {
    switch self {
    case .scalar(let text): Self.quoted(text)
    case .mapping(let entries):
      "{\(entries.map { "\(Self.quoted($0.key)): \($0.value.json)" }.joined(separator: ", "))}"
    case .sequence(let elements): "[\(elements.map(\.json).joined(separator: ", "))]"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
      let isPlain = scalar.value >= 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\"
      let hex = String(scalar.value, radix: 16)
      escaped += isPlain ? String(scalar) : "\\U" + String(repeating: "0", count: 8 - hex.utf8.count) + hex
    }
    return "\"\(escaped)\""
  }
}
