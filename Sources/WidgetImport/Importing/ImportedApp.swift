import WidgetLint

/// An app and its widgets of one kind, as found in the sources.
package struct ImportedApp: Sendable {
  /// The name of the application's target.
  package let target: String
  /// The project's path below the imported folder; empty if there is no project.
  package let project: String
  /// The guidelines that its description names; nil for those of Today widgets.
  package let guidelines: String?
  /// The targets and property lists of its extensions, by either of which they can be imported alone.
  package let extensions: [(target: String?, infoPlist: String)]
  /// The fields of `app`.
  package let app: SourceValue
  /// The widgets' fields, each with the path of its Info.plist.
  package let widgets: [SourceValue]
  /// Whether the application has other extensions of the kind.
  package let isPart: Bool
  /// The facts that the widgets' fields are made of.
  let facts: [Facts]
  /// The names by which a configuration may refer to its widgets.
  package let names: [String]
  /// Notes on fields that are left out and files that are not read.
  package let notes: [ImportNote]
  /// The fields that a configuration gives although the sources have them.
  let unused: [ImportNote]
  /// The reasons why some of its extensions have no widgets.
  let unread: [ImportFailure]

  /// The words at the head of a description that leaves out extensions.
  static let partial = "not the whole app"

  /// A sentence on what is missing; nil if the description is of the whole app.
  package var caveat: String? {
    isPart ? "\(Self.partial): \(target) has other extensions with widgets" : nil
  }

  /// The places of the widgets' declarations, where missing values are reported.
  var places: [SourcePlace] { facts.compactMap(\.declaration) }

  /// Notes on everything left out or not known, including values written as `<…>`.
  package var allNotes: [ImportNote] {
    let unknown = description.fields().compactMap { field -> ImportNote? in
      guard guidelines != nil, field.text.hasPrefix("<"), field.text.hasSuffix(">") else { return nil }
      let name = field.path.split(separator: ".").drop { $0.hasPrefix("widgets[") }.map { $0.prefix { $0 != "[" } }
      return field.place.map { ImportNote($0, field: name.joined(separator: "."), "it is set to \(field.text)") }
    }
    return (notes + unknown).unique { $0 }
  }

  /// The description as one value.
  package var description: SourceValue {
    let named = guidelines.map { [(key: "guidelines", value: SourceValue.scalar($0, at: nil))] } ?? []
    return .mapping(named + [("app", app), ("widgets", .list(widgets))])
  }
}

/// The reason why nothing is imported.
package struct ImportFailure: Error, Sendable {
  /// The reason in words.
  let message: String
  /// More about it, a line each.
  let details: [String]
  /// The names to choose from.
  let choices: [String]
  /// The field of `app.source` whose value is wrong; nil if none is.
  private(set) var field: String?
  /// The property lists of the extensions, if there is no project.
  package var infoPlistsWithoutProject: [String] = []
  /// The note about it if other apps are imported; nil if it is about no file.
  private(set) var note: ImportNote?

  init(_ message: String, details: [String] = [], choices: [String] = [], field: String? = nil) {
    (self.message, self.details, self.choices, self.field) = (message, details, choices, field)
  }

  /// The message with its details, on one line.
  var sentence: String {
    let more = details + (choices.isEmpty ? [] : [choices.joined(separator: ", ")])
    if more.isEmpty { return message }
    return message + (message.hasSuffix(":") ? " " : ": ") + more.joined(separator: "; ")
  }

  /// The message, then one line for each detail.
  package var lines: String { ([message] + details + choices).map { VisibleText.escaped($0) }.joined(separator: "\n") }

  /// Creates a failure that is about a file.
  init(_ path: String, _ reason: String, details: [String] = []) {
    let note = ImportNote(path: path, reason)
    self.init(note.text, details: details)
    self.note = note
  }
}
