/// Who a set of guidelines is, and what its findings are about.
package struct Guidelines: Sendable {
  /// The things that findings are about: the elements of a list.
  package struct Items: Sendable {
    /// The path of the list.
    package let list: String
    /// The noun for one of them.
    package let noun: String
    /// The keys that lead from one to its name.
    package let name: [String]
  }

  /// A field that stands for the first of some that is written.
  package struct DerivedField: Sendable {
    /// Its name in paths.
    package let name: String
    /// The keys of the fields, of which the last one counts where none is written.
    package let first: [String]
  }

  /// The name of the set, which a description gives after `guidelines`.
  package let id: String
  /// The items that findings are about; nil if they are about the whole description.
  package let items: Items?
  /// Fields that an item has besides its own.
  package let derived: [DerivedField]
  /// The paths of the names that phrases hold in braces.
  package let names: [String: String]

  /// Patterns of the names that the platform's API has for values.
  package let apiNames: [String]

  /// The placeholders that every message may hold.
  var placeholders: [String] { ["actual", "expected"] + (items.map { [$0.noun] } ?? []) + ["language", "field"] }
}

extension Guidelines {
  static let today = Guidelines(
    id: "today",
    items: Items(list: "widgets", noun: "widget", name: ["name"]),
    derived: [DerivedField(name: "displayedTitle", first: ["title", "name"])],
    names: ["app": "app.name"],
    apiNames: ["NC*", "UI*", "widget*", "always*", "*VibrancyEffect"]
  )
}
