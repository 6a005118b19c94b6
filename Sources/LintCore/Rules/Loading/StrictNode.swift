package import YAML

/// One node of a rule file or a configuration, read strictly: anything unexpected is an error at its place.
package struct StrictNode: Sendable {
  /// The file.
  package let stream: YAMLStream
  /// The index of the node.
  package let index: Int
  /// The index of the key's node; nil if there is none.
  let key: Int?
  /// The rule id of its errors.
  let check: String

  /// Reads one of the linter's own files, going on after a fault to find the others.
  ///
  /// - Throws: All faults, each at its place.
  static func read<Result>(
    _ bytes: [UInt8],
    check: String,
    _ read: (StrictNode, FaultCollector) throws(Finding) -> Result
  ) throws(Faults) -> Result {
    let faults = FaultCollector()
    let result = faults.collect { () throws(Finding) in
      try read(StrictNode(root: YAMLStream(bytes, limits: .ownFile), check: check), faults)
    }
    try faults.check()
    // If nothing was read, a fault has been collected.
    guard let result else { throw Faults(findings: []) }
    return result
  }

  /// The root of a file's only document.
  ///
  /// - Throws: A finding if the file is not YAML, is empty, or has several documents.
  package init(root stream: YAMLStream, check: String) throws(Finding) {
    if let problem = stream.problem { throw SyntaxFinding.finding(for: problem, in: stream, check: check) }
    func fault(_ message: String, at range: Range<Int>) -> Finding {
      Finding(rule: check, severity: .error, message: message, range: range)
    }
    guard let document = stream.documents.first else { throw fault("the file is empty", at: 0..<0) }
    if stream.documents.count > 1 {
      let second = stream.documents[1].range.lowerBound
      throw fault("the file holds several documents, expected one", at: second..<min(second + 3, stream.sourceCount))
    }
    self.init(stream: stream, index: document.root, key: nil, check: check)
  }

  private init(stream: YAMLStream, index: Int, key: Int?, check: String) {
    self.stream = stream
    self.index = stream.resolved(index)
    (self.key, self.check) = (key, check)
  }

  // MARK: - Errors

  /// The place of an error about the node.
  package var range: Range<Int> {
    let node = stream[index]
    if node.kind == .scalar, node.end > node.start { return node.range }
    return keyRange ?? stream.source.character(at: Int(node.start))
  }

  private var keyRange: Range<Int>? { key.map { stream[$0].range } }

  /// An error about the node.
  package func fault(_ message: String, help: String? = nil) -> Finding { fault(message, help, at: range) }

  /// An error about the node's key.
  package func faultAtKey(_ message: String, help: String? = nil) -> Finding {
    fault(message, help, at: keyRange ?? range)
  }

  private func fault(_ message: String, _ help: String?, at range: Range<Int>) -> Finding {
    // The message may quote a very long text.
    let help = help.map { DataValue.clipped($0, to: 2000) }
    let message = DataValue.clipped(message, to: 400)
    return Finding(rule: check, severity: .error, message: message, help: help, range: range)
  }

  // MARK: - Shapes

  /// The kind of the node.
  package var kind: YAMLNode.Kind { stream[index].kind }

  /// Whether it is empty or null.
  package var isNothing: Bool {
    kind == .scalar && !isQuoted && ["", "~", "null"].contains(stream.text(index))
  }

  /// A scalar's text.
  package func text() throws(Finding) -> String {
    guard kind == .scalar, !isNothing else { throw fault("found \(shape), expected a text") }
    return stream.text(index)
  }

  /// A scalar's text, which must be more than white space.
  package func prose() throws(Finding) -> String {
    let text = try text()
    if text.allSatisfy(\.isWhitespace) { throw fault("the text is empty, expected one that says something") }
    return text
  }

  /// The most bytes of a text that each finding shows.
  private static let longestLine = 2_000

  /// A scalar's text, called `name` in messages, which must be short enough for each finding to show.
  package func line(_ name: String = "text") throws(Finding) -> String {
    let text = try text()
    guard text.utf8.count <= Self.longestLine else {
      throw fault("the \(name) has \(text.utf8.count) bytes, expected \(Self.longestLine) at most")
    }
    return text
  }

  /// The texts of a list, or a lone text in place of a list.
  package func texts() throws(Finding) -> [String] {
    try oneOrMany().map { node throws(Finding) in try node.text() }
  }

  /// Whether a scalar is quoted, or a block scalar.
  package var isQuoted: Bool { kind == .scalar && !stream[index].isPlain }

  /// The elements of a list.
  package func elements() throws(Finding) -> [StrictNode] {
    guard kind == .sequence else { throw fault("found \(shape), expected a list") }
    return stream.places(in: index).map(node)
  }

  /// The elements of a list, or a lone value in place of a list.
  package func oneOrMany() throws(Finding) -> [StrictNode] { kind == .sequence ? try elements() : [self] }

  /// The entries of a mapping in order, whatever their keys.
  package func entries() throws(Finding) -> [(name: String, value: StrictNode)] {
    guard kind == .mapping else { throw fault("found \(shape), expected a mapping") }
    var entries: [(name: String, value: StrictNode)] = []
    var seen: Set<[UInt8]> = []
    for place in stream.places(in: index) {
      let (name, value) = (stream.resolved(place.first), node(place))
      guard stream[name].kind == .scalar else { throw value.faultAtKey("a key is a collection, expected a name") }
      guard seen.insert(Array(stream.textBytes(name))).inserted else {
        throw value.faultAtKey("the key \"\(stream.text(name))\" is given twice")
      }
      entries.append((stream.text(name), value))
    }
    return entries
  }

  /// The entries of a mapping that may have only the keys of a table; `advice` is help for some keys of other programs.
  package func fields(
    _ keys: [FileKey],
    _ faults: FaultCollector? = nil,
    advice: [String: String] = [:]
  ) throws(Finding) -> [String: StrictNode] {
    if kind == .scalar, !isNothing, keys.required.count == 1 {
      throw fault("found \(shape), expected a mapping", help: "write {\(keys.required[0]): \(stream.text(index))}")
    }
    return try fields(keys.map(\.name), required: keys.required, faults, advice: advice)
  }

  /// The entries of a mapping that may have only some keys; faults of the keys are thrown, or added to a collector.
  package func fields(
    _ names: [String],
    required: [String] = [],
    _ faults: FaultCollector? = nil,
    advice: [String: String] = [:]
  ) throws(Finding) -> [String: StrictNode] {
    var found: [String: StrictNode] = [:]
    var meant: Set<String> = []
    func tell(_ fault: Finding) throws(Finding) {
      guard let faults else { throw fault }
      faults.add(fault)
    }
    for (name, value) in try entries() where faults?.isFull != true {
      if names.contains(name) { found[name] = value; continue }
      var fault = value.unknownKey(name, among: names)
      fault.help = advice[name] ?? fault.help
      try tell(fault)
      if let near = NearName.nearest(to: name, in: names) { meant.insert(near) }
    }
    // A misspelled key is not missing as well.
    for name in required where found[name] == nil && !meant.contains(name) {
      try tell(faultAtKey("\(name) is missing"))
    }
    return found
  }

  /// The error for a key that is not one of those allowed.
  package func unknownKey(_ name: String, among names: [String]) -> Finding {
    let known = names.isEmpty ? nil : "the keys are \(DataValue.enumerate(names, "and"))"
    return faultAtKey("\"\(name)\" is not a key here", help: NearName.question(to: name, in: names) ?? known)
  }

  /// A scalar's text, which must be one of the given words.
  package func word(among words: [String]) throws(Finding) -> String {
    let text = try text()
    guard !words.contains(text) else { return text }
    let near = NearName.question(to: text, in: words)
    throw fault("found \(shape), expected \(DataValue.enumerate(words))", help: near)
  }

  /// The literal `true` or `false`.
  package func flag() throws(Finding) -> Bool { try word(among: ["true", "false"]) == "true" }

  /// The addresses of pages, one or many; the faults of an address are added to the collector.
  func addresses(_ faults: FaultCollector) throws(Finding) -> [String] {
    let nodes = try oneOrMany()
    guard nodes.count <= 20 else { throw fault("found \(nodes.count) pages, expected 20 at most") }
    return faults.collect(nodes) { node throws(Finding) in
      let text = try node.line()
      let isAddress = ["https://", "http://"].contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count }
      guard isAddress, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
        throw node.fault("found \(node.shape), expected an address such as https://example.com/rules#own-rule")
      }
      return text
    }
  }

  /// The byte offset of the node's key; of the node if it has no key.
  package var keyStart: Int { Int(stream[key ?? index].start) }

  /// The byte offset of the node.
  package var start: Int { Int(stream[index].start) }

  /// The node as messages describe it: by its kind, or by its text.
  package var shape: String {
    switch kind {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar, .alias: isNothing ? "nothing" : DataValue.quoted(stream.text(index), to: 200)
    }
  }

  private func node(_ place: YAMLPlace) -> StrictNode {
    StrictNode(stream: stream, index: place.value, key: place.key, check: check)
  }
}
