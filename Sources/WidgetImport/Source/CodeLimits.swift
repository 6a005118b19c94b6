/// How much of a target's code is looked at, so that every search stays linear in the code.
enum CodeLimits {
  /// The largest file, in bytes.
  static let fileSize = 4 << 20
  /// The tokens of all files together.
  static let tokens = 4_000_000
  /// The bytes of a directive's condition.
  static let condition = 2_000
  /// The tokens of an expression without what is in brackets; a longer one tells nothing.
  static let expression = 500
  /// The tokens of an expression whose value is looked for: expressions in each other are looked at again and again.
  static let value = 1_000
  /// The names that are followed from one to the next.
  static let names = 8
  /// The tokens before a block's brace that tell what the block is.
  static let header = 2_000
  /// The tokens before the braces of the blocks that tell when a token runs.
  static let conditions = 2_000
  /// The blocks around a token.
  static let blocks = 500
  /// The blocks of one chain of `if` and `else`, and the labels of a switch.
  static let branches = 64
  /// The declarations of one name of which the visible one is looked for.
  static let declarations = 200
  /// The assignments of one name whose values are looked at.
  static let assignments = 64
  /// The tokens between a value and what it is given to.
  static let argument = 60
  /// The tokens of a selector.
  static let selector = 100
  /// The types that one inherits from and conforms to, and those that inherit in turn.
  static let inherited = 64
  /// The tokens of a method for display modes: all blocks before each height are looked at.
  static let displayMode = 4_000
  /// The parts of a height that are looked at for what follows the content.
  static let heightParts = 32
  /// The assignments of the display mode whose guards are looked at.
  static let guards = 32
  /// The methods that a tap goes through before it opens something.
  static let callDepth = 4
  /// The calls that are followed from one method.
  static let calls = 4_000
  /// The titles that a button is given and the methods that it calls; of more nothing can be told.
  static let buttonChanges = 16
}
