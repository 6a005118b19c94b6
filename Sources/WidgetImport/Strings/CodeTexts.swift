/// Finds the texts of code in all languages that a target ships.
struct CodeTexts {
  /// The extension's target.
  let target: TargetSources
  let host: TargetSources?
  /// Its code, which may import modules with texts of their own.
  let code: ExtensionCode
  private let tables = Cache<String, Translations>()
  private let lookups = Cache<Member, Bool>()

  /// Returns the text that people see for the first argument of a modifier; `<…>` if it cannot be read.
  func text(_ modifier: CodeExpression) -> SourceValue? {
    guard let written = modifier.call.arguments.first, let text = modifier.arguments.first else { return nil }
    return known(text, hops: 3, isString: modifier.with(written).isString)
      ?? .scalar(text.code.markedUnknown, at: text.code.place)
  }

  /// Returns the text of an expression; nil if it cannot be read. A literal is looked up unless it is a `String`.
  func known(_ expression: CodeExpression, hops: Int, isString: Bool? = nil) -> SourceValue? {
    guard let leaf = expression.leaf(hops: hops) else { return nil }
    let (code, isString) = (leaf.code, isString ?? expression.isString)
    let parts = code.parts(between: "+").map(leaf.with)
    let strings = (parts.count > 1 ? parts.map { $0.leaf(hops: 1) } : [leaf]).map { $0?.string?.literal }
    if !strings.contains(nil) {
      let text = SourceValue.scalar(strings.compactMap(\.self).joined(), at: code.place)
      // A joined text is a `String`.
      guard !isString, parts.count == 1, let written = CodeValues.text(code) ?? leaf.string else { return text }
      let found = localized(written.parts.reduce(written.text) { $0 + "%@" + $1.rest }, otherwise: text, in: leaf.scope)
      return written.parts.isEmpty || found == text ? found : nil
    }
    if let (key, table) = key(leaf) {
      return localized(key, table, otherwise: .scalar(key, at: code.place), in: leaf.scope)
    }
    if let text = symbol(leaf) { return text }
    var name = code.start.text == "." && code.start[1] == "init" ? code.start.moved(1) : code.start
    guard hops > 0, name.isWord else { return nil }
    if name[1] == ".", name.moved(2).isWord, name[2] != "init" { name = name.moved(2) }
    let call = ViewCall(name)
    guard !call.arguments.isEmpty, call.end == code.endIndex else { return nil }
    let wrapper = (self.code.members(namedBy: name, in: leaf.scope) ?? []).first(where: looksUp)
    guard wrapper != nil || Self.names.contains(name.text) else {
      let made = leaf.called
      return made.count == 1 ? known(made[0], hops: hops - 1, isString: isString) : nil
    }
    let (key, table, fallback): (String, String?, StringLiteral?)
    let unlabeled = call.arguments.filter { $0.label == nil }
    if name.text == "tr", unlabeled.count > 1 {
      // SwiftGen's: tr("Table", "key", fallback: "…")
      let texts = unlabeled.compactMap(CodeValues.text)
      guard texts.count >= 2 else { return nil }
      (key, table, fallback) = (texts[1].text, texts[0].text, call.argument("fallback").flatMap(CodeValues.text))
    } else if call.arguments.count == 1, let format = call.argument("format") {
      // Without arguments, it is the text itself.
      let text = known(leaf.with(format), hops: hops - 1, isString: true)
      return text.flatMap { ([$0] + $0.entries.map(\.value)).contains { $0.shown.contains("%") } ? nil : $0 }
    } else {
      let verbatim = call.argument("verbatim")
      let argument = verbatim ?? call.argument("localized") ?? call.argument("") ?? call.argument("stringLiteral")
      guard let argument = argument.map(leaf.with) else { return nil }
      // Anything else that takes a `String` looks it up.
      let isMade = wrapper == nil && name.text == "String" && call.argument("localized") == nil
      let isString = verbatim != nil || isMade || name.text == "Text" && argument.isString
      guard let literal = argument.leaf(hops: 1).flatMap({ CodeValues.text($0.code)?.literal })
      else { return known(argument, hops: hops - 1, isString: isString) }
      if isString { return .scalar(literal, at: code.place) }
      let parts = [["tableName", "table"], ["defaultValue", "default", "value"]].map { labels in
        labels.lazy.compactMap { call.argument($0) }.first
      }
      let given = parts.map { $0.flatMap(CodeValues.text) }
      // If the table or the default text is computed, the text is not known.
      if zip(parts, given).contains(where: { $0 != nil && $1 == nil }) { return nil }
      (key, table, fallback) = (literal, given[0]?.text ?? wrapper.flatMap(Self.table(of:)), given[1])
    }
    let isGenerated = wrapper != nil || name.text == "tr"
    let written = SourceValue.scalar(fallback?.text ?? key, at: code.place)
    let found = localized(key, table, otherwise: written, in: leaf.scope, isGenerated: isGenerated)
    // A key of the app's own functions, or of SwiftGen's, is not a text if no strings file has it.
    let isNoText = fallback?.parts.isEmpty == false || fallback == nil && isGenerated
    return isNoText && found.entries.isEmpty && found.shown == written.shown ? nil : found
  }

