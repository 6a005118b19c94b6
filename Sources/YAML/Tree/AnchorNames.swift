/// The names of a document's anchors in their order; a few are compared, and only many are hashed.
struct AnchorNames {
  private var names: [String] = []
  /// The number of the last anchor of each name, once there are many.
  private var numbers: [String: Int] = [:]

  /// Adds a name, which may be that of an earlier anchor.
  mutating func append(_ name: String) {
    names.append(name)
    if numbers.isEmpty {
      guard names.count > 8 else { return }
      for (number, name) in names.enumerated() { numbers[name] = number }
    } else {
      numbers[name] = names.count - 1
    }
  }

  /// The number of the last anchor with a name; nil where there is none.
  func last(_ name: String) -> Int? {
    numbers.isEmpty ? names.lastIndex(of: name) : numbers[name]
  }
}
