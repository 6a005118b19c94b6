/// The values of a mapping's keys in a file of the linter's own, each read as far as it can be: what is wrong is collected.
struct KeyedNodes {
  /// The values by their keys.
  let nodes: [String: StrictNode]
  /// The faults of the file.
  let faults: FaultCollector

  /// The entries of a mapping that holds the keys of a table only.
  init(_ node: StrictNode, _ keys: [FileKey], _ faults: FaultCollector) throws(Finding) {
    nodes = try node.fields(keys, faults)
    self.faults = faults
  }

  /// Reads the value of a key; nil if it is missing, or something is wrong with it.
  func part<Result>(_ key: String, _ read: (StrictNode) throws(Finding) -> Result) -> Result? {
    faults.collect(part: nodes[key], read)
  }

  /// A text.
  func text(_ key: String) -> String? { part(key) { node throws(Finding) in try node.text() } }

  /// A text that each finding may show.
  func line(_ key: String) -> String? { part(key) { node throws(Finding) in try node.line() } }

  /// Texts, or a lone one.
  func texts(_ key: String) -> [String] { part(key) { node throws(Finding) in try node.texts() } ?? [] }

  /// Whether it is `true`.
  func flag(_ key: String) -> Bool { part(key) { node throws(Finding) in try node.flag() } ?? false }

  /// One of some words.
  func word(_ key: String, among words: [String]) -> String? {
    part(key) { node throws(Finding) in try node.word(among: words) }
  }
}
