import WidgetLint

/// An imported description as a text, with the places of its values in the sources.
struct LocatedDescription {
  /// A finding with its place in the sources, and the text of the value there; nil if something is missing.
  typealias Located = (finding: Finding, place: SourcePlace, text: String?)

  /// The description as YAML.
  let text: String
  private let app: ImportedApp
  private let lines: [DescriptionText.Line]

  /// Creates the description of an app.
  init(_ app: ImportedApp) {
    self.app = app
    lines = DescriptionText.lines(app.description)
    text = lines.map { $0.text + "\n" }.joined()
  }

  /// The numbers of the lines with a value at wanted places.
  func lines(where isWanted: (SourcePlace) -> Bool) -> [Int] {
    lines.indices.filter { index in
      let value = lines[index].value
      return ([value.place].compactMap(\.self) + value.others).contains(where: isWanted)
    }.map { $0 + 1 }
  }

  /// Whether a finding is about something that may exist in a part that was left out. Likewise, the name of a widget
  /// whose title was left out may not be its title, and a font that was left out may have a style, as may text in a
  /// view that is not read.
  func isAboutLeftOut(_ finding: Finding, in file: CheckedFile, _ known: KnownGuidelines) -> Bool {
    let names = finding.path.split(separator: "/")
    if names.count == 2, let rule = known.document(finding.rule)?.rule, let table = file.judged.first?.program.table {
      // A field of the widget that was left out has no default.
      let read = RuleProgram([rule], table).readFields.map { table[$0].path.split(separator: ".").dropFirst() }
      return read.contains { path in
        let field = path.joined(separator: ".")
        return app.notes.contains { $0.field == field }
          && self.value(at: finding.path + "/" + path.joined(separator: "/")).value == nil
      }
    }
    var field = names.dropFirst(2).joined(separator: ".")
    let value = value(at: finding.path).value
    if let value, !value.elements.isEmpty {
      if field == "text", names[0] == "widgets", let number = Int(names[1]), app.facts[number].hasUnreadText {
        return true
      }
      let files = Set(value.places.map(\.file))
      return app.notes.contains { $0.field == field + ".font" && files.contains($0.path) }
    }
    if field == "name", names[0] == "widgets", self.value(at: "/widgets/\(names[1])/title").value == nil {
      field = "title"
    } else if value?.entries.isEmpty ?? true {
      return false
    }
    return app.notes.contains { $0.field == field }
  }

  /// Returns a finding about the description at its place in the sources, with its rule's advice for such sources.
  func located(_ finding: Finding, in file: CheckedFile, _ tree: SourceTree, _ known: KnownGuidelines) -> Located {
    let (value, place) = value(at: finding.path)
    var found: Located = (finding, place, value?.shown)
    found.finding.fix = nil
    found.finding.related = finding.related.compactMap { related in
      if related.line != nil { return related }
      let index = file.position(of: related.range.lowerBound).line - 1
      guard lines.indices.contains(index), let place = lines[index].value.firstPlace, place != found.place
      else { return nil }
      let line = Finding.FileLine(file: tree.name(of: place.file), line: place.line)
      return Finding.Related(message: related.message, line: line)
    }
    // The other places of an element of a list are those of its first part.
    let isElement = value?.place == nil && finding.path.split(separator: "/").last.flatMap { UInt($0) } != nil
    let others = (isElement ? value?.entries.first?.value : value)?.others ?? []
    found.finding.related += others.filter { ($0.file, $0.line) != (place.file, place.line) }
      .map { Finding.Related(message: "also here", line: .init(file: tree.name(of: $0.file), line: $0.line)) }
      .unique(by: \.self)
    let ending = place.file.split(separator: ".").last.map(String.init) ?? ""
    let kind =
      ["m": "objc", "mm": "objc", "xib": "storyboard", "strings": "plist", "xcstrings": "plist"][ending] ?? ending
    let advices = known.document(finding.rule)?.fixInSource ?? [:]
    if let advice = advices[kind] ?? (kind == "objc" ? advices["swift"] : nil) {
      found.finding.help = [finding.help, advice].compactMap(\.self).joined(separator: "; ")
    }
    // Something missing in a widget, or in all of them, is missing regardless of guesses.
    if finding.path.split(separator: "/").count > 2, value?.hasGuess == true { found.finding.markAsGuess() }
    return found
  }

  /// Returns the value at a pointer into the description, and its place in the sources: that of its first part if it
  /// has none, or for a widget or an app that of its declaration, since something is missing in it.
  func value(at pointer: String) -> (value: SourceValue?, place: SourcePlace) {
    var value: SourceValue? = app.description
    var place: SourcePlace?
    let names = pointer.split(separator: "/").map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    for (depth, name) in names.enumerated() {
      value = value?[name] ?? UInt(name).flatMap { value?.elements.dropFirst(Int(clamping: $0)).first }
      guard let value else { break }
      if let own = value.place ?? (depth > 1 ? value.firstPlace : nil) { place = own }
    }
    let widget = names.first == "widgets" && names.count > 1 ? Int(names[1]) : nil
    let declared = widget.flatMap { app.places.indices.contains($0) ? app.places[$0] : nil }
    let first = names.first == "app" ? app.app.places.first : nil
    let fallback = first ?? app.places.first ?? app.app.places.first ?? SourcePlace(file: "", line: 1)
    return (value, place ?? declared ?? fallback)
  }
}

extension SourceValue {
  /// Whether it, or a part of it, is a guess.
  var hasGuess: Bool { isGuess || parts.contains(where: \.hasGuess) }
}
