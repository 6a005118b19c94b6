import CLibYAML

/// Builds the located nodes of a stream from libyaml's events, and enforces the limits while it does.
struct TreeBuilder {
  /// The extent of a node that an alias repeats, after following the aliases inside it.
  private struct Extent {
    /// The number of nodes.
    var size = 1
    /// The number of bytes that the aliases in it stand for.
    var aliased = 0
    /// The number of collections around the deepest node, including that node.
    var height = 0
  }

  private let limits: YAMLLimits
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The complete documents.
  private(set) var documents: [YAMLDocument] = []
  /// The nodes of the complete documents. Until a collection is closed, its `next` is the index of the collection
  /// around it.
  private(set) var nodes: [YAMLNode] = []
  /// The texts of scalars that differ from their spelling, one after the other.
  private(set) var decoded: [UInt8] = []
  /// The problem that ended the reading early.
  private(set) var problem: YAMLProblem?
  /// Whether there is an alias.
  private(set) var hasAliases = false
  /// The number of nodes so far, aliases followed.
  private(set) var size = 0

  private var marks: MarkConverter
  /// The innermost collection that is not closed yet; -1 if there is none.
  private var open = -1
  private var depth = 0
  /// The end of the last node that has ended, and of a block collection that ends with it.
  private var lastEnd = 0
  private var documentNode = 0
  private var documentStart = 0

  /// The document's last node with each anchor so far; nil without anchors, since making even an empty dictionary takes
  /// half as long as reading a small file.
  private var anchors: [String: Int]?
  /// The extents of the nodes that the aliases so far stand for; nil without aliases.
  private var extents: [Int: Extent]?
  /// The number of bytes that the aliases so far stand for.
  private var aliased = 0

  /// A tree without nodes, for a text that is not read or is not YAML.
  init(problem: YAMLProblem?) {
    self.init(UnsafeBufferPointer(start: nil, count: 0), limits: YAMLLimits())
    self.problem = problem
  }

