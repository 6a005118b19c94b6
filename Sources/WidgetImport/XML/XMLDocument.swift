/// An XML document: its elements in the order of their start tags.
final class XMLDocument: Sendable {
  /// An element as it is stored.
  struct Node: Sendable {
    let name: String
    let attributes: [String: String]
    /// The line of the start tag, counted from 1.
    let line: Int
    /// The text directly inside it.
    var text = ""
    /// The index of the element that holds it; -1 for the root.
    let parent: Int
    /// The index after the last element inside it, known from its end tag on.
    var end = 0
  }

  /// The file's path.
  let path: String
  fileprivate let nodes: [Node]
  private let ids: [String: Int]
  private let colors: [String: Int]

  /// Creates a document of at least one element.
  init(_ nodes: [Node], path: String) {
    (self.nodes, self.path) = (nodes, path)
    func first(_ key: String, of indices: some Sequence<Int>) -> [String: Int] {
      Dictionary(indices.compactMap { index in nodes[index].attributes[key].map { ($0, index) } }) { first, _ in first }
    }
    ids = first("id", of: nodes.indices)
    colors = first("name", of: nodes.indices.filter { nodes[$0].name == "namedColor" })
  }

  /// The outermost element.
  var root: XMLElement { XMLElement(document: self, index: 0) }

  /// All elements.
  var elements: [XMLElement] { [root] + root.descendants }

  /// Returns the first element with an id.
  func element(_ id: String?) -> XMLElement? { id.flatMap { ids[$0] }.map { XMLElement(document: self, index: $0) } }

  /// Returns the color asset with a name, as stored in a storyboard.
  func color(_ name: String) -> XMLElement? { colors[name].map { XMLElement(document: self, index: $0) } }
}

/// An element of a document.
struct XMLElement {
  let document: XMLDocument
  /// Its index among the elements of the document.
  let index: Int

  private var node: XMLDocument.Node { document.nodes[index] }

  /// The name of its tag.
  var name: String { node.name }

  /// The text directly inside it.
  var text: String { node.text }

  /// The line of its start tag, counted from 1.
  var line: Int { node.line }

  /// The line of the last start tag in it.
  var lastLine: Int { document.nodes[node.end - 1].line }

  /// The place of its start tag.
  var place: SourcePlace { SourcePlace(file: document.path, line: line) }

  /// An attribute's value.
  subscript(_ attribute: String) -> String? { node.attributes[attribute] }

  /// The elements directly inside it.
  var children: [XMLElement] {
    var found: [XMLElement] = []
    var next = index + 1
    while next < node.end {
      found.append(XMLElement(document: document, index: next))
      next = document.nodes[next].end
    }
    return found
  }

  /// Returns the elements with a name directly inside it.
  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// Returns the first element with a name directly inside it.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The views in a view.
  var subviews: [XMLElement] { child("subviews")?.children ?? [] }

  /// The constraints that a view holds.
  var constraints: [XMLElement] { child("constraints")?.children ?? [] }

  /// Returns the child element for a property: `<color key="backgroundColor">`.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  /// The element with a button's title and image: the configuration of iOS 15 takes precedence over the state.
  var normalState: XMLElement? {
    child(key: "configuration") ?? children("state").first { $0["key"] == "normal" }
  }

  /// Returns one of its texts, or the joined fragments of an attributed one.
  func words(_ key: String, attributed: String) -> String? {
    self[key] ?? child(key: key)?.text
      ?? child(key: attributed)?.children("fragment").map { $0.child(key: "content")?.text ?? $0["content"] ?? "" }
      .joined()
  }

  /// The element that holds it.
  var parent: XMLElement? { node.parent < 0 ? nil : XMLElement(document: document, index: node.parent) }

  /// All elements below it, in document order.
  var descendants: [XMLElement] { (index + 1..<node.end).map { XMLElement(document: document, index: $0) } }

  /// The elements around it, innermost first.
  var ancestors: [XMLElement] { Array(sequence(first: self, next: \.parent).dropFirst()) }
}

extension [XMLElement] {
  /// The elements that are not inside others of them.
  var outermost: [XMLElement] {
    let all = Set(map(\.index))
    return filter { !$0.ancestors.contains { all.contains($0.index) } }
  }
}
