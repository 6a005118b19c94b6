package import YAML

/// A comment that suppresses findings: `# widgetlint:disable-next RULE[, RULE] -- reason`.
package struct Suppression: Sendable {
  /// What a comment suppresses.
  package enum Scope: String, Sendable, CaseIterable {
    case next = "disable-next"
    case line = "disable-line"
    case file = "disable-file"
  }

  /// A rule that it names.
  package struct Name: Sendable {
    /// The id.
    package let id: String
    /// Where it is written.
    package let range: Range<Int>
    var isUsed = false
  }

  /// What it suppresses; nil where its directive is none.
  package let scope: Scope?
  /// The directive as it is written.
  package let directive: String
  /// The rules that it names.
  package internal(set) var names: [Name]
  /// Why; nil where it does not say.
  let reason: String?
  /// The comment.
  package let range: Range<Int>
  /// The bytes in which a finding must begin.
  package internal(set) var covered: Range<Int>

  /// Reads a comment; nil where it is none of these.
  package init?(_ comment: YAMLComment, in stream: YAMLStream) {
    let bytes = stream.bytes[comment.range]
    let text = bytes.drop { $0 == UInt8(ascii: "#") || $0.isBlank }
    guard text.starts(with: Self.marker) else { return nil }
    let rest = text.dropFirst(Self.marker.count)
    let word = rest.prefix { !$0.isBlank }
    directive = String(decoding: word, as: UTF8.self)
    scope = Scope(rawValue: directive)
    range = comment.range
    covered = 0..<0
    var list = rest[word.endIndex...]
    var reason: String?
    if let dashes = Self.dashes(in: list) {
      let text = String(decoding: list[(dashes + 2)...], as: UTF8.self)
      let trimmed = text.drop(while: \.isWhitespace)
      reason = trimmed.isEmpty ? nil : String(trimmed.reversed().drop(while: \.isWhitespace).reversed())
      list = list[..<dashes]
    }
    self.reason = reason
    names = list.split { $0.isBlank || $0 == UInt8(ascii: ",") }.map {
      Name(id: String(decoding: $0, as: UTF8.self), range: $0.startIndex..<$0.endIndex)
    }
  }

  /// The edit that takes one of several names out of the list.
  func removal(ofName index: Int) -> TextEdit {
    index + 1 < names.count
      ? TextEdit(names[index].range.lowerBound..<names[index + 1].range.lowerBound)
      : TextEdit(names[index - 1].range.upperBound..<names[index].range.upperBound)
  }

  /// What every suppression begins with.
  static let marker = Array("widgetlint:".utf8)

  /// Where `--` stands as a word of its own.
  private static func dashes(in list: ArraySlice<UInt8>) -> Int? {
    list.indices.first { index in
      let dash = UInt8(ascii: "-")
      guard list[index] == dash, index + 1 < list.endIndex, list[index + 1] == dash else { return false }
      return (index == list.startIndex || list[index - 1].isBlank)
        && (index + 2 == list.endIndex || list[index + 2].isBlank)
    }
  }
}
