/// `specificURL`: a URL says more than which app to open: something other than slashes follows its scheme and colon,
/// and it is not a lone word.
struct SpecificURL: Predicate {
  var name: String { "specificURL" }
  var summary: String { "the URL has more than a scheme with its colon and slashes" }
  var takes: KeyType { .truth() }

  func fits(_ type: PathType) -> Bool { type.form.isURL }

  func read(_ entry: ConditionEntry) throws(Finding) -> Condition { Condition(isExpected: try entry.node.flag()) }

  func verdict(at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard frame.subject.state == .written else { return .unknown }
    let isSpecific = evaluator.withText(of: frame.subject) { url in
      let (slash, colon) = (UInt8(ascii: "/"), UInt8(ascii: ":"))
      let start = url.isEmpty || url[0] == slash ? 0 : (url.indices.first { url[$0] == colon } ?? url.count - 1) + 1
      return url.indices.dropFirst(start).contains { url[$0] != slash }
    }
    return Verdict(isSpecific)
  }
}
