import CLibYAML

/// Builds the located nodes of a stream from libyaml's events, and enforces the limits while it does.
struct TreeBuilder: ~Copyable {
  /// What an anchor stands for.
  private struct Anchor {
    let node: Int
    /// The number of its nodes, aliases followed; nil inside its own node.
    var size: Int?
    /// The number of bytes from its start to its end, aliases followed.
    var length = 0
    /// How deep it nests, aliases followed; 0 for a scalar.
    var height = 0
  }

  /// A collection with an anchor that is not closed yet.
  private struct OpenAnchor {
    let number: Int
    /// The number of nodes, aliases followed, before the collection.
    let sizeBefore: Int
    /// The number of bytes that aliases stood for before the collection.
    let aliasedBefore: Int
    /// How many collections are around it.
    let depth: Int
    /// How deep it reaches so far, aliases followed.
    var reach: Int
  }

  private let limits: YAMLLimits
  private let bytes: UnsafeBufferPointer<UInt8>

  private(set) var documents: [YAMLDocument] = []
  private(set) var decoded: [UInt8] = []
  private(set) var problem: YAMLProblem?
  private(set) var hasAliases = false

  /// The nodes so far; a collection that is not closed yet names the one around it as `next`, and ends with its last child
  /// so far.
  private var list: NodeList
  private var marks: MarkConverter
  /// The innermost collection that is not closed yet; -1 where there is none.
  private var open: Int32 = -1
  private var depth = 0
  private var anchors: [Anchor] = []
  private var names = AnchorNames()
  private var openAnchors: [OpenAnchor] = []
  /// The number of nodes so far, aliases followed.
  private(set) var size = 0
  /// The number of bytes that the aliases so far stand for.
  private(set) var aliased = 0
  private var documentNode = 0
  private var documentStart = 0

