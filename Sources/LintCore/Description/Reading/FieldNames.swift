/// The names of a mapping's fields, as findings about a key that is none of them need them.
struct FieldNames {
  let keys: [String]
  let near: NearNames
  /// All of them, in a sentence.
  let list: String
  /// What is known of keys that are none of them.
  var hints: [String: Hint?] = [:]

  init(_ keys: [String]) {
    self.keys = keys
    near = NearNames(keys)
    list = "its fields are \(DataValue.enumerate(keys, "and"))"
  }
}
