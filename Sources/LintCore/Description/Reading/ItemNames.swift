/// The names of a description's items, each looked up once: many findings may be in one item, and its name may have many
/// languages.
struct ItemNames {
  private var names: [Int: String?] = [:]

  /// The default name of the item that a node is in, if it can be read; shortened, since each of its findings has it.
  mutating func name(around index: Int, in description: Description) -> String? {
    guard let item = description.item(of: index) else { return nil }
    if let known = names[item] { return known }
    let name = description.name(ofItem: item)
    names[item] = .some(name)
    return name
  }
}
