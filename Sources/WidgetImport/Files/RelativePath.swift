/// Paths from the folder that is imported, as texts without `.` and doubled slashes, and with `..` only at the beginning;
/// the folder itself is empty.
enum RelativePath {
  /// Returns a clean path from one that may hold `.` and `..` anywhere.
  static func clean(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", names.last ?? name != name { names.removeLast() } else { names.append(name) }
    }
    return names.joined(separator: "/")
  }

  /// Returns the path of a file that a path relative to a folder leads to.
  static func join(_ folder: String, _ path: String) -> String { clean(folder + "/" + path) }

  /// Whether a path leads out of the folder that is imported.
  static func leadsOut(_ path: String) -> Bool { path == ".." || path.hasPrefix("../") }

  /// Returns the folder that holds a path; empty for a path without slashes.
  static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the last name of a path.
  static func name(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Returns the last name without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the name of the language folder that holds a path: `fr` of `Widget/fr.lproj/Main.strings`.
  static func language(_ path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
