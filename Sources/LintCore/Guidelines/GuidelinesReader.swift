import YAML

/// Reads a `guidelines.yml`, and checks that the table has the fields it names.
package struct GuidelinesReader {
  private let rows: [Field]
  private let faults: FaultCollector

  /// Reads the identity of guidelines whose fields have already been read.
  ///
  /// - Throws: All faults, each at its place.
  package static func read(_ bytes: [UInt8], _ rows: [Field]) throws(Faults) -> LoadedGuidelines {
    try StrictNode.read(bytes, check: FieldsReader.check) { root, faults throws(Finding) in
      let fields = try KeyedNodes(root, GuidelinesKeys.file, faults)
      return GuidelinesReader(rows: rows, faults: faults).document(fields)
    }
  }

  private func document(_ fields: KeyedNodes) -> LoadedGuidelines {
    let items = fields.part("items", items) ?? nil
    // If the items cannot be read, only that is reported, not what depends on them.
    let hasItems = items != nil || fields.nodes["items"] == nil
    let guidelines = Guidelines(
      id: fields.part("id", id) ?? "",
      isDefault: fields.flag("default"),
      meaning: fields.line("meaning") ?? "",
      emptyHelp: fields.line("empty"),
      items: items,
      derived: fields.part("derived") { node throws(Finding) in hasItems ? try derived(node, of: items) : [] } ?? [],
      name: fields.part("names", name) ?? nil,
      apiNames: fields.part("apiNames", apiNames) ?? [],
      takesUnknown: fields.flag("unknownValues")
    )
    // Titles are only checked: they are for people who read the file.
    _ = fields.line("title")
    return LoadedGuidelines(
      table: FieldTable(rows, guidelines),
      sources: fields.part("sources", sources) ?? [],
      types: fields.part("types", types) ?? []
    )
  }

  private func id(_ node: StrictNode) throws(Finding) -> String {
    let id = try node.line()
    guard id.utf8.first?.isLetter == true, id.utf8.allSatisfy(\.isOfID) else {
      throw node.fault("the id \"\(id)\" is not valid", help: "use lowercase letters, digits and hyphens")
    }
    return id
  }

  private func apiNames(_ node: StrictNode) throws(Finding) -> [String] {
    let patterns = try node.texts()
    try FieldsReader.checkSize(of: patterns, "patterns", at: node)
    return patterns
  }

  // MARK: - What findings are about

  private func items(_ node: StrictNode) throws(Finding) -> Guidelines.Items? {
    let fields = try KeyedNodes(node, GuidelinesKeys.items, faults)
    let list = fields.part("list") { node throws(Finding) in
      let row = try row(node)
      guard row.type.element?.isMapping == true, !row.path.contains("[") else {
        throw node.fault("\(row.path) is not a list of mappings outside of other lists")
      }
      return row.path
    }
    guard let list, let noun = fields.part("noun", noun) else { return nil }
    func keys(_ node: StrictNode) throws(Finding) -> [String] {
      let keys = try node.texts().flatMap { $0.split(separator: ".").map(String.init) }
      _ = try row("\(list)[].\(keys.joined(separator: "."))", at: node)
      return keys
    }
    let names = ["name", "otherName"].map { fields.part($0, keys) ?? [] }
    return Guidelines.Items(list: list, noun: noun, name: names[0], otherName: names[1])
  }

  /// Reads the noun that paths and messages use for an item.
  private func noun(_ node: StrictNode) throws(Finding) -> String {
    let noun = try node.line()
    guard !noun.isEmpty, noun.utf8.allSatisfy({ $0.isLetter }) else {
      throw node.fault("the noun \"\(noun)\" is not a word of letters, which paths need")
    }
    guard !Guidelines(id: "").placeholders.contains(noun) else {
      throw node.fault("\"\(noun)\" is a placeholder of its own, and no noun")
    }
    return noun
  }

  private func derived(_ node: StrictNode, of items: Guidelines.Items?) throws(Finding) -> [Guidelines.NamedFields] {
    faults.collect(try entries(node)) { entry throws(Finding) in
      let (name, node) = entry
      let fields = try KeyedNodes(node, GuidelinesKeys.derived, faults)
      let list: String? = fields.part("below") { node throws(Finding) in
        let path = try row(node).path
        guard path == items?.list else { throw node.fault("\(path) is not the list of the items") }
        return path
      }
      let first = fields.part("first") { node throws(Finding) in
        let keys = try node.texts()
        if keys.isEmpty { throw node.fault("the list of fields is empty") }
        guard let list else { return keys }
        let types = try keys.map { key throws(Finding) in
          if key.contains(".") { throw node.fault("\(key) is below a field of the item, expected its own fields") }
          return try row("\(list)[].\(key)", at: node).type
        }
        if types.contains(where: { $0 != types[0] }) { throw node.fault("the fields have several types, expected one") }
        return keys
      }
      if let list, rows.contains(where: { $0.path == "\(list)[].\(name)" }) {
        throw node.faultAtKey("\(name) is a field of its own, and cannot stand for others")
      }
      return Guidelines.NamedFields(name: name, fields: first ?? [])
    }
  }

  private func name(_ node: StrictNode) throws(Finding) -> Guidelines.NamedFields? {
    let entries = try node.entries()
    if entries.count > 1 { throw node.fault("found \(entries.count) names, expected one") }
    guard let (name, value) = entries.first else { return nil }
    let paths = try value.oneOrMany().map { node throws(Finding) in
      let row = try row(node)
      guard (row.type.element ?? row.type.lone).holdsText, !row.path.contains("[") else {
        throw node.fault("\(row.path) is not a text outside of lists")
      }
      return row.path
    }
    return paths.isEmpty ? nil : Guidelines.NamedFields(name: name, fields: paths)
  }

  /// The entries of a mapping, 100 at most, since they are searched for each of many things.
  private func entries(_ node: StrictNode) throws(Finding) -> [(name: String, value: StrictNode)] {
    let entries = try node.entries()
    if entries.count > 100 { throw node.faultAtKey("found \(entries.count) entries, expected 100 at most") }
    return entries
  }

  /// The row that a node names.
  private func row(_ node: StrictNode) throws(Finding) -> Field { try row(try node.line(), at: node) }

  private func row(_ path: String, at node: StrictNode) throws(Finding) -> Field {
    guard let row = rows.first(where: { $0.path == path }) else {
      throw node.fault("there is no field \(path)", help: NearName.question(to: path, in: rows.map(\.path)))
    }
    return row
  }

  // MARK: - What people are told

  private func sources(_ node: StrictNode) throws(Finding) -> [LoadedGuidelines.Source] {
    try entries(node).map { name, node throws(Finding) in
      let fields = try KeyedNodes(node, GuidelinesKeys.source, faults)
      let pages = fields.part("pages") { node throws(Finding) in try node.addresses(faults) }
      _ = fields.line("title")
      return LoadedGuidelines.Source(name: name, pages: pages ?? [])
    }
  }

  private func types(_ node: StrictNode) throws(Finding) -> [TypeGuide] {
    try node.elements().map { node throws(Finding) in
      let fields = try KeyedNodes(node, GuidelinesKeys.type, faults)
      let name = fields.part("name") { node throws(Finding) in
        let name = try node.line()
        if fields.nodes["expected"] == nil, TypeGuide.kind(named: name) == nil {
          throw node.fault("\"\(name)\" is not a kind of scalar", help: "say what is expected")
        }
        return name
      }
      let kind = name.flatMap(TypeGuide.kind)
      return TypeGuide(
        name: name ?? "",
        expected: fields.line("expected") ?? kind?.expected ?? "",
        right: fields.texts("right"),
        wrong: fields.texts("wrong")
      )
    }
  }
}
