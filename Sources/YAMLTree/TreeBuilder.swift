import CLibYAML

/// Builds the located nodes of a stream from libyaml's events, and enforces the limits while it does.
struct TreeBuilder {
  /// A collection that is not closed yet.
  private struct Open {
    var node: Int
    /// The number of nodes, aliases followed, that stood before the collection.
    var sizeBefore: Int
    /// The number of bytes that aliases stood for before the collection.
    var aliasedBefore: Int
    var hasAnchor: Bool
    /// The end of the last child so far.
    var lastEnd: Int32
  }

  /// What an anchor stands for.
  private struct Anchor {
    var node: Int
    /// The number of its nodes, aliases followed; nil inside its own node.
    var size: Int?
    /// The number of bytes from its start to its end, aliases followed.
    var length = 0
  }

  private let limits: YAMLLimits
  private let check: EncodingCheck
  private let source: Int

  private(set) var nodes: [YAMLNode] = []
  private(set) var documents: [YAMLDocument] = []
  private(set) var decoded: [UInt8] = []
  private(set) var problem: YAMLProblem?

  private(set) var hasAliases = false

  private var open: [Open] = []
  private var anchors: [String: Anchor] = [:]
  /// The anchors of the collections that are not closed yet.
  private var openAnchors: [String] = []
  private var size = 0
  /// The number of bytes that the aliases so far stand for.
  private var aliased = 0
  private var documentNode = 0
  private var documentStart = 0

  init(limits: YAMLLimits, check: EncodingCheck, source: Int) {
    self.limits = limits
    self.check = check
    self.source = source
    // Realistic descriptions hold a node for every eight to ten bytes.
    nodes.reserveCapacity(source / 8 + 8)
  }

  /// Reads all events; where it ends early, `problem` says why, and only the complete documents stay.
  mutating func build(from bytes: UnsafeBufferPointer<UInt8>) {
    let end = check.problem?.range.lowerBound ?? bytes.count
    let start = min(check.bom, end)
    let readable = UnsafeBufferPointer(rebasing: bytes[start..<end])
    var marks = MarkConverter(bytes, isASCII: check.isASCII, bom: check.bom)
    var events = EventSource(readable)
    do throws(YAMLProblem) {
      while true {
        guard let event = events.next() else { throw Self.problem(of: events, &marks, bytes) }
        guard try take(event, bytes, &marks) else { break }
      }
    } catch {
      problem = error
    }
    if let found = check.problem {
      // The parser saw the end of the file here; a document that reaches so far is not complete.
      problem = problem.flatMap { $0.range.lowerBound < end ? $0 : nil } ?? found
      while let last = documents.last, last.range.upperBound >= end { documents.removeLast() }
    }
    nodes.removeSubrange((documents.last.map { Int(nodes[$0.root].next) } ?? 0)...)
  }

