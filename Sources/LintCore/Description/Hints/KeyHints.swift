/// Advice on keys that are not allowed where they are.
struct KeyHints: Sendable {
  private let table: FieldTable
  /// The fields by their other names: `fontName`, or with the name of their mapping, `compactHeight`.
  private let fieldsByOtherName: [String: [FieldID]]
  /// The fields by their keys.
  private let fieldsByKey: [String: [FieldID]]
  /// The keys that each field's mapping may hold.
  private let keys: [NearName]
  /// The fields of each field's mapping as advice lists them, made once for all findings.
  private let lists: [String]

  init(_ table: FieldTable) {
    self.table = table
    var (byOtherName, byKey): ([String: [FieldID]], [String: [FieldID]]) = ([:], [:])
    let holders = table.fields.indices.map { FieldID(rawValue: UInt8($0)) }
    for holder in holders {
      let key = table[holder].key
      let holders = [key, key.hasSuffix("s") ? String(key.dropLast()) : ""].filter { !$0.isEmpty }
      for field in table.children(of: holder) {
        let (key, others) = (table[field].key, table[field].otherNames)
        byKey[NearName.normalized(key), default: []].append(field)
        let joined = holders.flatMap { holder in ([key] + others).flatMap { [holder + $0, $0 + holder] } }
        for name in others + joined { byOtherName[NearName.normalized(name), default: []].append(field) }
      }
    }
    (fieldsByOtherName, fieldsByKey) = (byOtherName, byKey)
    keys = holders.map { NearName(table.keys(of: $0).map { table[$0].key }) }
    lists = holders.map { "its fields are " + DataValue.enumerate(table.children(of: $0).map { table[$0].key }, "and") }
  }

  /// The field of a mapping whose key differs from another one only in case, white space, `_` and `-`.
  func field(spelledLike key: String, in mapping: FieldID) -> FieldID? {
    fieldsByKey[NearName.normalized(key)]?.first(where: table.children(of: mapping).contains)
  }

  /// The fields of a mapping as advice lists them: `its fields are name, icon and font`.
  func list(of mapping: FieldID) -> String { lists[Int(mapping.rawValue)] }

  /// The advice on a key that is not a field of a mapping; nil if no field is near.
  func field(_ key: String, of mapping: FieldID) -> Hint? {
    if let colon = key.firstIndex(of: "：") {
      let name = String(key[..<colon]).trimmed
      let isField = table.child(of: mapping, named: name) != nil
      return Hint(text: "write \(isField ? name : "the key"): with an ASCII colon and a space after it")
    }
    let bare = key.trimmed
    if bare != key {
      return Hint(text: "write \(bare): white space in quotes, or other than ASCII spaces, is part of the key")
    }
    let normalized = NearName.normalized(key)
    let called = fieldsByOtherName[normalized] ?? []
    let children = table.children(of: mapping)
    if let child = called.first(where: children.contains) { return .didYouMean(table[child].key) }
    if let hint = elsewhere(called, from: mapping) { return hint }
    if let near = keys[Int(mapping.rawValue)].nearest(to: key) { return .didYouMean(near) }
    let parts = normalized.split(separator: ".").map(String.init)
    let same = (fieldsByKey[parts.last ?? ""] ?? []).filter { field in
      let path = table.shortPath(field, below: mapping)
      return table[field].isBelow(table[mapping]) && (parts.count == 1 || NearName.normalized(path) == normalized)
    }
    return elsewhere(same, from: mapping)
  }

  /// The advice to use fields of other mappings: one or two below this one, or else a single field elsewhere.
  private func elsewhere(_ fields: [FieldID], from mapping: FieldID) -> Hint? {
    let below = fields.filter { table[$0].isBelow(table[mapping]) }
    let meant = below.isEmpty ? fields : below
    guard !meant.isEmpty, meant.count <= (below.isEmpty ? 1 : 2) else { return nil }
    let question = NearName.question(DataValue.enumerate(meant.map { table.shortPath($0, below: mapping) }))
    guard meant.count == 1,
      let parent = table.children(of: mapping).first(where: { table[meant[0]].isBelow(table[$0]) }),
      table.children(of: parent).contains(meant[0]), table[parent].type.lone.isMapping
    else { return Hint(text: question) }
    return Hint(text: "\(question) write it as \(table[parent].key): {\(table[meant[0]].key): …}")
  }

  /// The advice on a key that is not a language.
  static func language(_ key: String) -> Hint {
    if key.contains("：") { return Hint(text: "write the key: with an ASCII colon and a space after it") }
    if NearName.nearest(to: key, in: ["default"]) != nil { return .didYouMean("default") }
    let tag = key.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
    if tag != key, LanguageTag.isTag(Array(tag.utf8).span) { return .didYouMean(tag) }
    return Hint(text: "keys are default and language tags such as fr or pt-BR")
  }
}

extension FieldTable {
  /// The path of a field as a message shows it, relative to a mapping that may hold the field: `font.color`.
  fileprivate func shortPath(_ field: FieldID, below mapping: FieldID) -> String {
    let path = self[field].path
    let isInside = self[field].isBelow(self[mapping]) && mapping != .document
    let inItem = isInside ? nil : pathInItem(path)
    let rest = inItem ?? path.dropFirst(isInside ? self[mapping].path.count : 0)
    let short = rest.split { $0 == "." || $0 == "[" || $0 == "]" }.joined(separator: ".")
    return inItem == nil ? short : "\(short) of \(guidelines.items?.nounWithArticle ?? "")"
  }
}
