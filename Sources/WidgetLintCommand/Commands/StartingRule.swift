import WidgetLint
import YAML

/// A rule file to start with, which checks one field and passes its own test.
struct StartingRule {
  /// The rule's id, which is also the file's name without `.yml`.
  let id: String
  /// The guideline set whose field it checks.
  let set: KnownSet

  private var table: FieldTable { self.set.set.table }

  /// Returns the field at a path as written in a list of fields, a rule or a description; nil if there is none.
  func field(at path: String) -> Field? {
    let bare = (path.hasPrefix("$.") ? path.dropFirst(2) : path[...]).filter { $0 != "*" }
    let inItem = table.guidelines.items.map { "\($0.list)[].\(bare)" }
    return [bare, inItem].compactMap { $0.flatMap(table.field) }.first.map { table[$0] }
  }

  /// The field to check if none is named: an item's name, or else the first field with a single value.
  var usualField: Field? {
    table.itemName.last.map { table[$0] } ?? table.fields.first { !$0.type.lone.isMapping && !$0.type.lone.isNothing }
  }

  /// The paths of all fields as people write them.
  var names: [String] { table.fields.map(name) }

  /// Returns the paths of the fields directly below a field, or of an item if no field is given.
  func names(below field: Field?) -> [String] {
    let parent = table.field(at: field?.path ?? table.guidelines.items?.list ?? "") ?? .document
    return table.children(of: parent).map { name(of: table[$0]) }
  }

  private func name(of field: Field) -> String {
    String(field.path.trimmingPrefix("\(table.guidelines.items?.list ?? "")[]."))
  }

  /// Returns the file's text, with values that fit the field; nil if none do, for instance because it is a mapping.
  ///
  /// - Throws: The error in the id.
  func text(about field: Field) throws(WorkspaceError) -> String? {
    let words = field.type.words
    for (invalid, valid) in (words.count > 1 ? [(words[0], words[1])] : []) + Self.values {
      let text = text(about: field, not: invalid, but: valid)
      do throws(Faults) {
        let document = try RuleReader.read(Array(text.utf8), stem: id, table)
        if RuleTest(document).findings.isEmpty { return text }
      } catch {
        guard let fault = error.findings.first(where: { $0.message.hasPrefix("the id ") }) else { continue }
        throw .message([fault.message, fault.help].compactMap(\.self).joined(separator: "; "))
      }
    }
    return nil
  }

  /// Pairs of different values, one pair for each kind.
  private static let values = [
    ("TODO", "Maps"), ("true", "false"), ("1", "2"), ("0.5", "0.6"), ("5m", "6m"), ("\"#FF0000\"", "\"#333333\""),
    ("todo", "maps"), ("\"maps://todo\"", "\"maps://place\""),
  ]

  /// A condition to start with, for guideline sets whose descriptions name an app.
  private static let condition = "# when: {path: $.app.name, equals: Maps}   # only there, where it is not for all\n"

  private func text(about field: Field, not invalid: String, but valid: String) -> String {
    let isList = field.type.element != nil
    let steps = field.path.split(separator: "[]", omittingEmptySubsequences: false)
    // A rule must see all mappings of a field that takes one or many, but the field's path has no brackets there.
    let lists = table.fields.reversed().filter { $0.type.isOneOrMany && field.path.hasPrefix("\($0.path).") }
    let path = lists.reduce(field.path) { path, list in "\(list.path)[]\(path.dropFirst(list.path.count))" }
    let given = "$.\(path.replacing("[]", with: "[*]"))\(isList ? "[*]" : "")"
    let place = "/\(steps.joined(separator: "/0").replacing(".", with: "/"))\(isList ? "/0" : "")"
    func description(_ value: String, indented by: String) -> String {
      let top = table.guidelines.isDefault ? [] : ["guidelines: \(set.id)"]
      let entries = entries(of: .document, to: field, isList ? "[\(value)]" : value)
      return (top + entries).map { "\(by)\($0)\n" }.joined()
    }
    return """
      # A rule of your own. Change what it looks at, what it expects and what it says, and test it:
      # widgetlint test \(id).yml. What else a rule can ask: widgetlint explain predicates.
      id: \(ScalarText.written(id, like: .plain, inFlow: false))
      guidelines: \(set.id)
      severity: warning   # error, warning or info
      summary: What the rule asks, in one sentence
      given: \(given)
      \(table.field(at: "app.name") == nil ? "" : Self.condition)expect: {notEnum: [\(invalid)]}
      message: "found {actual}, expected another value"
      # help: what to do about it
      examples:
        valid:
          - |
      \(description(valid, indented: "      "))  invalid:
          - description: |
      \(description(invalid, indented: "        "))      reports: \(place)

      """
  }

  /// Returns the entries of a mapping: the required fields and, on the path to a field, that field with the value.
  private func entries(of mapping: FieldID, to field: Field, _ value: String) -> [String] {
    table.children(of: mapping).compactMap { child in
      let row = table[child]
      if row.path == field.path { return "\(row.key): \(value)" }
      let inner = { "{\(entries(of: child, to: field, value).joined(separator: ", "))}" }
      if field.path.hasPrefix("\(row.path)[].") { return "\(row.key): [\(inner())]" }
      if field.path.hasPrefix("\(row.path).") { return "\(row.key): \(inner())" }
      return row.isRequired ? "\(row.key): \(required(row, inner()))" : nil
    }
  }

  /// Returns a value for a required field: its example, or one that fits, or else `mapping`, with its own fields.
  private func required(_ row: Field, _ mapping: String) -> String {
    if row.example.hasPrefix("{") || row.example.hasPrefix("[") { return row.example }
    let isList = row.type.lone.isNothing
    let form = isList ? row.type.element ?? row.type.lone : row.type.lone
    let values = [row.example] + form.words.prefix(1) + Self.values.map(\.0)
    let value = values.first { form.value(Array($0.filter { $0 != "\"" }.utf8).span) != nil } ?? mapping
    return isList ? "[\(value)]" : value
  }
}
