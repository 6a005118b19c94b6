/// Why a value is not edited.
package enum EditObstacle: String, Error {
  /// It is reached through an alias or a merge key.
  case distant = "no fix changes a value through an alias or a merge key: change it where it is written"
  /// It, or something in it, has an anchor whose aliases would change along.
  case shared = "no fix changes a value that an alias takes elsewhere too: change it by hand"
  /// It has a tag, which says what may be there.
  case tagged = "no fix changes a value with a tag: change it by hand"
  /// The text to write is longer than anybody would want to have written for them.
  case long = "no fix writes a text as long as that: change it by hand"
  /// It is written in a way that no edit is known for.
  case layout = "no fix is known for the way that it is written: change it by hand"

  /// The reason, as a finding gives it.
  package var reason: String { rawValue }
}
