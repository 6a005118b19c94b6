/// The type of a field: the forms of a lone value and of an element of a list.
package struct FieldType: Sendable, Equatable {
  /// The forms that one value may have.
  package struct Form: Sendable, Equatable {
    /// The kind of scalars other than the words; nil if only words are allowed.
    package var kind: (any ValueKind.Type)?
    /// The words that are allowed.
    package var words: [String] = []
    /// Whether it may be a mapping of the field's own fields.
    package var isMapping = false
    /// The key of the field that a lone text stands for, if the form is a mapping.
    var loneKey: String?
    /// Texts that are not allowed words, and the words they were meant as.
    var meant: [Meant] = []

    /// A text in one language.
    package static let textInOneLanguage = Form(kind: TextKind.self)

    /// Whether no value fits.
    package var isNothing: Bool { self == Form() }

    /// Whether a scalar is a text, but no URL.
    var isText: Bool { holdsText && !isURL }

    /// Whether a scalar is a URL.
    var isURL: Bool { kind?.isURL ?? false }

    /// Whether a scalar's value is nothing but its text.
    var holdsText: Bool { kind?.isText ?? false }

    /// Ignores `loneKey`, which is set when the table is linked.
    package static func == (left: Form, right: Form) -> Bool {
      left.kind == right.kind && left.words == right.words && left.isMapping == right.isMapping
        && left.meant == right.meant
    }
  }

  /// A text that is not an allowed word, but was meant as one.
  package struct Meant: Sendable, Equatable {
    /// A pattern of the text, which is matched without case, white space, `_` and `-`.
    let text: String
    /// The word that was meant.
    let word: String

    /// Whether a normalized text matches the pattern.
    func fits(_ text: String) -> Bool { TextGlob(Array(self.text)).matches(Array(text)) }
  }

  /// The form of a lone value.
  package var lone = Form()
  /// The form of an element of a list; nil if no list is allowed.
  package var element: Form?
  /// The fewest elements of a list.
  package var minimumCount = 0
  /// Whether a mapping must hold one of its fields at least.
  package var needsOneField = false

  /// Whether a lone value stands for a list of itself.
  package var isOneOrMany: Bool { element != nil && element == lone }

  /// The words of a lone value, or of the elements of a list.
  package var words: [String] { lone.words.isEmpty ? element?.words ?? [] : lone.words }

  /// Whether a list of this type holds nothing but scalars.
  package var isScalarList: Bool { element.map { !$0.isMapping && $0.kind != TextKind.self } ?? false }
}

extension FieldType.Form {
  /// Sets the key of the field that a lone text stands for, if the form is a mapping and takes a text.
  mutating func takeLone(_ key: String) {
    if isMapping, kind == TextKind.self { loneKey = loneKey ?? key }
  }

  /// The value of a scalar; nil if the field cannot have it.
  package func value(_ text: Span<UInt8>) -> DescriptionNode.Value? {
    for (index, word) in words.enumerated() where text.isSame(as: word) { return .word(UInt8(index)) }
    return kind?.value(text)
  }

  /// The fault of a text that is not a value.
  func fault(of text: String) -> ScalarFault {
    guard let kind else { return words.isEmpty ? .wrongType : .notAllowed }
    return kind.fault(of: text, besideWords: !words.isEmpty)
  }

  // MARK: - The words for what a field takes

  /// The forms that a value may have, as a message lists them, or the range that a scalar is outside of; `element` is
  /// the form of the elements of a list in its place.
  package func expected(instead text: String? = nil, element: FieldType.Form? = nil) -> String {
    if let text, case .outOfRange(let range) = fault(of: text) { return range }
    var parts = words
    if let kind { parts.append(loneKey.map { "a \($0)" } ?? kind.expected) }
    if isMapping { parts.append("a mapping of its fields") }
    let alone = DataValue.enumerate(parts)
    guard let element else { return alone }
    let hasNames = element.isMapping && element.words.isEmpty && (element.kind == nil || element.loneKey != nil)
    let names = element == self ? "these" : (element.loneKey.map { "\($0)s or " } ?? "") + "mappings"
    let list =
      element == self || hasNames ? "a list of \(names)" : "a list in which each entry is \(element.expected())"
    return parts.isEmpty ? list : alone + (alone.contains(" or ") ? ", or " : " or ") + list
  }

  /// The values that can be listed, as words.
  var listed: DataValue? {
    let all = words + (kind?.values ?? [])
    return all.isEmpty ? nil : .list(all.map { .text($0) })
  }

  /// Values that an editor may offer.
  package var completions: [String] { words + (kind?.completions ?? []) }

  /// The forms as a list of fields names them, words in backquotes.
  fileprivate var names: [String] {
    words.map { "`\($0)`" } + (kind.map { [$0.name] } ?? []) + (isMapping ? ["mapping"] : [])
  }
}

extension FieldType {
  /// The words for what a field of this type takes, as a list of fields shows them, with allowed words in backquotes.
  package var text: String {
    let lone = DataValue.enumerate(lone.names)
    guard let element else { return lone }
    let entries = "list of " + (isOneOrMany ? "these" : DataValue.enumerate(element.names.map { $0 + "s" }))
    let list = minimumCount > 0 ? entries + ", at least \(minimumCount == 1 ? "one" : "\(minimumCount)")" : entries
    return lone.isEmpty ? list : "\(lone), or a \(list)"
  }
}
