import LintSystem
import WidgetLint

/// A checked document: its text, and everything to report about it.
struct DocumentCheck {
  /// The kinds of documents that the server tells apart.
  enum Kind {
    case description, configuration, ruleFile, source, other
  }

  /// Its address.
  let uri: DocumentURI
  /// Its text; empty if it is too large to keep.
  let text: DocumentText
  let kind: Kind
  /// The findings, in the order of the text.
  var findings: [Finding] = []
  /// The related places in other files of the first finding, as JSON.
  var elsewhere: [JSONText] = []
  /// The checked file of a description or source; nil if its text is too large and no configuration can be used.
  var file: CheckedFile?
  /// The linter for a description; nil if no configuration can be used.
  var linter: Linter?
  /// The configuration that applies.
  var scope: ConfigurationScope?
  /// Whether the configuration excludes the document.
  var isExcluded = false

  /// The guidelines and rules that apply to it.
  var known: KnownGuidelines { scope?.known ?? KnownGuidelines() }

  /// Returns the address of a rule's documentation, or else of its file; nil if it has neither, as checks do not.
  func address(ofRule id: String, _ settings: LintSettings?) -> String? {
    if let page = settings?.rule(id)?.documentation.first { return page }
    let file = scope?.known.file(ofRule: id)?.absolute(in: FileSystem.currentFolder)
    return file.map { DocumentURI(path: $0).text }
  }

  /// The rules and checks that a comment may suppress, sorted by id.
  var suppressibleRules: [RuleGuide] {
    RuleGuide.all(known.rules).filter { Check.canBeSuppressed($0.id) }.sorted { $0.id < $1.id }
  }

  /// Returns the fields of a named guideline set; those of the default set if the name is nil or unknown.
  func table(named name: String?) -> FieldTable {
    (name.flatMap(known.set) ?? known.defaultSet).set.table
  }

  /// Returns the fields of the description that contains a word.
  func table(for word: TreeWord) -> FieldTable {
    let document = word.tree.documents.lastIndex { $0.root <= word.node }
    return table(named: document.flatMap { DescriptionReader.guidelines(of: $0 + 1, in: word.tree) })
  }

  /// The settings with which the document is checked; nil if no configuration can be used.
  var settings: LintSettings? {
    if kind == .source { return uri.path.flatMap { try? scope?.allSettings(for: $0) } }
    return linter.map { linter in file.map { linter.settings(for: $0.descriptions) } ?? linter.settings }
  }
}
