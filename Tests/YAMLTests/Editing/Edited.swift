import YAML

/// A text with an edit of the value at a path of keys and indices.
struct Edited {
  enum Change: Sendable {
    case replace(String)
    case remove
    case insert(String, String)
  }

  /// Returns the text after the change, or why it is impossible.
  static func text(_ text: String, _ path: String, _ change: Change) -> String {
    let stream = YAMLStream(Array(text.utf8))
    guard let place = place(path, in: stream) else { return "no such path" }
    let editor = YAMLEditor(stream)
    do throws(EditObstacle) {
      let edits =
        switch change {
        case .replace(let new): try editor.replacing(place, with: new)
        case .remove: try editor.removing(place)
        case .insert(let key, let value): try editor.inserting(key, value, into: place.value)
        }
      return applied(edits, to: Array(text.utf8))
    } catch {
      return "no edit"
    }
  }

  private static func applied(_ edits: [TextEdit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits {
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      offset = edit.range.upperBound
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }

  /// Returns the value at a path such as `a/0/b`.
  private static func place(_ path: String, in stream: YAMLStream) -> YAMLPlace? {
    var place = YAMLPlace(container: 0, key: nil, value: stream.documents[0].root)
    for step in path.split(separator: "/") {
      let children = stream.places(in: place.value).enumerated()
      guard let next = children.first(where: { stream.key(of: $1) ?? "\($0)" == step })?.element else { return nil }
      place = next
    }
    return place
  }
}
