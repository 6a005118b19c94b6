package import LintSystem
package import WidgetLint
import YAML

/// The fields from a configuration that fill in what the sources leave open.
package struct GivenFields: Sendable, Hashable {
  /// The fields of the app.
  let app: SourceValue
  private let widgets: SourceValue

  /// Creates the fields that a configuration gives for a project.
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

  /// Returns the fields of a widget, by any of its names.
  func fields(named names: [String]) -> SourceValue {
    .mapping(widgets.entries.filter { names.contains($0.key) }.flatMap(\.value.entries))
  }

  /// Returns a message for each name in the configuration that no widget has.
  func unused(besides names: Set<String>) -> [String] {
    // A type's name is a single word, and often the same as the displayed one.
    let types = names.filter { !$0.contains(" ") }
    return widgets.entries.filter { !names.contains($0.key) }.map { name, fields in
      message("no widget of the project is named \"\(name)\"", at: fields, NearName.question(to: name, in: types))
    }
  }
}

/// Returns a reason with the place of the fields that it is about, and a question that suggests another name.
private func message(_ reason: String, at value: SourceValue, _ question: String?) -> String {
  let words = [reason, question].compactMap(\.self).joined(separator: "; ")
  guard let place = value.firstPlace else { return words }
  return "\(FilePath(place.file).shortest(in: FileSystem.currentFolder).shown):\(place.line): \(words)"
}

extension Facts {
  /// Fills in missing fields from a configuration, and notes as unused those that the sources have.
  mutating func complete(
    with value: SourceValue,
    below field: FieldID?,
    _ prefix: String = "",
    in table: FieldTable
  ) throws(ImportFailure) {
    guard let field else { return }
    for (key, value) in value.entries {
      let name = prefix + key
      let child = table.child(of: field, named: key)
      if child == nil, !key.hasPrefix("x-") {
        let choices = table.children(of: field).map { table[$0].key }
        let question = NearName.question(to: key, in: choices)
        throw ImportFailure(message("\"\(name)\" is not a field", at: value, question), choices: choices)
      }
      if let child, !value.entries.isEmpty, !table.children(of: child).isEmpty, values[name] == nil {
        try complete(with: value, below: child, name + ".", in: table)
        continue
      }
      // The sources may have parts of a mapping.
      guard child != nil, let known = values[name] ?? values.first(where: { $0.key.hasPrefix(name + ".") })?.value
      else {
        set(name, value)
        continue
      }
      if known.statement != value.statement, let place = value.firstPlace {
        unused.append(ImportNote(place, "\(name) is ignored, since the sources have it"))
      }
    }
  }

  /// The names by which a configuration may refer to a widget: its type's, and the displayed one.
  var names: [String] {
    let type = values["source"]?.shown.split(separator: "#").last.map(String.init)
    return [type, values["name"]?["default"]?.shown ?? values["name"]?.shown].compactMap(\.self)
  }
}
