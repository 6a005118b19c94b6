/// Puts values together while a reader goes through a file.
struct PropertyListBuilder {
  private struct Open {
    var list: [PropertyList] = []
    var table: [String: PropertyList] = [:]
    var key: String?
    let isTable: Bool
    let line: Int
  }

  private let path: String
  private var open: [Open] = []
  /// The whole value, once it is complete.
  private(set) var result: PropertyList?

  /// A builder that reports failures for a file.
  init(path: String) { self.path = path }

  /// Whether the innermost open value is a table; nil if none is open.
  var isInTable: Bool? { open.last?.isTable }
  /// Whether a table waits for a key.
  var needsKey: Bool { open.last.map { $0.isTable && $0.key == nil } ?? false }
  /// Whether a key waits for its value.
  var hasKey: Bool { open.last?.key != nil }
  /// How many lists and tables are open.
  var depth: Int { open.count }

  /// Begins a list or a table.
  mutating func begin(isTable: Bool, line: Int) throws(ImportNote) {
    guard open.count < ProjectLimits.listDepth else {
      throw ImportNote(path: path, line: line, "it nests deeper than \(ProjectLimits.listDepth) levels")
    }
    open.append(Open(isTable: isTable, line: line))
  }

  /// Takes a key of the innermost table.
  mutating func key(_ key: String) {
    if !open.isEmpty { open[open.count - 1].key = key }
  }

  /// Adds a text.
  mutating func text(_ text: String, line: Int) { add(PropertyList(content: .text(text), line: line)) }

  /// Ends the innermost list or table.
  mutating func end() {
    guard let last = open.popLast() else { return }
    add(PropertyList(content: last.isTable ? .table(last.table) : .list(last.list), line: last.line))
  }

  private mutating func add(_ value: PropertyList) {
    guard !open.isEmpty else {
      result = result ?? value
      return
    }
    let top = open.count - 1
    if !open[top].isTable {
      open[top].list.append(value)
    } else if let key = open[top].key {
      // The first of two equal keys counts, as it does for the system.
      if open[top].table[key] == nil { open[top].table[key] = value }
      open[top].key = nil
    }
  }
}
