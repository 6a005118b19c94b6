/// `specificURL`: a URL does more than name the app to open: it is more than a scheme, a colon and slashes, and not a
/// word.
struct SpecificURL: Predicate {
  var name: String { "specificURL" }
  var summary: String { "the URL has more than a scheme with its colon and slashes" }

  func fits(_ type: PathType) -> Bool { type.form.isURL }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(isExpected: try entry.node.flag()) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    let isSpecific = evaluator.withText(of: frame.subject) { url in
      let text = String(url).utf8
      let rest = text.starts(with: "/".utf8) ? text[...] : text.drop { $0 != UInt8(ascii: ":") }.dropFirst()
      return rest.contains { $0 != UInt8(ascii: "/") }
    }
    return Verdict(isSpecific)
  }
}
