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
}
