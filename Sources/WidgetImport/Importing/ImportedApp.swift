package import WidgetLint

/// An app and its widgets of one kind as the sources say them.
package struct ImportedApp: Sendable {
  /// The name of the application's target.
  package let target: String
  /// The project's path below the folder that is imported; empty if no project has it.
  package let project: String
  /// The guidelines that its description names; nil for those of Today widgets.
  package let guidelines: String?
  /// The names of its extensions, by which it is imported alone.
  package let extensions: [String]
  /// The fields of `app`.
  package let app: SourceValue
  /// The widgets' fields, each with the path of its Info.plist.
  package let widgets: [SourceValue]
  /// Whether the application has other extensions of the kind.
  package let isPart: Bool
  /// The places of the widgets' declarations, to which what is missing belongs.
  package let places: [SourcePlace]
  /// The names by which a configuration may mean its widgets.
  package let names: [String]
  /// The fields that are left out, and the files that are not read.
  package let notes: [ImportNote]

  /// Why some of its extensions have no widgets.
  let unread: [ImportFailure]

  /// What can be drawn of each widget.
  package var scenes: [DrawnScene?] = []

  /// The words at the head of a description that leaves out extensions.
  static let partial = "not the whole app"

  /// What it is not; nil if it is the description of the whole app.
  package var caveat: String? {
    isPart ? "\(Self.partial): \(target) has other extensions with widgets" : nil
  }

  /// What is left out or not known, the values that are written as `<…>` among it.
  package var allNotes: [ImportNote] {
    let unknown = description.fields.compactMap { field -> ImportNote? in
      guard guidelines != nil, field.text.hasPrefix("<"), field.text.hasSuffix(">") else { return nil }
      let name = field.path.split(separator: ".").drop { $0.hasPrefix("widgets[") }.map { $0.prefix { $0 != "[" } }
      return field.place.map { ImportNote($0, field: name.joined(separator: "."), "it is set to \(field.text)") }
    }
    return (notes + unknown).unique { $0 }
  }

  /// The values that code sets, so that they are left out or not known.
  package var setInCode: [ImportNote] { allNotes.filter { $0.field != nil } }

  /// The description as one value.
  package var description: SourceValue {
    let named = guidelines.map { [(key: "guidelines", value: SourceValue.scalar($0, at: nil))] } ?? []
    return .mapping(named + [("app", app), ("widgets", .list(widgets))])
  }
}

/// Why nothing is imported.
package struct ImportFailure: Error, Sendable {
  /// The reason in words.
  let message: String
  /// More about it, a line each.
  let details: [String]
  /// The names to choose from.
  let choices: [String]
  /// The property lists of the extensions, where there is no project that could know them.
  package var infoPlistsWithoutProject: [String] = []
  /// What is noted of it where other apps are imported; nil if it is about no file.
  private(set) var note: ImportNote?

  init(_ message: String, details: [String] = [], choices: [String] = []) {
    (self.message, self.details, self.choices) = (message, details, choices)
  }

  /// The message with what is to say beside it, on one line.
  var sentence: String {
    let more = details + (choices.isEmpty ? [] : [choices.joined(separator: ", ")])
    if more.isEmpty { return message }
    return message + (message.hasSuffix(":") ? " " : ": ") + more.joined(separator: "; ")
  }

  /// The message, and a line for each thing to say beside it.
  package var lines: String { ([message] + details + choices).joined(separator: "\n") }

  /// A failure that is about a file.
  init(_ path: String, _ reason: String, details: [String] = []) {
    let note = ImportNote(path: path, reason)
    self.init(note.text, details: details)
    self.note = note
  }
}
