package import YAML

/// Turns the problem that ended the reading of a file into a finding, in plain words if the cause is known.
package enum SyntaxFinding {
  /// The finding for a problem; `table` is the table of a description, and `check` is the rule id for other files.
  package static func finding(
    for problem: YAMLProblem,
    in stream: YAMLStream,
    _ table: FieldTable? = nil,
    check: String? = nil
  ) -> Finding {
    let (id, message, help) = words(for: problem, in: stream, table)
    var related: [Finding.Related] = []
    if case .syntax(_, let context?, let range?) = problem.kind, range != problem.range {
      related = [Finding.Related(message: context, range: range)]
    }
    return Finding(
      rule: check ?? id.rawValue,
      severity: .error,
      message: message,
      help: help,
      range: problem.range,
      document: stream.documents.count + 1,
      related: related
    )
  }

  /// A problem's check, message and advice.
  private typealias Words = (Check, String, String?)

  private static func words(for problem: YAMLProblem, in stream: YAMLStream, _ table: FieldTable?) -> Words {
    func limit(_ message: String, _ help: String? = nil) -> Words { (.limitExceeded, message, help) }
    func syntax(_ message: String, _ help: String?) -> Words { (.yamlSyntax, message, help) }
    switch problem.kind {
    case .syntax(let text, let context, let contextRange):
      let start = contextRange?.lowerBound
      let offset = min(problem.range.lowerBound, stream.sourceCount)
      let cause = ParserFailure(offset: offset, context: start, problem: text, stream: stream, table: table).cause
      return syntax([cause?.message, text, context].compactMap { $0 }.joined(separator: ": "), cause?.help)
    case .invalidUTF8(let byte):
      let code = hex(UInt32(byte), digits: 2)
      return syntax("the byte 0x\(code) is not UTF-8, expected a file in UTF-8", "save the file as UTF-8")
    case .utf16:
      return syntax("the file is UTF-16, expected UTF-8", "save the file as UTF-8")
    case .forbiddenCharacter(let scalar):
      return syntax(
        "the control character U+\(hex(scalar, digits: 4)) is not allowed, expected printable text",
        scalar == 0 ? "the file may not be text at all" : "remove it, or write it as an escape in double quotes"
      )
    case .undefinedAlias(let name):
      let name = DataValue.clipped(name)
      return syntax(
        "the alias *\(name) has no anchor, expected &\(name) before it",
        "quote the value if it is a text that begins with *"
      )
    case .cyclicAlias(let name):
      let name = DataValue.clipped(name)
      return limit("the alias *\(name) is inside the value that it refers to", "write the value out")
    case .over(let what, let most): return limit(words(for: what, most))
    }
  }

  private static func words(for limit: YAMLProblem.Limit, _ most: Int) -> String {
    let followed = "once aliases are followed"
    return switch limit {
    case .bytes: "the file is larger than \(most >> 20) MiB, expected less"
    case .aliasedBytes: "the file has more than \(most >> 20) MiB \(followed), expected less"
    case .depth: "the collections are nested more than \(most) deep, expected less"
    case .aliasedDepth: "the collections are nested more than \(most) deep \(followed), expected less"
    case .tagLines: "the file has more than \(most) lines that begin with %TAG, expected fewer"
    case .aliasedNodes: "the file has more than \(most) nodes \(followed), expected fewer"
    case .documents: "the file has more than \(most) documents, expected fewer"
    }
  }

  private static func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
