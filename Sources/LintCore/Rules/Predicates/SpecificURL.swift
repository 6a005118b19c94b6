/// `specificURL`: a URL says more than which app to open: it has more than a scheme, a colon and slashes.
package struct SpecificURL: Predicate, PredicateTest {
  /// Whether it must be specific.
  package let isExpected: Bool

  /// A test for a specific URL.
  package init(isExpected: Bool) { self.isExpected = isExpected }

  package var name: String { "specificURL" }
  package var setting: String? { isExpected ? nil : "false" }

  package func verdict(of subject: Subject, at frame: Frame, in evaluator: borrowing Evaluator) -> Verdict {
    guard subject.state == .written, subject.value.isURL else { return .unknown }
    let isSpecific = evaluator.withWritten(subject) { url in
      var isBehindColon = false
      for index in url.indices {
        if isBehindColon, url[index] != UInt8(ascii: "/") { return true }
        isBehindColon = isBehindColon || url[index] == UInt8(ascii: ":")
      }
      return false
    }
    return Verdict(isSpecific == isExpected)
  }

  static let kind = PredicateKind(
    name: "specificURL",
    summary: "the URL has more than a scheme, a colon and slashes",
    fits: { $0.form.scalar == .url }
  ) { reader throws(Finding) in
    SpecificURL(isExpected: try reader.flag())
  }
}
