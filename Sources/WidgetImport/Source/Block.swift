/// A part of a file that runs as one: the code in braces, after a label of a switch, or of a branch without braces.
struct Block: Sendable {
  enum Kind: Sendable {
    case file, type, method
    /// After `if` and `else if`.
    case conditional
    /// After `else`.
    case alternative
    /// After `guard`.
    case guarding
    case loop, selection
    /// After `case` or `default`.
    case label
    /// A closure, an accessor, a nested function, a list.
    case other
  }

  let kind: Kind
  /// The index of the block around it; the file is its own.
  let parent: Int
  /// The tokens that lead to it, from the start of its statement or the block before: `if x`, `else`, `case .a:`.
  let header: Range<Int>
  /// The tokens in it.
  var body: Range<Int>
  let isBraced: Bool
  /// The block to which its `else` belongs, or the label before it.
  let previous: Int?
  /// Whether it holds a `return`.
  var returns = false
  /// The last block in braces directly in it that returns.
  var lastReturning: Int?
  /// The block before it in the same block that returns, if it returns itself.
  var earlierReturning: Int?
}

/// The names that a file declares and assigns, each with its tokens in order.
struct CodeNames: Sendable {
  /// The local names after `let` or `var`, in Objective-C with a value after a type.
  var declared: [String: [Int]] = [:]
  /// The names, perhaps after `self.`, that get another value than that of their declaration.
  var assigned: [String: [Int]] = [:]
}
