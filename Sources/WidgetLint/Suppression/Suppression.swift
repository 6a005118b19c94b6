import LintCore
package import YAML

/// A comment that suppresses findings: `# widgetlint:disable-next RULE[, RULE] -- reason`.
package struct Suppression: Sendable {
  /// The part of a file for which a comment suppresses findings.
  package enum Scope: String, Sendable, CaseIterable {
    case next = "disable-next"
    case line = "disable-line"
    case file = "disable-file"
  }

  /// A rule that it names.
  package struct Name: Sendable {
    package let id: String
    /// Its range in the file.
    package let range: Range<Int>
    /// Whether a comma precedes it, so that it is surely meant as a rule.
    let followsComma: Bool
    var isUsed = false
  }

  /// The part of the file in which it suppresses findings; nil if its directive is unknown.
  package let scope: Scope?
  /// The directive as written.
  let directive: String
  /// Its range in the file.
  package let directiveRange: Range<Int>
  /// The rules that it names.
  package internal(set) var names: [Name]
  /// The reason; nil if it gives none.
  let reason: String?
  /// A single dash before what was meant as the reason; nil if there is none.
  let singleDash: Range<Int>?
  /// The comment.
  package let range: Range<Int>
  /// The bytes where a finding must begin to be suppressed.
  package internal(set) var covered: Range<Int>

  /// The place of the first name over the limit; nil if all names were read.
  let excess: Range<Int>?

  /// Reads a comment and as many names as the limit allows; nil if the comment is not a suppression.
  package init?(_ comment: Range<Int>, in stream: YAMLStream, upTo limit: Int = Self.mostNames) {
    let bytes = stream.bytes[comment]
    let text = bytes.drop { $0 == UInt8(ascii: "#") || $0.isBlank }
    guard text.starts(with: Self.marker) else { return nil }
    let rest = text.dropFirst(Self.marker.count)
    let word = rest.prefix { !$0.isBlank }
    directive = String(decoding: word, as: UTF8.self)
    directiveRange = word.startIndex..<word.endIndex
    scope = Scope(rawValue: directive)
    range = comment
    covered = 0..<0
    var list = rest[word.endIndex...]
    var (reason, singleDash): (String?, Range<Int>?)
    if let mark = Self.words(of: list).first(where: { $0.elementsEqual("--".utf8) || Self.isDash($0) }) {
      let text = String(decoding: list[mark.endIndex...], as: UTF8.self).trimmed
      if Self.isDash(mark) {
        singleDash = text.isEmpty ? nil : mark.startIndex..<mark.endIndex
      } else if !text.isEmpty {
        // Clipped, since every finding that it suppresses shows the reason.
        reason = DataValue.clipped(text, to: 2_000)
      }
      list = list[..<mark.startIndex]
    }
    self.reason = reason
    self.singleDash = singleDash
    (names, excess) = Self.names(in: list, upTo: limit)
  }

  /// The most names in all suppressions of a file.
  package static let mostNames = 10_000

  /// Returns the names of a list, and the place of the first one over the limit.
  private static func names(in list: ArraySlice<UInt8>, upTo limit: Int) -> (names: [Name], excess: Range<Int>?) {
    var names: [Name] = []
    var end = list.startIndex
    // Splits off only one word more than the limit: a comment of megabytes has very many.
    for word in list.split(maxSplits: limit + 1, whereSeparator: { $0.isBlank || $0 == UInt8(ascii: ",") }) {
      let range = word.startIndex..<word.endIndex
      guard names.count < limit else { return (names, range) }
      let followsComma = list[end..<range.lowerBound].contains(UInt8(ascii: ","))
      names.append(Name(id: String(decoding: word, as: UTF8.self), range: range, followsComma: followsComma))
      end = range.upperBound
    }
    return (names, nil)
  }

  /// Returns the edit that removes one of several names.
  func removal(ofName index: Int) -> TextEdit {
    index + 1 < names.count
      ? TextEdit(names[index].range.lowerBound..<names[index + 1].range.lowerBound)
      : TextEdit(names[index - 1].range.upperBound..<names[index].range.upperBound)
  }

  /// The text that begins every suppression.
  static let marker = Array("widgetlint:".utf8)

  /// The words of a text, separated by blanks.
  private static func words(of text: ArraySlice<UInt8>) -> some Sequence<ArraySlice<UInt8>> {
    sequence(state: text) { rest in
      let word = rest.drop { $0.isBlank }.prefix { !$0.isBlank }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : word
    }
  }

  /// The single dashes that people type in place of `--`.
  private static let dashes = ["-", "\u{2013}", "\u{2014}"]

  private static func isDash(_ word: ArraySlice<UInt8>) -> Bool { dashes.contains { word.elementsEqual($0.utf8) } }

  /// The number of bytes of dashes at the start of a word.
  static func dashes(before word: String) -> Int {
    word.prefix { dashes.contains(String($0)) }.utf8.count
  }
}
