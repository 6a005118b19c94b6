/// The calls of some code, which give values to parameters and properties.
protocol GivingCalls: AnyObject {
  /// The arguments for a parameter of its function or a property of its view; nil for other names, or if none is given.
  func given(_ name: Cursor, _ expression: CodeExpression) -> [CodeExpression]?
  /// Whether any of them gives a property a value.
  func isGiven(_ property: FoundMember) -> Bool
}
