/// The way out of a mistake: in words and, where one text is meant, as that text.
package struct Hint {
  /// The advice.
  let text: String
  /// The text to write instead; nil if people decide.
  var replacement: String?
  /// Whether the replacement surely means the same.
  var isSafe = false
  /// Whether the replacement is a collection between brackets, not a scalar's text.
  var isCollection = false

  /// A name that was meant.
  static func didYouMean(_ name: String, _ reason: String = "") -> Hint {
    Hint(text: NearName.question(name, reason), replacement: name)
  }

  /// A value to write.
  static func write(_ value: String, _ reason: String = "", isSafe: Bool = false) -> Hint {
    Hint(text: "write \(value)\(reason)", replacement: value, isSafe: isSafe)
  }
}
