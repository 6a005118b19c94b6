/// Why nothing is imported.
package struct ImportFailure: Error, Sendable {
  /// The reason in words.
  package let message: String
  /// What there is to choose from.
  package let choices: [String]

  init(_ message: String, choices: [String] = []) {
    self.message = message
    self.choices = choices
  }
}
