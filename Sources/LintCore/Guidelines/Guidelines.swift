/// The identity of a set of guidelines, and the items that its findings are about.
package struct Guidelines: Sendable, Equatable {
  /// The things that findings are about: the elements of a list.
  package struct Items: Sendable, Equatable {
    /// The path of the list.
    package let list: String
    /// The noun for one of them.
    package let noun: String
    /// The noun with its article.
    var nounWithArticle: String { (noun.first.map("aeiouAEIOU".contains) == true ? "an " : "a ") + noun }
    /// The keys that lead from an item to its name.
    package let name: [String]
    /// The keys that lead to another field that identifies an item whose name is not known.
    package let otherName: [String]
  }

  /// A name that stands for some fields.
  package struct NamedFields: Sendable, Equatable {
    /// The name.
    package let name: String
    /// The keys or the paths of the fields.
    package let fields: [String]
  }

  /// The name of the set, which a description gives after `guidelines`.
  package let id: String
  /// Whether a description that names no guidelines follows these.
  package var isDefault = false
  /// A description in one sentence, without a period.
  package var meaning = ""
  /// The advice on a file without a description.
  package var emptyHelp: String?
  /// The items that findings are about; nil if they are about the whole description.
  package var items: Items?
  /// Fields that an item has besides its own; each stands for the first of its fields that is written, or for the first
  /// one if none is.
  package var derived: [NamedFields] = []
  /// The word that phrases may hold in braces, with the fields whose values it stands for.
  package var name: NamedFields?
  /// Patterns of the platform API's names for values.
  package var apiNames: [String] = []
  /// Whether every field may have the value `<…>`: one that exists but is not known.
  package var takesUnknown = false

  /// The placeholders that every message may hold.
  var placeholders: [String] {
    ["actual", "expected"] + [items?.noun, name?.name].compactMap(\.self) + ["language", "field"]
  }
}

/// A set of guidelines as linting needs it.
package struct GuidelineSet: Sendable {
  /// The table of the fields that its descriptions have.
  package let table: FieldTable
  /// Its rules, sorted by id.
  package var rules: [Rule]

  /// A table with the rules that look at its fields.
  package init(table: FieldTable, rules: [Rule]) {
    self.table = table
    self.rules = rules
  }

  /// The fields that nothing reads, without those that only hold other fields.
  package var unreadFields: [Field] {
    let read = RuleProgram(rules, table).readFields
    let defaults = read.flatMap { table.waysToDefault[Int($0.rawValue)] }
    let known = read.union(defaults + table.names + table.itemName + table.derived.flatMap { $0 })
    return table.fields.indices.dropFirst().compactMap { index in
      let field = FieldID(rawValue: UInt8(index))
      let row = table[field]
      return known.contains(field) || row.isReadElsewhere || !table.children(of: field).isEmpty ? nil : row
    }
  }
}
