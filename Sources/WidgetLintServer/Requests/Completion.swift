import WidgetLint
import YAML

/// Completion items, and the bytes that any of them replaces.
typealias Completion = (items: [CompletionItem], range: Range<Int>)

extension DocumentCheck {
  /// Returns the items that fit at an offset, and the bytes that they replace.
  ///
  /// Right after a typed space, these are only items that may follow a colon or be in a suppression.
  func completion(at offset: Int, afterSpace: Bool) -> Completion {
    let cursor = Cursor(text.bytes, file?.tree, at: offset)
    if kind == .description, let (tree, comment) = cursor.comment {
      let suppression = Suppression(comment, in: tree)
      return suppression.map { items(of: $0, in: tree.bytes, at: offset) } ?? ([], offset..<offset)
    }
    guard let word = cursor.word else { return ([], offset..<offset) }
    return cursor.items(of: KeyPlace(self, word), word, at: offset, afterSpace: afterSpace)
  }
}

extension Cursor {
  fileprivate func items(of root: KeyPlace, _ word: TreeWord, at offset: Int, afterSpace: Bool) -> Completion {
    guard let last = word.steps.last, !word.isKey else {
      let place = afterSpace ? nil : root.place(word.steps.dropLast())
      return (place.map(keys) ?? [], range)
    }
    guard let place = root.place(word.steps) else { return ([], range) }
    if let fields = fields(of: place, at: offset) { return fields }
    if last.key != nil, !word.isBelowKey { return (isAboveValue ? [] : place.values, range) }
    if afterSpace { return ([], range) }
    let takesKeys = word.tree[word.node].isPlain && !word.isInBrackets
    return ((takesKeys ? keys(of: place) : []) + (keysBeside.isEmpty ? place.values : []), range)
  }

  private func keys(of place: KeyPlace) -> [CompletionItem] {
    let written = keysBeside
    // Adds no colon to a quoted key: it belongs after the closing quote.
    let isWhole = isBeforeColon || word.map { $0.inside != $0.range } ?? false
    return place.keys.filter { !written.contains($0.label) }.map { key in
      var key = key
      key.ending = isWhole ? "" : key.takesCollectionsAlone && word?.isInBrackets == false ? ":" : ": "
      return key
    }
  }

  /// Returns the fields that may follow the last dot of a path; nil if no path is expected here.
  private func fields(of place: KeyPlace, at offset: Int) -> Completion? {
    let typed = String(decoding: bytes[range.lowerBound..<offset], as: UTF8.self)
    guard let fields = place.fields(afterPath: typed) else { return nil }
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? offset
    let rest = bytes[offset..<max(offset, range.upperBound)]
    return (fields, start..<(rest.firstIndex { ".[".utf8.contains($0) } ?? rest.endIndex))
  }
}

/// An item of a completion.
struct CompletionItem {
  /// Its kind, by its number in the protocol.
  enum Kind: Int {
    case property = 10
    case color = 16
    case enumMember = 20
  }

  /// The text to show and insert.
  let label: String
  var kind = Kind.property
  /// The detail shown next to the label.
  var detail: String?
  /// The documentation shown for the item.
  let documentation: String
  /// Whether its value is a mapping or a list.
  var takesCollectionsAlone = false
  /// The text to insert after the label.
  var ending = ""

  /// Returns the item as JSON, to replace a range; the number keeps the list's order.
  func json(_ number: Int, _ range: JSONText) -> JSONText {
    .members([
      "label": .text(label), "kind": .integer(kind.rawValue), "detail": detail.map { .text($0) },
      "documentation": .text(documentation), "sortText": .text(String(String(100_000 + number).dropFirst())),
      "textEdit": ["range": range, "newText": .text(label + ending)],
    ])
  }
}

/// Completion in a comment that suppresses findings, even if it is incomplete.
extension DocumentCheck {
  /// Returns the items that fit at an offset of a suppression, and the bytes that they replace.
  private func items(of suppression: Suppression, in bytes: [UInt8], at offset: Int) -> Completion {
    var directive = suppression.directiveRange
    // After a blank that follows the colon, the directive replaces the blank.
    if directive.isEmpty { directive = directive.lowerBound..<max(directive.lowerBound, offset) }
    if directive.touches(offset) {
      let meanings: [(Suppression.Scope, String)] = [
        (.next, "Suppress the findings about what begins on the next line"),
        (.line, "Suppress the findings on this line"), (.file, "Suppress the findings in the whole file"),
      ]
      return (meanings.map { CompletionItem(label: $0.rawValue, kind: .enumMember, documentation: $1) }, directive)
    }
    guard let word = Self.ruleName(of: suppression, in: bytes, at: offset) else { return ([], offset..<offset) }
    let named = suppression.names.filter { $0.range != word }.map(\.id)
    let covered = Set(findings(of: suppression).map(\.rule))
    let rules = suppressibleRules.filter { !named.contains($0.id) }
    let sorted = rules.filter { covered.contains($0.id) } + rules.filter { !covered.contains($0.id) }
    return (sorted.map { CompletionItem(label: $0.id, kind: .enumMember, documentation: $0.summary) }, word)
  }

  /// Returns the bytes of the rule id at an offset, even if still empty; nil if no id belongs there.
  private static func ruleName(of suppression: Suppression, in bytes: [UInt8], at offset: Int) -> Range<Int>? {
    if let name = suppression.names.first(where: { $0.range.touches(offset) }) { return name.range }
    let (name, directive) = (suppression.names.last { $0.range.upperBound < offset }, suppression.directiveRange)
    let before = bytes[(name?.range ?? directive).upperBound..<max(directive.upperBound, offset)]
    // Anything but blanks and commas, such as the two dashes, begins the reason.
    let isInList = before.allSatisfy { $0.isBlank || $0 == UInt8(ascii: ",") }
    let isParted = name == nil ? before.first?.isBlank == true : before.contains(UInt8(ascii: ","))
    return isInList && isParted ? offset..<offset : nil
  }

  /// The findings that a suppression covers, suppressed or not.
  private func findings(of suppression: Suppression) -> [Finding] {
    guard let file else { return [] }
    let found = file.findings + file.suppressed.map(\.finding)
    if suppression.scope == .file { return found }
    // If the comment is not in the checked file, the text around it is broken and has no findings.
    let start = suppression.range.lowerBound
    let known = Suppressions.find(in: file.tree)?.suppressions.first { $0.range.lowerBound == start }
    return found.filter { known?.covered.contains($0.range.lowerBound) ?? false }
  }
}