  private static func problem(
    of events: borrowing EventSource,
    _ marks: inout MarkConverter,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> YAMLProblem {
    let failure = events.failure
    let range = character(marks.offset(of: failure.index), bytes)
    let context = failure.context.map { _ in character(marks.offset(of: failure.contextIndex), bytes) }
    return YAMLProblem(
      kind: .syntax(problem: failure.problem, context: failure.context, contextRange: context),
      range: range
    )
  }

  /// The range of the character at an offset; empty at a line break and at the end.
  static func character(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    if bytes[offset] == 0x0A || bytes[offset] == 0x0D { return offset..<offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }

  /// Takes one event; false at the end of the stream.
  private mutating func take(
    _ event: UnsafePointer<yaml_event_t>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ marks: inout MarkConverter
  ) throws(YAMLProblem) -> Bool {
    let start = marks.offset(of: event.pointee.start_mark.index)
    let end = marks.offset(of: event.pointee.end_mark.index)
    switch event.pointee.type {
    case YAML_STREAM_END_EVENT:
      return false
    case YAML_DOCUMENT_START_EVENT:
      documentNode = nodes.count
      documentStart = start
      anchors.removeAll(keepingCapacity: true)
    case YAML_DOCUMENT_END_EVENT:
      documents.append(YAMLDocument(root: documentNode, range: documentStart..<end))
    case YAML_SCALAR_EVENT:
      let scalar = event.pointee.data.scalar
      try count(1, start..<end)
      let range = ownRange(start..<end, hasProperties: scalar.anchor != nil || scalar.tag != nil, bytes)
      if let name = scalar.anchor {
        anchors[Self.string(name)] = Anchor(node: nodes.count, size: 1, length: range.count)
      }
      appendScalar(scalar, range, bytes)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.pointee.data.mapping_start
      let isBlock = mapping.style == YAML_BLOCK_MAPPING_STYLE
      try openCollection(.mapping, isBlock, mapping.anchor, mapping.tag, start..<end, bytes)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.pointee.data.sequence_start
      let isBlock = sequence.style == YAML_BLOCK_SEQUENCE_STYLE
      try openCollection(.sequence, isBlock, sequence.anchor, sequence.tag, start..<end, bytes)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      closeCollection(end)
    case YAML_ALIAS_EVENT:
      try appendAlias(Self.string(event.pointee.data.alias.anchor), start..<end)
    default:
      break
    }
    return true
  }

  private mutating func count(_ added: Int, _ range: Range<Int>) throws(YAMLProblem) {
    size += added
    if size > limits.nodes { throw YAMLProblem(kind: .tooManyNodes(limit: limits.nodes), range: range) }
  }

  private mutating func openCollection(
    _ kind: YAMLNode.Kind,
    _ isBlock: Bool,
    _ anchor: UnsafeMutablePointer<UInt8>?,
    _ tag: UnsafeMutablePointer<UInt8>?,
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(YAMLProblem) {
    let own = ownRange(range, hasProperties: anchor != nil || tag != nil, bytes)
    if open.count >= limits.depth { throw YAMLProblem(kind: .tooDeep(limit: limits.depth), range: own) }
    open.append(
      Open(
        node: nodes.count,
        sizeBefore: size,
        aliasedBefore: aliased,
        hasAnchor: anchor != nil,
        lastEnd: Int32(own.lowerBound)
      )
    )
    try count(1, own)
    if let anchor {
      let name = Self.string(anchor)
      anchors[name] = Anchor(node: nodes.count, size: nil)
      openAnchors.append(name)
    }
    nodes.append(
      YAMLNode(
        kind: kind,
        style: isBlock ? .block : .flow,
        hasTag: tag != nil,
        start: Int32(own.lowerBound),
        end: Int32(own.upperBound),
        textStart: 0,
        textLengthOrTarget: 0,
        next: 0
      )
    )
  }

  private mutating func closeCollection(_ end: Int) {
    guard let closed = open.popLast() else { return }
    let node = closed.node
    // A block collection ends for libyaml where the next token begins; for a reader it ends with its last child.
    nodes[node].end = nodes[node].style == .block ? closed.lastEnd : Int32(end)
    nodes[node].next = Int32(nodes.count)
    noteEnd(nodes[node].end)
    // The name may have been given to another node inside this one.
    if closed.hasAnchor, let name = openAnchors.popLast(), anchors[name]?.node == node {
      let length = end - Int(nodes[node].start) + aliased - closed.aliasedBefore
      anchors[name] = Anchor(node: node, size: size - closed.sizeBefore, length: length)
    }
  }

  private mutating func noteEnd(_ end: Int32) {
    if !open.isEmpty { open[open.count - 1].lastEnd = end }
  }

  private mutating func appendScalar(
    _ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar,
    _ range: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let style: YAMLNode.Style =
      switch scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    var end = range.upperBound
    if style == .literal || style == .folded {
      while end > range.lowerBound + 1, Self.isBlank(bytes[end - 1]) { end -= 1 }
    }
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    var textStart = range.lowerBound + quotes
    if range.count - 2 * quotes != text.count || !isSame(text, bytes, textStart) {
      textStart = source + decoded.count
      decoded.append(contentsOf: text)
    }
    noteEnd(Int32(end))
    nodes.append(
      YAMLNode(
        kind: .scalar,
        style: style,
        hasTag: scalar.tag != nil,
        start: Int32(range.lowerBound),
        end: Int32(end),
        textStart: Int32(textStart),
        textLengthOrTarget: Int32(text.count),
        next: Int32(nodes.count + 1)
      )
    )
  }

  private func isSame(_ text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard !text.isEmpty, let one = text.baseAddress, let other = bytes.baseAddress else { return true }
    return memcmp(one, other + start, text.count) == 0
  }

  private mutating func appendAlias(_ name: String, _ range: Range<Int>) throws(YAMLProblem) {
    guard let anchor = anchors[name] else { throw YAMLProblem(kind: .undefinedAlias(name), range: range) }
    guard let size = anchor.size else { throw YAMLProblem(kind: .cyclicAlias(name), range: range) }
    try count(size, range)
    aliased += anchor.length
    // What is written once and read many times takes as long as if it were written out.
    if source + aliased > limits.bytes {
      throw YAMLProblem(kind: .tooLargeByAliases(limit: limits.bytes), range: range)
    }
    nodes[anchor.node].isAliased = true
    noteEnd(Int32(range.upperBound))
    hasAliases = true
    nodes.append(
      YAMLNode(
        kind: .alias,
        style: .plain,
        hasTag: false,
        start: Int32(range.lowerBound),
        end: Int32(range.upperBound),
        textStart: 0,
        textLengthOrTarget: Int32(anchor.node),
        next: Int32(nodes.count + 1)
      )
    )
  }

  /// The range of a node without its anchor and tag, which libyaml counts in.
  private func ownRange(
    _ range: Range<Int>,
    hasProperties: Bool,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    guard hasProperties else { return range }
    var start = range.lowerBound
    while start < range.upperBound {
      switch bytes[start] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while start < range.upperBound, !Self.isBlank(bytes[start]) { start += 1 }
      case UInt8(ascii: "#"):
        while start < range.upperBound, bytes[start] != 0x0A, bytes[start] != 0x0D { start += 1 }
      case let byte where Self.isBlank(byte):
        start += 1
      default:
        return start..<range.upperBound
      }
    }
    return range.upperBound..<range.upperBound
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func string(_ name: UnsafeMutablePointer<UInt8>) -> String {
    String(cString: UnsafePointer(name))
  }
}
