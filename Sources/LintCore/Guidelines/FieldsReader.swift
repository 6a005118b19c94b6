import YAML

/// Reads the rows of a `fields.yml`, and checks each against those before it.
package struct FieldsReader {
  /// The rule id of faults in the files of a set of guidelines.
  static let check = "guidelines"

  /// The most fields of a set.
  package static let mostFields = 127
  /// The most bytes of a path, which findings show together with the paths beside it.
  private static let mostPathBytes = 100
  /// The most words of a field.
  private static let mostWords = 255
  /// The most bytes of a field's words or patterns, plus one for each: every wrong value is compared with all of them,
  /// and its finding shows the words.
  private static let mostBytes = 4_000

  private let faults: FaultCollector
  private var rows: [Field] = []
  /// The paths of rows whose types could not be read; no fault is reported that depends on those types.
  private var unread: Set<String> = []
  /// Whether there is a row without a path, so that any row may be below it.
  private var hasLostRow = false

  /// Reads the rows of a file.
  ///
  /// - Throws: All faults, each at its place.
  package static func read(_ bytes: [UInt8]) throws(Faults) -> [Field] {
    try StrictNode.read(bytes, check: check) { root, faults throws(Finding) in
      var reader = FieldsReader(faults: faults)
      let nodes = try root.elements()
      for (number, node) in nodes.enumerated() {
        guard number < mostFields else {
          throw node.fault("the table has more than \(mostFields) fields, expected fewer")
        }
        if let row = faults.collect({ () throws(Finding) in try reader.row(node) }) ?? nil {
          reader.rows.append(row)
        } else {
          reader.hasLostRow = true
        }
      }
      let rows = reader.rows
      for (number, row) in rows.enumerated() where row.type.needsOneField && !reader.hasLostRow {
        // The fields of a mapping follow it.
        if rows.dropFirst(number + 1).first?.isBelow(row) == true { continue }
        faults.add(nodes[number].fault("\(row.path) needs one of its fields, and no row is below it"))
      }
      return reader.rows
    }
  }

  /// Throws if texts are too long to be compared with each wrong value.
  static func checkSize(of texts: [String], _ name: String, at node: StrictNode) throws(Finding) {
    guard texts.reduce(texts.count, { $0 + $1.utf8.count }) <= mostBytes else {
      throw node.fault("the \(name) have more than \(mostBytes) bytes, expected fewer")
    }
  }

  // MARK: - Rows

  /// Reads a row; adds a fault and returns nil if it has no path.
  private mutating func row(_ node: StrictNode) throws(Finding) -> Field? {
    let fields = try KeyedNodes(node, GuidelinesKeys.field, faults)
    let path = fields.part("path") { node throws(Finding) in
      let path = try node.line()
      // A row in the wrong place is kept, since rows below it refer to it.
      _ = faults.collect { () throws(Finding) in try check(path, node) }
      return path
    }
    guard let path else { return nil }
    unread.insert(path)
    var row = Field(path: path, summary: fields.line("meaning") ?? "")
    row.isRequired = fields.flag("required")
    row.isReadElsewhere = !fields.texts("readBy").isEmpty
    row.otherNames = fields.texts("called")
    row.example = fields.line("example") ?? row.example
    row.call = fields.line("call")
    row.type.needsOneField = fields.flag("needsOne")
    row.type.minimumCount = fields.part("atLeast", count) ?? 0
    let holder = fields.part("standsFor") { node throws(Finding) in try self.holder(node, of: row.path) } ?? nil
    guard let forms = fields.part("type", type) else { return row }
    (row.type.lone, row.type.element) = (forms.lone, forms.element)
    unread.remove(row.path)
    let type = row.type
    if type.element == nil, let node = fields.nodes["atLeast"] {
      faults.add(node.faultAtKey("the field takes no list"))
    }
    let value = fields.part("default") { node throws(Finding) in try defaultValue(node, type) }
    row.defaultValue = value ?? row.defaultValue
    let meanings = fields.part("meant") { node throws(Finding) in try meant(node, type.words) } ?? []
    if type.lone.words == type.words { row.type.lone.meant = meanings }
    if type.element?.words == type.words { row.type.element?.meant = meanings }
    if let holder {
      let kinds = [holder.type.lone.kind, holder.type.element?.kind].compactMap { $0 }
      if !kinds.isEmpty, !kinds.contains(where: { $0 == type.lone.kind }) {
        fields.nodes["standsFor"].map { faults.add($0.fault("\(holder.path) takes other scalars than the field")) }
      }
      (row.isLoneValue, row.isMeantByScalar) = (!kinds.isEmpty, kinds.isEmpty)
    }
    return row
  }

  /// Checks that a path is well-formed and new, and follows the fields of the mapping it is in.
  private func check(_ path: String, _ node: StrictNode) throws(Finding) {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false)
    let names = keys.enumerated().map { $0 + 1 < keys.count && $1.hasSuffix("[]") ? $1.dropLast(2) : $1 }
    guard
      names.allSatisfy({
        $0.utf8.first?.isLetter == true && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      })
    else {
      let help = "write keys of letters and digits, as in dishes[].price.large"
      throw node.fault("\"\(path)\" is not a path", help: help)
    }
    if path.utf8.count > Self.mostPathBytes {
      throw node.fault("the path has \(path.utf8.count) bytes, expected \(Self.mostPathBytes) at most")
    }
    if index(of: path) != nil { throw node.fault("the field \(path) is given twice") }
    if path == FieldTable.guidelinesKey {
      throw node.fault("the field \(path) is part of every table: a description names its guidelines there")
    }
    guard keys.count > 1 else { return }
    let above = keys.dropLast().joined(separator: ".")
    let isElement = above.hasSuffix("[]")
    let holder = isElement ? String(above.dropLast(2)) : above
    if isUnread(holder) { return }
    guard let number = index(of: holder) else {
      throw node.fault("\(path) is not below a field", help: near(holder) ?? "write the row of \(holder) above it")
    }
    let (type, other) = (rows[number].type, "\(holder)\(isElement ? "" : "[]").\(keys.last ?? "")")
    let form = !isElement ? type.lone : type.isOneOrMany ? nil : type.element
    guard form?.isMapping == true else {
      let way = type.isOneOrMany || !isElement && type.element?.isMapping == true
      throw node.fault("\(above) holds no fields", help: way ? "write \(other)" : "its type is not a mapping")
    }
    guard rows[number...].dropFirst().allSatisfy({ $0.isBelow(rows[number]) }) else {
      throw node.fault("\(path) is apart from the other fields of \(holder)", help: "write it beside them")
    }
    // A mapping and the elements of a list with the same path would hold the same fields.
    if index(of: other) != nil { throw node.fault("the field \(path) is given twice, once as \(other)") }
  }

  /// The index of the row with a path.
  private func index(of path: String) -> Int? { rows.firstIndex { $0.path == path } }

  /// Whether a row, or its path, could not be read.
  private func isUnread(_ path: String) -> Bool { unread.contains(path) || hasLostRow && index(of: path) == nil }

  /// A path without its last key.
  private static func above(_ path: String) -> String {
    path.split(separator: ".").dropLast().joined(separator: ".")
  }

  private func near(_ path: String) -> String? { NearName.question(to: path, in: rows.map(\.path)) }

  /// Reads a path and returns its row, which must hold the field at `path`; nil if that row could not be read.
  private func holder(_ node: StrictNode, of path: String) throws(Finding) -> Field? {
    let text = try node.line()
    if isUnread(text) { return nil }
    let above = Self.above(path)
    guard let number = index(of: text), [text, text + "[]"].contains(above) else {
      throw node.fault("\"\(text)\" is not the field that holds \(path)")
    }
    let other = rows[number...].first { ($0.isLoneValue || $0.isMeantByScalar) && Self.above($0.path) == above }
    if let other { throw node.fault("\(other.path) stands for \(text) already") }
    return rows[number]
  }

  // MARK: - Types

  /// Reads a type: the name of a kind, `mapping`, words, a list, or several of these.
  private func type(_ node: StrictNode) throws(Finding) -> FieldType {
    var type = FieldType()
    let parts = try node.oneOrMany()
    if parts.isEmpty { throw node.fault("the list of types is empty") }
    for part in parts {
      guard part.kind == .mapping else {
        try add(part, to: &type.lone)
        continue
      }
      let entries = try part.entries()
      if entries.isEmpty { throw part.fault("the type is empty") }
      for (name, value) in entries {
        switch name {
        case "words": try addWords(value, to: &type.lone)
        case "list" where type.element == nil: type.element = try form(value)
        case "oneOrMany" where parts.count == 1 && entries.count == 1:
          type.lone = try form(value)
          type.element = type.lone
        case "list", "oneOrMany": throw value.faultAtKey("\"\(name)\" is beside another type, which it does not fit")
        default: throw value.unknownKey(name, among: ["words", "list", "oneOrMany"])
        }
      }
    }
    // A word is identified by its place among the words of its field.
    if let element = type.element, !element.words.isEmpty, !type.lone.words.isEmpty, element.words != type.lone.words {
      throw node.fault("the elements of the list have other words than a value beside it, expected the same")
    }
    return type
  }

  /// Reads the type of a list's elements.
  private func form(_ node: StrictNode) throws(Finding) -> FieldType.Form {
    let type = try type(node)
    guard type.element == nil else { throw node.fault("a list holds no lists, expected another type") }
    return type.lone
  }

  private func add(_ node: StrictNode, to form: inout FieldType.Form) throws(Finding) {
    let name = try node.text()
    if name == "mapping" { return form.isMapping = true }
    guard let kind = ValueKinds.all.first(where: { $0.id == name }) else {
      let names = ValueKinds.all.map { $0.id } + ["mapping"]
      let near = NearName.question(to: name, in: names)
      throw node.fault("\"\(name)\" is not a type, expected \(DataValue.enumerate(names))", help: near)
    }
    guard form.kind == nil else { throw node.fault("the type has two kinds of scalars, expected one") }
    form.kind = kind
  }

  private func addWords(_ node: StrictNode, to form: inout FieldType.Form) throws(Finding) {
    let words = try node.oneOrMany()
    if words.isEmpty { throw node.faultAtKey("the list of words is empty") }
    for word in words {
      let text = try word.line("word")
      if form.words.contains(text) { throw word.fault("the word \"\(text)\" is given twice") }
      if form.words.count == Self.mostWords {
        throw word.fault("the field has more than \(Self.mostWords) words, expected fewer")
      }
      form.words.append(text)
    }
    try Self.checkSize(of: form.words, "words", at: node)
  }

  private func count(_ node: StrictNode) throws(Finding) -> Int {
    guard let count = Array(try node.text().utf8).span.wholeNumber, count >= 0, count <= 1_000 else {
      throw node.fault("found \(node.shape), expected a whole number of 1000 or less")
    }
    return Int(count)
  }

  // MARK: - Values

  private func defaultValue(_ node: StrictNode, _ type: FieldType) throws(Finding) -> Field.Default {
    guard node.kind == .mapping else {
      let text = try node.line()
      if type.lone.words.contains(text) { return Field.Default(.word, text) }
      guard type.lone.value(Array(text.utf8).span) != nil else {
        let expected = type.lone.expected(instead: text, element: type.element)
        let message = "the default \"\(text)\" is not a value of the field, expected \(expected)"
        throw node.fault(message, help: type.lone.hint(for: text)?.text)
      }
      return Field.Default(.value, text)
    }
    let entries = try node.entries()
    guard entries.count == 1, let (name, value) = entries.first else {
      throw node.fault("found \(entries.count) entries, expected one", help: Self.defaults)
    }
    switch name {
    case "text": return Field.Default(.described, try value.line())
    case "onlyItem":
      _ = try value.word(among: ["true"])
      guard type == FieldType(lone: FieldType.Form(kind: BooleanKind.self)) else {
        throw value.faultAtKey("the default is a boolean, and the field is not")
      }
      return Field.Default(.soleItem)
    case "field":
      // Only an earlier field: two that are each other's default would have no end.
      let path = try value.line()
      if isUnread(path) { return Field.Default(.field, path) }
      guard let number = index(of: path), !path.contains("[") else {
        let message = "\"\(path)\" is not a field above this one and outside of lists"
        throw value.fault(message, help: index(of: path) == nil ? near(path) : nil)
      }
      let (own, other) = (type.lone, rows[number].type)
      guard own.kind == other.lone.kind, own.words == other.words, !other.lone.isMapping, other.element == nil else {
        throw value.fault("\(path) has other values than the field")
      }
      return Field.Default(.field, path)
    default:
      throw value.unknownKey(name, among: ["field", "text", "onlyItem"])
    }
  }

  private static let defaults = "write {field: PATH}, {text: WORDS} or {onlyItem: true}"

  private func meant(_ node: StrictNode, _ words: [String]) throws(Finding) -> [FieldType.Meant] {
    let meanings = try node.entries().map { word, patterns throws(Finding) in
      guard words.contains(word) else { throw patterns.unknownKey(word, among: words) }
      return try patterns.texts().map { FieldType.Meant(text: $0, word: word) }
    }.flatMap { $0 }
    try Self.checkSize(of: meanings.map(\.text), "patterns", at: node)
    return meanings
  }
}
