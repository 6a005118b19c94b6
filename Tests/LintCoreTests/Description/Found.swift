import LintCore
import YAML

/// Returns the findings about the descriptions in a text, in order of place.
func findings(_ text: String, _ table: FieldTable = .menu) -> [Finding] { findings(Array(text.utf8), table) }

/// Returns the findings about the descriptions in a file's bytes, in order of place.
func findings(_ bytes: [UInt8], _ table: FieldTable = .menu) -> [Finding] {
  let stream = YAMLStream(bytes)
  let found = stream.documents.indices.flatMap {
    DescriptionReader.read(stream, document: $0 + 1, table).findings
  }
  let problem = stream.problem.map { [SyntaxFinding.finding(for: $0, in: stream, table)] } ?? []
  return (found + problem).sorted {
    ($0.range.lowerBound, $0.rule, $0.path) < ($1.range.lowerBound, $1.rule, $1.path)
  }
}

/// Returns the findings about a text as `RULE PATH LINE:COLUMN`.
func found(_ text: String) -> [String] {
  findings(text).map {
    "\($0.rule) \($0.path.isEmpty ? "/" : $0.path) \(place(of: $0.range.lowerBound, in: text))"
  }
}

/// Returns a description whose only course has some lines.
func course(_ lines: String) -> String {
  let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  return "inn: {name: Lion}\ncourses:\n- name: Lion\n" + indented.joined(separator: "\n") + "\n"
}

/// Returns the place of a byte offset as `LINE:COLUMN`.
func place(of offset: Int, in text: String) -> String {
  let bytes = Array(text.utf8)
  let place = LineMap(bytes, count: bytes.count).position(of: offset, in: bytes)
  return "\(place.line):\(place.column)"
}
