/// A path, made ready once for all the patterns that look at it.
struct GlobPath {
  /// The characters of its names.
  let names: [[Character]]
  /// It and the folders above it, as patterns without wildcards name them.
  let places: [String]

  /// A path with slashes.
  init(_ path: String) {
    let names = Self.names(path[...]).map { String($0) }
    self.names = names.map { Array($0) }
    var place = ""
    places = names.map { name in
      place += place.isEmpty ? name : "/" + name
      return place
    }
  }

  /// The names of a path; a slash parts names whatever mark is after it.
  static func names(_ path: Substring) -> [Substring] {
    path.unicodeScalars.split(separator: "/").map { Substring($0) }
  }

  /// A path as it is written, in the form of `places`.
  static func place(_ path: String) -> String {
    names(path.hasPrefix("./") ? path.dropFirst(2) : path[...]).joined(separator: "/")
  }
}
