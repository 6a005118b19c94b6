extension Description {
  /// The limits of what is read of a description, said of it and written into it.
  package enum Limits {
    /// The findings about a document, and those by rules: a report of more is of no use.
    package static let findings = 6_000
    /// The bytes of a text that a finding shows, since many findings may show the same one.
    static let shownText = 400
    /// The bytes of a value that may be a misspelt word: to look for one takes many passes over it.
    static let hintedText = 1_000
    /// The bytes that a fix writes, since each of many fixes may write them once more.
    static let writtenText = 1_000
  }
}