  /// Reads all events; if reading ends early, `problem` gives the reason, and only complete documents are kept.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: YAMLLimits) {
    let check = EncodingCheck(bytes)
    self.limits = limits
    self.bytes = bytes
    marks = check.marks
    problem = check.problem
    guard check.isReadable else { return }
    // Realistic descriptions hold a node for every eight to ten bytes.
    nodes.reserveCapacity(bytes.count / 8 + 8)
    let end = check.problem?.range.lowerBound ?? bytes.count
    do throws(YAMLProblem) {
      try takeAll(EventSource(UnsafeBufferPointer(rebasing: bytes[min(check.marks.bom, end)..<end])))
    } catch {
      if check.problem == nil || error.range.lowerBound < end { problem = error }
    }
    if check.problem != nil {
      // The parser took this as the end of the file; a document that reaches it is not complete.
      while let last = documents.last, last.range.upperBound >= end { documents.removeLast() }
    }
    nodes.removeSubrange((documents.last.map { Int(nodes[$0.root].next) } ?? 0)...)
  }

  // MARK: - Events

  private mutating func takeAll(_ source: consuming EventSource) throws(YAMLProblem) {
    while true {
      guard let event = source.next() else { throw problem(of: source) }
      guard try take(event) else { return }
    }
  }

  private mutating func problem(of events: borrowing EventSource) -> YAMLProblem {
    let failure = events.failure
    let range = bytes.character(at: marks.offset(of: failure.index))
    let context = failure.context.map { _ in bytes.character(at: marks.offset(of: failure.contextIndex)) }
    return YAMLProblem(
      kind: .syntax(problem: failure.problem, context: failure.context, contextRange: context),
      range: range
    )
  }

  /// Takes one event; false at the end of the stream.
  // Without this attribute and that of `appendScalar`, a run takes 1.8% more instructions.
  @inline(__always) private mutating func take(_ event: UnsafePointer<yaml_event_t>) throws(YAMLProblem) -> Bool {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      try appendScalar(event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      closeCollection(event)
    case YAML_MAPPING_START_EVENT:
      let start = event.pointee.data.mapping_start
      let style = start.style == YAML_BLOCK_MAPPING_STYLE ? YAMLNode.Style.block : .flow
      try openCollection(.mapping, style, start.anchor, hasTag: start.tag != nil, event)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.pointee.data.sequence_start
      let style = start.style == YAML_BLOCK_SEQUENCE_STYLE ? YAMLNode.Style.block : .flow
      try openCollection(.sequence, style, start.anchor, hasTag: start.tag != nil, event)
    case YAML_ALIAS_EVENT:
      try appendAlias(String(cString: event.pointee.data.alias.anchor), range(of: event))
    case YAML_DOCUMENT_START_EVENT:
      try openDocument(range(of: event).lowerBound)
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

  private mutating func range(of event: UnsafePointer<yaml_event_t>) -> Range<Int> {
    let start = marks.offset(of: event.pointee.start_mark.index)
    return start..<marks.offset(of: event.pointee.end_mark.index)
  }

  private mutating func openDocument(_ start: Int) throws(YAMLProblem) {
    if documents.count == limits.documents {
      throw YAMLProblem(kind: .over(.documents, limits.documents), range: start..<start)
    }
    (documentNode, documentStart) = (nodes.count, start)
    anchors = nil
  }

  // MARK: - Nodes

  @inline(__always) private mutating func appendScalar(_ event: UnsafePointer<yaml_event_t>) throws(YAMLProblem) {
    let scalar = event.pointee.data.scalar
    var range = range(of: event)
    try count(1, at: range)
    if scalar.anchor != nil || scalar.tag != nil { range = ownRange(range) }
    if let name = scalar.anchor { addAnchor(String(cString: name)) }
    let style = Self.style(scalar.style)
    var written = range
    switch style {
    case .literal, .folded:
      let last = bytes[range].lastIndex { !$0.isBlank && !$0.isLineBreak }
      range = range.lowerBound..<(last ?? range.lowerBound) + 1
    case .singleQuoted, .doubleQuoted:
      written = range.lowerBound + 1..<range.upperBound - 1
    default: break
    }
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    // A plain scalar has no escapes: only line breaks can make its text differ from its spelling.
    let isVerbatim = style == .plain && event.pointee.start_mark.line == event.pointee.end_mark.line
    var textStart = written.lowerBound
    if written.count != text.count || !isVerbatim && !bytes.holds(text, at: textStart) {
      textStart = bytes.count + decoded.count
      decoded.append(contentsOf: text)
    }
    lastEnd = range.upperBound
    nodes.append(
      YAMLNode(
        .scalar,
        style,
        hasTag: scalar.tag != nil,
        range,
        textStart: textStart,
        textLengthOrTarget: text.count,
        next: nodes.count + 1
      )
    )
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private mutating func openCollection(
    _ kind: YAMLNode.Kind,
    _ style: YAMLNode.Style,
    _ anchor: UnsafeMutablePointer<UInt8>?,
    hasTag: Bool,
    _ event: UnsafePointer<yaml_event_t>
  ) throws(YAMLProblem) {
    var range = range(of: event)
    if anchor != nil || hasTag { range = ownRange(range) }
    if depth >= limits.depth { throw YAMLProblem(kind: .over(.depth, limits.depth), range: range) }
    try count(1, at: range)
    if let anchor { addAnchor(String(cString: anchor)) }
    depth += 1
    nodes.append(YAMLNode(kind, style, hasTag: hasTag, range.lowerBound..<range.lowerBound, next: open))
    open = nodes.count - 1
    lastEnd = range.lowerBound
  }

  private mutating func closeCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard open >= 0 else { return }
    let closed = open
    // libyaml ends a block collection where the next token begins; for a reader, it ends with its last child.
    if nodes[closed].style == .flow { lastEnd = marks.offset(of: event.pointee.end_mark.index) }
    open = Int(nodes[closed].next)
    depth -= 1
    nodes[closed].next = Int32(truncatingIfNeeded: nodes.count)
    nodes[closed].end = Int32(truncatingIfNeeded: lastEnd)
  }

  private mutating func count(_ added: Int, at range: Range<Int>) throws(YAMLProblem) {
    size += added
    if size > limits.nodes { throw YAMLProblem(kind: .over(.aliasedNodes, limits.nodes), range: range) }
  }

  /// The range of a node without its anchor and tag, which libyaml counts in.
  private func ownRange(_ marked: Range<Int>) -> Range<Int> {
    var start = marked.lowerBound
    while start < marked.upperBound {
      switch bytes[start] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"): start = end(of: marked, from: start) { $0.isBlank }
      case UInt8(ascii: "#"): start = end(of: marked, from: start) { _ in false }
      case let byte where byte.isBlank: start += 1
      default:
        let length = bytes.lineBreakLength(at: start)
        if length == 0 { return start..<marked.upperBound }
        start += length
      }
    }
    return marked.upperBound..<marked.upperBound
  }

  /// The first offset in a range at which a line ends or `isEnd` holds.
  private func end(of range: Range<Int>, from start: Int, isEnd: (UInt8) -> Bool) -> Int {
    (start..<range.upperBound).first { isEnd(bytes[$0]) || bytes.lineBreakLength(at: $0) > 0 } ?? range.upperBound
  }

  // MARK: - Aliases

  /// Adds the anchor of the next node.
  private mutating func addAnchor(_ name: String) {
    anchors = anchors ?? [:]
    anchors?[name] = nodes.count
  }

  private mutating func appendAlias(_ name: String, _ range: Range<Int>) throws(YAMLProblem) {
    guard let node = anchors?[name] else { throw YAMLProblem(kind: .undefinedAlias(name), range: range) }
    if isOpen(node) { throw YAMLProblem(kind: .cyclicAlias(name), range: range) }
    let extent = extent(of: node)
    extents = extents ?? [:]
    extents?[node] = extent
    // Code that walks a tree follows aliases, and its stack is limited.
    if depth + extent.height > limits.depth {
      throw YAMLProblem(kind: .over(.aliasedDepth, limits.depth), range: range)
    }
    try count(extent.size, at: range)
    aliased += nodes[node].range.count + extent.aliased
    // A text that aliases repeat takes as long as if it were written out.
    if bytes.count + aliased > limits.bytes {
      throw YAMLProblem(kind: .over(.aliasedBytes, limits.bytes), range: range)
    }
    nodes[node].isAliased = true
    hasAliases = true
    lastEnd = range.upperBound
    nodes.append(YAMLNode(.alias, .plain, hasTag: false, range, textLengthOrTarget: node, next: nodes.count + 1))
  }

  /// Whether a node is a collection that is not closed yet.
  private func isOpen(_ node: Int) -> Bool {
    var around = open
    while around > node { around = Int(nodes[around].next) }
    return around == node
  }

  /// The extent of a node that is complete: nodes that are aliased already are not walked again.
  private func extent(of node: Int) -> Extent {
    if nodes[node].isScalar { return Extent() }
    if nodes[node].isAlias {
      let target = nodes[node].target
      var extent = extents?[target] ?? Extent()
      extent.aliased += nodes[target].range.count
      return extent
    }
    if let known = extents?[node] { return known }
    var (extent, child) = (Extent(height: 1), node + 1)
    while child < Int(nodes[node].next) {
      let inner = self.extent(of: child)
      extent.size += inner.size
      extent.aliased += inner.aliased
      extent.height = max(extent.height, inner.height + 1)
      child = Int(nodes[child].next)
    }
    return extent
  }
}
