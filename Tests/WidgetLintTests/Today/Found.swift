import LintCore
import WidgetLint
import YAML

/// The findings about the description in a text, none of rules, in the order of their places.
func findings(_ text: String) -> [Finding] {
  DescriptionReader.read(YAMLStream(Array(text.utf8)), document: 1, BuiltInGuidelines.table).findings.sorted {
    ($0.range.lowerBound, $0.rule, $0.path) < ($1.range.lowerBound, $1.rule, $1.path)
  }
}

/// A text with a fix.
func fixedText(_ text: String, with fix: Fix) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8)) }
  return String(decoding: bytes, as: UTF8.self)
}
