import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document, read by an independent parser.
///
/// Each test target that needs it has a link to this file.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

  /// Reads a text; nil if it is not well-formed.
  static func read(_ text: String) -> XMLTree? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  /// The element and all those below it, in order.
  var all: [XMLTree] { [self] + children.flatMap(\.all) }

  /// Returns the elements with an attribute among this one and those below it, in order.
  func all(with attribute: String, _ value: String? = nil) -> [XMLTree] {
    all.filter { $0.attributes[attribute].map { found in value.map { $0 == found } ?? true } ?? false }
  }

  /// Returns the values of an attribute of the element and those below it.
  func values(of attribute: String) -> [String] { all.compactMap { $0.attributes[attribute] } }

  /// The text of the element and those below it.
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
