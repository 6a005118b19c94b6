import LintCore
import YAML

/// Reads the YAML of a manifest as the values of a property list, each with its place.
struct ManifestYAML {
  private let path: String
  private let lines: LineMap

  /// The value in a file, unless it has more parts than are left.
  static func read(_ path: String, _ tree: SourceTree, _ left: inout Int) throws(ImportNote) -> PropertyList {
    let stream = YAMLStream(try tree.text(path).bytes, limits: .ownFile)
    left -= stream.size
    guard left > 0 else { throw ImportNote(tooLarge: path) }
    let reader = ManifestYAML(path: path, lines: LineMap(stream.bytes, count: stream.sourceCount))
    do throws(Finding) {
      return try reader.value(try StrictNode(root: stream, check: "")) ?? .table([:])
    } catch {
      throw ImportNote(path: path, line: reader.lines.line(at: error.range.lowerBound), error.message)
    }
  }

  /// A node's value; nil where nothing is written.
  private func value(_ node: StrictNode) throws(Finding) -> PropertyList? {
    switch node.kind {
    case .scalar, .alias:
      if node.isNothing { return nil }
      let text = try node.text()
      let word = node.isQuoted ? nil : Self.flags[text.lowercased()]
      return value(.text(word ?? text), node)
    case .sequence:
      let list = try node.elements().map { node throws(Finding) in try value(node) }
      return value(.list(list.compactMap(\.self)), node)
    case .mapping:
      var table: [String: PropertyList] = [:]
      var shared: [PropertyList] = []
      for (key, node) in try node.entries() {
        guard let value = try value(node) else { continue }
        // YAML's merge key: what is written here goes before it.
        if key == "<<" { shared += value.list.isEmpty ? [value] : value.list } else { table[key] = value }
      }
      for entries in shared { table.merge(entries.table) { own, _ in own } }
      return value(.table(table), node)
    }
  }

  private static let flags = ["true": "YES", "yes": "YES", "on": "YES", "false": "NO", "no": "NO", "off": "NO"]

  private func value(_ content: PropertyList.Content, _ node: StrictNode) -> PropertyList {
    let line = lines.line(at: node.start)
    let range = node.kind == .scalar ? node.range : nil
    return PropertyList(content: content, line: line, origin: .init(SourcePlace(file: path, line: line, range: range)))
  }
}
