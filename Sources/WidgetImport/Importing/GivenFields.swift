import LintCore
package import LintSystem
package import WidgetLint
import YAML

/// The fields from a configuration that fill in what the sources leave open.
package struct GivenFields: Sendable, Hashable {
  private let app: SourceValue
  private let widgets: SourceValue

  /// The fields of a project in a configuration.
  ///
  /// - Throws: The first field with a wrong value.
  package init(_ project: ConfiguredProject, in file: FilePath) throws(Finding) {
    app = try Self.value(project.app, file)
    widgets = try Self.value(project.widgets, file)
  }

  private static func value(_ node: StrictNode?, _ file: FilePath) throws(Finding) -> SourceValue {
    guard let node else { return .mapping([]) }
    return try value(node, file, LineMap(node.stream.bytes, count: node.stream.sourceCount))
  }

  private static func value(_ node: StrictNode, _ file: FilePath, _ lines: LineMap) throws(Finding) -> SourceValue {
    switch node.kind {
    case .sequence:
      return .list(try node.elements().map { node throws(Finding) in try value(node, file, lines) })
    case .mapping:
      return .mapping(try node.entries().map { name, node throws(Finding) in (name, try value(node, file, lines)) })
    case .scalar, .alias:
      let line = lines.line(at: node.range.lowerBound)
      return .scalar(try node.text(), at: SourcePlace(file: file.shown, line: line, range: node.range))
    }
  }

  /// Fills in the missing fields of an app; `unused` gets notes of those that are not missing.
  func complete(app facts: inout Facts, in table: FieldTable, _ unused: inout [ImportNote]) throws(ImportFailure) {
    try complete(&facts, with: app, below: table.field(at: "app"), in: table, &unused)
  }

  /// Fills in the missing fields of a widget, by any of its names.
  func complete(
    widget facts: inout Facts,
    named names: [String],
    in table: FieldTable,
    _ unused: inout [ImportNote]
  ) throws(ImportFailure) {
    for (name, fields) in widgets.entries where names.contains(name) {
      try complete(&facts, with: fields, below: table.field(at: "widgets"), in: table, &unused)
    }
  }

  /// The fields that no widget took because none has such a name.
  func unused(besides names: Set<String>) -> [String] {
    // A type's name is a single word, and often the same as the displayed one.
    let types = names.filter { !$0.contains(" ") }
    return widgets.entries.filter { !names.contains($0.key) }.map { name, fields in
      Self.message("no widget of the project is named \"\(name)\"", at: fields, NearName.question(to: name, in: types))
    }
  }

  /// A reason with the place of the fields that it is about, and whether another name was meant.
  private static func message(_ reason: String, at value: SourceValue, _ question: String?) -> String {
    let words = [reason, question].compactMap(\.self).joined(separator: "; ")
    guard let place = value.firstPlace else { return words }
    return "\(FilePath(place.file).shortest(in: FileSystem.currentFolder).shown):\(place.line): \(words)"
  }

  private func complete(
    _ facts: inout Facts,
    with value: SourceValue,
    below field: FieldID?,
    _ prefix: String = "",
    in table: FieldTable,
    _ unused: inout [ImportNote]
  ) throws(ImportFailure) {
    guard let field else { return }
    for (key, value) in value.entries {
      if key.hasPrefix("x-") {
        facts.set(prefix + key, value)
        continue
      }
      guard let child = table.child(of: field, named: key) else {
        let choices = table.children(of: field).map { table[$0].key }
        let question = NearName.question(to: key, in: choices)
        throw ImportFailure(Self.message("\"\(prefix + key)\" is no field", at: value, question), choices: choices)
      }
      if !value.entries.isEmpty, !table.children(of: child).isEmpty {
        try complete(&facts, with: value, below: child, prefix + key + ".", in: table, &unused)
      } else {
        if let known = facts.values[prefix + key], known.statement != value.statement, let place = value.firstPlace {
          unused.append(ImportNote(place, "\(prefix + key) is not used, since the sources have it"))
        }
        facts.set(prefix + key, value)
      }
    }
  }
}

extension Facts {
  /// The names by which a configuration may refer to a widget: its type's, and the displayed one.
  var names: [String] {
    let type = values["source"]?.shown.split(separator: "#").last.map(String.init)
    return [type, values["name"]?["default"]?.shown ?? values["name"]?.shown].compactMap(\.self)
  }
}
