package import YAML

/// Turns what ended the reading of a file into a finding, in plain words where the cause is known.
package enum SyntaxFinding {
  /// The finding for a problem; `check` replaces the id, for files that are no descriptions.
  package static func finding(for problem: YAMLProblem, in stream: YAMLStream, check: String? = nil) -> Finding {
    let (id, message, help) = words(for: problem, in: stream)
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

  private static func words(
    for problem: YAMLProblem,
    in stream: YAMLStream
  ) -> (Check, String, String?) {
    switch problem.kind {
    case .syntax(let text, let context, let contextRange):
      let cause = SyntaxCause(problem.range.lowerBound, context: contextRange?.lowerBound, text, in: stream)
      let message = [cause?.message, text, context].compactMap { $0 }.joined(separator: ": ")
      return (.yamlSyntax, message, cause?.help)
    case .invalidUTF8(let byte):
      let code = hex(UInt32(byte), digits: 2)
      return (.yamlSyntax, "the byte 0x\(code) is not UTF-8, expected a file in UTF-8", "save the file as UTF-8")
    case .otherEncoding(let name):
      return (.yamlSyntax, "the file is \(name), expected UTF-8", "save the file as UTF-8")
    case .forbiddenCharacter(let scalar):
      let code = hex(scalar, digits: 4)
      return (
        .yamlSyntax, "the control character U+\(code) is not allowed, expected printable text",
        scalar == 0 ? "the file may be no text at all" : "remove it, or write it as an escape in double quotes"
      )
    case .undefinedAlias(let name):
      let name = DataValue.clipped(name)
      return (
        .yamlSyntax, "the alias *\(name) has no anchor, expected &\(name) before it",
        "quote the value if it is a text that begins with *"
      )
    case .cyclicAlias(let name):
      let name = DataValue.clipped(name)
      return (.limitExceeded, "the alias *\(name) is inside the value that it refers to", "write the value out")
    case .tooLarge(let limit):
      return (.limitExceeded, "the file is larger than \(limit / 1024 / 1024) MiB, expected less", nil)
    case .tooLargeByAliases(let limit):
      return (
        .limitExceeded, "the file has more than \(limit / 1024 / 1024) MiB once aliases are followed, expected less",
        nil
      )
    case .tooDeep(let limit):
      return (.limitExceeded, "the collections are nested more than \(limit) deep, expected less", nil)
    case .tooDeepByAliases(let limit):
      return (
        .limitExceeded, "the collections are nested more than \(limit) deep once aliases are followed, expected less",
        nil
      )
    case .tooManyTagLines(let limit):
      return (.limitExceeded, "the file has more than \(limit) lines that begin with %TAG, expected fewer", nil)
    case .tooManyNodes(let limit):
      return (
        .limitExceeded, "the file has more than \(limit) nodes once aliases are followed, expected less", nil
      )
    case .tooManyDocuments(let limit):
      return (.limitExceeded, "the file has more than \(limit) documents, expected fewer", nil)
    }
  }

  private static func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
