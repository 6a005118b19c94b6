import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a document, read by a parser that knows nothing of how it was written.
///
/// Each target that needs it has a link to this file.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

  /// Reads a text; nil where it is not well-formed.
  static func read(_ text: String) -> XMLTree? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  /// It and all elements below it, in order.
  var all: [XMLTree] { [self] + children.flatMap(\.all) }

  /// The elements below it with an attribute, in order.
  func all(with attribute: String, _ value: String? = nil) -> [XMLTree] {
    all.filter { $0.attributes[attribute].map { found in value.map { $0 == found } ?? true } ?? false }
  }

  /// The values of an attribute below it.
  func values(of attribute: String) -> [String] { all.compactMap { $0.attributes[attribute] } }

  /// The text of it and all elements below it.
  var allText: String { text + children.map(\.allText).joined() }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var stack: [XMLTree] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = XMLTree(name, attributes)
      if let parent = stack.last { parent.children.append(element) } else { root = element }
      stack.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      stack.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.text += string }
  }
}
