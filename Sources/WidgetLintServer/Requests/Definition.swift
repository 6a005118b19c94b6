import LintSystem
import WidgetLint

extension DocumentCheck {
  /// The place of the source that a description names at an offset: its file, and the line that declares its type; nil
  /// if it is not a source, or leads out of the repository. Everything else is left to the editor's YAML support.
  func definition(at offset: Int) -> JSONText? {
    guard kind == .description, let own = uri.path, let tree = file?.tree, let word = TreeWord(in: tree, at: offset),
      !word.isKey, let place = FieldPlace.document(table(for: word)).place(word.steps, in: word.tree),
      place.row.path.hasSuffix(".source") || place.row.path.hasSuffix(".source.path")
    else { return nil }
    let parts = word.text.split(separator: "#", maxSplits: 1).map(String.init)
    let folder = FilePath(own).parent
    guard let name = parts.first, case let path = FilePath(name).absolute(in: folder),
      (try? FileSource().repository(of: folder, holds: path)) == true
    else { return nil }
    let line = parts.count > 1 ? Self.line(declaring: parts[1], in: path) : 0
    let start: JSONText = ["line": .integer(line), "character": 0]
    return ["uri": .text(DocumentURI(path: path.bytes).text), "range": ["start": start, "end": start]]
  }

  /// The line, from 0, on which a source declares a type; the first line if it does not.
  private static func line(declaring type: String, in path: FilePath) -> Int {
    guard let bytes = try? FileSystem.read(path, limit: 1 << 20) else { return 0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    return lines.firstIndex { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).contains { ["struct", "class", "enum"].contains($0) && $1 == type }
    } ?? 0
  }
}