  /// The names of types and functions that make texts.
  private static let names: Set<String> = [
    "Text", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "String", "init", "tr",
  ]

  /// Returns the key in `"key".localized`, if an extension of String looks it up, and its table.
  private func key(_ expression: CodeExpression) -> (key: String, table: String?)? {
    let code = expression.code
    guard let key = code.start.string?.literal, code.start[1] == "." else { return nil }
    let name = code.start.moved(2)
    guard ViewCall(name).end == code.endIndex else { return nil }
    let found = self.code.members(name.text, of: "String", in: expression.scope)
    return found.first(where: looksUp).map { (key, Self.table(of: $0)) }
  }

  /// Returns the text of a symbol that Xcode makes from a key: `.title`, or `.Widgets.title` of the catalog `Widgets`.
  private func symbol(_ expression: CodeExpression) -> SourceValue? {
    let (code, words) = (expression.code, expression.code.words)
    guard code.start.text == ".", code.count == 2 * words.count, let name = words.last, words.count < 3
    else { return nil }
    let (table, key) = (words.count == 2 ? words[0] : nil, Translations.symbol(name))
    let found = localized(key, table, otherwise: .scalar(key, at: code.place), in: expression.scope)
    return found.shown == key ? nil : found
  }

  /// Whether a member looks a text up, and does nothing else with it in the same expression.
  private func looksUp(_ found: FoundMember) -> Bool {
    lookups.value(found.member) {
      found.member.code.prefix(Limits.member).contains { name in
        let isLabel = name.text == "localized" && name[1] == ":"
        let call = isLabel ? name.bracket?.moved(-1) : name.isAny("NSLocalizedString", "localizedString") ? name : nil
        return call.map { $0.file[ViewCall($0).end] != "." } ?? false
      }
    }
  }

  /// Returns the table in which a member looks up texts; nil if it names none.
  private static func table(of found: FoundMember) -> String? {
    found.member.code.prefix(Limits.member).first { $0.isAny("tableName", "table") && $0[1] == ":" }?.moved(2).string?
      .text
  }

  /// Returns the text of a key in a table, as the code of a scope looks it up; the written text if there is none.
  private func localized(
    _ key: String,
    _ table: String? = nil,
    otherwise written: SourceValue,
    in scope: FoundMember,
    isGenerated: Bool = false
  ) -> SourceValue {
    let table = table ?? "Localizable"
    var places = [("", { target.strings(table) })]
    // A package's code, what SwiftGen generated, and the app's own functions may look in other files.
    if scope.module !== code.module, let folder = scope.module.folder {
      let files = { TargetFiles(below: folder, target.tree) }
      let region = target.developmentRegion
      places.append((folder, { Translations(table, among: files(), developmentRegion: region, target.tree) }))
    }
    if isGenerated, let host { places.append(("host", { host.strings(table) })) }
    let found = places.lazy.compactMap { id, read in
      tables.value(id + "\n" + table, make: read).value([key], otherwise: written)
    }
    return found.first { $0 != written } ?? written
  }
}

extension CodeExpression {
  /// Whether written types show that it is a `String`: SwiftUI looks up only keys and literals.
  var isString: Bool {
    guard !code.isTooLong else { return false }
    if let cast = code.parts(around: "as") { return cast.after.start.isStringType }
    return code.stripped.choices().contains { with($0.stripped).isNameOfString }
  }

  /// Whether all declarations that its name or call may refer to are of the type `String`.
  private var isNameOfString: Bool {
    let name = code.callee.last ?? code.start
    if code.count == 1 {
      if let type = scope.member.type(of: name.text) { return type.start.isStringType }
      if let (token, value, _) = local {
        return code.file[token + 1] == ":" ? code[token + 2].isStringType : value.isLiteralString
      }
    }
    let found = values.code.members(meantBy: name, in: scope)
    return !found.isEmpty
      && found.map(\.member).allSatisfy { member in
        let isLiteral = member.type.isEmpty && member.isStored && member.code.isLiteralString
        return isLiteral || member.isRawValue || member.type.start.isStringType
      }
  }
}

extension Cursor {
  fileprivate var isStringType: Bool { text == "String" && self[1] != "." }
}

extension Code {
  /// Whether it is a literal, or a choice of literals, which is a `String` unless another type is written.
  fileprivate var isLiteralString: Bool { !contains("as") && choices().allSatisfy { CodeValues.text($0) != nil } }
}
