/// The keys of the files that make a set of guidelines.
package enum GuidelinesKeys {
  /// The type of the content of a file in a folder of guidelines, by its name; nil if the file is a rule.
  package static func type(ofFile name: String) -> KeyType? {
    switch name {
    case LoadedGuidelines.marker: .keys(file)
    case LoadedGuidelines.fieldsName: .list(.keys(field))
    case LoadedGuidelines.statementsName: .list(.keys(statement))
    default: nil
    }
  }

  /// The keys of `guidelines.yml`.
  static let file = [
    FileKey("id", .text(), required: true, "The name of the set, which a description gives after guidelines"),
    FileKey("title", .text(), required: true, "What they are about, in a few words"),
    FileKey("meaning", .text(), required: true, "What one description describes, in one sentence"),
    FileKey("default", .truth(), "Whether a description that names no guidelines follows these"),
    FileKey("items", .keys(items), "The things that findings are about"),
    FileKey("derived", .names(.keys(derived)), "Fields that take the value of the first of several that is written"),
    FileKey("names", .names(texts), "The fields that hold the names which phrases have in braces"),
    FileKey("apiNames", texts, "Patterns of the names that the platform's API has for values"),
    FileKey("unknownValues", .truth(), "Whether <…> is a value of every field: one that is there, but not known"),
    FileKey("empty", .text(), "What to do about a file without a description"),
    FileKey("sources", .names(.keys(source)), "The pages that the statements come from"),
    FileKey("types", .list(.keys(type)), "Lines that show what each type takes and what it does not"),
  ]

  /// The keys of the items.
  static let items = [
    FileKey("list", .text(), required: true, "The path of their list"),
    FileKey("noun", .text(), required: true, "The noun for one of them"),
    FileKey("name", texts, required: true, "The keys that lead from one to its name"),
    FileKey("otherName", texts, "The keys that lead to a path whose last part names one whose name is not known"),
  ]

  /// The keys of a derived field.
  static let derived = [
    FileKey("below", .text(), required: true, "The list whose elements have it"),
    FileKey("first", texts, required: true, "The keys of the fields, of which the first that is written counts"),
    FileKey("meaning", .text(), required: true, "Its meaning in one sentence"),
  ]

  /// The keys of a source.
  static let source = [
    FileKey("title", .text(), required: true, "What it is called"),
    FileKey("pages", texts, "The addresses of its pages"),
  ]

  /// The keys of a type's examples.
  static let type = [
    FileKey("name", .text(), required: true, "The name of the type"),
    FileKey("expected", .text(), "The words for a value, if the type is not a kind of scalar"),
    FileKey("right", texts, required: true, "Lines that are right"),
    FileKey("wrong", texts, required: true, "Lines that are wrong"),
  ]

  /// The keys of a row of `statements.yml`.
  static let statement = [
    FileKey("id", .text(), required: true, "The name by which rules refer to it"),
    FileKey("source", .text(), required: true, "The source that it comes from"),
    FileKey("text", .text(), required: true, "What it asks, in words of one's own"),
    FileKey("reason", .text(), "Why no rule can check it"),
  ]

  /// The keys of a row of `fields.yml`.
  static let field = [
    FileKey("path", .text(), required: true, "The place in the description, with [] after a list"),
    FileKey("type", .oneOrMany(.either(types, .names(nil))), required: true, "What its values are"),
    FileKey("meaning", .text(), required: true, "Its meaning in one sentence, without a period"),
    FileKey("required", .truth(), "Whether the mapping above must hold it"),
    FileKey("needsOne", .truth(), "Whether its mapping must hold one field at least"),
    FileKey("atLeast", .text(), "The fewest elements of its list"),
    FileKey("default", .either(.text(), .keys(defaultValue)), "What stands for it if it is left out"),
    FileKey("standsFor", .text(), "The field in whose place a lone scalar means this one"),
    FileKey("readBy", texts, "Who reads it if no rule does: the import, pictures, people"),
    FileKey("called", texts, "What else people call it"),
    FileKey("meant", .names(texts), "Patterns of texts that are not words of it, by the word that they mean"),
    FileKey("call", .text(), "A value to write in place of a call of an API, as the advice on one shows it"),
    FileKey("example", .text(), "A value, as the advice to add the field shows it"),
  ]

  /// The keys of a default that is not a plain value.
  static let defaultValue = [
    FileKey("field", .text(), "The path of the field whose value it is"),
    FileKey("text", .text(), "What it is, in words"),
    FileKey("onlyItem", .onlyTrue, "True if the item is the only one"),
  ]

  private static let types = KeyType.words(
    ValueKinds.all.map { KeyType.Word($0.id, $0.expected) } + [KeyType.Word("mapping", "Fields of its own")]
  )

  private static let texts = KeyType.oneOrMany(.text(), atLeast: 1)
}
