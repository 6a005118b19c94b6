import LintCore
import YAML

/// Reads the YAML of a manifest as the values of a property list, each with its place.
struct ManifestYAML {
  private let path: String
  private let lines: LineMap

  /// Returns the value in a file; throws if it has more parts than the remaining steps.
  static func read(_ path: String, _ tree: SourceTree, _ left: Steps) throws(ImportNote) -> PropertyList {
    let stream = YAMLStream(try tree.text(path).bytes, limits: .ownFile)
    guard left.take(stream.size) else { throw ImportNote(tooLarge: path) }
    let reader = ManifestYAML(path: path, lines: LineMap(stream.bytes, count: stream.sourceCount))
    do throws(Finding) {
      return try reader.value(try StrictNode(root: stream, check: "")) ?? .table([:])
    } catch {
      throw ImportNote(path: path, line: reader.lines.line(at: error.range.lowerBound), error.message)
    }
  }

  /// Returns a node's value; nil if it is empty.
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
      for (key, node) in try node.entries() { table[key] = try value(node) }
      // YAML's merge key: entries that are written beside it take precedence.
      for entries in table.removeValue(forKey: "<<")?.oneOrMany ?? [] { table.merge(entries.table) { own, _ in own } }
      return value(.table(table), node)
    }
  }

  private static let flags = ["true": "YES", "yes": "YES", "on": "YES", "false": "NO", "no": "NO", "off": "NO"]

  private func value(_ content: PropertyList.Content, _ node: StrictNode) -> PropertyList {
    let (line, range) = (lines.line(at: node.start), node.kind == .scalar ? node.range : nil)
    return PropertyList(content: content, place: SourcePlace(file: path, line: line, range: range))
  }
}

/// The operations of manifests on their values.
extension PropertyList {
  /// Returns a text without a place in a file.
  static func text(_ text: String) -> PropertyList { PropertyList(content: .text(text)) }

  /// Returns a table without a place in a file.
  static func table(_ table: [String: PropertyList]) -> PropertyList { PropertyList(content: .table(table)) }

  /// Returns another value at its place.
  func with(_ content: Content) -> PropertyList { PropertyList(content: content, place: place) }

  /// Returns the content of a generated Info.plist, at its place: some properties over the name that all of them have.
  func infoPlist(with properties: PropertyList?) -> PropertyList {
    let properties = properties ?? .table([:])
    return properties.with(.table(["CFBundleName": with(.text("$(PRODUCT_NAME)"))].merging(properties.table) { $1 }))
  }

  /// The elements of a list, or a lone value in place of a list.
  var oneOrMany: [PropertyList] { if case .list(let list) = content { list } else { [self] } }

  /// Whether it is `NO`, for flags that are on by default.
  var isOff: Bool { text == "NO" }

  /// Returns the value overlaid with another, as in XcodeGen: lists are joined, and `key:REPLACE` replaces `key`.
  func merged(with over: PropertyList) -> PropertyList {
    switch (content, over.content) {
    case (.list(let list), .list(let more)): return over.with(.list(list + more))
    case (_, .table(let more)):
      var table = table
      for (key, value) in more.sorted(by: { $0.key < $1.key }) {
        if key.hasSuffix(":REPLACE") {
          table[String(key.dropLast(8))] = value
        } else {
          table[key] = table[key]?.merged(with: value) ?? value
        }
      }
      return over.with(.table(table))
    default: return over
    }
  }
}
