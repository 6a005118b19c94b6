/// The steps that are left of a limit, shared by all who take some.
final class Steps {
  var left: Int

  init(_ count: Int) { left = count }

  /// Takes a step; false if there were too many.
  func take() -> Bool {
    left -= 1
    return left >= 0
  }
}
