import LintSystem
import WidgetLint

extension DocumentCheck {
  /// Where one can read about a rule: on its own page or in what it rests on, else in its own file; nil for checks.
  func address(ofRule id: String) -> String? {
    if let page = linter?.settings.rules.first(where: { $0.id == id })?.documentation.first { return page }
    let file = scope?.known.file(ofRule: id)?.absolute(in: FileSystem.currentFolder)
    return file.map { DocumentURI(path: $0.bytes).text }
  }
}
