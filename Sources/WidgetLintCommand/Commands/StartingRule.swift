import LintCore
import WidgetLint

/// A rule file to start with, which checks one field and passes its own test.
struct StartingRule {
  /// The rule's id, which is also the file's name without its ending.
  let id: String
  /// The guidelines whose field it checks.
  let set: KnownSet

  private var table: FieldTable { self.set.set.table }

  /// The field at a path as written in a list of fields, a rule or a description; nil if there is none.
  func field(at path: String) -> Field? {
    let bare = (path.hasPrefix("$.") ? path.dropFirst(2) : path[...]).filter { $0 != "*" }
    let inItem = table.guidelines.items.map { "\($0.list)[].\(bare)" }
    return [bare, inItem].compactMap { $0.flatMap(table.field) }.first.map { table[$0] }
  }

  /// The field to check if none is named: an item's name.
  var usualField: Field? { table.itemName.last.map { table[$0] } }

  /// The paths of the fields below a field, in the form that `field` accepts.
  func names(below field: Field) -> [String] {
    let prefix = table.guidelines.items.map { "\($0.list)[]." } ?? ""
    return (table.field(at: field.path).map(table.children) ?? []).map { table[$0].path }.map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    }
  }

  /// The file's text, with a demand that fits the field; nil if none does, for instance if the field is a mapping.
  ///
  /// - Throws: The fault of the id.
  func text(about field: Field) throws(WorkspaceError) -> String? {
    let words = field.type.lone.words.isEmpty ? field.type.element?.words ?? [] : field.type.lone.words
    let ofWords: [Demand] =
      words.count > 1 ? [("{notEnum: [\(words[0])]}", words[1], words[0], "found {actual}")] : []
    for demand in ofWords + Self.demands {
      let text = text(about: field, demand)
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

  /// A demand on a value, with a valid value, an invalid one, and the message about that.
  private typealias Demand = (expect: String, valid: String, invalid: String, message: String)

  /// Demands that fit most fields, tried in order.
  private static let demands: [Demand] = [
    ("{not: {contains: TODO}}", "Maps", "TODO", "\\\"{actual}\\\" is not done yet"),
    ("{equals: true}", "true", "false", "found {actual}, expected {expected}"),
    ("{maximum: 20}", "20", "21", "found {actual}, expected {expected} at most"),
    ("{maximum: 0.5}", "0.5", "0.6", "found {actual}, expected {expected} at most"),
    ("{minimum: 5m}", "5m", "4m", "found {actual}, expected {expected} or more"),
    ("{notEnum: [\"#FF0000\"]}", "\"#333333\"", "\"#FF0000\"", "found {actual}, which is for alarms"),
    ("{notEnum: [todo]}", "done", "todo", "\\\"{actual}\\\" is not done yet"),
    ("{notEnum: [\"maps://todo\"]}", "\"maps://place\"", "\"maps://todo\"", "{actual} is not done yet"),
    ("{maxItems: 2}", "[A, B]", "[A, B, C]", "found {actual}, expected {expected} at most"),
  ]

  private func text(about field: Field, _ demand: Demand) -> String {
    let steps = field.path.split(separator: "[]", omittingEmptySubsequences: false)
    let given = "$.\(steps.joined(separator: "[*]"))\(field.type.isOneOrMany ? "[*]" : "")"
    let place = "/" + steps.joined(separator: "/0").split(separator: ".").joined(separator: "/")
    func description(_ value: String, indented by: String) -> String {
      let top = table.guidelines.isDefault ? [] : ["guidelines: \(set.id)"]
      return (top + entries(of: .document, to: field, value)).map { "\(by)\($0)\n" }.joined()
    }
    return """
      # A rule of your own. Change what it looks at, what it expects and what it says, and test it:
      # widgetlint test \(id).yml. What else a rule can ask: widgetlint explain predicates.
      id: \(id)
      guidelines: \(set.id)
      severity: warning   # error, warning or info
      summary: What the rule asks, in one sentence
      given: \(given)
      # when: {path: $.app.name, equals: Maps}   # only there, where it is not for all
      expect: \(demand.expect)
      message: "\(demand.message)"
      # help: what to do about it
      examples:
        valid:
          - |
      \(description(demand.valid, indented: "      "))  invalid:
          - description: |
      \(description(demand.invalid, indented: "        "))      reports: \(place)

      """
  }

  /// The entries of a mapping with the required fields and, on the path to a field, the field with a value.
  private func entries(of mapping: FieldID, to field: Field, _ value: String) -> [String] {
    table.children(of: mapping).compactMap { child in
      let row = table[child]
      if row.path == field.path { return "\(row.key): \(value)" }
      let inner = { "{\(entries(of: child, to: field, value).joined(separator: ", "))}" }
      if field.path.hasPrefix("\(row.path)[].") { return "\(row.key): [\(inner())]" }
      if field.path.hasPrefix("\(row.path).") { return "\(row.key): \(inner())" }
      return row.isRequired ? "\(row.key): \(row.example)" : nil
    }
  }
}