  /// Reads all events; where it ends early, `problem` says why, and only the complete documents stay.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits, check: EncodingCheck) {
    self.limits = limits
    self.bytes = bytes
    marks = MarkConverter(bytes, isASCII: check.isASCII, bom: check.bom)
    // Realistic descriptions hold a node for every eight to ten bytes.
    list = NodeList(capacity: bytes.count / 8 + 8)
    let end = check.problem?.range.lowerBound ?? bytes.count
    do throws(YAMLProblem) {
      try takeAll(EventSource(UnsafeBufferPointer(rebasing: bytes[min(check.bom, end)..<end])))
    } catch {
      problem = error
    }
    if let found = check.problem {
      // The parser saw the end of the file here; a document that reaches so far is not complete.
      problem = problem.flatMap { $0.range.lowerBound < end ? $0 : nil } ?? found
      while let last = documents.last, last.range.upperBound >= end { documents.removeLast() }
    }
  }

  /// The nodes of the complete documents.
  var nodes: [YAMLNode] { list.prefix(documents.last.map { Int(list.nodes[$0.root].next) } ?? 0) }

  private mutating func takeAll(_ source: consuming EventSource) throws(YAMLProblem) {
    while true {
      guard let event = source.next() else { throw problem(of: source) }
      guard try take(event) else { return }
    }
  }

  private mutating func problem(of events: borrowing EventSource) -> YAMLProblem {
    let failure = events.failure
    let range = Self.character(marks.offset(of: failure.index), bytes)
    let context = failure.context.map { _ in Self.character(marks.offset(of: failure.contextIndex), bytes) }
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
  @inline(__always) private mutating func take(_ event: UnsafePointer<yaml_event_t>) throws(YAMLProblem) -> Bool {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      try appendScalar(event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      closeCollection(event)
    case YAML_MAPPING_START_EVENT:
      let isBlock = event.pointee.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
      let (anchor, tag) = (event.pointee.data.mapping_start.anchor, event.pointee.data.mapping_start.tag)
      try openCollection(.mapping, isBlock, anchor, tag, event)
    case YAML_SEQUENCE_START_EVENT:
      let isBlock = event.pointee.data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE
      let (anchor, tag) = (event.pointee.data.sequence_start.anchor, event.pointee.data.sequence_start.tag)
      try openCollection(.sequence, isBlock, anchor, tag, event)
    case YAML_ALIAS_EVENT:
      let (start, end) = range(of: event)
      try appendAlias(Self.string(event.pointee.data.alias.anchor), start..<end)
    case YAML_DOCUMENT_START_EVENT:
      documentNode = list.count
      documentStart = marks.offset(of: event.pointee.start_mark.index)
      if documents.count == limits.documents {
        throw YAMLProblem(kind: .tooManyDocuments(limit: limits.documents), range: documentStart..<documentStart)
      }
      if !anchors.isEmpty { (anchors, names) = ([], AnchorNames()) }
    case YAML_DOCUMENT_END_EVENT:
      let end = marks.offset(of: event.pointee.end_mark.index)
      documents.append(YAMLDocument(root: documentNode, range: documentStart..<end))
    case YAML_STREAM_END_EVENT:
      return false
    default:
      break
    }
    return true
  }

  @inline(__always) private mutating func range(of event: UnsafePointer<yaml_event_t>) -> (start: Int, end: Int) {
    let start = marks.offset(of: event.pointee.start_mark.index)
    return (start, marks.offset(of: event.pointee.end_mark.index))
  }

  @inline(__always) private mutating func count(_ added: Int, _ start: Int, _ end: Int) throws(YAMLProblem) {
    size += added
    if size > limits.nodes { throw YAMLProblem(kind: .tooManyNodes(limit: limits.nodes), range: start..<end) }
  }

  private mutating func openCollection(
    _ kind: YAMLNode.Kind,
    _ isBlock: Bool,
    _ anchor: UnsafeMutablePointer<UInt8>?,
    _ tag: UnsafeMutablePointer<UInt8>?,
    _ event: UnsafePointer<yaml_event_t>
  ) throws(YAMLProblem) {
    var (start, end) = range(of: event)
    if anchor != nil || tag != nil { start = Self.ownStart(start, end, bytes) }
    if depth >= limits.depth { throw YAMLProblem(kind: .tooDeep(limit: limits.depth), range: start..<end) }
    if let anchor { openAnchor(Self.string(anchor)) }
    try count(1, start, end)
    let node = Int32(truncatingIfNeeded: list.count)
    list.append(
      YAMLNode(
        kind: kind,
        style: isBlock ? .block : .flow,
        hasTag: tag != nil,
        start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: start),
        textStart: 0,
        textLengthOrTarget: 0,
        next: open
      )
    )
    open = node
    depth += 1
    noteReach(depth)
  }

  @inline(never) private mutating func openAnchor(_ name: String) {
    openAnchors.append(
      OpenAnchor(number: anchors.count, sizeBefore: size, aliasedBefore: aliased, depth: depth, reach: depth)
    )
    add(Anchor(node: list.count, size: nil), name)
  }

  @inline(__always) private mutating func noteReach(_ reach: Int) {
    guard let last = openAnchors.indices.last, openAnchors[last].reach < reach else { return }
    openAnchors[last].reach = reach
  }

  private mutating func add(_ anchor: Anchor, _ name: String) {
    names.append(name)
    anchors.append(anchor)
  }

  @inline(__always) private mutating func closeCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard open >= 0 else { return }
    let node = list.nodes + Int(open)
    // A block collection ends for libyaml where the next token begins; for a reader it ends with its last child.
    if node.pointee.style != .block || !openAnchors.isEmpty {
      let markedEnd = marks.offset(of: event.pointee.end_mark.index)
      if node.pointee.style != .block { node.pointee.end = Int32(truncatingIfNeeded: markedEnd) }
      closeAnchor(markedEnd)
    }
    open = node.pointee.next
    depth -= 1
    node.pointee.next = Int32(truncatingIfNeeded: list.count)
    noteEnd(node.pointee.end)
  }

  @inline(never) private mutating func closeAnchor(_ end: Int) {
    guard let closed = openAnchors.last, anchors[closed.number].node == Int(open) else { return }
    openAnchors.removeLast()
    let length = end - Int(list.nodes[Int(open)].start) + aliased - closed.aliasedBefore
    anchors[closed.number].size = size - closed.sizeBefore
    anchors[closed.number].length = length
    anchors[closed.number].height = closed.reach - closed.depth
    noteReach(closed.reach)
  }

  @inline(__always) private func noteEnd(_ end: Int32) {
    if open >= 0 { list.nodes[Int(open)].end = end }
  }

  @inline(__always) private mutating func appendScalar(_ event: UnsafePointer<yaml_event_t>) throws(YAMLProblem) {
    var (start, end) = range(of: event)
    try count(1, start, end)
    let hasTag = event.pointee.data.scalar.tag != nil
    if hasTag || event.pointee.data.scalar.anchor != nil {
      start = Self.ownStart(start, end, bytes)
      if let name = event.pointee.data.scalar.anchor {
        add(Anchor(node: list.count, size: 1, length: end - start), Self.string(name))
      }
    }
    let text = UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
    var style = YAMLNode.Style.plain
    var textStart = start
    var length = end &- start
    var isVerbatim = false
    switch event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE:
      let isSingle = event.pointee.data.scalar.style == YAML_SINGLE_QUOTED_SCALAR_STYLE
      style = isSingle ? .singleQuoted : .doubleQuoted
      textStart &+= 1
      length &-= 2
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE:
      style = event.pointee.data.scalar.style == YAML_LITERAL_SCALAR_STYLE ? .literal : .folded
      while end > start + 1, Self.isWhiteSpace(bytes[end - 1]) { end -= 1 }
    default:
      // A plain scalar has no escapes: nothing in it reads otherwise than it is written but its line breaks.
      isVerbatim = event.pointee.start_mark.line == event.pointee.end_mark.line
    }
    if length != text.count || !isVerbatim && !isSource(text, at: textStart) {
      textStart = bytes.count + decoded.count
      decoded.append(contentsOf: text)
    }
    append(.scalar, style, hasTag, start, end, textStart, text.count)
  }

  /// Adds a node that has no children.
  @inline(__always) private mutating func append(
    _ kind: YAMLNode.Kind,
    _ style: YAMLNode.Style,
    _ hasTag: Bool,
    _ start: Int,
    _ end: Int,
    _ textStart: Int,
    _ textLengthOrTarget: Int
  ) {
    noteEnd(Int32(truncatingIfNeeded: end))
    list.append(
      YAMLNode(
        kind: kind,
        style: style,
        hasTag: hasTag,
        start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: end),
        textStart: Int32(truncatingIfNeeded: textStart),
        textLengthOrTarget: Int32(truncatingIfNeeded: textLengthOrTarget),
        next: Int32(truncatingIfNeeded: list.count &+ 1)
      )
    )
  }

  /// Whether the source reads like a text that is as long; most are of a few letters.
  @inline(__always) private func isSource(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let one = UnsafeRawPointer(text.baseAddress), let bytes = bytes.baseAddress else { return true }
    return memcmp(one, bytes + start, text.count) == 0
  }

  private mutating func appendAlias(_ name: String, _ range: Range<Int>) throws(YAMLProblem) {
    guard let number = names.last(name) else { throw YAMLProblem(kind: .undefinedAlias(name), range: range) }
    let anchor = anchors[number]
    guard let size = anchor.size else { throw YAMLProblem(kind: .cyclicAlias(name), range: range) }
    // What walks a tree follows aliases, and has a stack of one size.
    if depth + anchor.height > limits.depth {
      throw YAMLProblem(kind: .tooDeepByAliases(limit: limits.depth), range: range)
    }
    noteReach(depth + anchor.height)
    try count(size, range.lowerBound, range.upperBound)
    aliased += anchor.length
    // What is written once and read many times takes as long as if it were written out.
    if bytes.count + aliased > limits.bytes {
      throw YAMLProblem(kind: .tooLargeByAliases(limit: limits.bytes), range: range)
    }
    list.nodes[anchor.node].isAliased = true
    hasAliases = true
    append(.alias, .plain, false, range.lowerBound, range.upperBound, 0, anchor.node)
  }

  /// Where a node starts after its anchor and tag, which libyaml counts in.
  private static func ownStart(_ markedStart: Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var start = markedStart
    while start < end {
      switch bytes[start] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while start < end, !isWhiteSpace(bytes[start]), wideBreak(at: start, bytes) == 0 { start += 1 }
      case UInt8(ascii: "#"):
        while start < end, bytes[start] != 0x0A, bytes[start] != 0x0D, wideBreak(at: start, bytes) == 0 { start += 1 }
      case let byte where isWhiteSpace(byte):
        start += 1
      default:
        let length = wideBreak(at: start, bytes)
        if length == 0 { return start }
        start += length
      }
    }
    return end
  }

  /// The length of U+0085, U+2028 or U+2029, at which libyaml breaks lines too; 0 where there is none of them.
  private static func wideBreak(at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[offset] {
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0x85: 2
    case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8: 3
    default: 0
    }
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == 0x0A || byte == 0x0D
  }

  private static func string(_ name: UnsafeMutablePointer<UInt8>) -> String {
    String(cString: UnsafePointer(name))
  }
}
