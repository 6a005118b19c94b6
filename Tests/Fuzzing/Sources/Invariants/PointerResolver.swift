import YAML

/// Follows JSON Pointers through a document as a reader of a report would, including aliases and merge keys.
struct PointerResolver {
  let stream: YAMLStream

  /// Whether a pointer names something in a document, numbered from 1.
  func resolves(_ pointer: String, document: Int) -> Bool {
    guard document <= stream.documents.count else { return pointer.isEmpty }
    var node = stream.resolved(stream.documents[document - 1].root)
    let parts = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.first?.isEmpty != false else { return false }
    for part in parts.dropFirst() {
      guard let next = child(of: node, Self.unescaped(part)) else { return false }
      node = next
    }
    return true
  }

  private static func unescaped(_ part: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var isEscape = false
    for byte in part {
      if isEscape {
        bytes.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        isEscape = false
      } else if byte == UInt8(ascii: "~") {
        isEscape = true
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  private func child(of node: Int, _ name: [UInt8]) -> Int? {
    guard stream[node].kind == .sequence else {
      var visited: Set<Int> = []
      return value(of: name, in: node, &visited)
    }
    var child = node + 1
    var position = 0
    while child < Int(stream[node].next) {
      if String(position).utf8.elementsEqual(name) { return stream.resolved(child) }
      position += 1
      child = Int(stream[child].next)
    }
    return nil
  }

  private func value(of name: [UInt8], in mapping: Int, _ visited: inout Set<Int>) -> Int? {
    guard stream[mapping].kind == .mapping, visited.insert(mapping).inserted else { return nil }
    var merges: [Int] = []
    var key = mapping + 1
    while key < Int(stream[mapping].next) {
      let value = Int(stream[key].next)
      let text = stream.resolved(key)
      if stream[text].kind == .scalar {
        if stream.textBytes(text).elementsEqual(name) { return stream.resolved(value) }
        if stream.text(text) == "<<" { merges.append(stream.resolved(value)) }
      }
      key = Int(stream[value].next)
    }
    for merge in merges {
      if let found = value(of: name, in: merge, &visited) { return found }
      guard stream[merge].kind == .sequence else { continue }
      var element = merge + 1
      while element < Int(stream[merge].next) {
        if let found = value(of: name, in: stream.resolved(element), &visited) { return found }
        element = Int(stream[element].next)
      }
    }
    return nil
  }
}
