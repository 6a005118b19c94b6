import LintSystem
import WidgetLint

/// A checked document: its text, and everything to report about it.
struct DocumentCheck {
  /// The kinds of documents that the linter knows.
  enum Kind {
    case description, configuration, ruleFile, source, other
  }

  /// Its name.
  let uri: DocumentURI
  /// Its text; empty if that is too large to be kept.
  let text: DocumentText
  /// Its kind.
  let kind: Kind
  /// The findings, in the order of the text.
  var findings: [Finding] = []
  /// Places in other files that the first finding speaks of, as JSON.
  var elsewhere: [JSONText] = []
  /// The result for a description or source; nil if its text is too large and no configuration can be used.
  var file: CheckedFile?
  /// The linter of a description; nil if no configuration can be used.
  var linter: Linter?
  /// The configuration that applies.
  var scope: ConfigurationScope?
  /// Whether the configuration leaves the document out.
  var isExcluded = false

  /// The guidelines and rules that apply to it.
  var known: KnownGuidelines { scope?.known ?? KnownGuidelines() }

  /// The address of a rule's own page or of its source, otherwise of its own file; nil for checks.
  func address(ofRule id: String, _ settings: LintSettings?) -> String? {
    if let page = settings?.rule(id)?.documentation.first { return page }
    let file = scope?.known.file(ofRule: id)?.absolute(in: FileSystem.currentFolder)
    return file.map { DocumentURI(path: $0).text }
  }

  /// The existing rules and checks that a comment may suppress, sorted by id.
  var suppressibleRules: [RuleGuide] {
    RuleGuide.all(known.rules).filter { Check.canBeSuppressed($0.id) }.sorted { $0.id < $1.id }
  }

  /// The table of fields of the named guidelines, or of the default ones.
  func table(named name: String?) -> FieldTable {
    (name.flatMap(known.set) ?? known.defaultSet).set.table
  }

  /// The table of the fields of the description that a word is in.
  func table(for word: TreeWord) -> FieldTable {
    let document = word.tree.documents.lastIndex { $0.root <= word.node }
    return table(named: document.flatMap { DescriptionReader.guidelines(of: $0 + 1, in: word.tree) })
  }

  /// The settings that the document is checked with.
  var settings: LintSettings? {
    if kind == .source { return uri.path.flatMap { try? scope?.allSettings(for: $0) } }
    return linter.map { linter in file.map { linter.settings(for: $0.descriptions) } ?? linter.settings }
  }
}
