import LintCore
import Testing
import WidgetLint
import YAML

@testable import WidgetLintServer

/// Compares the path of keys to the cursor in half-typed texts with the one in the whole text's tree.
struct KeyPathAtCursorTests {
  private static let examples = Golden.descriptions(below: "examples")

  /// A key or value, and its path in the tree.
  private struct Word {
    let range: Range<Int>
    let field: String
    let isElement: Bool
    let pointer: String
  }

  /// Returns the keys and scalar values that a text contains literally.
  private static func words(_ bytes: [UInt8]) -> [Word] {
    let stream = YAMLStream(bytes)
    var words: [Word] = []
    for number in stream.documents.indices {
      let name = DescriptionReader.guidelines(of: number + 1, in: stream)
      let table = name.flatMap(BuiltInGuidelines.table) ?? BuiltInGuidelines.table
      let description = DescriptionReader.read(stream, document: number + 1, table)
      for index in description.nodes.indices where !description[index].source.isDistant {
        let node = description[index]
        func add(_ yaml: Int) {
          guard stream[yaml].kind == .scalar, !stream[yaml].range.isEmpty else { return }
          // Skips private keys, which mean nothing to an editor, like everything below them.
          if description.pointer(to: index).contains("/x-") { return }
          words.append(
            Word(
              range: stream[yaml].range,
              field: table[node.field].path,
              isElement: node.isElement,
              pointer: description.pointer(to: index)
            )
          )
        }
        node.source.key.map(add)
        add(node.source.value)
      }
    }
    return words
  }

  /// Whether the word has the same path in a text.
  private static func isFound(_ word: Word, in bytes: [UInt8]) -> Bool {
    let check = DocumentCheck(uri: DocumentURI("untitled:"), text: DocumentText(bytes, .utf8), kind: .description)
    guard let tree = ReadableText.tree(of: bytes, around: word.range.lowerBound),
      let found = TreeWord(in: tree, at: word.range.lowerBound),
      let place = KeyPlace(check, found).place(found.steps)?.fields.first
    else { return false }
    let named = found.isKey ? place : place.named(by: found, isLast: found.range.upperBound == bytes.count)
    return named.row.path == word.field && named.type.isElement == word.isElement
  }

  @Test func `There are words to find the way to`() throws {
    #expect(try Self.examples.map { try Self.words(Golden.bytes(of: $0)).count }.reduce(0, +) > 500)
  }

  @Test(arguments: examples)
  func `The way to each key and value is the parse's in a whole text`(_ path: String) throws {
    let bytes = try Golden.bytes(of: path)
    for word in Self.words(bytes) {
      #expect(Self.isFound(word, in: bytes), "\(word.pointer)")
    }
  }

  @Test(arguments: examples)
  func `The way is the same in a text that ends after the word`(_ path: String) throws {
    let bytes = try Golden.bytes(of: path)
    for word in Self.words(bytes) {
      #expect(Self.isFound(word, in: Array(bytes[..<word.range.upperBound])), "\(word.pointer)")
    }
  }

  @Test(
    arguments: examples,
    ["  - name: \"Maps", "    grid: {items: [", "  bad\n      : [", "\t\tgrid: x", "'", "} ]"]
  )
  func `The way is the same above a line that is no YAML`(_ path: String, _ line: String) throws {
    let bytes = try Golden.bytes(of: path)
    for word in Self.words(bytes) {
      let end = bytes[word.range.upperBound...].firstIndex(of: 0x0A) ?? bytes.endIndex
      let broken = Array(bytes[..<end]) + Array("\n\(line)".utf8) + bytes[end...]
      #expect(Self.isFound(word, in: broken), "\(word.pointer)")
    }
  }
}
