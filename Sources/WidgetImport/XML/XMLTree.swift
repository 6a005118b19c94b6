/// An XML document as elements in the order of their start tags.
struct XMLTree: Sendable {
  /// An element.
  struct Element: Sendable {
    let name: String
    let attributes: [String: String]
    /// The line of the start tag, counted from 1.
    let line: Int
    /// The text that is in it directly.
    var text = ""
    /// The index of the element that holds it; -1 for the root.
    let parent: Int
    /// The indices of the elements that it holds.
    var children: [Int] = []
    /// The index after that of the last element in it.
    var end: Int

    /// An attribute's value.
    subscript(_ name: String) -> String? { attributes[name] }
  }

  /// The elements; the first is the root.
  var elements: [Element] = []
  /// The first of the color assets by name, whose values a storyboard keeps.
  var namedColors: [String: Int] = [:]

  subscript(_ index: Int) -> Element { elements[index] }

  /// The elements in an element that have a name.
  func children(of index: Int, named name: String) -> [Int] {
    elements[index].children.filter { elements[$0].name == name }
  }

  /// The first element in an element that has a name.
  func child(of index: Int, named name: String) -> Int? { elements[index].children.first { elements[$0].name == name } }

  /// The element in an element that stands for a property: `<color key="backgroundColor">`.
  func child(of index: Int, key: String) -> Int? { elements[index].children.first { elements[$0]["key"] == key } }

  /// The element that holds one.
  func parent(of index: Int) -> Int? { elements[index].parent < 0 ? nil : elements[index].parent }

  /// All elements in an element, in document order, without itself.
  func descendants(of index: Int) -> Range<Int> { index + 1..<elements[index].end }

  /// Some elements without those that are in others of them.
  func outermost(_ indices: [Int]) -> [Int] {
    let all = Set(indices)
    return indices.filter { index in !ancestors(of: index).dropFirst().contains { all.contains($0) } }
  }

  /// The element itself and those that hold it, from within.
  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = index
    while next >= 0 {
      found.append(next)
      next = elements[next].parent
    }
    return found
  }
}
