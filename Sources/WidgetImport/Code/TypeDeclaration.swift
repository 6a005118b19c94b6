import YAML

/// A type, or an extension of one.
final class TypeDeclaration: Distinct {
  /// The words that declare a type in Swift.
  static let keywords: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

  let name: String
  /// Its name as it is declared: `Row.Style` of `extension Row.Style`.
  let path: String
  /// The name by which a module knows it, set by ``Declarations``.
  var fullName = ""
  /// The type around it; nil at the top.
  let outer: TypeDeclaration?
  /// The types that it inherits from and conforms to.
  let inherited: [String]
  let isExtension: Bool
  /// The tokens before its braces.
  let header: Code
  /// The tokens between its braces.
  let body: Code

  /// The place of its name.
  let place: SourcePlace

  /// Creates a type from the tokens before its body and those in it; nil if it has no name.
  init?(_ header: Code, _ body: Code, in outer: TypeDeclaration?) {
    (self.header, self.body, self.outer) = (header, body, outer)
    if header.file.isObjectiveC {
      name = header.start[1]
      path = name
      place = header.start.moved(1).place
      let rest = header.dropFirst(2)
      inherited = rest.outer.filter(\.isWord).prefix(Limits.inherited).map(\.text)
      // An implementation or category extends the class that an interface declares.
      isExtension = rest.start.text == "(" || header.start.text == "@implementation"
      return
    }
    guard let keyword = header.outer.first(where: { Self.keywords.contains($0.text) && $0[1] != "func" })
    else { return nil }
    isExtension = keyword.text == "extension"
    var last = keyword.moved(1)
    // `extension SwiftUI.Font` extends `Font`.
    if last[1] == ".", last.isAny("SwiftUI", "UIKit", "Foundation", "Swift") { last = last.moved(2) }
    var path = last.text
    while last[1] == ".", last.moved(2).isWord {
      last = last.moved(2)
      path += "." + last.text
    }
    (name, self.path, place) = (last.text, path, last.place)
    let list = header[last.index + 1..<header.endIndex].parts(around: ":")?.after.outer.prefix { $0.text != "where" }
    inherited = (list ?? []).filter { $0.isWord && $0[1] != "." }.prefix(Limits.inherited).map(\.text)
  }

  /// The name that storyboards and property lists use for it: `@objc(Today) class TodayController`; nil for its own.
  var givenName: String? { header.outer.first { $0.text == "@objc" }?.parenthesized?.words.last }

  /// Whether it is hidden from other files.
  var isPrivate: Bool { header.outer.contains { $0.isAny("private", "fileprivate") } }
}
