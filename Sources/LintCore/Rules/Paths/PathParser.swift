/// Reads a path and resolves it against the table of fields.
package enum PathParser {
  /// The reason why a text is not a path in the description.
  package struct Fault: Error, Equatable {
    /// The fault, in one line.
    package let message: String
    /// The advice; nil if there is none.
    package let help: String?
  }

  /// A path with the type of what it selects.
  package typealias Resolved = (path: Path, type: PathType)

  /// Resolves a path that starts at the document (`$`), at a node of a type (`.`), or at the item that holds it.
  package static func parse(
    _ text: String,
    given: PathType? = nil,
    _ table: FieldTable
  ) throws(Fault) -> Resolved {
    var rest = text[...]
    var origin = Path.Origin.given
    var type = given ?? .document(table)
    if let items = table.guidelines.items, let list = table.items, rest.prefix(while: { $0 != "." }) == "$" + items.noun
    {
      guard given?.isInItem == true else {
        let message = "the path \"\(text)\" starts at the \(items.noun) that holds the given node, and none does"
        throw Fault(message: message, help: "write $.\(items.list)[*] for all \(items.noun)s")
      }
      rest.removeFirst(items.noun.count + 1)
      origin = .item
      type = PathType(table: table, field: list, isElement: true)
    } else if rest.first == "$" {
      rest.removeFirst()
      origin = .document
      type = .document(table)
    } else if given == nil {
      throw Fault(message: "the path \"\(text)\" does not start at the document", help: "begin with $")
    } else if rest.first != ".", rest.first != "[" {
      rest = "." + rest
    }
    var steps: [Path.Step] = []
    while let first = rest.first {
      let step: Path.Step
      switch first {
      case ".":
        rest.removeFirst()
        let name = rest.prefix { $0 != "." && $0 != "[" }
        rest = rest[name.endIndex...]
        if name.isEmpty, rest.isEmpty, steps.isEmpty, origin == .given { continue }
        step = try field(String(name), of: type, in: text)
      case "[":
        guard let end = rest.firstIndex(of: "]") else {
          throw Fault(message: "\"\(text)\" has no closing ]", help: nil)
        }
        step = try selector(rest[rest.index(after: rest.startIndex)..<end], in: text)
        rest = rest[rest.index(after: end)...]
      default:
        throw Fault(message: "the path \"\(text)\" has \"\(first)\" where . or [ is expected", help: nil)
      }
      guard let next = type.stepping(step) else {
        let message = "the path \"\(text)\" takes an element of \(name(type)), which is not a list"
        throw Fault(message: message, help: "a path is made of .name, [*] and [n]")
      }
      steps.append(step)
      type = next
    }
    return (Path(table: table, origin: origin, steps: steps), type)
  }

  private static func selector(_ inner: Substring, in text: String) throws(Fault) -> Path.Step {
    if inner == "*" { return .each }
    if let index = Int(inner), index >= 0 { return .element(index) }
    throw Fault(message: "the path \"\(text)\" has \"[\(inner)]\", expected [*] or a number", help: nil)
  }

  private static func field(_ name: String, of type: PathType, in text: String) throws(Fault) -> Path.Step {
    if type.isUnknown { return .privateField(name) }
    let table = type.table
    let derived = type.isItem ? table.guidelines.derived.map(\.name) : []
    if let number = derived.firstIndex(of: name) { return .derived(number) }
    if name == "*" {
      let meant = text.replacing(".*", with: "[*]")
      throw Fault(message: "the path \"\(text)\" has .* where [*] is expected", help: "write \(meant)")
    }
    let children = table.children(of: type.field)
    let isPrivate = name.hasPrefix("x-")
    if isPrivate, type.isMapping { return .privateField(name) }
    let child = children.first { table[$0].key == name }
    if let child, type.stepping(.field(child)) != nil { return .field(child) }
    if type.isList, type.row.type.element?.isMapping == true,
      isPrivate || child != nil
    {
      let message = "the path \"\(text)\" takes a field of the list \(self.name(type))"
      throw Fault(message: message, help: "write [*].\(name)")
    }
    let names = children.map { table[$0].key } + derived
    let near = NearName.question(to: name, in: names)
    let known = names.isEmpty ? "it holds no fields" : "its fields are \(DataValue.enumerate(names, "and"))"
    let message = "the path \"\(text)\" names \"\(name)\", which is not a field of \(self.name(type))"
    throw Fault(message: message, help: near ?? known)
  }

  private static func name(_ type: PathType) -> String {
    type.field == .document ? "a description" : "`\(type.row.path)\(type.isElement ? "[]" : "")`"
  }
}
