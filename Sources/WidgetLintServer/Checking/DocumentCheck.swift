import LintSystem
import WidgetLint

/// What there is to say of a document.
struct DocumentCheck {
  /// What a document is to the linter.
  enum Kind: Equatable {
    case description, configuration, ruleFile, other
  }

  /// What it is.
  let kind: Kind
  /// What was found, in the order of the text.
  var findings: [Finding] = []
  /// Places in other files that the first finding speaks of.
  var elsewhere: [FilePlace] = []
  /// What checking a description gave; nil for others, and where no configuration can be used.
  var file: CheckedFile?
  /// What a description is checked with.
  var linter: Linter?
  /// The configuration that holds.
  var scope: ConfigurationScope?
  /// Whether the configuration leaves the document out.
  var isExcluded = false

  /// A place in another file.
  struct FilePlace {
    /// The file.
    let uri: DocumentURI
    /// The place as JSON.
    let range: JSONText
    /// What is there.
    let message: String
  }

  /// Where one can read about a rule: on its own page or in what it rests on, else in its own file; nil for checks.
  func address(ofRule id: String) -> String? {
    if let page = linter?.settings.rules.first(where: { $0.id == id })?.documentation.first { return page }
    let file = scope?.known.file(ofRule: id)?.absolute(in: FileSystem.currentFolder)
    return file.map { DocumentURI(path: $0.bytes).text }
  }
}
