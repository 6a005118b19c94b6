/// The names of a document's anchors in their order; a few are compared, and only many are hashed.
struct AnchorNames {
  /// The number of the last anchor of each name; in a class, since even an empty dictionary asks at run time how its
  /// keys are hashed, which takes as long as half of a small file.
  private final class Numbers {
    var byName: [String: Int] = [:]
  }

  private var names: [String] = []
  /// What finds a name among many; nil while there are few.
  private var numbers: Numbers?

  /// Adds a name, which may be that of an earlier anchor.
  mutating func append(_ name: String) {
    names.append(name)
    if let numbers {
      numbers.byName[name] = names.count - 1
    } else if names.count > 8 {
      let numbers = Numbers()
      for (number, name) in names.enumerated() { numbers.byName[name] = number }
      self.numbers = numbers
    }
  }

  /// The number of the last anchor with a name; nil where there is none.
  func last(_ name: String) -> Int? {
    if let numbers { numbers.byName[name] } else { names.lastIndex(of: name) }
  }
}
