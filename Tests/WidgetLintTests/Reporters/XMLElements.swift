import Foundation
import WidgetLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the elements of an XML document with Foundation's parser.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private var elements: [Element] = []

  static func read(_ text: String) throws -> [Element] {
    let reader = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  /// A text with what XML 1.0 cannot hold shown as every text output shows it.
  static func held(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let isHeld = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE || "\t\n\r".unicodeScalars.contains(scalar)
      return isHeld ? String(scalar) : VisibleText.escaped(String(scalar))
    }.joined()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }
}
