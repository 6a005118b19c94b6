import Foundation
import LintCore
import Testing
import WidgetLint

@Suite("A JSON Schema")
struct SchemaTests {
  private struct Node: Decodable {
    let properties: [String: Node]?
    let items: Box?
    let anyOf: [Node]?
    let description: String?
    let type: OneOrMany?
    let pattern: String?

    /// One type or several.
    struct OneOrMany: Decodable {
      let names: [String]
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        names = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
      }
    }

    final class Box: Decodable {
      let node: Node
      init(from decoder: any Decoder) throws { node = try Node(from: decoder) }
    }

    /// Returns the schema of a property, from whichever alternative has it.
    func property(_ name: String) -> Node? {
      properties?[name] ?? items?.node.property(name) ?? anyOf?.lazy.compactMap { $0.property(name) }.first
    }
  }

  private static func schema(_ name: String) throws -> Node {
    let schema = try #require(JSONSchema.text(name, KnownGuidelines()))
    return try JSONDecoder().decode(Node.self, from: Data(schema.utf8))
  }

  @Test("of descriptions has every field of the table, with its sentence", arguments: BuiltInGuidelines.names)
  func description(_ name: String) throws {
    let root = try Self.schema(name)
    for field in try #require(BuiltInGuidelines.table(of: name)).fields.dropFirst() {
      let names = field.path.replacing("[]", with: "").split(separator: ".").map(String.init)
      let found = names.reduce(Optional(root)) { $0?.property($1) }
      #expect(found?.description == field.summary, "\(field.path)")
    }
  }

  @Test("of rules and configurations has a sentence for every key, however deep", arguments: ["rule", "config"])
  func keys(_ name: String) throws {
    func check(_ node: Node, _ path: String) {
      for (key, value) in node.properties ?? [:] {
        #expect(value.description?.isEmpty == false, "\(path).\(key)")
        // The schema of rules uses the rules' own sentences.
        if key != "rules" { check(value, "\(path).\(key)") }
      }
      if let items = node.items { check(items.node, path) }
      for other in node.anyOf ?? [] { check(other, path) }
    }
    check(try Self.schema(name), name)
  }

  @Test("takes a number in quotes, as the reader does", arguments: ["size: \"7.5\"", "size: \"-1\"", "size: \"x\""])
  func quoted(_ line: String) throws {
    let root = try Self.schema("today")
    let size = ["widgets", "font", "size"].reduce(Optional(root)) { $0?.property($1) }
    let texts = size?.anyOf?.filter { $0.type?.names == ["string"] && $0.pattern?.hasPrefix("^<") == false } ?? []
    let pattern = try Regex(try #require(texts.first?.pattern))
    let value = try #require(line.split(separator: "\"").last)
    let isTaken = try pattern.wholeMatch(in: value) != nil
    #expect(lint("app: {name: A}\nwidgets: [{name: A, font: {\(line)}}]\n").findings.isEmpty == isTaken)
  }

  @Test("has a list for people of what a rule can ask")
  func predicates() {
    for kind in ConditionKinds.all {
      #expect(JSONSchema.predicates.contains("\n\(kind.name)\n    \(kind.summary.filter { $0 != "`" })\n"))
    }
  }

  @Test("is JSON that names its dialect", arguments: JSONSchema.names + BuiltInGuidelines.names)
  func dialect(_ name: String) throws {
    let schema = try #require(JSONSchema.text(name, KnownGuidelines()))
    let head = try JSONDecoder().decode(Head.self, from: Data(schema.utf8))
    #expect(head.schema == "https://json-schema.org/draft/2020-12/schema" && head.type == "object")
  }

  private struct Head: Decodable {
    enum CodingKeys: String, CodingKey { case schema = "$schema", type }
    let schema, type: String
  }
}
