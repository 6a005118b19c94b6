import CLibExpat

/// Reads XML by expat, which refuses entities that grow beyond measure; entities from elsewhere are not read.
final class XMLReader {
  /// How deep elements may nest.
  static let depthLimit = 512
  /// How many elements a document may have.
  static let countLimit = 1_000_000

  private var tree = XMLTree()
  private var open: [Int] = []
  private var failure: String?
  private let parser: XML_Parser

  private init?() {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  /// The elements of a document.
  static func read(_ bytes: [UInt8]) throws(PropertyList.Failure) -> XMLTree {
    guard let reader = XMLReader() else { throw PropertyList.Failure(line: 1, message: "there is no memory for it") }
    return try reader.run(bytes)
  }

  private func run(_ bytes: [UInt8]) throws(PropertyList.Failure) -> XMLTree {
    // Each element has two tags; a list that grows would be copied into ever new memory.
    let tags = bytes.reduce(into: 0) { if $1 == UInt8(ascii: "<") { $0 += 1 } }
    tree.elements.reserveCapacity(min(tags / 2 + 1, Self.countLimit))
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let data, let name else { return }
        Unmanaged<XMLReader>.fromOpaque(data).takeUnretainedValue().start(name, attributes)
      },
      { data, _ in
        guard let data else { return }
        Unmanaged<XMLReader>.fromOpaque(data).takeUnretainedValue().end()
      }
    )
    XML_SetCharacterDataHandler(parser) { data, text, count in
      guard let data, let text else { return }
      Unmanaged<XMLReader>.fromOpaque(data).takeUnretainedValue().add(
        UnsafeBufferPointer(start: text, count: Int(count))
      )
    }
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), 1)
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    if let failure { throw PropertyList.Failure(line: line, message: failure) }
    guard status == XML_STATUS_OK, !tree.elements.isEmpty else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unknown error"
      throw PropertyList.Failure(line: line, message: "it is no XML (\(reason))")
    }
    return tree
  }

  private func start(_ name: UnsafePointer<CChar>, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    guard open.count < Self.depthLimit else { return stop("it nests deeper than \(Self.depthLimit) levels") }
    guard tree.elements.count < Self.countLimit else { return stop("it has more than \(Self.countLimit) elements") }
    var attributes: [String: String] = [:]
    if var pair = pairs {
      while let name = pair[0], let value = pair[1] {
        attributes[String(cString: name)] = String(cString: value)
        pair += 2
      }
    }
    let index = tree.elements.count
    let line = Int(XML_GetCurrentLineNumber(parser))
    tree.elements.append(
      XMLTree.Element(
        name: String(cString: name),
        attributes: attributes,
        line: line,
        parent: open.last ?? -1,
        end: index + 1
      )
    )
    if let parent = open.last { tree.elements[parent].children.append(index) }
    open.append(index)
  }

  private func add(_ text: UnsafeBufferPointer<CChar>) {
    guard let index = open.last else { return }
    tree.elements[index].text += String(decoding: UnsafeRawBufferPointer(text), as: UTF8.self)
  }

  private func end() {
    guard let index = open.popLast() else { return }
    tree.elements[index].end = tree.elements.count
    let element = tree.elements[index]
    if element.name == "namedColor", let name = element["name"], tree.namedColors[name] == nil {
      tree.namedColors[name] = index
    }
  }

  private func stop(_ reason: String) {
    failure = failure ?? reason
    XML_StopParser(parser, 0)
  }
}
