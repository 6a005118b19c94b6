import CLibExpat

/// Reads XML with expat, which refuses entities that grow without bounds; external entities are not read.
final class XMLReader {
  private var nodes: [XMLDocument.Node] = []
  /// The indices of the open elements.
  private var open: [Int] = []
  private var failure: String?
  private let parser: XML_Parser
  /// The elements that may still be read.
  private let left: Steps

  private init(_ parser: XML_Parser, _ left: Steps) { (self.parser, self.left) = (parser, left) }

  /// Returns the document in a file; throws if it has more elements than the remaining steps.
  static func read(_ bytes: [UInt8], path: String, _ left: Steps) throws(ImportNote) -> XMLDocument {
    guard let parser = XML_ParserCreate(nil) else { throw ImportNote(path: path, line: 1, "out of memory") }
    defer { XML_ParserFree(parser) }
    let reader = XMLReader(parser, left)
    XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in if let name { XMLReader.reader(data)?.start(name, attributes) } },
      { data, _ in XMLReader.reader(data)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { data, text, count in
      XMLReader.reader(data)?.add(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    // No property list or storyboard needs entities, whose content may exceed the file's size, or the stack.
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      XMLReader.reader(data)?.stop("it declares an entity, expected none")
    }
    XML_SetAttlistDeclHandler(parser) { data, _, _, _, _, _ in
      XMLReader.reader(data)?.stop("it declares an attribute, expected none")
    }
    // The parser does not retain the reader.
    let status = withExtendedLifetime(reader) {
      bytes.withUnsafeBytes { buffer in
        XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), 1)
      }
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    if let failure = reader.failure { throw ImportNote(path: path, line: line, failure) }
    let isRead = status == XML_STATUS_OK || XML_GetErrorCode(parser) == XML_ERROR_ABORTED
    guard isRead, !reader.nodes.isEmpty else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
      throw ImportNote(path: path, line: line, "it is not XML (\(reason))")
    }
    return XMLDocument(reader.nodes, path: path)
  }

  /// Returns the reader that a handler is called for.
  private static func reader(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
    data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard open.count < Limits.elementDepth else { return stop("it nests deeper than \(Limits.elementDepth) levels") }
    guard nodes.count < Limits.elements else { return stop("it has more than \(Limits.elements) elements") }
    guard left.take() else { return stop("with the files before it, it is larger than what is read") }
    var attributes: [String: String] = [:]
    if var pair = pairs {
      while let name = pair[0], let value = pair[1] {
        attributes[String(cString: name)] = String(cString: value)
        pair += 2
      }
    }
    let (line, parent) = (Int(XML_GetCurrentLineNumber(parser)), open.last ?? -1)
    open.append(nodes.count)
    nodes.append(XMLDocument.Node(name: String(cString: name), attributes: attributes, line: line, parent: parent))
  }

  private func add(_ text: UnsafeBufferPointer<CChar>) {
    guard let index = open.last else { return }
    nodes[index].text += String(decoding: UnsafeRawBufferPointer(text), as: UTF8.self)
  }

  private func end() {
    if let index = open.popLast() { nodes[index].end = nodes.count }
    // The system reads nothing after the root of a property list.
    if open.isEmpty, nodes.first?.name == "plist" { XML_StopParser(parser, 0) }
  }

  private func stop(_ reason: String) {
    failure = failure ?? reason
    XML_StopParser(parser, 0)
  }
}
