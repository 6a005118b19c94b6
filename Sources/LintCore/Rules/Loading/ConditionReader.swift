import YAML

/// Reads a condition: an optional path, and predicates that must all hold.
struct ConditionReader {
  let scope: RuleScope

  /// Reads a condition on what stands at a type; a list of conditions asks for all of them.
  func read(_ node: StrictNode, subject: PathType) throws(Finding) -> Condition {
    if node.kind == .sequence { return .all(try conditions(node, subject)) }
    let entries = try node.entries()
    var subject = subject
    var path: Path?
    if let entry = entries.first(where: { $0.name == "path" }) {
      let resolved = try scope.path(entry.value, given: scope.given)
      subject = resolved.type
      path = resolved.path
    }
    var parts: [Condition] = []
    for (name, value) in entries where name != "path" {
      parts.append(try part(name, value, subject))
    }
    guard let first = parts.first else { throw node.fault("the condition asks nothing", help: "add a predicate") }
    let condition = parts.count == 1 ? first : .all(parts)
    return path.map { .at($0, condition) } ?? condition
  }

  private func part(_ name: String, _ node: StrictNode, _ subject: PathType) throws(Finding) -> Condition {
    switch name {
    case "all": return .all(try conditions(node, subject))
    case "any": return .any(try conditions(node, subject))
    case "not": return .not(try read(node, subject: subject))
    default: break
    }
    guard let kind = PredicateKind.all.first(where: { $0.name == name }) else {
      throw node.unknownKey(name, among: ["path", "all", "any", "not"] + PredicateKind.all.map(\.name))
    }
    guard kind.fits(subject) else {
      let field = subject.field == .document ? "the document" : "`\(subject.row.path)`"
      throw node.faultAtKey("\(name) does not fit \(field)", help: "\(name): \(kind.summary)")
    }
    return .test(try kind.read(PredicateReader(node: node, subject: subject, scope: scope)))
  }

  private func conditions(_ node: StrictNode, _ subject: PathType) throws(Finding) -> [Condition] {
    let parts = try node.elements()
    if parts.isEmpty { throw node.fault("the list of conditions is empty") }
    return try parts.map { part throws(Finding) in try read(part, subject: subject) }
  }
}
