/// A type, or an extension of one.
struct TypeDeclaration: Sendable {
  /// The most types that one may inherit from and conform to; more are not looked at.
  static let inheritedLimit = 64

  let name: String
  /// What it inherits from and conforms to.
  let inherited: [String]
  let isExtension: Bool
  /// The index of its file.
  let file: Int
  /// The tokens between its braces.
  let body: Range<Int>
}

/// A method or function.
struct Method: Sendable {
  /// Its name without labels; of Objective-C the first part of the selector.
  let name: String
  /// The labels of its arguments, `_` where there is none; of Objective-C the parts of the selector.
  let labels: [String]
  /// The names of its parameters.
  let parameters: [String]
  /// The type that has it; nil for a function.
  let type: String?
  /// The index of its file.
  let file: Int
  /// The token of `func`, or of the `-` of Objective-C.
  let head: Int
  /// The tokens between its braces.
  let body: Range<Int>
  /// The words before it: `private`, `override`, `@objc`.
  let modifiers: Set<String>

  /// What tells it from all others: files are apart by more tokens than a file has.
  var key: Int { file << 32 | head }
}

/// A property, a global variable or a constant.
struct Variable: Sendable {
  let name: String
  /// The type that has it; nil for a global one.
  let type: String?
  /// The index of its file.
  let file: Int
  /// The token of its name.
  let token: Int
  /// What it is first; empty where nothing is said.
  let value: Range<Int>
  /// What is returned by a variable that is computed.
  let accessor: Range<Int>
  /// Whether it cannot change.
  let isConstant: Bool
}

/// What a file declares.
struct Declarations: Sendable {
  var types: [TypeDeclaration] = []
  var methods: [Method] = []
  var variables: [Variable] = []
}
