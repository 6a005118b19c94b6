import LintSystem
import WidgetLint

extension DocumentCheck {
  /// Where one can read about a rule: in its own file; nil for those that are built in, and for checks.
  func address(ofRule id: String) -> String? {
    let file = scope?.known.file(ofRule: id)?.absolute(in: FileSystem.currentFolder)
    return file.map { DocumentURI(path: $0.bytes).text }
  }
}
