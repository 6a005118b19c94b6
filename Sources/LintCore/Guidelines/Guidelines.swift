/// Who a set of guidelines is, and what its findings are about.
package struct Guidelines: Sendable, Equatable {
  /// The things that findings are about: the elements of a list.
  package struct Items: Sendable, Equatable {
    /// The path of the list.
    package let list: String
    /// The noun for one of them.
    package let noun: String
    /// The keys that lead from one to its name.
    package let name: [String]
    /// The keys that lead to what names it where its name is not known.
    package let otherName: [String]
  }

  /// A field that stands for the first of some that is written.
  package struct DerivedField: Sendable, Equatable {
    /// Its name in paths.
    package let name: String
    /// The keys of the fields, of which the last one counts where none is written.
    package let first: [String]
  }

  /// The name of the set, which a description gives after `guidelines`.
  package let id: String
  /// Whether a description that names no guidelines follows these.
  package var isDefault = false
  /// A description in one sentence, without a full stop.
  package var meaning = ""
  /// What to do about a file without a description.
  package var emptyHelp: String?
  /// The items that findings are about; nil if they are about the whole description.
  package var items: Items?
  /// Fields that an item has besides its own.
  package var derived: [DerivedField] = []
  /// The paths of the names that phrases hold in braces.
  package var names: [Name] = []
  /// Patterns of the names that the platform's API has for values.
  package var apiNames: [String] = []
  /// Whether `<…>` is a value of every field: one that is there, but that nobody knows.
  package var takesUnknown = false

  /// A name that phrases hold in braces.
  package struct Name: Sendable, Equatable {
    /// The word in braces.
    package let name: String
    /// The path of the field that holds the name.
    package let path: String
  }

  /// The placeholders that every message may hold.
  var placeholders: [String] { ["actual", "expected"] + (items.map { [$0.noun] } ?? []) + ["language", "field"] }

  /// Those of them that no noun is.
  static let ownPlaceholders = ["actual", "expected", "language", "field"]
}
